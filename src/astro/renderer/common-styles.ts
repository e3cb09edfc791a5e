/**
 * Decides which styles are combined into one file. The values are paths in `src/`, or prefixes of them; one
 * without styles stops the build of the renderer.
 */

/** Styles of nearly every page: sent to all pages, in a file that browsers cache. */
export const commonStyles: readonly string[] = [
  'layouts/DocsLayout.astro',
  'layouts/Shell.astro',
  'components/chrome/ChromeIcon.astro',
  'components/chrome/Footer.astro',
  'components/chrome/Search.astro',
  'components/chrome/SearchOpener.astro',
  'components/chrome/SkipLink.astro',
  'components/chrome/page/Eyebrow.astro',
  'components/chrome/page/PageActions.astro',
  'components/chrome/page/PageBar.astro',
  'components/chrome/page/PageHeader.astro',
  'components/chrome/page/PageLinks.astro',
  'components/chrome/page/Pager.astro',
  'components/chrome/page/TableOfContents.astro',
  'components/chrome/sidebar/Sidebar.astro',
  'components/chrome/sidebar/SidebarAnchors.astro',
  'components/chrome/sidebar/SidebarItems.astro',
  'components/chrome/sidebar/SidebarLink.astro',
  'components/chrome/topbar/GithubLink.astro',
  'components/chrome/topbar/Logo.astro',
  'components/chrome/topbar/ModeToggle.astro',
  'components/chrome/topbar/NavTabs.astro',
  'components/chrome/topbar/Topbar.astro',
  'components/chrome/topbar/TopbarLinks.astro',
  'components/content/code/CodeBlock.astro',
  'components/content/markdown/Heading.astro',
  'components/parts/Glyph.astro',
  'components/parts/PropIcon.astro',
  'styles/base.css',
  'styles/layers.css',
  'styles/print.css',
  'styles/reset.css',
  'styles/scroll-fades.css',
  'styles/search.css',
  'styles/tokens.css',
  'styles/code/block.css',
  'styles/code/colors.css',
  'styles/code/copy.css',
  'styles/code/label.css',
  'styles/prose/text.css',
];

/**
 * Styles of components that appear together, by the name of their file. Every other component has a
 * separate file.
 */
export const styleGroups: Readonly<Record<string, readonly string[]>> = {
  cards: ['components/content/cards/Card', 'components/content/cards/Columns.astro'],
  'code-folds': ['styles/code/folds.css', 'styles/code/unfold.css'],
  landing: [
    'components/content/landing/CallToAction.astro',
    'components/content/landing/Feature',
    'components/content/landing/Hero.astro',
    'components/content/landing/Logos.astro',
    'components/content/landing/Showcase.astro',
    'components/content/landing/Stat',
    'styles/landing.css',
  ],
  'method-badge': ['components/chrome/MethodBadge.astro', 'styles/methods.css'],
  'tab-panels': [
    'components/content/code/CodePanels.astro',
    'components/content/sections/Tabs.astro',
    'components/parts/TabBar.astro',
  ],
  reference: ['components/reference/', 'styles/reference.css'],
  walkthrough: ['components/content/code/Walkthrough'],
};
