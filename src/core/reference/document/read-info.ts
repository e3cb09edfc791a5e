/** Reads what a document says about itself and about its tags. */
import {
  entriesOf,
  isRecord,
  listOf,
  type Loose,
  optional,
  recordOf,
  textOf,
  textsOf,
} from './loose.ts';
import type { Tag, Info } from '../model/model.ts';
import { readExternalDocs, safeUrl } from './read-external-docs.ts';

type OwnInfo = Omit<Info, 'servers' | 'security' | 'schemes'>;

export function readInfo(root: Loose, name: string): OwnInfo {
  const info = recordOf(root['info']);
  return {
    title: textOf(info['title']) ?? name,
    version: textOf(info['version']) ?? '',
    ...optional('summary', textOf(info['summary'])),
    ...optional('description', textOf(info['description'])),
    ...optional('termsOfService', safeUrl(info['termsOfService'])),
    ...optional('contact', readContact(info['contact'])),
    ...optional('license', readLicense(info['license'])),
    ...optional('externalDocs', readExternalDocs(root['externalDocs'])),
  };
}

function readContact(value: unknown): Info['contact'] {
  if (!isRecord(value)) return undefined;
  const email = textOf(value['email']);
  const contact = {
    ...optional('name', textOf(value['name'])),
    ...optional('url', safeUrl(value['url'])),
    ...(email !== undefined && /^[^\s@:?&]+@[^\s@:?&]+$/.test(email) && { email }),
  };
  return Object.keys(contact).length === 0 ? undefined : contact;
}

function readLicense(value: unknown): Info['license'] {
  if (!isRecord(value)) return undefined;
  const identifier = textOf(value['identifier']);
  const name = textOf(value['name']) ?? identifier;
  if (name === undefined) return undefined;
  return { name, ...optional('url', safeUrl(value['url'])), ...optional('identifier', identifier) };
}

/** Lists the tags that the document defines, then those that only operations name. */
export function readTags(root: Loose, used: readonly string[]): readonly Tag[] {
  const defined = listOf(root['tags']).filter(isRecord);
  const byName = new Map(defined.map((tag) => [textOf(tag['name']) ?? '', tag]));
  const groups = readGroups(root);
  const names = new Set([...byName.keys(), ...used].filter((name) => name !== ''));
  return [...names].map((name) => {
    const tag = byName.get(name) ?? {};
    return {
      name,
      label: labelOf(tag, name),
      ...optional('description', textOf(tag['description'])),
      ...optional('externalDocs', readExternalDocs(tag['externalDocs'])),
      ...optional('outer', groups.get(name) ?? listParents(tag, byName)),
    };
  });
}

function labelOf(tag: Loose, name: string): string {
  return textOf(tag['x-displayName']) ?? textOf(tag['x-group']) ?? textOf(tag['summary']) ?? name;
}

/** Maps each tag to the label of its `x-tagGroups` group, as a list with that one label. */
function readGroups(root: Loose): ReadonlyMap<string, readonly string[]> {
  const groups = listOf(root['x-tagGroups']).filter(isRecord);
  return new Map(
    groups.flatMap((group) => {
      const label = textOf(group['name']);
      return label === undefined
        ? []
        : textsOf(group['tags']).map((tag) => [tag, [label]] as const);
    }),
  );
}

const maxParents = 50;

/**
 * Lists the labels of the tags that contain a tag, outermost first, as OpenAPI 3.2 nests them; undefined if
 * there are none.
 */
function listParents(
  tag: Loose,
  byName: ReadonlyMap<string, Loose>,
): readonly string[] | undefined {
  const parents = new Set<string>();
  let parent = textOf(tag['parent']);
  while (parent !== undefined && !parents.has(parent) && parents.size < maxParents) {
    parents.add(parent);
    parent = textOf(byName.get(parent)?.['parent']);
  }
  // Tags in a cycle contain each other, so none of them is the outermost. No menu is as deep as the limit.
  if (parents.size === 0 || parent !== undefined) return undefined;
  return [...parents].reverse().map((name) => labelOf(byName.get(name) ?? {}, name));
}

/** Lists the texts of an operation's badges: `x-badges` holds objects or texts. */
export function readBadges(operation: Loose): readonly string[] {
  return listOf(operation['x-badges']).flatMap((badge) => {
    const text = isRecord(badge)
      ? (textOf(badge['name']) ?? textOf(badge['label']))
      : textOf(badge);
    return text ?? [];
  });
}

/**
 * Lists the methods of a path item with their operations and the keys that lead to them, including the
 * additional operations of OpenAPI 3.2.
 */
export function listMethods(
  item: unknown,
): readonly (readonly [string, Loose, readonly string[]])[] {
  const own = entriesOf(item).flatMap(([key, operation]) =>
    methods.has(key) && isRecord(operation) ? [[key.toUpperCase(), operation, [key]] as const] : [],
  );
  const additional = entriesOf(recordOf(item)['additionalOperations']).flatMap(([key, operation]) =>
    isRecord(operation) ? [[key, operation, ['additionalOperations', key]] as const] : [],
  );
  return [...own, ...additional];
}

const methods = new Set('get put post delete options head patch trace query'.split(' '));
