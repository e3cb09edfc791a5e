/** Converts the keys of the newer format to those of the older one; the navigation is converted elsewhere. */
import { configKeys } from '../config/config.ts';
import { type NewerConfig, newerSchema, sharedKeys } from '../config/newer/newer-schema.ts';
import { findKeysWithoutEffect } from '../config/no-effect.ts';
import { toUserConfig } from '../config/newer/to-config.ts';
import { toWrittenPath } from '../config/newer/written-path.ts';
import type { DataPath } from '../text/source-tree.ts';
import type { DroppedKeys } from './dropped-keys.ts';
import { isObject } from '../text/is-object.ts';
import type { WrittenObject } from './outline.ts';

export interface OlderKeysInput {
  /** The configuration as it is written in the file, and as it was read. */
  readonly value: Readonly<Record<string, unknown>>;
  readonly read: NewerConfig;
  /** The keys of the older format that hold the navigation. */
  readonly navigation: WrittenObject;
  /** Whether pages describe endpoints, so that settings of the API reference mean something. */
  readonly hasApi: boolean;
  /** Whether there are OpenAPI documents, whose servers a base URL would replace. */
  readonly hasDocuments: boolean;
  readonly left: DroppedKeys;
}

/** Keys that each format describes separately, in the same words. */
const sameWords: ReadonlySet<string> = new Set(['integrations', 'trailingSlash']);

const SCHEMAS = /mintlify\.com\/docs\.json$/;

/** Returns the value of the whole file, with keys in the order of the file that it is made from. */
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
  // The sort is stable: keys that come from the same key keep their order.
  return Object.fromEntries(all.sort(([left], [right]) => rankOf(left) - rankOf(right)));
}

/**
 * Removes the base URL for pages that describe endpoints themselves, because in the older format it would
 * apply to all pages.
 */
function withoutServer(read: NewerConfig, left: DroppedKeys): NewerConfig {
  const { api } = read;
  if (api?.mdx?.server === undefined || api.baseUrl !== undefined) return read;
  const { server: _, ...mdx } = api.mdx;
  left.leave(['api', 'mdx', 'server']);
  return { ...read, api: { ...api, mdx } };
}

/** Returns the keys that both formats have exactly as they are written in the file. */
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

/** Leaves out settings whose absence means the same. */
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

/** Does the same inside a key that holds several settings: leaves out those whose absence changes nothing. */
function withoutUsual(key: string, value: WrittenObject): WrittenObject {
  const whole = JSON.stringify(read({ [key]: value }));
  const entries = Object.entries(value).filter(([inner]) => {
    const { [inner]: _, ...rest } = value;
    return JSON.stringify(read({ [key]: rest })) !== whole;
  });
  return Object.fromEntries(entries);
}

const settingsOnly = configKeys.omit({ navigation: true }).partial({ name: true });

/** Returns what settings mean; undefined if they cannot be read. */
function read(settings: WrittenObject): unknown {
  return settingsOnly.safeParse(settings).data;
}

/** Reports the keys of the newer format that the older one has no place for. */
function leaveOthers(value: Readonly<Record<string, unknown>>, left: DroppedKeys): void {
  for (const path of findKeysWithoutEffect(value, newerSchema)) {
    const [top] = path;
    // The older format has these keys too, so they are kept.
    if (top === 'integrations' || top === 'basePath') continue;
    left.leaveIdle(path);
  }
  for (const [path, made] of NEWER_ONLY) {
    if (holds(value, path)) left.leave(path, made);
  }
  // Documents of branches can have overlays too. Their directory can be the address of a tab.
  for (const path of findOfDocuments('overlays', value)) left.leave(path, 'siteDocuments');
  const { openapi, asyncapi } = isObject(value['api']) ? value['api'] : {};
  for (const path of findOfDocuments('directory', { openapi, asyncapi }, ['api'])) {
    left.leave(path, 'siteDocuments');
  }
}

/** Returns the paths of a key of documents, wherever one has it. */
function findOfDocuments(
  wanted: 'overlays' | 'directory',
  value: unknown,
  at: DataPath = [],
): readonly DataPath[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('source' in value && wanted in value) return [[...at, wanted]];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]: [string | number, unknown]) =>
    findOfDocuments(wanted, inner, [...at, key]),
  );
}

/** Settings that the older format cannot express, with the keys of `Config` that they make. */
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
