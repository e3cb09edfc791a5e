/** Projects of other tools, as minimal as those of their guides, with the tool's own search if it has one. */
import type { PageSet } from '../pages/page-sets.ts';

export interface PeerProject {
  readonly name: string;
  /** Packages and their exact versions; absent if there is nothing to install. */
  readonly dependencies?: Readonly<Record<string, string>>;
  /** Files of the project in addition to its pages. Projects of other tools have a single sidebar. */
  readonly files: (set: PageSet) => Readonly<Record<string, string>>;
  readonly pagesDir: string;
  /** The path of a script, relative to the folder with the packages, and its arguments. */
  readonly build: readonly string[];
  readonly outDir: string;
  /** Returns the path of a page's HTML file in `outDir`. */
  readonly fileOf: (slug: string) => string;
}

const inFolder = (slug: string) => `${slug}/index.html`;

export const lectern: PeerProject = {
  name: 'Lectern',
  files: ({ groups, tabs }) => {
    const [, ...further] = tabs.map((tab) => ({ name: tab, url: tab }));
    const divided = tabs.length === 0 ? {} : { primaryTab: { name: tabs[0] }, tabs: further };
    return { 'docs.json': JSON.stringify({ name: 'Bench', navigation: groups, ...divided }) };
  },
  pagesDir: '.',
  build: ['node_modules/lectern/src/cli/bin.mjs', 'build', '.'],
  outDir: 'dist',
  fileOf: inFolder,
};

const starlight: PeerProject = {
  name: 'Starlight 0.42.4',
  dependencies: { astro: '7.3.5', '@astrojs/starlight': '0.42.4' },
  files: ({ groups }) => ({
    'astro.config.mjs': `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
const sidebar = ${JSON.stringify(groups.map(({ group, pages }) => ({ label: group, items: pages })))};
export default defineConfig({ integrations: [starlight({ title: 'Bench', sidebar })] });
`,
    'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
  }),
  pagesDir: 'src/content/docs',
  build: ['node_modules/astro/bin/astro.mjs', 'build'],
  outDir: 'dist',
  fileOf: inFolder,
};

const vitepress: PeerProject = {
  name: 'VitePress 1.6.4',
  dependencies: { vitepress: '1.6.4', vue: '3.5.13' },
  files: ({ groups }) => {
    const toItem = (slug: string) => ({ text: slug.replace(/.*\//, ''), link: `/${slug}` });
    const sidebar = groups.map(({ group, pages }) => ({ text: group, items: pages.map(toItem) }));
    const themeConfig = { sidebar, search: { provider: 'local' } };
    return {
      '.vitepress/config.mjs': `export default ${JSON.stringify({ title: 'Bench', cleanUrls: true, themeConfig })};\n`,
    };
  },
  pagesDir: '.',
  build: ['node_modules/vitepress/bin/vitepress.js', 'build'],
  outDir: '.vitepress/dist',
  fileOf: (slug) => `${slug}.html`,
};

const docusaurus: PeerProject = {
  name: 'Docusaurus 3.10.2',
  dependencies: {
    '@docusaurus/core': '3.10.2',
    '@docusaurus/faster': '3.10.2',
    '@docusaurus/plugin-content-docs': '3.10.2',
    '@docusaurus/theme-classic': '3.10.2',
    react: '19.2.0',
    'react-dom': '19.2.0',
  },
  files: ({ groups }) => {
    const docs = groups.map(({ group, pages }) => ({
      type: 'category',
      label: group,
      items: pages,
    }));
    const content = { routeBasePath: '/', sidebarPath: './sidebars.js' };
    const config = {
      title: 'Bench',
      url: 'https://example.test',
      baseUrl: '/',
      // The logo links to a start page, which these projects do not have.
      onBrokenLinks: 'ignore',
      future: { v4: true, faster: true },
      markdown: { format: 'detect' },
      plugins: [['@docusaurus/plugin-content-docs', content]],
      themes: ['@docusaurus/theme-classic'],
    };
    return {
      'docusaurus.config.js': `export default ${JSON.stringify(config)};\n`,
      'sidebars.js': `export default ${JSON.stringify({ docs })};\n`,
    };
  },
  pagesDir: 'docs',
  build: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
  outDir: 'build',
  fileOf: inFolder,
};

const rspress: PeerProject = {
  name: 'Rspress 2.0.22',
  dependencies: { '@rspress/core': '2.0.22' },
  files: ({ groups }) => {
    const toItem = (slug: string) => ({ text: slug.replace(/.*\//, ''), link: `/${slug}` });
    const sidebar = groups.map(({ group, pages }) => ({ text: group, items: pages.map(toItem) }));
    const config = { root: 'docs', title: 'Bench', themeConfig: { sidebar: { '/': sidebar } } };
    return { 'rspress.config.mjs': `export default ${JSON.stringify(config)};\n` };
  },
  pagesDir: 'docs',
  build: ['node_modules/@rspress/core/bin/rspress.js', 'build'],
  outDir: 'doc_build',
  fileOf: (slug) => `${slug}.html`,
};

/** The other tools in their latest versions as of November 2026; Docusaurus with its faster bundler. */
export const peers: readonly PeerProject[] = [starlight, vitepress, docusaurus, rspress];
