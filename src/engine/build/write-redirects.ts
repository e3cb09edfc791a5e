import { withBase } from '../../core/address/href.ts';
import type { Place } from '../../core/diagnostic/diagnostic.ts';
import { escapeMarkup } from '../../core/html/escape-markup.ts';
import { formatPolicy } from '../../core/policy/policy.ts';
import { resolveRedirects, type SiteRedirect } from '../../core/publish/redirects.ts';
import type { LoadedSite } from '../../node/load-site.ts';
import type { SiteFiles } from '../../node/output/site-files.ts';

type RedirectingSite = Pick<LoadedSite, 'site' | 'locate'>;

/**
 * Writes a page for each redirect, so that it works on a host that knows nothing of redirects. Call
 * it when all other files are written: each of them goes before a redirect.
 */
export function writeRedirects(loaded: RedirectingSite, files: SiteFiles): void {
  const { base, config } = loaded.site;
  for (const redirect of resolveRedirects(loaded.site)) {
    const { source, destination, origin } = redirect;
    const path = `${source}/index.html`;
    // Nobody asked for that of a folder, so nobody misses it.
    if (origin.kind === 'folder' && files.has(path)) continue;
    const content = formatRedirectPage(withBase(base, destination), config.lang);
    files.write({ path, content, askedBy: placeOf(redirect, loaded) });
  }
}

function placeOf({ origin }: SiteRedirect, { locate }: RedirectingSite): Place {
  if (origin.kind === 'folder') return { file: origin.page.file };
  return locate(['redirects', origin.rank, 'source']);
}

/** The stub loads nothing, whatever the address is that it leads to. */
const POLICY = formatPolicy({ 'default-src': [], 'base-uri': [], 'form-action': [] });

function formatRedirectPage(url: string, lang: string): string {
  const target = escapeMarkup(url);
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${POLICY}">
<title>Moved</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${target}">
<link rel="canonical" href="${target}">
</head>
<body><p>This page is at <a href="${target}">${target}</a>.</p></body>
</html>
`;
}
