/**
 * Reads the text of an OpenAPI document, JSON or YAML, into a value with its places. Decides whether
 * it is such a document at all; whether it is a good one, others check.
 */
import type { Diagnostic, Place } from '../../diagnostic/diagnostic.ts';
import { describeJsonProblem } from '../../diagnostic/json-words.ts';
import { diagnoseOpenapi } from './openapi-entries.ts';
import { isObject } from '../../text/is-object.ts';
import { parseJson } from '../../text/json/parse-json.ts';
import { type Position, positionAt } from '../../text/source-file.ts';
import { repeatsNames } from '../../text/json/count-names.ts';
import { findRepeatedKeys } from '../../text/json/json-tree.ts';
import { parseExact } from '../../text/json/parse-exact.ts';
import { readJson } from '../../text/json/read-json.ts';
import { findDeepYaml } from '../../text/yaml-depth.ts';
import { depthLimit, isDeeperThan } from './depth.ts';
import { placesIn } from './document-places.ts';
import type { ApiDocument } from './document.ts';
import { knownVersion } from './openapi-version.ts';
import { parseYamlDocument } from './yaml-document.ts';

export interface DocumentSource {
  /** Path from the project folder, or URL. */
  readonly name: string;
  readonly text: string;
  /** The entry that names the document, for those that are no file of the project. */
  readonly place?: Place;
}

export interface DocumentReading {
  /** Absent when there is nothing to go on with. */
  readonly document?: ApiDocument;
  readonly diagnostics: readonly Diagnostic[];
}

const KNOWN_OPENAPI = /^3\.[012](?:\.|-|$)/;
const KNOWN_SWAGGER = /^2\.0(?:\.|$)/;

/** Where a repeated key stands takes long to find; larger texts are made by programs. */
const largestChecked = 1_000_000;

export function parseDocument(source: DocumentSource): DocumentReading {
  const body = source.text.trimStart();
  if (body === '') return { diagnostics: [diagnoseOpenapi('openapi/empty', {}, toPlace(source))] };
  const reading = readAny(source, body);
  if (!('value' in reading)) return reading;
  const { value, diagnostics } = reading;
  const problem = checkValue(source, value);
  if (problem !== undefined) return { diagnostics: [...diagnostics, problem] };
  const document = toDocument(source, value as ApiDocument['value']);
  const verdict = judgeVersion(source, document);
  const all = [...diagnostics, ...(verdict ? [verdict] : [])];
  return verdict?.severity === 'error' ? { diagnostics: all } : { document, diagnostics: all };
}

/**
 * Reads a file that a document refers to; undefined is the value of an empty one. Its JSON may be as loose as
 * YAML allows, commas at the end included.
 */
export function parseDocumentPart(source: DocumentSource): ReadValue {
  const body = source.text.trimStart();
  if (body === '') return { value: undefined, diagnostics: [] };
  const reading = readAny(source, body);
  const loose = !('value' in reading) && body.startsWith('{') ? readYaml(source) : reading;
  if (!('value' in loose)) return reading;
  const problem = checkDepth(source, loose.value);
  return problem === undefined ? loose : { diagnostics: [problem] };
}

type ReadValue =
  | { readonly diagnostics: readonly Diagnostic[] }
  | { readonly value: unknown; readonly diagnostics: readonly Diagnostic[] };

function readAny(source: DocumentSource, body: string): ReadValue {
  return body.startsWith('{') ? readJsonOrYaml(source) : readYaml(source);
}

/** A brace begins JSON, and also a mapping of YAML, which files of that name may hold. */
function readJsonOrYaml(source: DocumentSource): ReadValue {
  const { name, text } = source;
  const value = parseFast(text);
  if (value !== undefined) return { value, diagnostics: diagnoseRepeatedKeys(source, value) };
  if (/\.ya?ml$/i.test(name)) return readYaml(source);
  const parsed = parseJson(text);
  if ('value' in parsed) return { value: parsed.value, diagnostics: [] };
  const { message: reason, hint: advice } = describeJsonProblem(parsed.problem);
  return { diagnostics: [diagnoseSyntax(source, parsed.offset, { reason, advice })] };
}

/** The value of a text that is JSON; large documents take too long to be read for their places. */
function parseFast(text: string): unknown {
  try {
    // What is nested more deeply is refused, whatever its numbers are.
    return parseExact(text, depthLimit);
  } catch {
    return undefined;
  }
}

/** The value of a part of a document, JSON or YAML; undefined where it cannot be read. */
export function parseDocumentValue(text: string): unknown {
  return parseFast(text) ?? parseYamlDocument(text).value;
}

function diagnoseRepeatedKeys(source: DocumentSource, value: unknown): Diagnostic[] {
  const { text } = source;
  if (text.length > largestChecked || !repeatsNames(text, value)) return [];
  const { tree } = readJson(text, depthLimit);
  if (tree === undefined) return [];
  return findRepeatedKeys(tree).map(({ key, again }) =>
    diagnoseRepeatedKey(source, key, again.start),
  );
}

