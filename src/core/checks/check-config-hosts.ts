/** Checks that a Content-Security-Policy can express the hosts that docs.json names. */
import { isWebUrl } from '../address/link.ts';
import { parseOrigin } from '../address/origin.ts';
import type { Config } from '../config/config.ts';
import type { HeadTag } from '../config/keys/head.ts';
import type { Diagnostic, Place } from '../diagnostic/diagnostic.ts';
import { isLoaded } from '../policy/head-tags.ts';
import type { DataPath } from '../text/source-tree.ts';
import { diagnoseSite } from './site-entries.ts';

/** An address that pages load from or send to, and its path in docs.json. */
type Reached = readonly [url: string | undefined, ...path: DataPath];

export function checkConfigHosts(
  config: Config,
  placeOf: (path: DataPath) => Place,
): readonly Diagnostic[] {
  return listReached(config).flatMap(([url = '', ...path]) => {
    if (!isWebUrl(url) || parseOrigin(url) !== undefined) return [];
    const facts = { key: path.join('.'), url };
    return [diagnoseSite('site/odd-host', facts, placeOf(path))];
  });
}

function listReached(config: Config): readonly Reached[] {
  const { logo, favicon, backgroundImage, inDarkMode, feedback, analytics, head, api } = config;
  return [
    [logo?.light, 'logo', 'light'],
    ...(logo?.dark === logo?.light ? [] : [[logo?.dark, 'logo', 'dark'] as const]),
    [favicon, 'favicon'],
    [inDarkMode?.favicon, 'favicon', 'dark'],
    [backgroundImage, 'backgroundImage'],
    [inDarkMode?.backgroundImage, 'backgroundImage', 'dark'],
    [feedback.endpoint, 'feedback', 'endpoint'],
    [config.assistant?.url, 'assistant', 'url'],
    [analytics?.posthog?.apiHost, 'analytics', 'posthog', 'apiHost'],
    [analytics?.plausible?.server, 'analytics', 'plausible', 'server'],
    ...api.baseUrl.map((url, rank): Reached => [url, 'api', 'baseUrl', rank]),
    ...head.flatMap(listReachedByTag),
  ];
}

function listReachedByTag(tag: HeadTag, rank: number): readonly Reached[] {
  const { attrs, hosts } = tag;
  const { src, href } = attrs;
  return [
    ...hosts.map((url, index): Reached => [url, 'head', rank, 'hosts', index]),
    ...(typeof src === 'string' ? [[src, 'head', rank, 'attrs', 'src'] as const] : []),
    ...(isLoaded(tag) && typeof href === 'string'
      ? [[href, 'head', rank, 'attrs', 'href'] as const]
      : []),
  ];
}
