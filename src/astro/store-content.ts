import { withBase } from '../core/navigation/href.ts';
import { formatThemeCss } from '../core/site/theme.ts';
import { authorClasses } from '../markdown/author-classes.ts';
import { createCodeFences } from '../markdown/code/code-fences.ts';
import { createHighlighter } from '../markdown/code/highlight.ts';
import type { LoadedSite } from '../node/load-site.ts';
import { toCompileHost } from './compile-host.ts';
import type { StoreContent } from './site-store.ts';
import { formatUtilityCss } from './utility-css.ts';

/** One for the process: its grammars and highlighted fences serve every build and reload. */
const fences = createCodeFences(createHighlighter());

/** What a loaded site is rendered with. */
export async function toStoreContent(loaded: LoadedSite): Promise<StoreContent> {
  const { site, icons, docs } = loaded;
  const texts = [...docs.pages, ...docs.snippets].map(({ text }) => text);
  const utilities = await formatUtilityCss(new Set(texts.flatMap(authorClasses)));
  return {
    site,
    icons,
    themeCss: `${formatSiteTheme(loaded)}\n${utilities}`,
    toHost: (components) => toCompileHost(loaded, { fences, components }),
  };
}

function formatSiteTheme({ site }: LoadedSite): string {
  const { config, navigation, base, pages } = site;
  const { backgroundImage } = config;
  return formatThemeCss({
    colors: config.colors,
    anchors: navigation.anchors,
    versions: [
      ...new Set([
        ...navigation.versions.map(({ name }) => name),
        ...pages.flatMap(({ frontMatter }) => frontMatter.version ?? []),
      ]),
    ],
    ...(backgroundImage !== undefined && { backgroundImage: withBase(base, backgroundImage) }),
  });
}
