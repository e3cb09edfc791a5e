/**
 * Builds the Content-Security-Policy of a page, which allows nothing that neither Lectern nor the author
 * asked for.
 */
import { parseOrigin } from '../address/origin.ts';
import type { Config } from '../config/config.ts';
import {
  BLOB,
  DATA,
  type Digest,
  hashSource,
  joinPolicies,
  originSources,
  type Policy,
  SELF,
  type Source,
} from './policy.ts';

/** Something that a page loads or submits to without the reader following a link. */
export interface Embed {
  readonly kind: 'image' | 'media' | 'frame' | 'form' | 'script' | 'style' | 'font' | 'connect';
  /** As browsers read it from the attribute: an address, or a path of the site. */
  readonly url: string;
}

export interface PolicyInput {
  readonly config: Config;
  /** Digest of each inline script that Lectern itself writes. */
  readonly scripts: readonly Digest[];
  /** What the page's own HTML loads. */
  readonly embeds: readonly Embed[];
  /** Where the page's playground sends requests directly; absent on pages without one. */
  readonly connect?: readonly Source[] | undefined;
  /** What the project's stylesheets, analytics services and elements in `head` need. */
  readonly extras?: readonly Policy[];
}

/** The API that returns the number of stars of a repository. */
export const GITHUB_API = 'https://api.github.com';

/**
 * Builds the policy. It never contains `unsafe-inline`, `unsafe-eval` or `unsafe-hashes`. It allows the
 * hosts that the page embeds or the project's stylesheets load from, and GitHub's API where a page shows a
 * number of stars. Scripts, styles and fonts in a page's own text load only if the configuration names
 * them.
 */
export function policyOf({ config, scripts, embeds, connect, extras = [] }: PolicyInput): Policy {
  const sourcesOf = (kind: Embed['kind']) =>
    embeds.filter((embed) => embed.kind === kind).map(({ url }) => url);
  const own: Policy = {
    'default-src': [],
    'script-src': [SELF, ...scripts.map(hashSource)],
    'style-src': [SELF],
    // Images in responses are shown as `blob:` URLs, when the reader asks for them.
    'img-src': [SELF, DATA, ...(connect ? [BLOB] : []), ...foreign(sourcesOf('image'))],
    'font-src': [SELF],
    'media-src': [SELF, ...foreign(sourcesOf('media'))],
    'frame-src': sourcesOf('frame').flatMap(sitedSources),
    'connect-src': [
      SELF,
      ...ownHosts(config),
      ...foreign(sourcesOf('connect')),
      ...(connect ?? []),
    ],
    'object-src': [],
    'base-uri': [],
    'form-action': sourcesOf('form').flatMap(sitedSources),
  };
  return joinPolicies([own, { 'img-src': foreign(configImages(config)) }, ...extras]);
}

function foreign(urls: readonly string[]): readonly Source[] {
  return originSources(urls.map(parseOrigin));
}

/**
 * Returns the sources of a frame or form: the site itself for one of its paths, `data:` for a frame that
 * contains its document.
 */
function sitedSources(url: string): readonly Source[] {
  if (/^\s*data:/i.test(url)) return [DATA];
  return /^\s*(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(url) ? foreign([url]) : [SELF];
}

/** Returns the hosts that Lectern's own scripts contact. */
function ownHosts(config: Config): readonly Source[] {
  const { thumbsRating, endpoint = '' } = config.feedback;
  const asked = config.assistant === undefined ? [] : [parseOrigin(config.assistant.url)];
  return originSources([...asked, ...(thumbsRating ? [parseOrigin(endpoint)] : [])]);
}

/** Lists images that no element of the body refers to. */
function configImages({ favicon, backgroundImage, inDarkMode }: Config): readonly string[] {
  const ofDarkMode = [inDarkMode?.favicon, inDarkMode?.backgroundImage];
  return [favicon, backgroundImage, ...ofDarkMode].filter((url) => url !== undefined);
}
