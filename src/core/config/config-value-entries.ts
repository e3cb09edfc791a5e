import { findAddressMistake } from '../address/address-mistakes.ts';
import { describeDanger, linkDanger, opensApplication } from '../address/link.ts';
import { entry } from '../diagnostic/catalog.ts';
import { replace } from '../diagnostic/fix.ts';
import { listNames, quote } from '../diagnostic/quote.ts';
import { isNumberText } from '../text/json/exact-json.ts';
import { hintAtCodeTheme, hintAtTheme } from './keys/appearance.ts';
import { meantLanguage } from './keys/language.ts';

/** A configuration with only what is needed. */
export const SMALLEST_CONFIG =
  '{ "name": "My project", "navigation": [{ "group": "Start", "pages": ["introduction"] }] }';

/** Facts about an invalid value. */
export interface ValueFacts {
  /**
   * The key as authors refer to it: `colors.primary`, `anchors[0].url`; empty for the whole configuration.
   */
  readonly key: string;
  readonly found: unknown;
  /** A correct line: `"primary": "#16a34a"`. */
  readonly example?: string | undefined;
}

/** Diagnostics about single values in docs.json. */
export const configValueEntries = {
  'config/wrong-type': entry<ValueFacts & { expected: readonly string[] }>({
    severity: 'error',
    title: 'Wrong kind of value',
    message: ({ key, found, expected }) =>
      `${subject(key)} must be ${kinds(expected)}, but it is ${quoteKind(found)}.`,
    hint: ({ key, example }) => exampleHint(key === '' ? SMALLEST_CONFIG : example),
    example: {
      key: 'favicon',
      found: 3,
      expected: ['string'],
      example: '"favicon": "/favicon.svg"',
    },
  }),
  'config/unknown-value': entry<
    ValueFacts & {
      allowed: readonly string[];
      meant?: string | undefined;
      /** A description of what applies without the key. */
      fallback?: string | undefined;
    }
  >({
    severity: 'error',
    title: 'Value not allowed',
    message: ({ key, found, allowed }) =>
      `${subject(key)} is ${quoteKind(found)}; it may be ${listNames(allowed, 'or')}.`,
    hint: ({ meant, fallback }) => {
      if (meant !== undefined) return `Did you mean ${quote(meant)}?`;
      return fallback === undefined
        ? 'Write one of these values.'
        : `Write one of these values, or leave the key out for ${fallback}.`;
    },
    fix: ({ found, meant }) => (typeof found === 'string' ? replace(found, meant) : undefined),
    example: {
      key: 'modeToggle.default',
      found: 'drak',
      allowed: ['light', 'dark'],
      meant: 'dark',
    },
  }),
  'config/empty-list': entry<ValueFacts>({
    severity: 'error',
    title: 'List too short',
    message: ({ key, found }) =>
      Array.isArray(found) && found.length > 0
        ? `${subject(key)} has one item; it needs at least two.`
        : `${subject(key)} has no items; it needs at least one.`,
    hint: ({ example }) => exampleHint(example),
    example: { key: 'openapi', found: [], example: '"openapi": "openapi.yaml"' },
  }),
  'config/empty-text': entry<ValueFacts>({
    severity: 'error',
    title: 'Empty text',
    message: ({ key }) => `${subject(key)} is blank.`,
    hint: ({ example }) => exampleHint(example),
    example: { key: 'name', found: '', example: '"name": "Acme"' },
  }),
  'config/bad-color': entry<ValueFacts>({
    severity: 'error',
    title: 'Not a hex color',
    message: ({ key, found }) => `${subject(key)} is ${quote(found)}, which is not a hex color.`,
    hint: () => 'Write "#" and three or six of the digits 0-9 and a-f, like "#16a34a".',
    example: { key: 'colors.primary', found: 'green' },
  }),
  'config/bad-icon': entry<ValueFacts>({
    severity: 'warning',
    title: 'Not an icon',
    message: ({ key, found }) =>
      `${subject(key)} is ${quote(found)}, which is neither the name of an icon, nor an emoji, nor the path of an image.`,
    hint: () => 'Write a name like "book-open", a path like "/images/icon.svg" or a URL.',
    example: { key: 'anchors[0].icon', found: 'book open' },
  }),
  'config/unknown-theme': entry<ValueFacts>({
    severity: 'warning',
    title: 'Unknown theme',
    message: ({ key, found }) =>
      key === 'theme'
        ? `${subject(key)} is ${quote(found)}, which is not a theme that Lectern knows, so the site has the default look.`
        : `${subject(key)} is ${quote(found)}, which is not a Shiki theme, so code keeps its default colors.`,
    hint: ({ key, found }) =>
      key === 'theme' ? hintAtTheme(String(found)) : hintAtCodeTheme(String(found)),
    example: { key: 'styling.codeblocks', found: 'draculla' },
  }),
  'config/unsafe-link': entry<ValueFacts & { wanted?: string | undefined }>({
    severity: 'error',
    title: 'Unsafe link',
    message: ({ key, found }) =>
      `${subject(key)} is ${quote(found)}, which ${unsafeReason(found)}.`,
    hint: ({
      found,
      wanted = 'a path of the site, or a URL that begins with https:, http:, mailto: or tel:',
    }) =>
      linkDanger(String(found)) === 'login'
        ? 'Leave out the user name and the password, up to the @.'
        : `Write ${wanted}.`,
    example: { key: 'topbarLinks[0].url', found: 'javascript:alert(1)' },
  }),
  'config/bad-link': entry<ValueFacts>({
    severity: 'error',
    title: 'Not a link',
    message: ({ key, found }) => `${subject(key)} is ${quote(found)}, which leads nowhere.`,
    hint: ({ found }) =>
      urlGuess(found) ?? 'Write a path of the site, or a URL that begins with https://.',
    example: { key: 'topbarLinks[0].url', found: 'localhost:3000' },
  }),
  'config/bad-url': entry<ValueFacts>({
    severity: 'error',
    title: 'Not a URL',
    message: ({ key, found }) => `${subject(key)} is ${quote(found)}, which is not a complete URL.`,
    hint: ({ found }) => urlGuess(found) ?? 'Write a URL that begins with https:// or http://.',
    example: { key: 'footerSocials.github', found: 'github.com/owner' },
  }),
  'config/bad-base': entry<ValueFacts>({
    severity: 'error',
    title: 'Not a path of a host',
    message: ({ key, found }) =>
      `${subject(key)} is ${quote(found)}, which is not a path that a site can be served under.`,
    hint: () => 'Write the path alone, like "/docs"; the host belongs in --site.',
    example: { key: 'base', found: 'https://example.com/docs' },
  }),
  'config/bad-path': entry<ValueFacts>({
    severity: 'error',
    title: 'Not a path of the project',
    message: ({ key, found }) =>
      `${subject(key)} is ${quote(found)}, which is not a file inside the project folder.`,
    hint: () =>
      'Write a path from the root of the project with forward slashes, like "/images/logo.svg", or a URL.',
    example: { key: 'logo', found: '../logo.svg' },
  }),
  'config/empty-path': entry<ValueFacts>({
    severity: 'warning',
    title: 'No path',
    message: ({ key }) => `${subject(key)} is empty, so it has no effect.`,
    hint: () => 'Write the path of a file, like "/images/logo.svg", or remove the key.',
    example: { key: 'favicon', found: '' },
  }),
  'config/bad-identifier': entry<ValueFacts>({
    severity: 'error',
    title: 'Not an identifier',
    message: ({ key, found }) =>
      `${subject(key)} is ${quote(found)}; it may have letters, digits, dots and dashes only.`,
    hint: ({ example }) => exampleHint(example),
    example: {
      key: 'analytics.ga4.measurementId',
      found: 'G 123',
      example: '"measurementId": "G-XXXXXXX"',
    },
  }),
  'config/bad-language': entry<ValueFacts>({
    severity: 'error',
    title: 'Not a language tag',
    message: ({ key, found }) => `${subject(key)} is ${quote(found)}, which is not a language tag.`,
    hint: ({ found }) => {
      const meant = meantLanguage(found);
      return meant === undefined
        ? 'Write a tag like "en", "pt-BR" or "zh-Hans".'
        : `Did you mean ${quote(meant)}?`;
    },
    fix: ({ found }) =>
      typeof found === 'string' ? replace(found, meantLanguage(found)) : undefined,
    example: { key: 'lang', found: 'en_US' },
  }),
  'config/bad-head-element': entry<ValueFacts>({
    severity: 'error',
    title: 'Element with code in the wrong place',
    message: ({ key }) =>
      `${subject(key)} has an attribute that holds code, an address that pages must not contain, or text that ends the element.`,
    hint: () => 'Put the code into a file of the project, and refer to it with "src".',
    example: { key: 'head[0]', found: { tag: 'script', attrs: { onload: 'start()' } } },
  }),
  'config/bad-redirect-source': entry<ValueFacts>({
    severity: 'warning',
    title: 'Not a path to redirect from',
    message: ({ key, found }) =>
      `${subject(key)} is ${quote(found)}; only a path of this site can lead elsewhere, so the redirect was left out.`,
    hint({ found }) {
      const source = String(found).trim();
      if (/[^\S ]/.test(source)) return 'Remove the tab or the line break in it.';
      const meant = source.replaceAll(OPTIONAL_PART, '$1*');
      return meant === source
        ? 'Write a path without domain, "?" and "#", like "/old/page".'
        : `Write ${quote(meant)}: a part with "*" can be missing, or be several parts.`;
    },
    example: { key: 'redirects[0].source', found: 'https://example.com/old' },
  }),
};

