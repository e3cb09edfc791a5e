import type { Config } from '../config/config.ts';
import type { ConfigTree } from '../config/config-tree.ts';
import type { DataPath } from '../text/source-tree.ts';

/** An address in docs.json, and where it stands. */
export interface ConfigLink {
  readonly value: string;
  readonly path: DataPath;
}

/** Links of the chrome; tabs and anchors are looked up with the navigation. */
export function listConfigLinks(config: Config): readonly ConfigLink[] {
  const { logo, topbarLinks, topbarCtaButton, footer, footerSocials, versions, redirects } = config;
  const urlsOf = (items: readonly { readonly url?: string }[], ...path: DataPath) =>
    items.map(({ url }, rank) => ({ value: url, path: [...path, rank, 'url'] }));
  const given = [
    { value: logo?.href, path: ['logo', 'href'] },
    ...urlsOf(topbarLinks, 'topbarLinks'),
    { value: topbarCtaButton?.url, path: ['topbarCtaButton', 'url'] },
    ...footer.links.flatMap(({ links }, rank) => urlsOf(links, 'footer', 'links', rank, 'links')),
    ...urlsOf(footerSocials, 'footerSocials'),
    ...urlsOf(versions, 'versions'),
    ...(config.tree === undefined ? [] : linksOf(config.tree)),
    ...redirects.map(({ destination }, rank) => ({
      value: /[:*]/.test(destination) ? undefined : destination,
      path: ['redirects', rank, 'destination'],
    })),
  ];
  return given.flatMap(({ value, path }) => (value === undefined ? [] : { value, path }));
}

/** Addresses that branches of the newer format lead to. */
function linksOf({
  branches,
  globals,
}: ConfigTree): { value: string | undefined; path: DataPath }[] {
  return [...branches, ...globals].flatMap((branch) => [
    { value: branch.href, path: [...branch.at, 'href'] },
    ...linksOf(branch),
  ]);
}
