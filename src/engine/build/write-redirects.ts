import { withBase } from '../../core/address/href.ts';
import type { Place } from '../../core/diagnostic/diagnostic.ts';
import { pageLanguage } from '../../core/navigation/page-language.ts';
import { formatRedirectPage } from '../../core/publish/redirect-page.ts';
import { resolveRedirects, type SiteRedirect } from '../../core/publish/redirects.ts';
import type { LoadedSite } from '../../node/loaded-site.ts';
import type { SiteFiles } from '../../node/output/site-files.ts';

type RedirectingSite = Pick<LoadedSite, 'site' | 'locate'>;

/**
 * Writes a page for each redirect, so that it works on a host without support for redirects. Call this
 * after all other files are written: each of them takes precedence over a redirect.
 */
export function writeRedirects(loaded: RedirectingSite, files: SiteFiles): void {
  const { site } = loaded;
  for (const redirect of resolveRedirects(site)) {
    const { source, destination, origin } = redirect;
    const path = `${source}/index.html`;
    // Nobody asked for the redirect of a folder, so nobody misses it.
    if (origin.kind === 'folder' && files.isTaken(path)) continue;
    const content = formatRedirectPage(site, {
      url: withBase(site.base, destination),
      language: pageLanguage(site, origin.kind === 'folder' ? origin.page : undefined),
    });
    files.write({ path, content, requestedBy: placeOf(redirect, loaded), isRedirect: true });
  }
}

function placeOf({ origin }: SiteRedirect, { locate }: RedirectingSite): Place {
  if (origin.kind === 'folder') return { file: origin.page.file };
  return locate(['redirects', origin.rank, 'source']);
}
