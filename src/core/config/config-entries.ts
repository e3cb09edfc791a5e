import { diagnoseWith, entry } from '../diagnostic/catalog.ts';
import { replace } from '../diagnostic/fix.ts';
import { describeJsonProblem } from '../diagnostic/json-words.ts';
import { listFirstNames, listNames, MAX_NAMED, quote } from '../diagnostic/quote.ts';
import type { JsonProblem } from '../text/json/json-problem.ts';
import { PAGE_ACTIONS } from './keys/services.ts';
import { configValueEntries, SMALLEST_CONFIG, subject } from './config-value-entries.ts';
import { keyEntries } from './key-entries.ts';
import { describeLost, type EntryCounts } from './describe-lost.ts';
import { levelEntries } from './level-entries.ts';

/** Why a `$ref` of the configuration cannot be followed. */
export type RefProblem = 'outside' | 'circle' | 'depth' | 'missing';

/** Diagnostics about docs.json itself, before any page is read. */
export const configEntries = {
  'config/empty': entry({
    severity: 'error',
    title: 'Empty configuration',
    message: () => 'The file is empty.',
    hint: () => `Start with ${SMALLEST_CONFIG}.`,
  }),
  'config/too-large': entry<{ megabytes: number; limit: number }>({
    severity: 'error',
    title: 'Configuration too large',
    message: ({ megabytes, limit }) =>
      `The file has ${megabytes} MB; a configuration may have up to ${limit} MB.`,
    hint: () => 'Check that this is the right file.',
    example: { megabytes: 24, limit: 20 },
  }),
  'config/syntax': entry<{ problem: JsonProblem }>({
    severity: 'error',
    title: 'Not valid JSON',
    message: ({ problem }) => describeJsonProblem(problem).message,
    hint: ({ problem }) => describeJsonProblem(problem).hint,
    example: { problem: { kind: 'trailing-comma', closer: ']' } },
  }),
  'config/duplicate-key': entry<{ name: string; firstLine: number }>({
    severity: 'error',
    title: 'Key written twice',
    message: ({ name, firstLine }) =>
      `${quote(name)} is already set on line ${firstLine}; only one of them is used.`,
    hint: () => 'Remove one of them, or merge their values.',
    example: { name: 'colors', firstLine: 4 },
  }),
  'config/bad-ref': entry<{ target: string; reason: RefProblem; chain: readonly string[] }>({
    severity: 'error',
    title: 'File cannot be included',
    message: ({ target, reason, chain }) => {
      switch (reason) {
        case 'missing':
          return `${quote(target)} is not a file of this project.`;
        case 'outside':
          return `${quote(target)} is outside this project.`;
        case 'circle':
          return `${quote(target)} leads back to a file that includes it: ${chain.join(' -> ')}.`;
        case 'depth':
          return `${quote(target)} is included by too many files inside each other.`;
      }
    },
    hint: ({ reason }) =>
      reason === 'missing' || reason === 'outside'
        ? 'Write the path from the folder of this file to a JSON file of the project.'
        : 'Write its content in place of the "$ref".',
    example: { target: './navigation.json', reason: 'missing', chain: [] },
  }),
  ...configValueEntries,
  ...keyEntries,
  ...levelEntries,
  'config/no-effect': entry<{ keys: readonly string[] }>({
    severity: 'warning',
    title: 'No effect on a static site',
    message: ({ keys }) =>
      `${listFirstNames(keys)} ${keys.length === 1 ? 'has' : 'have'} no effect on a static site.`,
    hint: ({ keys }) =>
      keys.length > MAX_NAMED
        ? 'Nothing breaks; remove what you do not need elsewhere. The configuration reference marks all such keys.'
        : 'Nothing breaks; remove what you do not need elsewhere.',
    example: { keys: ['analytics', 'integrations.intercom'] },
  }),
  'config/analytics-off': entry<{ name: string; isElsewhere?: boolean }>({
    severity: 'warning',
    title: 'Service not loaded',
    message: ({ name, isElsewhere = false }) =>
      `${quote(`${isElsewhere ? 'integrations' : 'analytics'}.${name}`)} is not loaded: pages send nothing to other hosts.`,
    hint: ({ isElsewhere = false }) =>
      isElsewhere
        ? 'To load it on every page, move it into "analytics" and add "enabled": true there; to keep this quiet, write "analytics": { "enabled": false }.'
        : 'To load it on every page, add "enabled": true to "analytics"; to keep this quiet, "enabled": false.',
    example: { name: 'ga4' },
  }),
  'config/unknown-version': entry<{
    key: string;
    version: string;
    versions: readonly string[];
    meant?: string | undefined;
  }>({
    severity: 'error',
    title: 'Unknown version',
    message: ({ key, version, versions }) =>
      versions.length === 0
        ? `${subject(key)} is ${quote(version)}, but the configuration has no "versions".`
        : `${subject(key)} is ${quote(version)}, but "versions" has only ${listNames(versions, 'and')}.`,
    hint: ({ version, meant }) =>
      meant === undefined
        ? `Add ${quote(version)} to "versions", or remove the key.`
        : `Did you mean ${quote(meant)}?`,
    fix: ({ version, meant }) => replace(version, meant),
    example: { key: 'anchors[0].version', version: '2', versions: ['2.0', '1.0'], meant: '2.0' },
  }),
  'config/unused-versions': entry<{ versions: readonly string[] }>({
    severity: 'warning',
    title: 'Versions without content',
    message: ({ versions }) =>
      `No group, tab, anchor or page belongs to ${listNames(versions, 'or')}, so choosing a version has no effect.`,
    hint: () => 'Give the groups of a version its name ("version": "…"), or remove "versions".',
    example: { versions: ['2.0', '1.0'] },
  }),
  'config/duplicate-version': entry<{
    axis: 'version' | 'language';
    name: string;
    firstLine: number;
  }>({
    severity: 'error',
    title: 'Version or language listed twice',
    message: ({ axis, name, firstLine }) =>
      `The ${axis} ${quote(name)} is already listed on line ${firstLine}.`,
    hint: () => 'Remove one of the two.',
    example: { axis: 'version', name: '2.0', firstLine: 12 },
  }),
  'config/two-defaults': entry<{
    axis: 'version' | 'language';
    name: string;
    first: string;
  }>({
    severity: 'error',
    title: 'Two default versions or languages',
    message: ({ axis, name, first }) =>
      `${quote(name)} and ${quote(first)} are both marked as the default ${axis}.`,
    hint: () => 'Keep "default": true in one of them.',
    example: { axis: 'version', name: '1.0', first: '2.0' },
  }),
  'config/idle-auth': entry<{ key: string; method?: string | undefined }>({
    severity: 'warning',
    title: 'Authentication setting has no effect',
    message: ({ key, method }) =>
      method === undefined
        ? `${subject(key)} has no effect without "api.auth.method".`
        : `${subject(key)} has no effect with the method ${quote(method)}.`,
    hint: ({ method }) =>
      method === undefined
        ? 'Add "method": "bearer", "basic" or "key" to "api.auth".'
        : 'Remove it.',
    example: { key: 'api.auth.name' },
  }),
  'config/basic-auth-name': entry<{ name: string }>({
    severity: 'warning',
    title: 'Basic authentication needs two names',
    message: ({ name }) =>
      `"api.auth.name" is ${quote(name)}; with the method "basic", it names both fields.`,
    hint: () =>
      'Write the names for user name and password with a colon between them, like "username:password".',
    example: { name: 'username' },
  }),
  'config/unknown-action': entry<{ options: readonly string[]; nearest?: string | undefined }>({
    severity: 'warning',
    title: 'Action that a static site does not offer',
    message: ({ options }) =>
      `${listFirstNames(options)} ${options.length === 1 ? 'is' : 'are'} left out of the actions of pages.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? `Name ${listNames(PAGE_ACTIONS, 'or')}, or write a link of your own with a title and an address.`
        : `Did you mean ${quote(nearest)}?`,
    fix: ({ options: [option = ''], nearest }) => replace(option, nearest),
    example: { options: ['cursor'] },
  }),
  'config/not-a-repository': entry<{ key: string; url: string }>({
    severity: 'warning',
    title: 'Not a GitHub repository',
    message: ({ key, url }) =>
      `${subject(key)} is ${quote(url)}, which is not a repository on github.com; a plain link is shown.`,
    hint: () =>
      'Write the address of a repository, like "https://github.com/owner/name", or use the type "link".',
    example: { key: 'topbarCtaButton.url', url: 'https://example.com' },
  }),
  'config/duplicate-redirect': entry<{ source: string; firstLine: number }>({
    severity: 'error',
    title: 'Path redirected twice',
    message: ({ source, firstLine }) =>
      `${quote(source)} is already redirected on line ${firstLine}.`,
    hint: () => 'Remove one of the two.',
    example: { source: '/old', firstLine: 30 },
  }),
  'config/redirect-loop': entry<{ path: readonly string[] }>({
    severity: 'error',
    title: 'Redirect loop',
    message: ({ path }) => `This redirect leads back to itself: ${path.join(' -> ')}.`,
    hint: () => 'Make one of these redirects lead to a page.',
    example: { path: ['/a', '/b', '/a'] },
  }),
  'config/empty-object': entry<{ key: string; names: readonly string[] }>({
    severity: 'warning',
    title: 'Nothing inside',
    message: ({ key }) => `${subject(key)} is empty, so it has no effect.`,
    hint: ({ names }) => `Give it ${listNames(names, 'or')}, or remove it.`,
    example: { key: 'background', names: ['style'] },
  }),
  'config/one-background': entry<{ key: string; given: string; other: string; color: string }>({
    severity: 'warning',
    title: 'Background for one mode only',
    message: ({ key, given, other, color }) =>
      `${subject(key)} has a color for ${given} mode only; ${other} mode keeps the default ${color}.`,
    hint: ({ other, color }) => `Add "${other}": "${color}", or another color.`,
    example: { key: 'colors.background', given: 'dark', other: 'light', color: '#ffffff' },
  }),
  'config/lost-pages': entry<{ key: string; name: string; lost: EntryCounts }>({
    severity: 'warning',
    title: 'Pages next to other branches',
    message: ({ key, name, lost }) =>
      `${subject(key)} ${name === 'href' ? 'takes precedence over the list next to it' : 'is next to something that takes precedence over it'}, so ${describeLost(lost)}.`,
    hint: ({ name }) =>
      name === 'href'
        ? 'Remove "href", so that the first page in the list opens, or remove the list.'
        : 'Keep one kind of list here, and put the other inside it.',
    example: {
      key: 'navigation.groups',
      name: 'groups',
      lost: { pages: 3, links: 0, documents: 0 },
    },
  }),
  'config/empty-branch': entry<{ key: string; name: string; axis: string }>({
    severity: 'warning',
    title: 'Nothing to choose',
    message: ({ name, axis }) =>
      `The ${axis} ${quote(name)} has neither pages nor an address, so it is not shown.`,
    hint: () => 'List its pages, give it an "href", or remove it.',
    example: { key: 'navigation.tabs[2]', name: 'Guides', axis: 'tab' },
  }),
  'config/empty-group': entry<{ key: string; name: string }>({
    severity: 'warning',
    title: 'Group without pages',
    message: ({ key, name }) =>
      `${subject(key)} is empty, so the group${name === '' ? '' : ` ${quote(name)}`} is not shown.`,
    hint: () => 'List its pages, or remove the group.',
    example: { key: 'navigation[2].pages', name: 'Guides' },
  }),
};

export type ConfigCode = keyof typeof configEntries;

/** The values that the sentences of a code need. */
export type ConfigFacts<Code extends ConfigCode> = Parameters<
  (typeof configEntries)[Code]['message']
>[0];

export const diagnoseConfig = diagnoseWith(configEntries);
