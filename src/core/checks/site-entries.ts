/** Diagnostics about problems that only the whole site reveals: files, redirects, the repository. */
import { diagnoseWith, entry } from '../diagnostic/catalog.ts';
import { replace } from '../diagnostic/fix.ts';
import { listFirstNames, listNames, quote } from '../diagnostic/quote.ts';

/** Why an image cannot be shown. */
export type ImageProblem = 'empty' | 'pointer' | 'other-format' | 'cut-off' | 'no-svg';

const IMAGE_PROBLEMS: Readonly<Record<ImageProblem, { reason: string; advice: string }>> = {
  empty: { reason: 'it is empty', advice: 'Save the image again.' },
  pointer: {
    reason: 'it is a Git LFS pointer, not the image itself',
    advice: 'Run "git lfs pull".',
  },
  'other-format': {
    reason: 'it does not contain an image',
    advice: 'Save or download the image again.',
  },
  'cut-off': { reason: 'its end is missing', advice: 'Save or download the image again.' },
  'no-svg': {
    reason: 'it is not XML with a closed <svg> at its root',
    advice: 'Export the drawing again, or close its tags.',
  },
};

export const siteEntries = {
  'site/missing-file': entry<{ key: string; path: string; nearest?: string | undefined }>({
    severity: 'error',
    canPass: true,
    title: 'File not found',
    message: ({ key, path }) => `${quote(key)} is ${quote(path)}, but there is no such file.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Correct the path, which counts from the root of the site, or add the file.'
        : `Did you mean ${quote(nearest)}?`,
    fix: ({ path, nearest }) => replace(path, nearest),
    example: { key: 'favicon', path: '/favicn.svg', nearest: '/favicon.svg' },
  }),
  'site/large-file': entry<{ key: string; path: string; size: number; limit: number }>({
    severity: 'warning',
    title: 'Large image on every page',
    message: ({ key, path, size }) =>
      `${quote(key)} is ${quote(path)}, which has ${size} kB: every reader waits for it.`,
    hint({ path, limit }) {
      // An SVG gets this large from embedded images, or from too many points.
      const way = /\.svg$/i.test(path)
        ? 'remove embedded images and invisible points from it, or save it as WebP'
        : 'scale it down, or save it as SVG or WebP';
      return `Make it smaller than ${limit} kB: ${way}.`;
    },
    example: { key: 'logo.light', path: '/logo/light.png', size: 2100, limit: 200 },
  }),
  'site/foreign-font': entry<{ url: string; family: string }>({
    severity: 'warning',
    title: 'Font on another host',
    message: ({ url }) =>
      `The font ${quote(url)} is not loaded, because pages load nothing from other hosts: one of Lectern's own fonts is used instead.`,
    hint: ({ family }) =>
      `Download the file into the project and name its path, or install a package of the font: ${fontPackages(family)}.`,
    example: { url: 'https://fonts.example.com/lora.woff2', family: 'Lora' },
  }),
  'site/font-not-installed': entry<{ family: string; key: string }>({
    severity: 'warning',
    title: 'Font not found',
    message: ({ family }) =>
      `There are no files for the font ${quote(family)}: one of Lectern's own fonts is used instead.`,
    hint: ({ family, key }) =>
      `Name its file with ${quote(key)}, or install a package of the font: ${fontPackages(family)}.`,
    example: { family: 'Lora', key: 'url' },
  }),
  'site/sharp-not-installed': entry<object>({
    severity: 'warning',
    title: 'Preview images are not made',
    message: () =>
      '"seo.previewImages" asks for preview images of pages, which need the npm package sharp; it is not installed, so there are none.',
    hint: () => 'Run "npm install sharp" in the project, or remove the key.',
    example: {},
  }),
  'site/foreign-letters': entry<{ files: readonly string[] }>({
    severity: 'warning',
    title: 'Titles without a preview image',
    message: ({ files }) =>
      `${files.length === 1 ? '1 page has' : `${files.length} pages have`} no preview image, because neither Lectern's own font nor a font on this machine has the letters of the titles: ${listSome(files)}.`,
    hint: () =>
      'Install a font that has them, such as the Debian packages fonts-noto-core and fonts-noto-cjk, or name an image of your own as "og:image", in the front matter of these pages or once in "metadata".',
    example: { files: ['ja/start.mdx', 'ja/install.mdx'] },
  }),
  'site/unreadable-grammar': entry<{ path: string }>({
    severity: 'warning',
    title: 'Not a grammar',
    message: ({ path }) =>
      `${quote(path)} cannot be read as a TextMate grammar, so code in its language is shown without colors.`,
    hint: () => 'Name a JSON file with a "scopeName" and a list of "patterns".',
    example: { path: '/grammars/tolk.tmLanguage.json' },
  }),
  'site/unreadable-font': entry<{ path: string }>({
    severity: 'warning',
    title: 'Not a font',
    message: ({ path }) => `${quote(path)} cannot be read as a font.`,
    hint: () => 'Name a woff2 or woff file.',
    example: { path: '/fonts/inter.woff2' },
  }),
  'site/odd-host': entry<{ key: string; url: string }>({
    severity: 'warning',
    title: 'Host that a policy cannot allow',
    message: ({ key, url }) =>
      `${quote(key)} is ${quote(url)}: a security policy cannot name this host, so browsers load nothing from it and send nothing to it.`,
    hint: () => 'Use a host name with only letters, digits, hyphens and dots.',
    example: { key: 'favicon', url: 'https://my_cdn.example.com/favicon.png' },
  }),
  'site/broken-picture': entry<{ problem: ImageProblem }>({
    severity: 'warning',
    title: 'Image cannot be shown',
    message: ({ problem }) => `Browsers cannot show this file: ${IMAGE_PROBLEMS[problem].reason}.`,
    hint: ({ problem }) => IMAGE_PROBLEMS[problem].advice,
    example: { problem: 'empty' },
  }),
  'site/broken-style': entry<{ reason: string }>({
    severity: 'warning',
    title: 'Stylesheet cannot be read',
    message: ({ reason }) => `Browsers skip what begins here: ${reason}.`,
    hint: ({ reason }) =>
      reason.startsWith('@import ')
        ? 'Move this rule to the beginning of the file.'
        : 'Fix this rule; look for a missing bracket, brace or semicolon before it.',
    example: { reason: 'unexpected end of input' },
  }),
  'site/idle-auth': entry<{ documents: readonly string[] }>({
    severity: 'warning',
    title: 'Authentication of the documents takes precedence',
    message: ({ documents }) =>
      `"api.auth" is not shown: ${listFirstNames(documents)} ${documents.length === 1 ? 'says' : 'say'} with "security" how requests are authenticated, which takes precedence.`,
    hint: () => 'Remove "api.auth", or the security of the document.',
    example: { documents: ['openapi.yaml'] },
  }),
  'site/missing-document': entry<{ path: string; nearest?: string | undefined }>({
    severity: 'error',
    title: 'OpenAPI document not found',
    message: ({ path }) => `There is no file ${quote(path)}.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Correct the path, which counts from the folder of docs.json, or add the file.'
        : `Did you mean ${quote(nearest)}?`,
    fix: ({ path, nearest }) => replace(path, nearest),
    example: { path: 'opneapi.yaml', nearest: 'openapi.yaml' },
  }),
  'site/unknown-part': entry<{ part: string; source: string }>({
    severity: 'warning',
    title: 'Redirect uses a name that its source does not have',
    message: ({ part, source }) =>
      `${quote(part)} is not in ${quote(source)}: readers are sent to an address that contains it as written.`,
    hint: () => 'Write a name that the source has, such as ":slug", or give the source this one.',
    example: { part: ':slg', source: '/old/:slug' },
  }),
  'site/unused-redirect': entry<{ source: string; page: string }>({
    severity: 'warning',
    title: 'Redirect is never used',
    message: ({ source, page }) =>
      `${quote(source)} is the address of the page ${page}, and pages take precedence over redirects.`,
    hint: () => 'Remove the redirect, or move the page.',
    example: { source: '/intro', page: 'intro.mdx' },
  }),
  'site/orphan-pages': entry<{ files: readonly string[] }>({
    severity: 'warning',
    title: 'Pages that nobody can find',
    message: ({ files }) =>
      `${files.length === 1 ? '1 page is' : `${files.length} pages are`} neither in the navigation nor linked from anywhere: ${listSome(files)}.`,
    hint: ({ files }) =>
      files.length === 1
        ? 'List it in the navigation, link to it, or write "hidden: true" in its front matter.'
        : 'List them in the navigation, link to them, or write "hidden: true" in their front matter.',
    example: { files: ['guides/old.mdx', 'guides/draft.mdx'] },
  }),
  'site/no-language': entry<{ letters: string; tag: string }>({
    severity: 'warning',
    title: 'Language of the pages is unknown',
    message: ({ letters }) =>
      `Most titles and descriptions of pages are in ${letters} letters, but no language is set, so the interface is English, and browsers and screen readers treat the pages as English.`,
    hint: ({ tag }) =>
      `Add "lang": "${tag}" to the configuration, or the tag of another language, such as "en".`,
    example: { letters: 'Korean', tag: 'ko' },
  }),
  'site/base': entry<{ base: string; count: number }>({
    severity: 'warning',
    title: 'Links begin with the path of the site',
    message: ({ base, count }) =>
      `${count} links and redirects begin with ${quote(base)}, where the site has no pages: they are read as if the site were served there.`,
    hint: ({ base }) =>
      `Write "base": ${quote(base)} in the configuration, or build with --base ${base}, if that is where the site is.`,
    example: { base: '/docs', count: 93 },
  }),
  'site/no-repository': entry<{ keys: readonly string[] }>({
    severity: 'warning',
    title: 'Repository is unknown',
    message: ({ keys }) =>
      `${listNames(keys, 'and')} ${keys.length === 1 ? 'needs' : 'need'} to know where the sources are kept, and nothing says so.`,
    hint: () => 'Add "repository": "https://github.com/owner/name" to the configuration.',
    example: { keys: ['feedback.suggestEdit'] },
  }),
};

/**
 * Returns the npm packages that contain a free font's files; the second is for fonts without a variable
 * version.
 */
function fontPackages(family: string): string {
  const name = family.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `"npm install @fontsource-variable/${name}", or "@fontsource/${name}" where there is none`;
}

/** The most files to list: enough to recognize what kind of files they are. */
const SHOWN_FILES = 10;

function listSome(files: readonly string[]): string {
  const more = files.length - SHOWN_FILES;
  const shown = files.slice(0, SHOWN_FILES).join(', ');
  return more > 0 ? `${shown} and ${more} more` : shown;
}

/** Creates a diagnostic about the site as a whole. */
export const diagnoseSite = diagnoseWith(siteEntries);
