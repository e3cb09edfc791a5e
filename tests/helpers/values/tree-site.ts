import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import { pageView } from '../../../src/core/navigation/page-view.ts';
import { resolveNavigation } from '../../../src/core/navigation/resolve/resolve-navigation.ts';
import { buildPages } from '../../../src/core/pages/build-pages.ts';
import { diagnosticText } from '../mistakes/diagnostic-text.ts';
import { outline } from './small-site.ts';

/**
 * Makes a site whose docs.json is in the newer format. `pages` are slugs, or slugs with their front matter:
 * `'a'`, `'b: hidden: true'`.
 */
export function treeSite(navigation: object, pages: readonly string[], more: object = {}) {
  const text = JSON.stringify({ name: 'Acme', navigation, ...more });
  const { config, locate, diagnostics } = parseConfig({ path: 'docs.json', text });
  if (config === undefined)
    throw new Error(diagnostics.map((found) => diagnosticText(found)).join('\n'));
  const files = pages.map((written) => {
    const [slug = '', ...fields] = written.split(': ');
    const front = [`title: ${slug}`, ...(fields.length > 0 ? [fields.join(': ')] : [])];
    return {
      file: `${slug}.mdx`,
      slug,
      format: 'mdx' as const,
      text: `---\n${front.join('\n')}\n---\n`,
    };
  });
  const built = buildPages(files, config);
  const resolved = resolveNavigation({ config, pages: built.pages, locate });
  const { navigation: site } = resolved;
  const view = (slug: string) => {
    const page = built.pages.find((each) => each.slug === slug);
    if (page === undefined) throw new Error(`No page ${slug}`);
    return pageView({ navigation: site }, page);
  };
  const row = (branches: readonly { label: string; isActive: boolean; href: string }[]) =>
    branches.map(({ label, isActive, href }) => `${label}${isActive ? '*' : ''} ${href}`);
  return {
    config,
    navigation: site,
    pages: built.pages,
    view,
    /** The diagnostics of the configuration and of its navigation. */
    said: [...diagnostics, ...resolved.diagnostics].map(
      ({ code, message }) => `${code}: ${message}`,
    ),
    tabs: (slug: string) => row(view(slug).tabs),
    anchors: (slug: string) => row(view(slug).anchors),
    /** Returns switchers as `axis: entry | entry`, outermost first; the active entry has a star. */
    switchers: (slug: string) =>
      view(slug).switchers.map(({ axis, entries }) => `${axis}: ${row(entries).join(' | ')}`),
    sidebar: (slug: string) => outline(view(slug).items),
    /** Returns the slugs of the previous and next page, with `-` if there is none. */
    pager: (slug: string) => {
      const [pager] = view(slug).pagers;
      return `${pager?.previous?.slug ?? '-'} ${pager?.next?.slug ?? '-'}`;
    },
  };
}
