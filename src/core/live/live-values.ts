/**
 * The values file: what is sent to a running API where the document does not define it, and what is kept
 * from responses.
 */
import type { Diagnostic, Place } from '../diagnostic/diagnostic.ts';
import { nearest } from '../diagnostic/nearest.ts';
import { quote } from '../diagnostic/quote.ts';
import { entriesOf, isRecord, optional, textOf, textsOf } from '../reference/document/loose.ts';
import type { EndpointSummary } from '../reference/model/endpoint-model.ts';
import type { ExactJson } from '../text/json/exact-json.ts';
import type { DataPath } from '../text/source-tree.ts';
import { isExpression } from './expressions.ts';
import { diagnoseLive } from './live-entries.ts';
import type { Keep } from './live-model.ts';

export interface LiveValues {
  /** By name of the parameter, for every operation that has it. */
  readonly parameters: ReadonlyMap<string, ExactJson>;
  /** By key of the operation, in the order of the file. */
  readonly operations: ReadonlyMap<string, OperationValues>;
}

export interface OperationValues {
  /** Whether it is sent, regardless of the document; if absent, the document decides. */
  readonly send?: boolean;
  /** Names of the examples to send, in this order; all if absent. */
  readonly examples?: readonly string[];
  readonly parameters: ReadonlyMap<string, ExactJson>;
  readonly body?: ExactJson;
  /** Paths of the files that its body contains, by field; the empty name stands for the whole body. */
  readonly files?: Readonly<Record<string, string>>;
  /** The expected status of the response. */
  readonly status?: string;
  readonly keeps: readonly Keep[];
}

export const noValues: LiveValues = { parameters: new Map(), operations: new Map() };

export interface ValuesSource {
  /** The parsed content of the file. */
  readonly value: unknown;
  readonly locate: (path: DataPath) => Place;
  readonly operations: readonly EndpointSummary[];
}

export interface ReadValues {
  readonly values: LiveValues;
  readonly diagnostics: readonly Diagnostic[];
}

const topKeys = ['parameters', 'operations'];
const operationKeys = ['send', 'examples', 'parameters', 'body', 'files', 'status', 'keep'];

export function readValues({ value, locate, operations }: ValuesSource): ReadValues {
  const diagnostics: Diagnostic[] = [];
  const report = (path: DataPath, fault: string, hint: string) => {
    diagnostics.push(diagnoseLive('live/values', { fault, hint }, locate(path)));
  };
  if (!isRecord(value)) {
    report(
      [],
      'The file does not contain an object.',
      `Write an object with ${topKeys.join(' and ')}.`,
    );
    return { values: noValues, diagnostics };
  }
  checkKeys(value, topKeys, { path: [], report });
  const found = entriesOf(value['operations']).flatMap(([name, written]) => {
    const path = ['operations', name];
    const summary = findSummary(operations, name);
    if (summary === undefined) {
      const known = operations.map(operationName);
      const near = nearest(name, known);
      report(
        path,
        `The document has no operation ${quote(name)}.`,
        near === undefined
          ? 'Write the operationId, or method and path, such as "GET /pets".'
          : `Did you mean ${quote(near)}?`,
      );
      return [];
    }
    checkKeys(written, operationKeys, { path, report });
    return [[summary.key, readOperation(written, path, report)] as const];
  });
  const values = { parameters: toMap(value['parameters']), operations: new Map(found) };
  return { values, diagnostics };
}

