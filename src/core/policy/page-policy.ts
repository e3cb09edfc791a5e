/** The Content-Security-Policy of a page: nothing is allowed that Lectern or the author did not ask for. */
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

/** Something that a page loads or leads to without the reader following a link. */
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
  /** Where the page's playground sends requests by itself; absent on pages without one. */
  readonly connect?: readonly Source[] | undefined;
  /** What stylesheets of the project, services and elements of the author's need. */
  readonly extras?: readonly Policy[];
}

/** Counts the stars of repositories. */
export const GITHUB_API = 'https://api.github.com';

/**
 * It has no `unsafe-inline`, `unsafe-eval` or `unsafe-hashes`; hosts are those that the page embeds
 * or the project's styles load from, and GitHub's interface where a page counts stars. Scripts,
 * styles and fonts come from a page's own text only where the configuration names them.
 */
export function policyOf({ config, scripts, embeds, connect, extras = [] }: PolicyInput): Policy {
  const sourcesOf = (kind: Embed['kind']) =>
    embeds.filter((embed) => embed.kind === kind).map(({ url }) => url);
  const own: Policy = {
    'default-src': [],
    'script-src': [SELF, ...scripts.map(hashSource)],
    'style-src': [SELF],
    // Images of answers are shown by addresses of their own, when the reader asks for them.
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

/** The site itself counts where a path of it is meant; a frame may hold its own document. */
function sitedSources(url: string): readonly Source[] {
  if (/^\s*data:/i.test(url)) return [DATA];
  return /^\s*(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(url) ? foreign([url]) : [SELF];
}

/** Hosts that scripts of Lectern itself ask. */
function ownHosts(config: Config): readonly Source[] {
  const { thumbsRating, endpoint = '' } = config.feedback;
  const asked = config.assistant === undefined ? [] : [parseOrigin(config.assistant.url)];
  return originSources([...asked, ...(thumbsRating ? [parseOrigin(endpoint)] : [])]);
}

/** Images that no element of the body shows. */
function configImages({ favicon, backgroundImage, inDarkMode }: Config): readonly string[] {
  const ofDarkMode = [inDarkMode?.favicon, inDarkMode?.backgroundImage];
  return [favicon, backgroundImage, ...ofDarkMode].filter((url) => url !== undefined);
}
