/** What the command line offers, in words: the source of both parsing and help. */

export type Verb = 'dev' | 'build' | 'serve' | 'check' | 'init' | 'rename' | 'explain';

export interface Option {
  readonly name: OptionName;
  readonly short?: string;
  /** What its value is called; an option without one is on or off. */
  readonly placeholder?: string;
  readonly text: string;
}

export type OptionName =
  | 'out'
  | 'base'
  | 'site'
  | 'keep-going'
  | 'strict'
  | 'format'
  | 'host'
  | 'port'
  | 'public-url'
  | 'allow-host'
  | 'access-log'
  | 'no-redirect'
  | 'dry-run'
  | 'debug'
  | 'help'
  | 'version';

export interface VerbDescription {
  readonly summary: string;
  /** Words that must stand before the folder, with what they mean. */
  readonly needed?: readonly (readonly [name: string, text: string])[];
  /** What `[dir]` means to this verb. */
  readonly dir: string;
  /** A word that may stand behind the folder, or alone, with what it means. */
  readonly topic?: readonly [name: string, text: string];
  readonly options: readonly Option[];
}

const base: Option = {
  name: 'base',
  placeholder: '/docs',
  text: 'Path that the site is served under (default: the root)',
};
const site: Option = {
  name: 'site',
  placeholder: '<url>',
  text: 'Public address, such as https://docs.example.com',
};
const strict: Option = { name: 'strict', text: 'Let warnings count as errors' };
const format: Option = {
  name: 'format',
  placeholder: 'pretty|json|github',
  text: 'How to report (default: pretty)',
};
const plainFormat: Option = {
  name: 'format',
  placeholder: 'pretty|json',
  text: 'How to report (default: pretty)',
};
const host: Option = {
  name: 'host',
  placeholder: '127.0.0.1',
  text: 'Address to listen on (default: 127.0.0.1, this machine only)',
};
const port: Option = {
  name: 'port',
  placeholder: '4321',
  text: 'Port to listen on (default: 4321, or the next free one)',
};
const publicUrl: Option = {
  name: 'public-url',
  placeholder: '<url>',
  text: 'Address under which readers reach the site, for one behind a reverse proxy',
};
const allowHost: Option = {
  name: 'allow-host',
  placeholder: '<name>',
  text: 'Name by which others may ask for the site too; may be given several times',
};
const accessLog: Option = {
  name: 'access-log',
  text: 'Print a line of JSON for each request, without queries, headers and bodies',
};
const common: readonly Option[] = [
  { name: 'debug', text: 'Show stack traces of internal errors' },
  { name: 'help', short: 'h', text: 'Show this help' },
];

export const verbs: Readonly<Record<Verb, VerbDescription>> = {
  dev: {
    summary: 'Show the site while you write; pages reload as you save',
    dir: 'Folder that holds docs.json (default: the current one)',
    options: [host, port, base, ...common],
  },
  build: {
    summary: 'Write the site as static files',
    dir: 'Folder that holds docs.json (default: the current one)',
    options: [
      {
        name: 'out',
        placeholder: '<folder>',
        text: 'Folder to write, replaced as a whole (default: dist in dir)',
      },
      base,
      site,
      {
        name: 'keep-going',
        text: 'Write the site even with errors; its pages say what is missing',
      },
      strict,
      format,
      ...common,
    ],
  },
  serve: {
    summary: 'Serve a built site over HTTP',
    dir: 'Folder of a built site, or a docs folder whose dist is one (default: the current one)',
    options: [host, port, publicUrl, allowHost, accessLog, ...common],
  },
  check: {
    summary: 'Report every problem without writing a site',
    dir: 'Folder that holds docs.json (default: the current one)',
    options: [base, site, strict, format, ...common],
  },
  init: {
    summary: 'Write a small site to start from; no file is ever overwritten',
    dir: 'Folder to write to (default: the current one)',
    options: common,
  },
  rename: {
    summary: 'Give a page another name; navigation, links and redirects follow',
    needed: [
      ['from', 'Page as the navigation names it, or its file'],
      ['to', 'New name; with a slash at its end, the folder to move the page to'],
    ],
    dir: 'Folder that holds docs.json (default: the current one)',
    options: [
      { name: 'no-redirect', text: 'Let the old address lead nowhere' },
      { name: 'dry-run', text: 'Show what would change, and change nothing' },
      plainFormat,
      ...common,
    ],
  },
  explain: {
    summary: 'Tell what each key of docs.json and of front matter does here',
    dir: 'Folder that holds docs.json (default: the current one)',
    topic: ['icons', 'Tell which icons are drawn otherwise than asked'],
    options: [plainFormat, ...common],
  },
};

/** How a verb is called, without its options: `rename <from> <to> [dir]`. */
export function usageOf(verb: Verb): string {
  const { needed = [], topic } = verbs[verb];
  const words = [...needed.map(([name]) => `<${name}>`), '[dir]'];
  return [verb, ...words, ...(topic ? [`[${topic[0]}]`] : [])].join(' ');
}

/** Options of `lectern` without a verb. */
export const topOptions: readonly Option[] = [
  { name: 'help', short: 'h', text: 'Show this help' },
  { name: 'version', short: 'v', text: 'Show the version' },
];

/** The verbs that have an option, to tell what someone may have had in mind. */
export function verbsWith(option: string): Verb[] {
  const names = Object.keys(verbs) as Verb[];
  return names.filter((verb) => verbs[verb].options.some(({ name }) => name === option));
}

export function isVerb(name: string): name is Verb {
  return Object.hasOwn(verbs, name);
}
