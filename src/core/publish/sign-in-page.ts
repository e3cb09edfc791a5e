/**
 * The page that OAuth providers redirect to after a reader has signed in from a playground. It passes the
 * provider's answer to the page that is waiting for it, in another window of the same site, and closes
 * itself.
 */
import { formatPolicy, SELF } from '../policy/policy.ts';
import { escapeMarkup } from '../html/escape-markup.ts';
import { textDirection } from '../config/keys/language.ts';
import { siteWords } from '../language/languages/wording-of.ts';
import type { Words } from '../language/wording.ts';
import { shownDocuments } from '../reference/document/download.ts';
import type { Site } from '../site.ts';

/** From the site's root, without a leading slash. It never changes, because providers have it registered. */
export const SIGN_IN_PAGE = '_lectern/sign-in.html';
const SIGN_IN_SCRIPT = '_lectern/sign-in.js';

const POLICY = formatPolicy({
  'default-src': [],
  'script-src': [SELF],
  'base-uri': [],
  'form-action': [],
});

/** Whether an API that pages show gives tokens to readers who sign in. */
export function signsIn(site: Pick<Site, 'references' | 'pages'>): boolean {
  return shownDocuments(site).some(({ info }) =>
    info.schemes.some(({ kind }) => kind === 'oauth2'),
  );
}

/** Returns the files by path from the site's root, without a leading slash. */
export function signInFiles({ config }: Pick<Site, 'config'>): Readonly<Record<string, string>> {
  const { lang, words } = siteWords(config, config.lang);
  return { [SIGN_IN_PAGE]: formatPage(lang, words), [SIGN_IN_SCRIPT]: SCRIPT };
}

function formatPage(lang: string, words: Words): string {
  return `<!doctype html>
<html lang="${lang}" dir="${textDirection(lang)}">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(words.signingIn)}</title>
<script src="sign-in.js"></script>
</head>
<body>
<main>
<h1>${escapeMarkup(words.signedInBack)}</h1>
<p>${escapeMarkup(words.closeWindow)}</p>
</main>
</body>
</html>
`;
}

// The channel is that of client/playground/auth/oauth.ts. The code leaves the address immediately.
const SCRIPT = `const query = location.search;
history.replaceState(null, '', location.pathname);
new BroadcastChannel('lectern-oauth').postMessage(query);
close();
`;