function readYaml(source: DocumentSource): ReadValue {
  const deep = findDeepYaml(source.text, depthLimit);
  if (deep !== undefined) return { diagnostics: [diagnoseDepth(source, deep)] };
  const { faults, ...parsed } = parseYamlDocument(source.text);
  // After the first place where YAML breaks, what its parser says is about its own confusion.
  const broken = faults
    .filter(({ kind }) => kind === 'syntax')
    .toSorted((left, right) => left.offset - right.offset)[0];
  const told = broken === undefined ? faults : [broken];
  const diagnostics = told.map((fault) =>
    fault.kind === 'repeated-key'
      ? diagnoseRepeatedKey(source, fault.key, fault.offset)
      : diagnoseSyntax(source, fault.offset, fault),
  );
  return { ...parsed, diagnostics };
}

function checkValue(source: DocumentSource, value: unknown): Diagnostic | undefined {
  const deep = checkDepth(source, value);
  if (deep !== undefined) return deep;
  if (versionOf(value) !== undefined) return undefined;
  return diagnoseOpenapi('openapi/no-version', { ...toOrigin(source) }, toPlace(source));
}

function checkDepth(source: DocumentSource, value: unknown): Diagnostic | undefined {
  if (!isDeeperThan(value, depthLimit)) return undefined;
  return diagnoseDepth(source, findDeepJson(source.text));
}

/** Whether the version is one that is understood. */
function judgeVersion(source: DocumentSource, document: ApiDocument): Diagnostic | undefined {
  const { version, value } = document;
  // What is read of AsyncAPI is the same in all of its versions.
  if (value['asyncapi'] !== undefined) return undefined;
  const key = value['openapi'] === undefined ? 'swagger' : 'openapi';
  if ((key === 'openapi' ? KNOWN_OPENAPI : KNOWN_SWAGGER).test(version)) return undefined;
  const position = placesIn(source.name, source.text)([key]).position;
  const place = toPlace(source, position);
  const origin = toOrigin(source, position);
  if (/^[01](?:\.|$)/.test(version)) {
    return diagnoseOpenapi('openapi/old-version', { version, ...origin }, place);
  }
  const readAs = knownVersion(version).replace(/^(3\.\d)\.\d$/, '$1');
  return diagnoseOpenapi('openapi/unknown-version', { key, version, readAs, ...origin }, place);
}

/** What aliases of YAML make deep has no single place. */
function findDeepJson(text: string): number {
  const reading = readJson(text, depthLimit);
  return reading.problem === undefined ? 0 : reading.offset;
}

function toDocument(source: DocumentSource, value: ApiDocument['value']): ApiDocument {
  const { name, text, place } = source;
  return {
    name,
    ...(place === undefined && { file: name }),
    text,
    value,
    version: versionOf(value) ?? '',
    placeOf: place === undefined ? placesIn(name, text) : () => place,
  };
}

/** `swagger: 2.0` without quotes is a number in YAML. */
function versionOf(value: unknown): string | undefined {
  if (!isObject(value)) return undefined;
  const version = value['openapi'] ?? value['swagger'] ?? value['asyncapi'];
  if (typeof version === 'number') return version.toFixed(1);
  return typeof version === 'string' ? version : undefined;
}

function diagnoseSyntax(
  source: DocumentSource,
  offset: number,
  { reason, advice }: { reason: string; advice: string },
): Diagnostic {
  const position = positionAt(source.text, offset);
  const facts = { reason, advice, ...toOrigin(source, position) };
  return diagnoseOpenapi('openapi/syntax', facts, toPlace(source, position));
}

function diagnoseDepth(source: DocumentSource, offset: number): Diagnostic {
  const position = positionAt(source.text, offset);
  const facts = { limit: depthLimit, ...toOrigin(source, position) };
  return diagnoseOpenapi('openapi/too-deep', facts, toPlace(source, position));
}

function diagnoseRepeatedKey(source: DocumentSource, key: string, offset: number): Diagnostic {
  const position = positionAt(source.text, offset);
  const facts = { key, ...toOrigin(source, position) };
  return diagnoseOpenapi('openapi/repeated-key', facts, toPlace(source, position));
}

/** What is wrong with a whole file is told at its beginning. */
function toPlace({ name, place }: DocumentSource, position = { line: 1, column: 1 }): Place {
  return place ?? { file: name, position };
}

/** What a message must say where its place is not in the document itself. */
function toOrigin({ name, place }: DocumentSource, position?: Position): { origin?: string } {
  if (place === undefined) return {};
  return { origin: position ? `${name}, line ${position.line}, column ${position.column}` : name };
}
