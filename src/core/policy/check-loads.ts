/** Checks the files of other hosts that a page requests and that the policy of pages blocks. */
import { isWebUrl } from '../address/link.ts';
import { parseOrigin } from '../address/origin.ts';
import type { Diagnostic, Place } from '../diagnostic/diagnostic.ts';
import { getOrMake } from '../text/get-or-make.ts';
import type { Position } from '../text/source-file.ts';
import { diagnoseLoad, type PageLoad } from './load-entries.ts';
import type { Embed } from './page-policy.ts';
import { type Directive, joinPolicies, originSources } from './policy.ts';
import { allowsHost, type PolicySite, sitePolicies } from './site-policies.ts';

const DIRECTIVES: Readonly<Record<PageLoad['kind'], Directive>> = {
  style: 'style-src',
  font: 'font-src',
  script: 'script-src',
};

/**
 * Lists the requested files of other hosts that load only if the project allows it, with complete
 * addresses. A script in a `data:` URL is not one of them: it is reported with all unsafe links.
 */
export function listLoads(embeds: readonly Embed[]): readonly PageLoad[] {
  return embeds.flatMap(({ kind, url: written }) => {
    const url = written.replace(/^\/\//, 'https://');
    const isLoad = kind === 'style' || kind === 'font' || kind === 'script';
    return isLoad && isWebUrl(url) ? { kind, url } : [];
  });
}

/** Finds where a file contains an address; undefined if it does not. */
type FindAddress = (use: { readonly file: string; readonly url: string }) => Position | undefined;

interface LoadsCheck {
  readonly site: PolicySite & {
    /** Where the site is published: pages can refer to its own files by complete addresses. */
    readonly url?: string;
  };
  readonly pages: readonly { readonly file: string; readonly loads: readonly PageLoad[] }[];
  /** Files that pages show parts of, or run. */
  readonly parts: readonly string[];
  readonly find: FindAddress;
}

/** Reports each blocked file where the page contains its address, or at the first part that contains it. */
export function checkLoads(check: LoadsCheck): Diagnostic[] {
  const policy = joinPolicies(sitePolicies(check.site));
  const own = originSources([parseOrigin(check.site.url ?? '')]);
  const isAllowed = ({ kind, url }: PageLoad) =>
    allowsHost([...own, ...(policy[DIRECTIVES[kind]] ?? [])], url);
  const findInParts = partFinder(check);
  return check.pages.flatMap(({ file, loads }) =>
    loads
      .filter((load) => !isAllowed(load))
      .map((load) => {
        const place = findIn(file, load.url, check.find) ?? findInParts(load.url) ?? { file };
        return diagnoseLoad('link/refused-file', load, place);
      }),
  );
}

/** Searches the parts once for each address, however many pages show the part that contains it. */
function partFinder({ parts, find }: LoadsCheck): (url: string) => Place | undefined {
  const places = new Map<string, Place | undefined>();
  const search = (url: string): Place | undefined => {
    for (const file of parts) {
      const place = findIn(file, url, find);
      if (place !== undefined) return place;
    }
    return undefined;
  };
  return (url) => getOrMake(places, url, () => search(url));
}

/** Finds an address in a file, where authors can have left out its scheme. */
function findIn(file: string, url: string, find: FindAddress): Place | undefined {
  const position = find({ file, url }) ?? find({ file, url: url.replace(/^https:/, '') });
  return position && { file, position };
}
