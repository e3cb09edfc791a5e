/** From the keys of the newer format to those of the older one; the navigation comes from elsewhere. */
import { configKeys } from '../config/config.ts';
import { type NewerConfig, newerSchema, sharedKeys } from '../config/newer/newer-schema.ts';
import { findKeysWithoutEffect } from '../config/no-effect.ts';
import { toUserConfig } from '../config/newer/to-config.ts';
import { toWrittenPath } from '../config/newer/written-path.ts';
import type { LeftKeys } from './left-keys.ts';
import { isObject } from '../text/is-object.ts';
import type { WrittenObject } from './outline.ts';

export interface OlderKeysInput {
  /** As it stands in the file, and as it was read. */
  readonly value: Readonly<Record<string, unknown>>;
  readonly read: NewerConfig;
  /** The keys of the older format that hold the navigation. */
  readonly navigation: WrittenObject;
  /** Whether pages describe endpoints, so that settings of the API reference mean something. */
  readonly hasApi: boolean;
  /** Whether there are OpenAPI documents, whose servers a base URL would replace. */
  readonly hasDocuments: boolean;
  readonly left: LeftKeys;
}

/** Keys that each format describes for itself, in the same words. */
const sameWords: ReadonlySet<string> = new Set(['integrations', 'trailingSlash']);

const SCHEMAS = /mintlify\.com\/docs\.json$/;

/** The value of the whole file, its keys in the order of the one that it is made from. */
export function toOlderKeys({ hasApi, hasDocuments, ...input }: OlderKeysInput): WrittenObject {
  const { value, read, navigation, left } = input;
  const { footer, api, ...others } = toUserConfig(hasDocuments ? withoutServer(read, left) : read);
  const user = { ...others, api: hasApi || value['api'] !== undefined ? api : undefined };
  const links = footer?.links && { links: footer.links };
  const settings = withoutDefaults({ ...user, footer: links, ...asWritten(value) });
  leaveOthers(value, left);
  const order = Object.keys(value);
  const rankOf = (key: string) => {
    const [top] = key in navigation ? ['navigation'] : toWrittenPath([key]);
    const rank = order.indexOf(String(top));
    return rank === -1 ? order.length : rank;
  };
  const all = Object.entries({ ...settings, ...navigation });
  // A sort keeps the order of those that come from one key.
  return Object.fromEntries(all.sort(([left], [right]) => rankOf(left) - rankOf(right)));
}

/** In the older format the base URL of pages that describe endpoints themselves would be that of all. */
function withoutServer(read: NewerConfig, left: LeftKeys): NewerConfig {
  const { api } = read;
  if (api?.mdx?.server === undefined || api.baseUrl !== undefined) return read;
  const { server: _, ...mdx } = api.mdx;
  left.leave(['api', 'mdx', 'server']);
  return { ...read, api: { ...api, mdx } };
}

/** Keys that both formats have keep what stands in the file, word for word. */
function asWritten(value: Readonly<Record<string, unknown>>): WrittenObject {
  const kept = Object.entries(value).filter(
    ([key, each]) => (sharedKeys.has(key) || sameWords.has(key)) && each !== undefined,
  );
  const { footer, seo, description, $schema } = value;
  const socials = isObject(footer) ? footer['socials'] : undefined;
  const tags = isObject(seo) ? seo['metatags'] : undefined;
  return {
    ...Object.fromEntries(kept),
    ...(typeof $schema === 'string' && {
      $schema: $schema.replace(SCHEMAS, 'mintlify.com/schema.json'),
    }),
    ...(socials !== undefined && { footerSocials: socials }),
    ...(isObject(tags) && {
      metadata: { ...(description !== undefined && { description }), ...tags },
    }),
  };
}

/** What is the same when it is not written is left out. */
function withoutDefaults(settings: WrittenObject): WrittenObject {
  const usual = JSON.stringify(read({}));
  const entries = Object.entries(settings).flatMap(([key, value]): [string, unknown][] => {
    if (value === undefined) return [];
    if (key === 'name' || key === 'integrations') return [[key, value]];
    if (JSON.stringify(read({ [key]: value })) === usual) return [];
    return [[key, isObject(value) ? withoutUsual(key, value) : value]];
  });
  return Object.fromEntries(entries);
}

/** The same one level below, where a key holds several settings. */
function withoutUsual(key: string, value: WrittenObject): WrittenObject {
  const whole = JSON.stringify(read({ [key]: value }));
  const entries = Object.entries(value).filter(([inner]) => {
    const { [inner]: _, ...rest } = value;
    return JSON.stringify(read({ [key]: rest })) !== whole;
  });
  return Object.fromEntries(entries);
}

const settingsOnly = configKeys.omit({ navigation: true }).partial({ name: true });

/** What settings mean; undefined where they cannot be read. */
function read(settings: WrittenObject): unknown {
  return settingsOnly.safeParse(settings).data;
}

/** Keys of the newer format that the older one has no place for. */
function leaveOthers(value: Readonly<Record<string, unknown>>, left: LeftKeys): void {
  for (const path of findKeysWithoutEffect(value, newerSchema)) {
    const [top] = path;
    // What navigation holds is told of with it.
    if (top === 'integrations' || top === 'basePath') continue;
    left.leaveIdle(path);
  }
  for (const [path, made] of NEWER_ONLY) {
    if (holds(value, path)) left.leave(path, made);
  }
  const { contextual } = value;
  const options = isObject(contextual) ? contextual['options'] : undefined;
  if (Array.isArray(options)) {
    for (const [rank, option] of options.entries()) {
      if (typeof option !== 'string') left.leaveIdle(['contextual', 'options', rank]);
    }
  }
}

/** Settings that the older format has no words for, with the keys of `Config` that they make. */
const NEWER_ONLY: readonly (readonly [path: readonly string[], made: string])[] = [
  [['metadata', 'timestamp'], 'timestamp'],
  [['seo', 'organization'], 'organization'],
  [['seo', 'paths'], 'folderMetadata'],
  [['favicon', 'dark'], 'inDarkMode'],
  [['background', 'image', 'dark'], 'inDarkMode'],
];

function holds(value: unknown, path: readonly string[]): boolean {
  const found = path.reduce<unknown>(
    (inner, key) => (isObject(inner) ? inner[key] : undefined),
    value,
  );
  return found !== undefined;
}
