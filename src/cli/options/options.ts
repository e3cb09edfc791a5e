/** Descriptions of the command line's options: the source of both parsing and help. */

export interface Option {
  readonly name: OptionName;
  readonly short?: string;
  /** The name of its value in the help; an option without one is a flag. */
  readonly placeholder?: string;
  /** The value that can follow `=`, for an option that is mostly used without one. */
  readonly inline?: string;
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
  | 'proxy-timeout'
  | 'proxy-body'
  | 'allow-private'
  | 'no-redirect'
  | 'dry-run'
  | 'to'
  | 'report'
  | 'explain'
  | 'baseline'
  | 'update-baseline'
  | 'fix'
  | 'yes'
  | 'decorative-images'
  | 'links'
  | 'private-links'
  | 'live'
  | 'safe-methods'
  | 'blocks'
  | 'values'
  | 'document'
  | 'only'
  | 'verbose'
  | 'stdio'
  | 'open'
  | 'template'
  | 'name'
  | 'color'
  | 'debug'
  | 'help'
  | 'version';

export const base: Option = {
  name: 'base',
  placeholder: '/docs',
  text: 'Path that the site is served under (default: the root)',
};
export const site: Option = {
  name: 'site',
  placeholder: '<url>',
  text: 'Public address, such as https://docs.example.com',
};
export const strict: Option = { name: 'strict', text: 'Treat warnings as errors' };
export const format: Option = {
  name: 'format',
  placeholder: 'pretty|json|github',
  text: 'Format of the report (default: pretty)',
};
export const plainFormat: Option = {
  name: 'format',
  placeholder: 'pretty|json',
  text: 'Format of the report (default: pretty)',
};
export const host: Option = {
  name: 'host',
  placeholder: '127.0.0.1',
  text: 'Address to listen on (default: 127.0.0.1, this machine only)',
};
export const port: Option = {
  name: 'port',
  placeholder: '4321',
  text: 'Port to listen on (default: 4321, or the next free one)',
};
export const allowHost: Option = {
  name: 'allow-host',
  placeholder: '<name>',
  text: 'Additional host name that the site answers to; can be repeated',
};
/** Limits of the playground's proxy. */
export const proxyLimits: readonly Option[] = [
  {
    name: 'proxy-timeout',
    placeholder: '30',
    text: 'Seconds of silence from the API before a playground request times out',
  },
  {
    name: 'proxy-body',
    placeholder: '1MB',
    text: 'Largest request body that readers can send from the playground',
  },
  {
    name: 'allow-private',
    placeholder: '<name>',
    text: 'API server that may be on a private network; can be repeated',
  },
];
export const common: readonly Option[] = [
  { name: 'debug', text: 'Show stack traces of internal errors' },
  { name: 'help', short: 'h', text: 'Show this help' },
];

/** Options of `lectern` without a command. */
export const topOptions: readonly Option[] = [
  { name: 'help', short: 'h', text: 'Show this help' },
  { name: 'version', short: 'v', text: 'Show the version' },
];
