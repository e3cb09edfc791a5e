/** Finds addresses that are probably mistakes, and what was probably meant. */
import { nearest } from '../diagnostic/nearest.ts';

/** What is wrong with an address. */
export type AddressMistake =
  /** A misspelled scheme: `htps://example.com`. */
  | 'scheme'
  /** Missing or extra slashes or colon: `http:/example.com`. */
  | 'slashes'
  /** Two schemes in a row: `https://https://example.com`. */
  | 'twice'
  /** An address in its own parentheses: `[text]((https://example.com))`. */
  | 'parentheses'
  /** An address in quotes: `[text]("/guide")`. */
  | 'quotes'
  /** A `mailto:` with slashes, or without a valid recipient. */
  | 'mail'
  /** An email address without `mailto:`. */
  | 'no-mail'
  /** A path with backslashes. */
  | 'backslash'
  /** A path on one machine: `C:\docs`, `file:`, `/Users/ada/docs`. */
  | 'machine'
  /** A reference of another tool: `doc:start` of ReadMe, `pathname:///a.pdf` of Docusaurus. */
  | 'other-tool'
  /** JavaScript in braces, in a link of Markdown or in a file whose tags are HTML: `{cover}`. */
  | 'code'
  /** The page of a video, which cannot be embedded in a frame. */
  | 'watch';

export interface FoundAddressMistake {
  readonly mistake: AddressMistake;
  /** The address that seems to be meant. */
  readonly meant?: string;
}

const SCHEMES = ['http', 'https', 'mailto', 'tel'] as const;
const MACHINE = /^(?:[A-Za-z]:[\\/]|file:|\/(?:Users|home)\/[^/]+\/.|~\/)/;
/** How exports of ReadMe name pages, and how Docusaurus names files. */
const OTHER_PAGE = /^(?:doc|ref|page|blog):[a-z\d][a-z\d_-]*(?:#.*)?$/;
const OTHER_FILE = /^pathname:\/\/(?=\/)/;
const MAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;

/** Returns undefined for an address with nothing odd about it. */
export function findAddressMistake(url: string): FoundAddressMistake | undefined {
  const address = url.trim();
  if (MACHINE.test(address)) return { mistake: 'machine' };
  if (OTHER_PAGE.test(address)) return { mistake: 'other-tool' };
  if (OTHER_FILE.test(address)) {
    return { mistake: 'other-tool', meant: address.replace(OTHER_FILE, '') };
  }
  const double = /^https?:\/\/(?=https?:\/?\/)(.*)$/i.exec(address)?.[1];
  if (double !== undefined) return { mistake: 'twice', meant: double };
  const inner = /^\((https?:\/\/.+)\)$/i.exec(address)?.[1];
  if (inner !== undefined) return { mistake: 'parentheses', meant: inner };
  const quoted = /^(["'“”„«»‘’])([^"'“”„«»‘’\s]+)["'“”„«»‘’]$/.exec(address)?.[2];
  if (quoted !== undefined) return { mistake: 'quotes', meant: quoted };
  return findSchemeMistake(address) ?? findPathMistake(address);
}

/**
 * Whether an address is JavaScript in braces, which is no code in Markdown and HTML. `{{name}}` is a variable
 * instead.
 */
export function isCodeInBraces(url: string): boolean {
  return /^\{(?!\{).*\}$/s.test(url.trim());
}

function findSchemeMistake(address: string): FoundAddressMistake | undefined {
  const [, name = '', colon = '', slashes = '', rest = ''] =
    /^([a-z]{3,7})(:?)(\/{0,3})(.*)$/i.exec(address) ?? [];
  const scheme = name.toLowerCase();
  if (/^https?$/.test(scheme)) return findSlashes(scheme, { sign: colon + slashes, rest });
  if (colon === '') return undefined;
  if (scheme === 'mailto') return findMailMistake(slashes, rest);
  const meant = SCHEMES.some((known) => known === scheme) ? undefined : nearest(scheme, SCHEMES);
  const isWeb = slashes === '//' && meant?.startsWith('http') === true;
  const isMail = meant === 'mailto' && rest.includes('@');
  return isWeb || isMail ? { mistake: 'scheme', meant: `${meant}:${slashes}${rest}` } : undefined;
}

/** Finds `http:/example.com`, `https//example.com` and `https:///example.com`. */
function findSlashes(
  scheme: string,
  { sign, rest }: { readonly sign: string; readonly rest: string },
): FoundAddressMistake | undefined {
  const isOdd = sign === '//' || sign === ':/' || sign === ':///';
  return isOdd && rest.includes('.')
    ? { mistake: 'slashes', meant: `${scheme}://${rest}` }
    : undefined;
}

function findMailMistake(slashes: string, rest: string): FoundAddressMistake | undefined {
  if (slashes !== '') return { mistake: 'mail', meant: `mailto:${rest}` };
  if (rest === '') return { mistake: 'mail' };
  // A link can leave the recipient to the reader: `mailto:?subject=...`.
  const [to = ''] = rest.split('?');
  return to === '' || /^[^@\s]+@[^@\s]+\.[^@\s]+/.test(decoded(to))
    ? undefined
    : { mistake: 'mail' };
}

function decoded(text: string): string {
  return text.replace(/%40/g, '@').replace(/%2C/gi, ',');
}

function findPathMistake(address: string): FoundAddressMistake | undefined {
  if (MAIL.test(address)) return { mistake: 'no-mail', meant: `mailto:${address}` };
  const isPath = /^[\w.-]*\\[\w.\\/-]+$/.test(address) && !address.startsWith('\\\\');
  return isPath ? { mistake: 'backslash', meant: address.replaceAll('\\', '/') } : undefined;
}

/** Finds the address of a video's own page, which other pages are not allowed to embed in a frame. */
export function findFrameMistake(url: string): FoundAddressMistake | undefined {
  const [, id] =
    /^https?:\/\/(?:www\.)?(?:youtube\.com\/watch\?v=|youtu\.be\/)([\w-]+)/.exec(url) ?? [];
  return id === undefined
    ? undefined
    : { mistake: 'watch', meant: `https://www.youtube.com/embed/${id}` };
}
