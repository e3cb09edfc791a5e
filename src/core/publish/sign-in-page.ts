/**
 * Where providers send readers back to who sign in from a playground. It hands what they are told to
 * the page that is waiting for it, in another window of the same site, and closes itself.
 */
import { formatPolicy, SELF } from '../policy/policy.ts';
import type { Site } from '../site.ts';

/** From the site's root, without leading slash. Providers know it: it never changes. */
export const SIGN_IN_PAGE = '_lectern/sign-in.html';
const SIGN_IN_SCRIPT = '_lectern/sign-in.js';

const POLICY = formatPolicy({
  'default-src': [],
  'script-src': [SELF],
  'base-uri': [],
  'form-action': [],
});

/** Whether an API of the site gives tokens to who signs in. */
export function signsIn({ references }: Pick<Site, 'references'>): boolean {
  return references.documents.some(({ info }) =>
    info.schemes.some(({ kind }) => kind === 'oauth2'),
  );
}

/** By path from the site's root, without leading slash. */
export const signInFiles: Readonly<Record<string, string>> = {
  [SIGN_IN_PAGE]: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Signing in</title>
<script src="sign-in.js"></script>
</head>
<body>
<main>
<h1>You are back</h1>
<p>Close this window to go on.</p>
</main>
</body>
</html>
`,
  // The channel is that of client/playground/auth/oauth.ts. The code leaves the address at once.
  [SIGN_IN_SCRIPT]: `const told = location.search;
history.replaceState(null, '', location.pathname);
new BroadcastChannel('lectern-oauth').postMessage(told);
close();
`,
};
