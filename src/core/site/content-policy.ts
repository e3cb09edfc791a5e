/** The Content-Security-Policy of a page: nothing is allowed that Lectern or the author did not ask for. */
import type { Config } from '../config/config.ts';
import type { AuthorStyle } from './author-styles.ts';

export interface PolicyInput {
  /** Base64 SHA-256 of each inline script that Lectern itself writes. */
  readonly scriptHashes: readonly string[];
  readonly config: Config;
  /** The page's body, for what it embeds. */
  readonly bodyHtml: string;
  /** Where the page's playground sends requests by itself; absent on pages without one. */
  readonly playground?: readonly string[];
  /** Stylesheets of the project; what they load is theirs to say. */
  readonly styles?: readonly AuthorStyle[];
  /** What services and elements of the author's need. */
  readonly extras?: readonly PolicySources[];
}

/** Sources by directive, as they stand in a policy: origins, `blob:`, quoted hashes. */
export type PolicySources = Partial<
  Record<
    | 'script-src'
    | 'style-src'
    | 'img-src'
    | 'font-src'
    | 'connect-src'
    | 'frame-src'
    | 'manifest-src'
    | 'worker-src',
    readonly string[]
  >
>;

const EMBED = /<(iframe|video|audio|source|track|img)\b[^>]*?\ssrc="(https?:\/\/[^"]+)"/g;
const IMAGE_SET = /\ssrcset="([^"]*https?:\/\/[^"]*)"/g;
/** Frames of the site itself: the author's, and the one that draws diagrams. */
const OWN_FRAME = /<lectern-mermaid\b|<iframe\b[^>]*?\ssrc="(?![a-z][a-z\d+.-]*:|\/\/)/i;
/** The forms of the playground are never sent by the browser itself, and have no target. */
const FORM = /<(?:form|button|input)\b[^>]*?\s(?:form)?action="([^"]+)"/g;
const GITHUB_API = 'https://api.github.com';

/**
 * The policy for a `<meta>` tag. It has no `unsafe-inline`, `unsafe-eval` or `unsafe-hashes`; hosts
 * are those that the page embeds or the project's styles load from, and GitHub's interface where the top bar counts stars.
 */
export function formatContentPolicy(input: PolicyInput): string {
  const { scriptHashes, config, bodyHtml, playground, styles = [], extras = [] } = input;
  const added = (name: keyof PolicySources) => extras.flatMap((extra) => extra[name] ?? []);
  const hosts = findEmbeds(bodyHtml);
  const styled = styles.flatMap(({ origins }) => origins);
  // Images of answers are shown by such addresses, when the reader asks for them.
  const blobs = playground === undefined ? [] : ['blob:'];
  const images = [...blobs, ...hosts.images, ...configImages(config), ...styled];
  const frames = [...(OWN_FRAME.test(bodyHtml) ? ["'self'"] : []), ...hosts.frames];
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...scriptHashes.map(quoteHash), ...added('script-src')]],
    ['style-src', ["'self'", ...styled, ...added('style-src')]],
    ['img-src', ["'self'", 'data:', ...images, ...added('img-src')]],
    ['font-src', ["'self'", ...styled, ...added('font-src')]],
    ['media-src', ["'self'", ...hosts.media]],
    ['frame-src', orNone([...frames, ...added('frame-src')])],
    [
      'connect-src',
      ["'self'", ...ownHosts(config), ...(playground ?? []), ...added('connect-src')],
    ],
    ...optional('manifest-src', added('manifest-src')),
    ...optional('worker-src', added('worker-src')),
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', hosts.forms.length > 0 ? hosts.forms : ["'none'"]],
  ];
  return directives.map(([name, values]) => [name, ...new Set(values)].join(' ')).join('; ');
}

export function quoteHash(hash: string): string {
  return `'sha256-${hash}'`;
}

function orNone(sources: readonly string[]): readonly string[] {
  return sources.length > 0 ? sources : ["'none'"];
}

function optional(name: string, sources: readonly string[]): [string, readonly string[]][] {
  return sources.length > 0 ? [[name, sources]] : [];
}

/** Hosts that scripts of Lectern itself ask. */
function ownHosts(config: Config): readonly string[] {
  return [...(countsStars(config) ? [GITHUB_API] : []), ...ratingHost(config)];
}

interface Embeds {
  readonly images: string[];
  readonly media: string[];
  readonly frames: string[];
  readonly forms: string[];
}

/** Origins of what the body embeds, by the kind of element. */
function findEmbeds(html: string): Embeds {
  const embeds: Embeds = { images: [], media: [], frames: [], forms: [] };
  for (const [, tag, url = ''] of html.matchAll(EMBED)) {
    const origin = originOf(url);
    if (origin === undefined) continue;
    if (tag === 'iframe') embeds.frames.push(origin);
    else if (tag === 'img') embeds.images.push(origin);
    else embeds.media.push(origin);
  }
  for (const [, target = ''] of html.matchAll(FORM)) {
    const host = /^[/.?]/.test(target) ? "'self'" : originOf(target);
    if (host !== undefined) embeds.forms.push(host);
  }
  for (const [, candidates = ''] of html.matchAll(IMAGE_SET)) {
    embeds.images.push(...candidates.split(',').flatMap((part) => originOf(part.trim()) ?? []));
  }
  return embeds;
}

/** Images that no element of the body shows. */
function configImages({ favicon, backgroundImage }: Config): string[] {
  return [favicon, backgroundImage].flatMap((url) =>
    url === undefined ? [] : (originOf(url) ?? []),
  );
}

/** Where answers to "Was this page helpful?" go. */
function ratingHost({ feedback: { thumbsRating, endpoint = '' } }: Config): string[] {
  const origin = thumbsRating ? originOf(endpoint) : undefined;
  return origin === undefined ? [] : [origin];
}

function countsStars({ topbarCtaButton, topbarLinks }: Config): boolean {
  return topbarCtaButton?.type === 'github' || topbarLinks.some(({ type }) => type === 'github');
}

/** Only origins that can stand in a policy as they are: no quotes, semicolons or wildcards. */
export function originOf(url: string): string | undefined {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined;
  return new URL(url.replaceAll('&amp;', '&')).origin;
}
