/**
 * Describes docs.json in the older format. `newer/newer-schema.ts` describes the newer one, with the same
 * keys where they mean the same. `Config` is what the rest of Lectern reads: every default is filled in,
 * and every value that can be written in several ways has one shape. `UserConfig` is what an author can
 * write. Both are inferred from the zod schema below, from which the JSON Schema for editors and the
 * configuration reference are also generated.
 */
import { z } from 'zod';
import { filePath } from './keys/address.ts';
import { analytics } from './keys/analytics.ts';
import { anchors, topAnchor } from './keys/anchors.ts';
import { api } from './keys/api.ts';
import * as appearance from './keys/appearance.ts';
import { base } from './keys/base.ts';
import { assistant } from './keys/assistant.ts';
import { banner } from './keys/banner.ts';
import { checks } from './keys/checks.ts';
import { colors, DEFAULT_COLORS } from './keys/colors.ts';
import { errors } from './keys/errors.ts';
import { feedback } from './keys/feedback.ts';
import { font } from './keys/font.ts';
import { footer, footerSocials } from './keys/footer.ts';
import { head } from './keys/head.ts';
import { icons } from './keys/icons.ts';
import { idle, key } from './keys/key.ts';
import { interaction } from './keys/interaction.ts';
import { language } from './keys/language.ts';
import { logo } from './keys/logo.ts';
import { markdown } from './keys/markdown.ts';
import { modeToggle } from './keys/mode-toggle.ts';
import { navigation } from './keys/navigation.ts';
import { openapi } from './keys/openapi.ts';
import { pageInfo } from './keys/page-info.ts';
import { repository } from './keys/repository.ts';
import { search } from './keys/search.ts';
import { metadata, redirects, seo } from './keys/seo.ts';
import { contextual } from './keys/services.ts';
import { primaryTab, tabs } from './keys/tabs.ts';
import { label } from './keys/text.ts';
import { topbar, topbarCtaButton, topbarLinks } from './keys/topbar.ts';
import { variables } from './keys/variables.ts';
import { findDefaultVersion, versions } from './keys/versions.ts';
import { words } from './keys/words.ts';
import type { NewerKeys } from './newer-keys.ts';

