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
}

const EMBED = /<(iframe|video|audio|source|track|img)\b[^>]*?\ssrc="(https?:\/\/[^"]+)"/g;
const IMAGE_SET = /\ssrcset="([^"]*https?:\/\/[^"]*)"/g;
/** Frames of the site itself: the author's, and the one that draws diagrams. */
const OWN_FRAME = /<lectern-mermaid\b|<iframe\b[^>]*?\ssrc="(?![a-z][a-z\d+.-]*:|\/\/)/i;
const GITHUB_API = 'https://api.github.com';

/**
 * The policy for a `<meta>` tag. It has no `unsafe-inline`, `unsafe-eval` or `unsafe-hashes`; hosts
 * are those that the page embeds or the project's styles load from, and GitHub's interface where the top bar counts stars.
 */
export function formatContentPolicy(input: PolicyInput): string {
  const { scriptHashes, config, bodyHtml, playground, styles = [] } = input;
  const hosts = findEmbeds(bodyHtml);
  const styled = styles.flatMap(({ origins }) => origins);
  // Images of answers are shown by such addresses, when the reader asks for them.
  const blobs = playground === undefined ? [] : ['blob:'];
  const images = [...blobs, ...hosts.images, ...configImages(config), ...styled];
  const frames = [...(OWN_FRAME.test(bodyHtml) ? ["'self'"] : []), ...hosts.frames];
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)]],
    ['style-src', ["'self'", ...styled]],
    ['img-src', ["'self'", 'data:', ...images]],
    ['font-src', ["'self'", ...styled]],
    ['media-src', ["'self'", ...hosts.media]],
    ['frame-src', frames.length > 0 ? frames : ["'none'"]],
    [
      'connect-src',
      [
        "'self'",
        ...(countsStars(config) ? [GITHUB_API] : []),
        ...ratingHost(config),
        ...(playground ?? []),
      ],
    ],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'none'"]],
  ];
  return directives.map(([name, values]) => [name, ...new Set(values)].join(' ')).join('; ');
}

interface Embeds {
  readonly images: string[];
  readonly media: string[];
  readonly frames: string[];
}

/** Origins of what the body embeds, by the kind of element. */
function findEmbeds(html: string): Embeds {
  const embeds: Embeds = { images: [], media: [], frames: [] };
  for (const [, tag, url = ''] of html.matchAll(EMBED)) {
    const origin = originOf(url);
    if (origin === undefined) continue;
    if (tag === 'iframe') embeds.frames.push(origin);
    else if (tag === 'img') embeds.images.push(origin);
    else embeds.media.push(origin);
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
function originOf(url: string): string | undefined {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined;
  return new URL(url.replaceAll('&amp;', '&')).origin;
}
