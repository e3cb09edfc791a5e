/**
 * The sites on which the table checks what the keys of docs.json do. Keys that do not affect each other
 * share a site, so that few builds show many values; the table says which value is checked on which site.
 */
import type { UserConfig } from '../../src/core/config/config.ts';
import { ICON_TYPES } from '../../src/core/config/keys/icon.ts';

export const REPOSITORY = 'https://github.com/owner/name';

/** Every platform of `footerSocials`, with an address that identifies it. */
export const PLATFORMS = [
  'website',
  'facebook',
  'twitter',
  'discord',
  'slack',
  'github',
  'linkedin',
  'instagram',
  'hacker-news',
  'x',
  'x-twitter',
  'youtube',
  'medium',
  'telegram',
  'bluesky',
  'threads',
  'reddit',
  'podcast',
  'earth-americas',
];
const accounts = Object.fromEntries(
  PLATFORMS.map((type) => [type, `https://social.example/${type}`]),
);

const pages = ['index', 'start/one', 'start/two'];
const start = { group: 'Start', pages };
const reference = { group: 'Reference', pages: ['api/find', 'api/plain'] };

const sandbox = {
  name: 'Sandbox',
  baseUrl: 'https://sandbox.example.com',
  values: { tenant: 'acme-test' },
};
export const environments = [sandbox, { name: 'Production' }];