/** The keys of docs.json as authors write them, each with its default. */
export const configKeys = z.strictObject({
  $schema: key(z.string().exactOptional(), {
    text: 'URL of the JSON Schema, or its path relative to this file, for completion and checks in editors.',
    example: './node_modules/lectern/public/docs.schema.json',
  }),
  name: key(label, {
    text: 'Name of the project. It ends the title of every page and stands in for a missing logo.',
    example: 'Acme',
  }),
  lang: key(language.exactOptional(), {
    text: 'Language of the pages, as a BCP 47 tag. It also sets the text direction and the language of the interface.',
    fallback: 'the language of the default version or language entry, else `en`',
    example: 'ar',
  }),
  words: key(words.default({}), {
    text: 'Interface texts that replace the ones Lectern has for `lang`. Pages of versions in other languages keep theirs.',
    example: { onThisPage: 'Contents', wasHelpful: 'Did this help?' },
  }),
  navigation: key(navigation, {
    text: 'Groups of pages, in the order of the sidebar.',
    example: [{ group: 'Getting started', pages: ['introduction', 'quickstart'] }],
  }),
  logo: key(logo.exactOptional(), {
    text: 'Path of the logo, or an object with a logo for each mode.',
    fallback: 'the name of the project, as text',
    example: { light: '/logo/light.svg', dark: '/logo/dark.svg', href: 'https://example.com' },
  }),
  favicon: key(filePath.exactOptional(), {
    text: 'Path of the favicon.',
    example: '/favicon.svg',
  }),
  colors: key(colors.default(DEFAULT_COLORS), {
    text: 'Hex colors of the theme.',
    fallback: 'shades of green',
    example: { primary: '#16a34a', light: '#4ade80', dark: '#166534' },
  }),
  topbarLinks: key(topbarLinks.default([]), {
    text: 'Links in the top bar, in order.',
    example: [{ name: 'Community', url: 'https://example.com/community' }],
  }),
  topbarCtaButton: key(topbarCtaButton.exactOptional(), {
    text: 'Call to action at the end of the top bar.',
    example: { name: 'Get started', url: 'https://example.com/start' },
  }),
  versions: key(versions.default([]), {
    text: 'Names of the versions of the documentation, offered in a dropdown. Anchors, tabs, groups and pages can belong to one.',
    example: ['2.0', '1.0'],
  }),
  anchors: key(anchors.default([]), {
    text: 'Rows at the top of the sidebar. Each leads to the pages under its URL, or to another site.',
    example: [{ name: 'Community', icon: 'discord', url: 'https://discord.gg/example' }],
  }),
  topAnchor: key(topAnchor.exactOptional(), {
    text: 'The topmost anchor, which leads to the pages that no other anchor claims. If set, it is shown whenever there are such pages; otherwise only alongside anchors on a site without tabs.',
    example: { name: 'Guides', icon: 'book-open' },
  }),
  tabs: key(tabs.default([]), {
    text: 'Tabs below the top bar. Each leads to the pages under its URL, or to another site.',
    example: [{ name: 'API reference', url: 'api-reference' }],
  }),
  primaryTab: key(primaryTab.prefault({}), {
    text: 'The first tab. It is shown when there are tabs and owns the pages that no other tab claims.',
    example: { name: 'Guides' },
  }),
  api: key(api.prefault({}), {
    text: 'Settings of the API reference.',
    example: { baseUrl: 'https://api.example.com', auth: { method: 'bearer' } },
  }),
  openapi: key(openapi.exactOptional(), {
    text: 'Path or URL of the OpenAPI document, or a list of them.',
    example: ['openapi.yaml', 'https://example.com/openapi.json'],
  }),
  openApi: key(openapi.exactOptional(), {
    text: 'Older spelling of `openapi`.',
    example: 'openapi.yaml',
  }),
  footerSocials: key(footerSocials.default([]), {
    text: 'Social accounts in the footer, in order: URLs by platform.',
    example: { github: 'https://github.com/owner', discord: 'https://discord.gg/example' },
  }),
  footer: key(footer.prefault({}), { text: 'The footer of every page.' }),
  feedback: key(feedback.prefault({}), {
    text: 'Feedback buttons on every page.',
    example: { suggestEdit: true, raiseIssue: true },
  }),
  assistant,
  pageInfo,
  interaction,
  modeToggle: key(modeToggle.prefault({}), {
    text: 'The toggle between light and dark mode.',
    example: { default: 'dark' },
  }),
  backgroundImage: key(filePath.exactOptional(), {
    text: 'Image displayed behind every page.',
    example: '/images/background.png',
  }),
  background: key(appearance.background.prefault({}), {
    text: 'The background of every page.',
  }),
  banner: key(banner.exactOptional(), {
    text: 'A line of text at the top of every page.',
    example: { content: 'Version 2 is out.', dismissible: true },
  }),
  errors: key(errors.prefault({}), { text: 'Pages shown in place of others.' }),
  variables: key(variables.default({}), {
    text: 'Texts by name. The text replaces `{{name}}` in pages and snippets, including code. HTML tags in a text are removed.',
    example: { product: 'Acme', 'api-version': '2.1' },
  }),
  icons: key(icons.prefault({}), {
    text: 'Where icons come from.',
  }),
  search: key(search.prefault({}), {
    text: 'The search field and what it finds.',
    example: { prompt: 'Search the docs' },
  }),
  eyebrow: key(appearance.eyebrow.prefault({}), { text: "Small text above a page's title." }),
  metadata: key(metadata.default({}), {
    text: '`<meta>` tags of every page, by name; the front matter of a page overrides them, and `description` gives way to the words of a page, except on the start page. `canonical` is the site address for search engines: it takes precedence over `--site` and replaces it when `--site` is not given.',
    example: { 'og:image': 'https://example.com/card.png' },
  }),
  seo: key(seo.prefault({}), { text: 'What search engines see.' }),
  redirects: key(redirects.default([]), {
    text: 'Paths that have moved.',
    example: [{ source: '/old', destination: '/new' }],
  }),
  repository: key(repository.exactOptional(), {
    text: 'Where the sources of the documentation are kept, for the feedback buttons.',
    fallback:
      'the git remote `origin`, else the GitHub address in `topbarCtaButton` or `footerSocials`',
    example: { url: 'https://github.com/owner/name', branch: 'main', folder: 'docs' },
  }),
  checks: key(checks.default({}), {
    text: 'Which problems Lectern reports and how, by [diagnostic](/reference/diagnostics) code: `off`, `warning` or `error`. Errors that would leave something out of the site stay errors.',
    example: { 'image/no-alt': 'off', 'link/missing-page': 'error' },
  }),
  trailingSlash: key(z.enum(['always', 'never']).default('always'), {
    text: '`always` writes `a/b/index.html` and links `/a/b/`; `never` writes `a/b.html` and links `/a/b`.',
    example: 'never',
  }),
  theme: key(appearance.theme.exactOptional(), {
    text: 'Name of a ready-made look for corners, headings and the sidebar. `rounded` and `sidebar` override it.',
    fallback: '`mint`',
    example: 'maple',
  }),
  layout: key(appearance.layout.exactOptional(), {
    text: 'What sets the sidebar apart: nothing, a line (`sidenav`) or a surface (`solidSidenav`). The top bar with search and tabs stays.',
    example: 'sidenav',
  }),
  rounded: key(appearance.rounded.default('default'), {
    text: '`sharp` makes all corners square.',
    example: 'sharp',
  }),
  sidebar: key(appearance.sidebar.prefault({}), {
    text: 'Appearance of the sidebar.',
  }),
  topbar: key(topbar.prefault({}), { text: 'Appearance of the top bar.' }),
  font: key(font.exactOptional(), {
    text: 'Typeface of the site, or separate ones for headings, text and code. The font files become part of the site.',
    fallback: 'Geist, and Geist Mono for code',
    example: { family: 'Inter', url: '/fonts/inter.woff2', format: 'woff2' },
  }),
  codeBlock: key(appearance.codeBlock.prefault({}), {
    text: 'Appearance of code.',
  }),
  contextual: key(contextual.prefault({}), { text: 'Actions on every page.' }),
  markdown: key(markdown.prefault({}), { text: 'What agents and language models read.' }),
  head: key(head.default([]), {
    text: 'Elements for the `<head>` of every page. The security policy of the pages allows exactly what they name.',
    example: [{ tag: 'meta', attrs: { name: 'theme-color', content: '#16a34a' } }],
  }),
  scripts: key(z.boolean().default(false), {
    text: 'Runs the `.js` files of a flat project on every page. In a project with `public/`, runs `custom.js` and `script.js` from that folder.',
    example: true,
  }),
  hideFeedbackButtons: key(z.boolean().default(false), {
    text: 'Hides both feedback buttons, whatever `feedback` says.',
    example: true,
  }),
  analytics: key(analytics.exactOptional(), {
    text: 'Services that count readers. Nothing is loaded unless `enabled` is set.',
    example: { enabled: true, plausible: { domain: 'docs.example.com' } },
  }),
  integrations: idle('Chat widgets and other services.'),
  isWhiteLabeled: idle('Hides the branding of a hosted service. Lectern adds none.'),
  base,
  basePath: key(z.string().exactOptional(), {
    text: 'Path that a hosted service serves the site under. Lectern uses `base` or `--base` instead, and understands links that begin with this path.',
    status: 'none',
  }),
  mintlify: idle('Address of a hosted service.'),
});

/** The zod schema of docs.json. Its input is `UserConfig`, its output `Config`. */
export const configSchema = configKeys.transform(normalizeConfig);

/** Converts values that can be written in several ways to one shape. */
export function normalizeConfig(written: z.output<typeof configKeys>) {
  const { hideFeedbackButtons, openApi, footer, ...parts } = written;
  const { socials, links } = footer;
  const lang = parts.lang ?? findDefaultVersion(parts.versions)?.locale;
  return {
    ...parts,
    lang: lang ?? 'en',
    isLangGiven: lang !== undefined,
    openapi: parts.openapi ?? openApi ?? [],
    footer: { links },
    footerSocials: socials ?? parts.footerSocials,
    feedback: hideFeedbackButtons
      ? { ...parts.feedback, suggestEdit: false, raiseIssue: false }
      : parts.feedback,
  };
}

/** A valid, normalized docs.json. The shapes of its parts are described with their keys. */
export type Config = ReturnType<typeof normalizeConfig> & NewerKeys;

/** A docs.json as an author can write it. */
export type UserConfig = z.input<typeof configSchema>;
