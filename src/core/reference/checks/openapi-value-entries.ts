import { diagnoseWith, entry } from '../../diagnostic/catalog.ts';
import { replace } from '../../diagnostic/fix.ts';
import { nearest } from '../../diagnostic/nearest.ts';
import { listNames, quote } from '../../diagnostic/quote.ts';
import { isNumberText } from '../../text/json/exact-json.ts';
import type { Mismatch } from '../examples/find-mismatch.ts';

/** Schemes by which no API can be reached, and what they are for. */
const SCHEMES: Readonly<Record<string, string>> = {
  javascript: 'code that browsers run',
  vbscript: 'code that browsers run',
  data: 'a document that the address holds itself',
  blob: 'data of one page',
  about: 'pages of browsers',
  file: 'files of one machine',
  mailto: 'mail',
  tel: 'calls',
};

/** Returns the scheme of an address if no API can be reached by it. */
export function unreachableScheme(url: string): string | undefined {
  const scheme = /^\s*([a-z]+):/i.exec(url)?.[1]?.toLowerCase();
  return scheme !== undefined && Object.hasOwn(SCHEMES, scheme) ? scheme : undefined;
}

/** What documents can contain that has a valid form but cannot be meant. */
export const openapiValueEntries = {
  'openapi/unfit-value': entry<{
    keyword: 'default' | 'enum';
    found: unknown;
    types: readonly string[];
  }>({
    severity: 'warning',
    title: 'Value does not have the type of its schema',
    message: ({ keyword, found, types }) =>
      `${quote(keyword)} has ${JSON.stringify(found)}, but the type of the schema is ${listNames(types, 'or')}.`,
    hint: ({ keyword, found, types }) => {
      if (keyword === 'enum' && types.join() === 'array' && !Array.isArray(found)) {
        return 'Move "enum" into "items", if it lists what the items may be.';
      }
      return 'Write a value of this type, or correct "type".';
    },
    example: { keyword: 'default', found: 'ten', types: ['integer'] },
  }),
  'openapi/unfit-example': entry<Mismatch & { isItem?: boolean }>({
    severity: 'warning',
    title: 'Example does not match its schema',
    message: (misfit) => {
      const { path } = misfit;
      const part = path.length === 0 ? 'This example' : `${quote(path.join('.'))} of this example`;
      if (misfit.kind === 'lack') {
        return `${part} has no ${quote(misfit.name)}, which its schema requires.`;
      }
      const value = describeValue(misfit.found);
      if (misfit.kind === 'value') {
        return `${part} is ${value}, which is not one of the values of its schema.`;
      }
      return `${part} is ${value}, but the type of its schema is ${listNames(misfit.wanted, 'or')}.`;
    },
    hint: (misfit) => {
      if (misfit.kind === 'lack') return 'Add it to the example, or remove it from "required".';
      if (misfit.isItem === true) {
        const meant = JSON.stringify([[misfit.found]]);
        const advice = meant.length > 60 ? 'put brackets around each' : `write ${meant}`;
        return `Each item of "examples" is a complete list: ${advice}.`;
      }
      if (misfit.kind === 'type') return 'Write a value of this type, or correct "type".';
      const texts = misfit.wanted.filter((value) => typeof value === 'string');
      const near = typeof misfit.found === 'string' ? nearest(misfit.found, texts) : undefined;
      return near === undefined
        ? 'Write one of its values, or add this one to them.'
        : `Did you mean ${quote(near)}?`;
    },
    example: { kind: 'value', path: ['kind'], found: 'bird', wanted: ['cat', 'dog'] },
  }),
  'openapi/empty-range': entry<{ least: string; from: number; most: string; to: number }>({
    severity: 'warning',
    title: 'Range that no value fits',
    message: ({ least, from, most, to }) =>
      `${quote(least)} is ${from} and ${quote(most)} is ${to}, so no value fits.`,
    hint: () => 'Swap the two, or correct one of them.',
    example: { least: 'minimum', from: 10, most: 'maximum', to: 5 },
  }),
  'openapi/bad-pattern': entry<{ pattern: string; reason: string }>({
    severity: 'warning',
    title: 'Pattern is not a regular expression',
    message: ({ pattern, reason }) =>
      `${quote(pattern)} is not a JavaScript regular expression, which JSON Schema asks for: ${reason}.`,
    hint: ({ pattern }) => {
      const flag = /\(\?[a-z]+\)/.exec(pattern)?.[0];
      return flag === undefined
        ? 'Correct the pattern, or describe in words what the text must look like.'
        : `Remove ${flag}, which only other languages have; to match both cases, write each letter, such as [Aa].`;
    },
    example: { pattern: '^[a-z+$', reason: 'Unterminated character class' },
  }),
  'openapi/required-flag': entry<{ flag: boolean; name: string | undefined }>({
    severity: 'warning',
    title: 'Property is not listed as required',
    message: ({ flag }) =>
      `"required: ${flag}" has no meaning in a schema: "required" lists the properties that an object must have.`,
    hint: ({ flag, name }) => {
      if (!flag) return 'Remove it: properties are optional unless they are listed.';
      return name === undefined
        ? 'List the names of the properties that are required.'
        : `Remove it, and write "required: [${name}]" next to "properties".`;
    },
    example: { flag: true, name: 'id' },
  }),
  'openapi/relative-server': entry<{ url: string }>({
    severity: 'warning',
    title: 'Server without a scheme',
    message: ({ url }) =>
      `${quote(url)} has no scheme, so it is an address below that of the documentation.`,
    hint: ({ url }) => `Write ${quote(absolute(url))}.`,
    example: { url: 'api.example.com/v1' },
  }),
  'openapi/unsendable-server': entry<{ url: string; scheme: string }>({
    severity: 'warning',
    title: 'Server that takes no requests',
    message: ({ url, scheme }) =>
      `${quote(url)} is not an address that requests can be sent to: ${scheme}: is for ${SCHEMES[scheme] ?? 'something else'}.`,
    hint: () => 'Write the address of the API, such as "https://api.example.com/v1".',
    example: { url: 'javascript:alert(1)', scheme: 'javascript' },
  }),
  'openapi/undefined-variable': entry<{ name: string; nearest: string | undefined }>({
    severity: 'warning',
    title: 'Server variable is not defined',
    message: ({ name }) => `"variables" of this server has no ${quote(name)}, which its URL uses.`,
    hint: ({ name, nearest }) =>
      nearest === undefined
        ? `Add ${quote(name)} with a "default" to "variables" of this server.`
        : `Did you mean ${quote(`{${nearest}}`)}?`,
    example: { name: 'region', nearest: undefined },
  }),
  'openapi/unlisted-default': entry<{ name: string; found: string; nearest: string | undefined }>({
    severity: 'warning',
    title: 'Default of a variable is not one of its values',
    message: ({ name, found }) =>
      `The default of the variable ${quote(name)} is ${quote(found)}, which its "enum" does not list.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Write a value of "enum", or add this one to it.'
        : `Did you mean ${quote(nearest)}?`,
    fix: ({ found, nearest }) => replace(found, nearest),
    example: { name: 'region', found: 'uerope', nearest: 'europe' },
  }),
  'openapi/unknown-scope': entry<{ name: string; scope: string; nearest: string }>({
    severity: 'warning',
    title: 'Scope not declared',
    message: ({ name, scope }) => `No flow of ${quote(name)} declares the scope ${quote(scope)}.`,
    hint: ({ nearest }) => `Did you mean ${quote(nearest)}?`,
    fix: ({ scope, nearest }) => replace(scope, nearest),
    example: { name: 'oauth', scope: 'users:raed', nearest: 'users:read' },
  }),
  'openapi/unknown-media-type': entry<{ type: string; nearest: string }>({
    severity: 'warning',
    title: 'Unknown media type',
    message: ({ type }) => `${quote(type)} is not a known media type.`,
    hint: ({ nearest }) => `Did you mean ${quote(nearest)}?`,
    fix: ({ type, nearest }) => replace(type, nearest),
    example: { type: 'application/jsn', nearest: 'application/json' },
  }),
  'openapi/unlisted-tag': entry<{ tag: string; nearest: string }>({
    severity: 'warning',
    title: 'Tag not declared',
    message: ({ tag }) => `"tags" of the document declares no tag ${quote(tag)}.`,
    hint: ({ nearest }) => `Did you mean ${quote(nearest)}?`,
    fix: ({ tag, nearest }) => replace(tag, nearest),
    example: { tag: 'Usres', nearest: 'Users' },
  }),
};

export const diagnoseOpenapiValue = diagnoseWith(openapiValueEntries);

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isNumberText(value)) return value.text;
  return typeof value === 'object' && value !== null ? 'an object' : JSON.stringify(value);
}

function absolute(url: string): string {
  return `${url.startsWith('localhost') ? 'http' : 'https'}://${url}`;
}