/** A part of a path that may be missing, as routers of other tools write it: `:name?`. */
const OPTIONAL_PART = /(?<=\/)(:\w+)\?(?=\/|$)/g;

const KINDS: Readonly<Record<string, string>> = {
  string: 'text in double quotes',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'an object in { }',
  record: 'an object in { }',
};

function kinds(expected: readonly string[]): string {
  return [...new Set(expected.map((kind) => KINDS[kind] ?? kind))].join(' or ');
}

/** Returns the subject of a sentence about a key. */
export function subject(key: string): string {
  return key === '' ? 'The configuration' : quote(key);
}

function unsafeReason(found: unknown): string {
  const address = String(found);
  return describeDanger(opensApplication(address) ? undefined : linkDanger(address));
}

/** Formats a value for a sentence, with its type if the value alone does not show it. */
export function quoteKind(found: unknown): string {
  if (typeof found === 'string') return `the text ${quote(found)}`;
  const isNumber = typeof found === 'number' || isNumberText(found);
  return isNumber ? `the number ${quote(found)}` : quote(found);
}

function exampleHint(example: string | undefined): string {
  return example === undefined ? 'Correct or remove it.' : `Write it like this: ${example}`;
}

/** Returns a hint for text that was probably meant as a URL, such as `example.com/x`. */
function urlGuess(found: unknown): string | undefined {
  const { meant } = (typeof found === 'string' ? findAddressMistake(found) : undefined) ?? {};
  if (meant?.startsWith('http') === true) return `Write ${quote(meant)}.`;
  if (typeof found !== 'string' || !/^[\w-]+(?:\.[\w-]+)*(?::\d+)?(?:\/\S*)?$/.test(found))
    return undefined;
  const local = /^localhost\b/.test(found);
  return local || found.includes('.')
    ? `Write ${quote(`${local ? 'http' : 'https'}://${found}`)}.`
    : undefined;
}
