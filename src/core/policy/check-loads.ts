/** Files of other hosts that a page asks for, and that the policy of pages keeps it from loading. */
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
 * What of all that a page asks of other hosts may be loaded only where the project says so, by whole addresses. A
 * script that is data of its own is no link to anything, which is told of all such links.
 */
export function listLoads(embeds: readonly Embed[]): readonly PageLoad[] {
  return embeds.flatMap(({ kind, url: written }) => {
    const url = written.replace(/^\/\//, 'https://');
    const isLoad = kind === 'style' || kind === 'font' || kind === 'script';
    return isLoad && isWebUrl(url) ? { kind, url } : [];
  });
}

/** What tells where a file has an address; undefined where it has not. */
type FindAddress = (use: { readonly file: string; readonly url: string }) => Position | undefined;

interface LoadsCheck {
  readonly site: PolicySite & {
    /** Where the site is published, whose own files may be named by whole addresses. */
    readonly url?: string;
  };
  readonly pages: readonly { readonly file: string; readonly loads: readonly PageLoad[] }[];
  /** Files that pages show parts of, or run. */
  readonly parts: readonly string[];
  readonly find: FindAddress;
}

/** Each is told where the page has its address, or the first part that has it. */
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

/** Parts are read once for an address, however many pages show the part that has it. */
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

/** Authors may leave the scheme out. */
function findIn(file: string, url: string, find: FindAddress): Place | undefined {
  const position = find({ file, url }) ?? find({ file, url: url.replace(/^https:/, '') });
  return position && { file, position };
}
