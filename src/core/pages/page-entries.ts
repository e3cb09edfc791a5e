/** Diagnostics about pages: their front matter, their URLs, and the targets of their links. */
import { adviseInPlaceOf } from '../address/advise-in-place.ts';
import { targetDanger } from '../address/href.ts';
import { describeDanger, isHostWithoutScheme } from '../address/link.ts';
import { diagnoseWith, entry } from '../diagnostic/catalog.ts';
import { replace, replacePath } from '../diagnostic/fix.ts';
import { quote } from '../diagnostic/quote.ts';
import type { FenceSlip, NoFence } from './front-matter-fence.ts';
import type { YamlRepair } from './front-matter-repair.ts';
import type { YamlFaultKind } from './front-matter-yaml.ts';

const YAML_FAULTS: Record<YamlFaultKind, string> = {
  escape: 'inside double quotes, this backslash is not a valid escape',
  indent: 'the indentation does not fit the lines above',
  'nested-key': 'a key begins inside the value of the key above it',
  'no-colon': 'the line has no colon and space after its key',
  other: 'the line is not YAML',
  quote: 'this quote is never closed',
  bracket: 'this bracket is never closed',
  'reserved-character': 'a value without quotes must not begin with this character',
  'several-documents': 'a line that begins with "---" starts a second block of YAML',
  tab: 'the line is indented with a tab',
  'text-after-value': 'there is more text after the end of the value',
};

const YAML_REPAIRS: Record<YamlRepair['kind'], string> = {
  indented: 'Continuation lines of a value in quotes or brackets must be indented',
  quoted: 'The value contains characters with a meaning in YAML and needs quotes',
  requoted: 'A quote inside the value is like those around it and ends it',
  untabbed: 'The line is indented with a tab, which YAML does not allow',
};

/** Front matter whose `---` lines are correct, but in the wrong place. */
const MISPLACED = {
  doubled: {
    why: 'Front matter begins with one line "---", and here it appears once more',
    hint: 'Remove this line.',
  },
  late: {
    why: 'Front matter begins in the first line of a file, and here there are blank lines before it',
    hint: 'Remove the blank lines.',
  },
  second: {
    why: 'A page has one front matter, and here another begins',
    hint: 'Put its lines between those of the first one.',
  },
} as const;

