/** What a validator of OpenAPI says about a document, in few words and at its places. */
import type { Diagnostic, Place } from '../../diagnostic/diagnostic.ts';
import { diagnoseContent } from './openapi-content-entries.ts';
import { formatPath } from '../../text/format-path.ts';
import type { DataPath } from '../../text/source-tree.ts';
import type { ApiDocument } from './document.ts';
import { parsePointer } from './json-pointer.ts';
import { get } from './loose.ts';

/** The part of ajv's errors that is read here. */
export interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string | undefined;
  readonly params?: Readonly<Record<string, unknown>>;
}

/**
 * One diagnostic for each place. Of errors about one value and about what is in it, the inner ones
 * are the cause: a schema of alternatives complains at every level.
 */
export function readVerdict(
  errors: readonly SchemaError[],
  document: ApiDocument,
): readonly Diagnostic[] {
  const byPlace = new Map<string, SchemaError>();
  for (const error of errors) {
    const known = byPlace.get(error.instancePath);
    if (known === undefined || isVague(known)) byPlace.set(error.instancePath, error);
  }
  const paths = [...byPlace.keys()].sort();
  const isCause = (path: string, rank: number) => paths[rank + 1]?.startsWith(`${path}/`) !== true;
  return paths.filter(isCause).flatMap((path) => {
    const error = byPlace.get(path);
    return error === undefined ? [] : toDiagnostic(error, document);
  });
}

function isVague({ keyword, params }: SchemaError): boolean {
  if (['oneOf', 'anyOf', 'if', 'not'].includes(keyword)) return true;
  return params?.['missingProperty'] === '$ref';
}

function toDiagnostic(error: SchemaError, document: ApiDocument): Diagnostic {
  const path = toDataPath(parsePointer(`#${error.instancePath}`) ?? [], document.value);
  const facts = {
    at: path.length === 0 ? 'the document' : formatPath(path),
    reason: reasonOf(error),
  };
  return diagnoseContent('openapi/invalid', facts, placeOf(document, path));
}

/** Parts that are ranks in a list become numbers. */
function toDataPath(parts: readonly string[], root: unknown): DataPath {
  let value = root;
  return parts.map((part) => {
    const isRank = Array.isArray(value);
    value = isRank ? (value as unknown[])[Number(part)] : get(value, part);
    return isRank ? Number(part) : part;
  });
}

export function placeOf(document: ApiDocument, path: DataPath): Place {
  const position = document.locate(path, 'key');
  return { file: document.file ?? '', ...(position && { position }) };
}

function reasonOf({ keyword, message = 'not valid', params = {} }: SchemaError): string {
  const { missingProperty, additionalProperty, unevaluatedProperty, allowedValues } = params;
  const extra = additionalProperty ?? unevaluatedProperty;
  if (typeof missingProperty === 'string') return `"${missingProperty}" is missing`;
  if (typeof extra === 'string') return `"${extra}" is not a key of OpenAPI here`;
  if (Array.isArray(allowedValues)) return `must be one of ${allowedValues.map(String).join(', ')}`;
  if (keyword === 'pattern') return 'is not written as it must be here';
  return message.replace(/\.$/, '');
}
