import type { Config } from '../config/config.ts';
import type { Bars } from '../config/bars.ts';
import type { ConfigTree } from '../config/config-tree.ts';
import { toWrittenPath } from '../config/newer/written-path.ts';
import { decodeReferences } from '../html/references.ts';
import { listInlineLinks } from '../text/inline-links.ts';
import type { DataPath } from '../text/source-tree.ts';

/** An address in docs.json, and its path. */
export interface ConfigLink {
  readonly value: string;
  readonly path: DataPath;
}

/** An address that may be absent. */
interface GivenLink {
  readonly value: string | undefined;
  readonly path: DataPath;
}

/** Lists the links around pages. Links of tabs and anchors are resolved with the navigation. */
export function listConfigLinks(config: Config): readonly ConfigLink[] {
  const { logo, versions, redirects, errors } = config;
  const given = [
    { value: logo?.href, path: ['logo', 'href'] },
    ...linksOfBars(config),
    ...urlsOf(versions, 'versions'),
    ...linksInText(errors['404'].description, 'errors', '404', 'description'),
    ...linksOfActions(config),
    ...(config.tree === undefined ? [] : linksOf(config.tree)),
    ...redirects.map(({ destination }, rank) => ({
      value: /:\w|\*/.test(destination) ? undefined : destination,
      path: ['redirects', rank, 'destination'],
    })),
  ];
  return given.flatMap(({ value, path }) => (value === undefined ? [] : { value, path }));
}

/** Lists the links in the bars of a site or a language, with their paths in the older format. */
function linksOfBars(bars: Partial<Bars>): GivenLink[] {
  const { topbarLinks = [], topbarCtaButton, footer, footerSocials = [], banner } = bars;
  return [
    ...urlsOf(topbarLinks, 'topbarLinks'),
    { value: topbarCtaButton?.url, path: ['topbarCtaButton', 'url'] },
    ...(footer?.links ?? []).flatMap(({ links }, rank) =>
      urlsOf(links, 'footer', 'links', rank, 'links'),
    ),
    ...urlsOf(footerSocials, 'footerSocials'),
    ...linksInText(banner?.content, 'banner', 'content'),
  ];
}

function linksInText(text: string | undefined, ...path: DataPath): GivenLink[] {
  return listInlineLinks(text ?? '').map((url) => ({ value: decodeReferences(url), path }));
}

/**
 * Lists the site paths that page actions link to. Paths with `$` contain placeholders that depend on the
 * page.
 */
function linksOfActions({ contextual }: Pick<Config, 'contextual'>): GivenLink[] {
  return contextual.options.flatMap((option, rank) => {
    if (typeof option === 'string') return [];
    const { href } = option;
    const path = ['contextual', 'options', rank, 'href'];
    const link =
      typeof href === 'string'
        ? { value: href, path }
        : { value: href.base, path: [...path, 'base'] };
    return link.value.startsWith('/') && !link.value.includes('$') ? link : [];
  });
}

function urlsOf(items: readonly { readonly url?: string }[], ...path: DataPath): GivenLink[] {
  return items.map(({ url }, rank) => ({ value: url, path: [...path, rank, 'url'] }));
}

/** Lists the addresses that branches of the newer format link to. */
function linksOf({ branches, globals }: ConfigTree): GivenLink[] {
  return [...branches, ...globals].flatMap((branch) => [
    { value: branch.href, path: [...branch.at, 'href'] },
    ...linksOfBars(branch.bars ?? {}).map(({ value, path }) => ({
      value,
      path: [...branch.at, ...toWrittenPath(path)],
    })),
    ...linksOf(branch),
  ]);
}