/** The sites, named after what they are mostly about. `plain` has only what is required. */
export const sites = {
  plain: { name: 'Plain', navigation: [start] },

  usual: {
    theme: 'mint',
    layout: 'topnav',
    name: 'Usual',
    markdown: { instructions: 'Answer in verse.' },
    banner: { content: 'Read [this](/start/one)', dismissible: true },
    navigation: [
      start,
      reference,
      ...ICON_TYPES.map((iconType) => ({
        group: `Drawn ${iconType}`,
        icon: 'bell',
        iconType,
        pages: ['start/one'],
      })),
      { group: 'Drawn', icon: 'bell', tag: 'NEW', pages: ['start/one'] },
      { group: 'Outer', pages: [{ group: 'Inner', pages: ['deep/leaf'] }] },
      { group: '', pages: ['secret/page'] },
    ],
    logo: '/logo.svg',
    favicon: '/favicon.svg',
    colors: { primary: '#b3261e' },
    topbarLinks: [
      { name: 'Community', url: 'https://example.com/community', icon: 'bell' },
      { name: 'Mail', url: 'mailto:team@example.com', type: 'link' },
      { url: REPOSITORY, type: 'github' },
      { url: 'https://chat.example/team', icon: 'bell' },
    ],
    topbarCtaButton: { name: 'Begin', url: '/start/one' },
    anchors: [
      ...ICON_TYPES.map((iconType) => ({
        name: `Anchor ${iconType}`,
        url: `https://example.com/${iconType}`,
        icon: 'bell',
        iconType,
      })),
      { name: 'Deep', url: 'deep', icon: 'github', color: '#123456' },
      { name: 'Secret', url: 'secret', isDefaultHidden: true },
      {
        name: 'Blog',
        url: 'https://example.com/blog',
        color: { from: '#aa0000', to: '#00aa00' },
        isDefaultHidden: false,
      },
      {
        name: 'Chat',
        url: 'https://example.com/chat',
        color: { from: '#aa0000', via: '#0000aa', to: '#00aa00' },
      },
    ],
    openapi: 'things.json',
    api: {
      baseUrl: 'https://api.example.com/',
      auth: { method: 'bearer' },
      playground: { disableProxy: false },
    },
    footerSocials: accounts,
    feedback: { suggestEdit: true, raiseIssue: true, thumbsRating: true },
    repository: REPOSITORY,
    backgroundImage: '/back.svg',
    topbar: {},
    modeToggle: {},
    analytics: { ga4: { measurementId: 'G-OFF' } },
    head: [
      {
        tag: 'script',
        attrs: { src: 'https://cdn.example.com/a.js', defer: true },
        hosts: ['https://api.example.com'],
      },
    ],
  },

  versions: {
    name: 'Versions',
    navigation: [
      { group: 'All', pages: ['index', 'start/one'] },
      { group: 'Second', pages: ['v2/setup', 'v2/use'] },
      { group: 'First', pages: ['v1/setup', 'v1/use'] },
      { group: 'Third', version: '3.0', pages: ['v3/setup'] },
      reference,
    ],
    versions: [
      '2.0',
      { name: '1.0', default: false },
      { name: '3.0', default: true, locale: 'de' },
      { name: '0.9', url: 'https://old.example.com' },
    ],
    anchors: [
      { name: 'Guide 2', url: 'v2', version: '2.0' },
      { name: 'Guide 1', url: 'v1', version: '1.0' },
    ],
    topAnchor: { iconType: 'thin' },
    openapi: ['things.json', 'more.json'],
    api: { playground: { mode: 'simple' }, paramFields: { expanded: 'all', post: ['x-beta'] } },
    modeToggle: { default: 'light', isHidden: false },
    eyebrow: { display: 'section' },
    background: { style: 'windows' },
    sidebar: { items: 'undecorated' },
    hideFeedbackButtons: true,
    font: {
      headings: { family: 'Heads 2', url: '/fonts/own.woff', format: 'woff' },
      body: { family: 'Body 2', url: '/fonts/own.woff2', format: 'woff2' },
      code: { family: 'Code 2', url: '/fonts/own.woff', format: 'woff' },
    },
    feedback: { suggestEdit: true, raiseIssue: true },
    repository: REPOSITORY,
  },

  bearer: {
    theme: 'linden',
    layout: 'sidenav',
    name: 'Bearer',
    icons: { library: 'tabler' },
    banner: { content: 'x', type: 'critical', color: { dark: '#0a3622' } },
    navigation: [start, reference],
    logo: { light: '/logo.svg', dark: '/logo-dark.svg', href: 'https://example.com' },
    topAnchor: { name: 'Guides', icon: 'github', iconType: 'brands', color: '#2f5d9b' },
    topbarCtaButton: { type: 'github', url: REPOSITORY },
    openApi: 'things.json',
    api: {
      auth: { method: 'bearer', name: 'X-Tok', inputPrefix: 'sk_' },
      baseUrl: ['https://one.example.com', 'https://two.example.com'],
      playground: {
        mode: 'show',
        disableProxy: true,
        credentials: true,
        timeout: 120,
        environments,
      },
      maintainOrder: true,
      paramFields: { expanded: 'topLevel' },
      request: {
        example: { languages: ['python', 'bash'], showOptionalParams: true, autogenerate: true },
      },
    },
    colors: {
      primary: '#1f5fbf',
      light: '#7db0ff',
      dark: '#0b2f66',
      background: { light: '#fffdf5', dark: '#101820' },
      anchors: '#445566',
    },
    modeToggle: { default: 'dark' },
    footerSocials: [{ type: 'github', url: REPOSITORY }],
    feedback: { suggestEdit: true },
  },

  basic: {
    layout: 'solidSidenav',
    codeBlock: { theme: { light: 'dracula', dark: 'nord' } },
    name: 'Basic',
    icons: { library: 'fontawesome' },
    banner: { content: 'x', type: 'info', dismissible: false, color: '#0f5132' },
    navigation: [start, { group: 'Around', pages: [reference] }],
    logo: { dark: '/logo-dark.svg' },
    topAnchor: { icon: 'bell', iconType: 'duotone' },
    topbarCtaButton: {
      type: 'link',
      name: 'Go',
      url: 'https://example.com/go',
      style: 'roundedRectangle',
      arrow: false,
    },
    openApi: ['things.json'],
    api: {
      auth: { method: 'basic', name: 'id:secret' },
      playground: { disableProxy: true, credentials: false },
      maintainOrder: false,
      paramFields: { expanded: 'topLevelOneOfs' },
      request: { example: { showOptionalParams: false } },
    },
    modeToggle: { default: 'dark', isHidden: true },
    pageInfo: { readingTime: false, contributors: false, linkPreviews: false },
    interaction: { drilldown: false },
    feedback: { raiseIssue: true, suggestEdit: false, thumbsRating: false },
    repository: REPOSITORY,
    eyebrow: { display: 'breadcrumbs' },
    background: { style: 'grid' },
    sidebar: { items: 'border' },
    trailingSlash: 'always',
    font: { family: 'Own', url: '/fonts/own.woff2' },
    analytics: { enabled: false, fathom: { siteId: 'OFF' } },
  },

  key: {
    name: 'Key',
    banner: { content: 'New: **2.0**', type: 'warning' },
    errors: { '404': { title: 'Nothing here', description: 'Ask [us](https://example.com/ask).' } },
    variables: { product: '<b>Acme</b>' },
    navigation: [start, reference],
    logo: { light: '/logo.svg' },
    topAnchor: { icon: 'bell', iconType: 'light' },
    topbarCtaButton: { name: 'Go', url: '/start/two', style: 'pill', arrow: true },
    topbarLinks: [],
    openapi: 'things.json',
    api: {
      auth: { method: 'key', name: 'X-Key', inputPrefix: 'pk_' },
      playground: { disableProxy: true },
      paramFields: { expanded: 'none' },
    },
    modeToggle: { default: 'light', isHidden: true },
    colors: { primary: '#16a34a', anchors: { from: '#aa0000', to: '#00aa00' } },
    footer: {
      socials: { reddit: 'https://social.example/own' },
      links: [{ title: 'Company', links: [{ label: 'Jobs', url: 'https://example.com/jobs' }] }],
    },
    footerSocials: { github: REPOSITORY },
    background: { style: 'gradient' },
    sidebar: { items: 'card' },
    trailingSlash: 'never',
    scripts: false,
    feedback: { suggestEdit: true, raiseIssue: false },
    repository: { url: `${REPOSITORY}.git`, branch: 'next', folder: '/docs/' },
    font: { family: 'Own', weight: 600, url: '/fonts/own.woff', format: 'woff' },
    analytics: {
      enabled: true,
      posthog: { apiKey: 'phc_2', sessionRecording: false },
      plausible: { domain: 'key.example.com' },
    },
  },

  tabs: {
    name: 'Tabs',
    base: '/docs',
    navigation: [start, reference, { group: 'Old', version: '1.0', pages: ['v1/setup'] }],
    versions: ['2.0', '1.0'],
    topAnchor: { icon: 'bell', iconType: 'sharp-solid', color: { from: '#aa0000', to: '#00aa00' } },
    primaryTab: { name: 'Home', isDefaultHidden: false },
    tabs: [
      { name: 'API', url: 'api', isDefaultHidden: false },
      { name: 'First', url: 'v1', version: '1.0' },
      { name: 'Vault', pages: 'secret', isDefaultHidden: true },
      { name: 'Made', url: 'made', openapi: 'more.json' },
      { name: 'Row', url: 'row', openapi: ['fourth.json'] },
      { name: 'Forum', url: 'https://example.com/forum' },
    ],
    anchors: [
      { name: 'Built', url: 'built', openapi: 'extra.json' },
      { name: 'Listed', url: 'listed', openapi: ['third.json'] },
    ],
    openapi: 'things.json',
    api: { playground: { mode: 'hide' }, referenceOrigins: ['https://schemas.example.com'] },
    modeToggle: { isHidden: true },
    seo: { indexHiddenPages: true, previewImages: true },
    search: { prompt: 'Find it', synonyms: [['Text', 'sandals']] },
    markdown: { instructions: ['Cite the version.', 'Be brief.'] },
    font: { family: 'Own', url: '/fonts/own.woff2', format: 'woff2' },
    contextual: {
      options: [
        'view',
        'claude',
        { title: 'Forum', description: 'Ask us', icon: 'bell', href: 'https://forum.example.com' },
        {
          title: 'Search',
          href: { base: 'https://find.example.com', query: [{ key: 'in', value: '$path' }] },
        },
        { title: 'Plain', href: { base: 'https://plain.example.com' } },
      ],
      display: 'header',
    },
    rounded: 'default',
    sidebar: { items: 'container' },
    topbar: { style: 'default' },
    codeBlock: { mode: 'auto', theme: 'github-light', grammars: ['/own.tmLanguage.json'] },
  },

  looks: {
    $schema: './docs.schema.json',
    name: 'Looks',
    checks: { 'heading/jump': 'warning' },
    banner: { content: 'x', color: { light: '#123456' } },
    lang: 'de',
    words: { onThisPage: 'Inhalt der Seite' },
    openapi: 'things.json',
    api: { request: { example: { autogenerate: false } } },
    navigation: [start],
    contextual: { display: 'toc' },
    topAnchor: { icon: 'bell', iconType: 'solid' },
    primaryTab: { isDefaultHidden: true },
    tabs: [{ name: 'Zwei', url: 'start' }],
    footer: { socials: [{ type: 'slack', url: 'https://social.example/slack' }] },
    rounded: 'sharp',
    topbar: { style: 'gradient' },
    codeBlock: { mode: 'dark' },
    font: {
      headings: { family: 'Heads', weight: 700, url: '/fonts/heads.woff2', format: 'woff2' },
      body: { family: 'Body', weight: 400, url: '/fonts/body.woff', format: 'woff' },
      code: { family: 'Code', weight: 500, url: '/fonts/code.woff2', format: 'woff2' },
    },
    head: [
      { tag: 'meta', attrs: { name: 'theme-color', content: '#16a34a' } },
      { tag: 'link', attrs: { rel: 'me', href: 'https://example.com/me' } },
      { tag: 'style', content: 'body{--own:1}' },
      { tag: 'script', content: 'document.documentElement.dataset.own="ran"' },
      { tag: 'noscript', content: 'No scripts' },
    ],
    metadata: { 'og:image': 'https://example.com/card.png' },
    redirects: [
      { source: '/old', destination: '/start/one' },
      { source: '/gone', destination: '/start/two', permanent: false },
      { source: '/back', destination: '/', permanent: true },
    ],
    scripts: true,
    hideFeedbackButtons: false,
    feedback: { thumbsRating: true, endpoint: 'https://example.com/feedback' },
    assistant: { url: 'https://example.com/ask' },
    pageInfo: { readingTime: true, contributors: true, linkPreviews: true },
    interaction: { drilldown: true },
    analytics: {
      enabled: true,
      ga4: { measurementId: 'G-1' },
      gtm: { tagId: 'GTM-1' },
      posthog: { apiKey: 'phc_1', apiHost: 'https://eu.example.com', sessionRecording: true },
      plausible: { domain: 'docs.example.com', server: 'https://count.example.com' },
      fathom: { siteId: 'FATHOM' },
    },
    seo: { indexHiddenPages: false, previewImages: false },
  },
} as const satisfies Readonly<Record<string, UserConfig>>;

export type SiteName = keyof typeof sites;