/** What the value of a key has to be, where anything else would have no effect. */
const forms: ReadonlyMap<string, KeyForm> = new Map([
  ['parameters', { fits: isRecord, fault: 'not an object', hint: 'Write "name: value" in it.' }],
  [
    'operations',
    { fits: isRecord, fault: 'not an object', hint: 'Write operations by name in it.' },
  ],
  [
    'send',
    {
      fits: (value: unknown) => typeof value === 'boolean',
      fault: 'neither true nor false',
      hint: 'Write "send: true".',
    },
  ],
  [
    'examples',
    { fits: Array.isArray, fault: 'not a list', hint: 'Write the names of examples in brackets.' },
  ],
  [
    'status',
    {
      fits: (value: unknown) => textOf(value) !== undefined,
      fault: 'not a single status',
      hint: 'Write "status: 404".',
    },
  ],
  [
    'keep',
    { fits: isRecord, fault: 'not an object', hint: 'Write "name: $response.body#/id" in it.' },
  ],
]);

interface KeyForm {
  readonly fits: (value: unknown) => boolean;
  readonly fault: string;
  readonly hint: string;
}

type ReportFault = (path: DataPath, fault: string, hint: string) => void;

function checkKeys(
  value: unknown,
  known: readonly string[],
  { path, report }: { path: DataPath; report: ReportFault },
): void {
  for (const [key, written] of entriesOf(value)) {
    if (known.includes(key)) {
      const form = forms.get(key);
      const isMissing = written === null && key !== 'send';
      const isBad = form && !isMissing && !form.fits(written);
      if (isBad) report([...path, key], `${quote(key)} is ${form.fault}.`, form.hint);
      continue;
    }
    const near = nearest(key, known);
    report(
      [...path, key],
      `${quote(key)} is not a key here.`,
      near === undefined ? `The keys are ${known.join(', ')}.` : `Did you mean ${quote(near)}?`,
    );
  }
}

/** Returns the name of an operation in the values file and in reports. */
export function operationName({
  operationId,
  method,
  path,
}: Pick<EndpointSummary, 'operationId' | 'method' | 'path'>): string {
  return operationId ?? `${method} ${path}`;
}

function findSummary(operations: readonly EndpointSummary[], name: string) {
  return operations.find((summary) => {
    return operationName(summary) === name || `${summary.method} ${summary.path}` === name;
  });
}

function readOperation(written: unknown, path: DataPath, report: ReportFault): OperationValues {
  if (!isRecord(written)) {
    report(
      path,
      'The value of an operation must be an object.',
      'Write "send: true" in it, or values.',
    );
    return { parameters: new Map(), keeps: [] };
  }
  const { send, examples, body, status } = written;
  return {
    ...(typeof send === 'boolean' && { send }),
    ...(Array.isArray(examples) && { examples: textsOf(examples) }),
    parameters: toMap(written['parameters']),
    ...(body !== undefined && { body: body as ExactJson }),
    ...optional('files', readFiles(written['files'], [...path, 'files'], report)),
    ...optional('status', textOf(status)),
    keeps: entriesOf(written['keep']).flatMap(([name, expression]) => {
      if (typeof expression === 'string' && isExpression(expression)) return { name, expression };
      report(
        [...path, 'keep', name],
        `${quote(expression)} is not a part of an exchange.`,
        'Write an expression such as "$response.body#/id" or "$response.header.Location".',
      );
      return [];
    }),
  };
}

/**
 * Reads the paths of files; a path that leaves the project is rejected, so that nothing outside of it is
 * sent.
 */
function readFiles(
  written: unknown,
  path: DataPath,
  report: ReportFault,
): OperationValues['files'] {
  if (written === undefined) return undefined;
  const named = isRecord(written) ? entriesOf(written) : [['', written] as const];
  const files = named.flatMap(([name, file]) => {
    const isInside = typeof file === 'string' && !/^\/|^\w:|\\|(?:^|\/)\.\.(?:\/|$)/.test(file);
    if (isInside) return [[name, file] as const];
    report(
      name === '' ? path : [...path, name],
      `${quote(file)} is not a file of the project.`,
      'Write its path from the project folder, such as "cat.png".',
    );
    return [];
  });
  return Object.fromEntries(files);
}

function toMap(value: unknown): ReadonlyMap<string, ExactJson> {
  return new Map(entriesOf(value) as readonly (readonly [string, ExactJson])[]);
}