export const pageEntries = {
  'front-matter/invalid': entry<{ kind: YamlFaultKind }>({
    severity: 'error',
    title: 'Front matter is not valid YAML',
    message: ({ kind }) => `The front matter cannot be read from here on: ${YAML_FAULTS[kind]}.`,
    hint: ({ kind }) =>
      kind === 'several-documents'
        ? 'Remove the line "---", or end the front matter there.'
        : 'Correct this line; put a value with special characters into single quotes.',
    example: { kind: 'quote' },
  }),
  'front-matter/repaired': entry<{ kind: YamlRepair['kind']; instead: string }>({
    severity: 'warning',
    title: 'Front matter is not quite YAML',
    message: ({ kind }) => `${YAML_REPAIRS[kind]}. It was read as most likely meant.`,
    hint: ({ kind, instead }) =>
      kind === 'quoted' || /^\S/.test(instead)
        ? `Write: ${instead}`
        : 'Indent the line with two spaces.',
    example: { kind: 'quoted', instead: "title: 'Setup: the short way'" },
  }),
  'front-matter/unclosed': entry<{ line?: number }>({
    severity: 'error',
    title: 'Front matter is not closed',
    message: ({ line }) =>
      line === undefined
        ? 'The page begins with "---" and a line of front matter, but no later line is "---" alone.'
        : `The page begins with "---" and front matter, but there is no line "---" before line ${line}, where its text seems to begin.`,
    hint: ({ line }) =>
      line === undefined
        ? 'Add a line "---" after the last line of the front matter.'
        : `Add a line "---" before line ${line}.`,
    example: {},
  }),
  'front-matter/unopened': entry<{ missing: NoFence }>({
    severity: 'error',
    title: 'Front matter is not opened',
    message: ({ missing }) =>
      missing === 'toml'
        ? 'The page begins with front matter in TOML, which is shown as text.'
        : 'The page begins with lines of front matter, but there is no line "---" before them, so they are shown as text.',
    hint: ({ missing }) =>
      missing === 'toml'
        ? 'Write its lines as "title: ...", between two lines "---".'
        : 'Put them between two lines "---".',
    example: { missing: 'unopened' },
  }),
  'front-matter/fence': entry<{ kind: FenceSlip['kind']; found?: string }>({
    severity: 'warning',
    title: 'Delimiter of front matter',
    message: ({ kind, found }) =>
      kind !== 'opening' && kind !== 'closing'
        ? `${MISPLACED[kind].why}. It was read as most likely meant.`
        : `Front matter ${kind === 'opening' ? 'begins' : 'ends'} with a line "---" alone, but this one is ${quote(found ?? '')}. It was read as most likely meant.`,
    hint: ({ kind }) =>
      kind !== 'opening' && kind !== 'closing' ? MISPLACED[kind].hint : 'Write "---".',
    fix: ({ kind, found = '' }) => {
      if (kind === 'doubled') return { before: found, text: '' };
      return found === '' ? undefined : replace(found, '---');
    },
    example: { kind: 'closing', found: '----' },
  }),
  'front-matter/too-large': entry<{ limit: number }>({
    severity: 'error',
    title: 'Front matter is too large',
    message: ({ limit }) => `The front matter is longer than ${limit} characters and was not read.`,
    hint: () => 'Move text from the front matter into the page, or close it earlier with "---".',
    example: { limit: 100_000 },
  }),
  'front-matter/not-a-mapping': entry<{ text: string }>({
    severity: 'warning',
    title: 'Front matter has no keys',
    message: () =>
      'Front matter is made of lines such as "title: Welcome", and there are none here.',
    hint: ({ text }) =>
      /^[\w-]+:\S/.test(text)
        ? `Put a space after the colon: "${text.replace(':', ': ')}".`
        : `Write "title: ${text}" if this is the title, or remove both "---" lines.`,
    example: { text: 'Welcome' },
  }),
  'front-matter/duplicate-key': entry<{ key: string; line: number }>({
    severity: 'warning',
    title: 'Front matter key is written twice',
    message: ({ key, line }) =>
      `${quote(key)} is already given in line ${line}; this second value is used.`,
    hint: () => 'Remove one of the two lines.',
    example: { key: 'title', line: 2 },
  }),
  'front-matter/wrong-type': entry<{ key: string; found: string; expected: string }>({
    severity: 'warning',
    title: 'Front matter value has the wrong type',
    message: ({ key, found, expected }) =>
      `${quote(key)} is ${found} but must be ${expected}; it is left out.`,
    hint: ({ key, expected }) =>
      expected === 'text'
        ? `Write ${key} as text, in quotes if it contains brackets or braces.`
        : `Write ${key} as ${expected}, or remove the line.`,
    example: { key: 'title', found: 'a list', expected: 'text' },
  }),
  'front-matter/unknown-key': entry<{ key: string; nearest: string; isTaken?: boolean }>({
    severity: 'warning',
    title: 'Unknown front matter key',
    message: ({ key }) => `${quote(key)} is not a key that Lectern knows, so it has no effect.`,
    hint: ({ key, nearest, isTaken = false }) =>
      isTaken
        ? `Remove the line: ${quote(nearest)}, which ${quote(key)} resembles, is given beside it.`
        : `Did you mean ${quote(nearest)}?`,
    fix: ({ key, nearest, isTaken = false }) => (isTaken ? undefined : replace(key, nearest)),
    example: { key: 'descripton', nearest: 'description' },
  }),
  'front-matter/unknown-value': entry<{
    key: string;
    value: string;
    allowed: readonly string[];
    nearest?: string | undefined;
  }>({
    severity: 'warning',
    title: 'Unknown front matter value',
    message: ({ key, value }) => `${quote(value)} is not a value of ${quote(key)}; it is left out.`,
    hint: ({ key, allowed, nearest }) =>
      nearest === undefined
        ? `Use one of ${allowed.join(', ')}, or remove the line.`
        : `Write "${key}: ${nearest}".`,
    fix: ({ value, nearest }) => replace(value, nearest),
    example: { key: 'mode', value: 'wied', allowed: ['wide', 'custom'], nearest: 'wide' },
  }),
  'page/shadowed': entry<{ file: string; other: string }>({
    severity: 'warning',
    title: 'Two files for one page',
    message: ({ file, other }) =>
      `${file} and ${other} have the same name; only ${other} becomes a page.`,
    hint: ({ file }) => `Delete or rename ${file}.`,
    example: { file: 'guides/intro.md', other: 'guides/intro.mdx' },
  }),
  'page/url-clash': entry<{ href: string; other: string }>({
    severity: 'error',
    title: 'Two pages with one URL',
    message: ({ href, other }) =>
      `This page would have the URL ${href}, which ${other} already has; it is left out.`,
    hint: () => 'Rename one of the two files.',
    example: { href: '/guides/', other: 'guides.mdx' },
  }),
  'page/case-clash': entry<{ href: string; other: string }>({
    severity: 'error',
    title: 'Two URLs that differ only in case',
    message: ({ href, other }) =>
      `The URL ${href} differs from that of ${other} only in case or accents, which some file systems ignore; it is left out.`,
    hint: () => 'Rename one of the two files.',
    example: { href: '/guides/Intro/', other: 'guides/intro.mdx' },
  }),
  'page/reserved-name': entry<{ name: string }>({
    severity: 'error',
    title: 'Page name is reserved',
    message: ({ name }) =>
      `Lectern writes ${quote(name)} itself, at the root of the site; this page is left out.`,
    hint: ({ name }) =>
      name === '404'
        ? 'Write its text in docs.json, as "errors": { "404": { "title": "...", "description": "..." } }.'
        : 'Give the file another name.',
    example: { name: '404' },
  }),
  'link/unsafe': entry<{ url: string }>({
    severity: 'error',
    title: 'Link is not safe',
    message: ({ url }) => `${quote(url)} ${describeDanger(targetDanger(url))}; it is left out.`,
    hint: ({ url }) => adviseInPlaceOf(url),
    example: { url: 'javascript:alert(1)' },
  }),
  'link/missing-page': entry<{ url: string; nearest?: string | undefined }>({
    severity: 'warning',
    title: 'Link to a missing page',
    message: ({ url }) => `No page or file of this site has the address ${quote(url)}.`,
    hint: ({ url, nearest }) => {
      if (nearest !== undefined) return `Did you mean ${nearest}?`;
      return isHostWithoutScheme(url) ? `Write https://${url}` : 'Correct the link or remove it.';
    },
    fix: ({ url, nearest }) =>
      nearest === undefined && isHostWithoutScheme(url)
        ? replace(url, `https://${url}`)
        : replacePath(url, nearest),
    example: { url: '/guides/setpu', nearest: '/guides/setup/' },
  }),
  'link/case-differs': entry<{ url: string; href: string }>({
    severity: 'warning',
    title: 'Link differs from the page in case',
    message: ({ url, href }) =>
      `${quote(url)} is not written like the page ${href}; addresses are case-sensitive.`,
    hint: ({ href }) => `Write ${href}.`,
    fix: ({ url, href }) => replace(url, href),
    example: { url: '/Guides/Setup', href: '/guides/setup/' },
  }),
};

/** Makes a diagnostic about a page. */
export const diagnosePage = diagnoseWith(pageEntries);
