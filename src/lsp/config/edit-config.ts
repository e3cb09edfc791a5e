/**
 * Completion and hover for docs.json: keys and values come from the schema; names of pages, operations,
 * icons and files from the project.
 */
import {
  type ASTNode,
  getLanguageService,
  type JSONDocument,
  type LanguageService,
} from 'vscode-json-languageservice';
import type { CompletionItem, Hover } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { buildJsonSchema } from '../../core/config/docs/json-schema.ts';
import type { LoadedSite } from '../../node/loaded-site.ts';
import { toItems } from '../project/items.ts';
import {
  type KnownName,
  listDocuments,
  listFiles,
  listIcons,
  listLinkTargets,
  listOperationNames,
  listSchemaFiles,
  listSdkFiles,
  listPages,
} from '../project/names.ts';
import { rangeBetween } from '../project/places.ts';

/** The text of a configuration that is being edited, and an offset in it. */
export interface PlaceInConfig {
  readonly text: string;
  readonly offset: number;
  /** Absent until the configuration has been read successfully once. */
  readonly loaded: LoadedSite | undefined;
}

/**
 * A string value of the configuration, and the keys that enclose it, outermost first. Items of arrays add
 * no key.
 */
export interface ConfigText {
  readonly keys: readonly string[];
  readonly value: string;
  /** Offsets of the text between the quotes. */
  readonly start: number;
  readonly end: number;
}

/** The schema of this version is used regardless of `$schema`. */
const SCHEMA = 'lectern:/docs.schema.json';

let service: LanguageService | undefined;

function openService(): LanguageService {
  if (service !== undefined) return service;
  const schema = buildJsonSchema();
  service = getLanguageService({
    schemaRequestService: () => Promise.resolve(JSON.stringify(schema)),
    workspaceContext: { resolveRelativePath: () => SCHEMA },
    clientCapabilities: {
      textDocument: {
        completion: { completionItem: { documentationFormat: ['markdown', 'plaintext'] } },
        hover: { contentFormat: ['markdown', 'plaintext'] },
      },
    },
  });
  service.configure({ validate: false, schemas: [{ uri: SCHEMA, fileMatch: ['*'], schema }] });
  return service;
}

interface ParsedText {
  readonly document: TextDocument;
  readonly json: JSONDocument;
}

function parse(text: string): ParsedText {
  // A byte order mark is not valid JSON. Replacing it with a space keeps all offsets.
  const plain = text.replace(/^\uFEFF/, ' ');
  const document = TextDocument.create('file:///docs.json', 'json', 0, plain);
  return { document, json: openService().parseJSONDocument(document) };
}

export async function completeConfig(place: PlaceInConfig): Promise<CompletionItem[]> {
  const { document, json } = parse(place.text);
  const at = document.positionAt(place.offset);
  const known = await openService().doComplete(document, at, json);
  const written = readText(json, place);
  const names = written && place.loaded ? listNames(written, place.loaded) : [];
  if (written === undefined) return known?.items ?? [];
  const range = rangeBetween(place.text, written.start, written.end);
  return [...toItems(names, range), ...(names.length > 0 ? [] : (known?.items ?? []))];
}

export async function describeConfig({ text, offset }: PlaceInConfig): Promise<Hover | undefined> {
  const { document, json } = parse(text);
  return (await openService().doHover(document, document.positionAt(offset), json)) ?? undefined;
}

/** Returns the string value at an offset; undefined in keys and anywhere else. */
export function textAt(text: string, offset: number): ConfigText | undefined {
  return readText(parse(text).json, { text, offset });
}

/** Returns the strings that name pages, operations and files, in document order. */
export function listNamingTexts(text: string): ConfigText[] {
  const { json } = parse(text);
  const pending = json.root === undefined ? [] : [json.root];
  const found: ConfigText[] = [];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    for (const child of (node.children ?? []).toReversed()) pending.push(child);
    const written = toText(node, text);
    if (written !== undefined && namesThing(written)) found.push(written);
  }
  return found;
}

function namesThing({ keys, value }: ConfigText): boolean {
  return value.startsWith('/') || NAMING_KEY.test(keys.at(-1) ?? '');
}

const NAMING_KEY = /^(?:pages|root|openapi|openApi|graphql|source|href|url|destination|link)$/;

function readText(
  json: JSONDocument,
  { text, offset }: Pick<PlaceInConfig, 'text' | 'offset'>,
): ConfigText | undefined {
  const node = json.getNodeFromOffset(offset, true);
  const found = node && toText(node, text);
  return found && found.start <= offset && offset <= found.end ? found : undefined;
}

/** Converts a node that is a string value; undefined for a key and for other values. */
function toText(node: ASTNode, text: string): ConfigText | undefined {
  const { parent } = node;
  const isKey = parent?.type === 'property' && parent.keyNode === node;
  if (node.type !== 'string' || isKey) return undefined;
  const isClosed = node.length > 1 && text[node.offset + node.length - 1] === '"';
  const end = node.offset + node.length - (isClosed ? 1 : 0);
  return { keys: keysAround(node), value: node.value, start: node.offset + 1, end };
}

function keysAround(node: ASTNode): string[] {
  const keys: string[] = [];
  for (let outer = node.parent; outer !== undefined; outer = outer.parent) {
    if (outer.type === 'property') keys.unshift(outer.keyNode.value);
  }
  return keys;
}

const FILES = new Set(['light', 'dark', 'favicon', 'logo', 'backgroundImage', 'image']);

function listNames({ keys }: ConfigText, loaded: LoadedSite): readonly KnownName[] {
  const key = keys.at(-1) ?? '';
  const isPages = key === 'pages' || key === 'root' || key === 'navigation';
  if (isPages) return [...listPages(loaded), ...listOperationNames(loaded)];
  if (key === 'icon') return listIcons(loaded);
  if (keys.includes('graphql')) return key === 'directory' ? [] : listSchemaFiles(loaded);
  if (keys.includes('sdk')) return key === 'source' ? listSdkFiles(loaded) : [];
  if (/^(?:openapi|openApi|source)$/.test(key)) return listDocuments(loaded);
  if (/^(?:href|url|destination|link)$/.test(key)) return listLinkTargets(loaded);
  if (keys[0] === 'colors') return [];
  return FILES.has(key) ? listFiles(loaded.docs) : [];
}
