/** Prepares a document for use: joins its files, validates it, and upgrades it to OpenAPI 3.1. */
import { join } from 'node:path';
import { upgrade } from '@scalar/openapi-upgrader';
import { Validator } from '@seriousme/openapi-schema-validator';
import { checkServers } from '../../core/checks/check-servers.ts';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { placesOfChannels } from '../../core/reference/asyncapi/channel-places.ts';
import { asyncapiToOpenapi, isAsyncapi } from '../../core/reference/asyncapi/to-openapi.ts';
import { listWrongTypes } from '../../core/reference/checks/list-wrong-types.ts';
import { limitWarnings } from '../../core/reference/checks/limit-warnings.ts';
import { checkExamples } from '../../core/reference/checks/check-examples.ts';
import { checkDocument } from '../../core/reference/checks/check-document.ts';
import type { ReadDocument } from '../../core/reference/document/document.ts';
import { isSince31 } from '../../core/reference/document/openapi-version.ts';
import type { ApiDocument } from '../../core/reference/document/document.ts';
import { diagnoseOpenapiContent } from '../../core/reference/document/openapi-content-entries.ts';
import type { SchemaError } from '../../core/reference/verdict/list-mistakes.ts';
import { readValidatorErrors } from '../../core/reference/verdict/read-validator-errors.ts';
import { parsePlainPointer } from '../../core/reference/document/json-pointer.ts';
import { get } from '../../core/reference/document/loose.ts';
import { withLocalRefs } from '../../core/reference/document/parts/local-refs.ts';
import { missingOf } from '../../core/reference/document/parts/stand-in.ts';
import { mapNumberTexts } from '../../core/text/json/exact-json.ts';
import { toReason } from '../disk/system-error.ts';
import { type BundledDocument, bundleDocument } from './bundle-document.ts';
import { withBodies, withNotation } from './carry-notation.ts';
import { inlineBodies } from './inline-bodies.ts';
import { HiddenNumbers } from './hidden-numbers.ts';
import { toBaseUrl } from './part-address.ts';
import type { JailOptions } from './reference-jail.ts';

export interface PreparedDocument {
  /** Absent when nothing can be shown. */
  readonly read?: ReadDocument;
  /** Whether the document is one file, so that the result stays valid while its text does not change. */
  readonly isOneFile: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * One instance per process, because it keeps the compiled schemas of OpenAPI. Optimizing their code takes
 * longer than it saves, even for documents of several megabytes.
 */
const validator = new Validator({ allErrors: true, verbose: true, code: { optimize: false } });

export async function prepareDocument(
  given: ApiDocument,
  options: JailOptions,
): Promise<PreparedDocument> {
  const own = withOwnRefs(given, options);
  const bundled = await bundleDocument(own, options);
  const { diagnostics } = bundled;
  const whole = bundled.document.value;
  const isOneFile = whole === own.value;
  const document = asOpenapi(bundled.document);
  const raised = raise(document, bundled);
  if ('code' in raised) return { isOneFile, diagnostics: [...diagnostics, raised] };
  const { partFiles } = bundled;
  const { root } = raised;
  const read: ReadDocument = { document, root, partFiles, ...(!isOneFile && { bundled: whole }) };
  const verdict = await judge(document, bundled);
  const warnings = [
    ...verdict,
    ...checkDocument(read),
    ...checkServers(read),
    ...(verdict.length === 0 ? checkExamples(read) : []),
  ];
  return {
    read,
    isOneFile,
    diagnostics: [...diagnostics, ...limitWarnings(warnings, document.file ?? '')],
  };
}

function withOwnRefs(document: ApiDocument, { dir }: JailOptions): ApiDocument {
  const { file, name } = document;
  const address = toBaseUrl(file === undefined ? name : join(dir, file));
  return { ...document, value: withLocalRefs(document.value, address) as ApiDocument['value'] };
}

/** Converts AsyncAPI channels to webhooks, which OpenAPI 3.1 can express. */
function asOpenapi(document: ApiDocument): ApiDocument {
  if (!isAsyncapi(document.value)) return document;
  const value = asyncapiToOpenapi(document.value);
  return { ...document, value, version: '3.1.0', placeOf: placesOfChannels(document, value) };
}

/**
 * Validates a document. The validator changes its input, and gives up on properties that are named `$ref`.
 */
async function judge(
  document: ApiDocument,
  { isInexact }: BundledDocument,
): Promise<readonly Diagnostic[]> {
  const { value } = document;
  try {
    // Numbers that do not fit into a double are rounded: the validator only checks that they are numbers.
    const plain = isInexact ? mapNumberTexts(value, Number) : value;
    const { errors } = await validator.validate({ ...(plain as Value) });
    const found = Array.isArray(errors) ? (errors as readonly SchemaError[]) : [];
    const all = found.length > 0 ? [...found, ...listWrongTypes(value)] : found;
    return readValidatorErrors(withoutGaps(all, value), document);
  } catch {
    return [];
  }
}

/**
 * Leaves out errors that follow from a part that could not be read: the missing part itself is reported
 * elsewhere.
 */
function withoutGaps(errors: readonly SchemaError[], root: Value): readonly SchemaError[] {
  const gaps = errors.filter((error) => isMissing(error, root));
  const isAround = ({ keyword, instancePath }: SchemaError) =>
    /^(?:if|not|oneOf|anyOf)$/.test(keyword) &&
    gaps.some((gap) => gap.instancePath.startsWith(`${instancePath}/`));
  return errors.filter((error) => !gaps.includes(error) && !isAround(error));
}

function isMissing({ instancePath }: SchemaError, root: Value): boolean {
  const parts = parsePlainPointer(instancePath);
  let at: unknown = root;
  return parts.some((part) => {
    at = Array.isArray(at) ? (at as unknown[])[Number(part)] : get(at, part);
    return missingOf(at) !== undefined;
  });
}

function raise(
  document: ApiDocument,
  { isInexact }: BundledDocument,
): { root: ReadDocument['root'] } | Diagnostic {
  const { value, version, file = '' } = document;
  if (isSince31(version)) return { root: value };
  try {
    const isOld = version.startsWith('2');
    const written = isOld ? withNotation({ ...inlineBodies(value), swagger: '2.0' }) : value;
    // The upgrader works in place, and the document is still needed as it was written.
    const raised = isInexact ? upgradeExact(written) : upgrade(structuredClone(written), '3.1');
    const root = raised as ReadDocument['root'];
    return { root: isOld ? withBodies(root, written) : root };
  } catch (error) {
    const facts = { version, reason: toReason(error) };
    return diagnoseOpenapiContent('openapi/not-converted', facts, { file });
  }
}

type Value = ApiDocument['value'];

/** Upgrades a document with numbers that do not fit into a double; the upgrader knows plain values only. */
function upgradeExact(value: Value): unknown {
  const numbers = new HiddenNumbers();
  const plain = numbers.hide(value) as Value;
  return numbers.restore(upgrade(plain, '3.1'));
}
