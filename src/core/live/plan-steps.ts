/** Plans which requests are sent to a running API, in which order and with which values. Sends nothing. */
import type { Diagnostic, Place } from '../diagnostic/diagnostic.ts';
import { joinPointer } from '../reference/document/json-pointer.ts';
import type { Content, Operation, Parameter } from '../reference/model/endpoint-model.ts';
import { exampleOf } from '../reference/operation/build-sample-request.ts';
import { chooseSecurity } from './credentials.ts';
import { isMarkedSafe, type LiveDocument } from './live-document.ts';
import { diagnoseLive } from './live-entries.ts';
import type { Expected, LiveStep, StepBody, StepValue, ValueSource } from './live-model.ts';
import { type LiveValues, operationName, type OperationValues } from './live-values.ts';
import { listStepLinks, type OperationLinks, orderByLinks } from './step-links.ts';

export interface PlanOptions {
  readonly values: LiveValues;
  /** Whether every GET and HEAD is sent, marked as safe or not. */
  readonly sendsSafeMethods: boolean;
  /** Names of the environment variables that are set. */
  readonly variables: ReadonlySet<string>;
}

export interface LivePlan {
  readonly steps: readonly (LiveStep | UnsentStep)[];
  /** Names of the operations that are not selected for sending. */
  readonly left: readonly string[];
}

/** A request that was selected but cannot be made. */
export interface UnsentStep {
  readonly operation: Operation;
  readonly name: string;
  readonly example?: string;
  readonly place: Place;
  readonly unsent: Diagnostic;
}

export function planSteps(document: LiveDocument, options: PlanOptions): LivePlan {
  const { reference } = document;
  const { values } = options;
  const ranks = new Map([...values.operations.keys()].map((key, rank) => [key, rank]));
  // Operations that the values file does not mention come last.
  const rankOf = (key: string) => ranks.get(key) ?? ranks.size;
  const isRequested = ({ key, method }: { key: string; method: string }) => {
    const source = document.endpoints.get(key);
    const { send } = values.operations.get(key) ?? {};
    const isSafe = options.sendsSafeMethods && /^(?:GET|HEAD)$/.test(method);
    return send ?? (isSafe || (source !== undefined && isMarkedSafe(source)));
  };
  const requested = reference.operations.filter(isRequested);
  const operations = requested
    .toSorted((left, right) => rankOf(left.key) - rankOf(right.key))
    .flatMap(({ key }) => reference.operation(key) ?? []);
  const links = listStepLinks(operations);
  const steps = orderByLinks(operations, links).flatMap((operation) => {
    const own = values.operations.get(operation.key) ?? noOwn;
    return planOperation({ document, options, operation, own, links });
  });
  const left = reference.operations.filter((summary) => !isRequested(summary)).map(operationName);
  return { steps, left };
}

const noOwn: OperationValues = { parameters: new Map(), keeps: [] };

interface OperationPlan {
  readonly document: LiveDocument;
  readonly options: PlanOptions;
  readonly operation: Operation;
  readonly own: OperationValues;
  readonly links: OperationLinks;
}

function planOperation(plan: OperationPlan): (LiveStep | UnsentStep)[] {
  const { operation, own } = plan;
  const examples = own.body === undefined ? (own.examples ?? listNames(operation)) : [];
  const wanted = examples.length === 0 ? [undefined] : examples;
  return wanted.map((example) => planStep(plan, example));
}

/** The names that are generated for examples without one. */
const unnamed = /^(?:generated|example(?:-\d+)?)$/;

/** Lists the names of the body's examples, or those of the parameters where the body has none. */
function listNames({ body, parameters }: Operation): readonly string[] {
  const ofBody = body?.content[0]?.examples ?? [];
  const holders = ofBody.length > 0 ? ofBody : parameters.flatMap(({ examples }) => examples);
  return [...new Set(holders.map(({ key }) => key).filter((key) => !unnamed.test(key)))];
}

function planStep(plan: OperationPlan, example: string | undefined): LiveStep | UnsentStep {
  const { operation, own, links, document, options } = plan;
  const name = operationName(operation);
  const place = placeOfStep(document, operation, example);
  const head = { operation, name, ...(example !== undefined && { example }), place };
  const request = describeStep({ operation, example });
  const refuse = (what: string): UnsentStep => {
    return { ...head, unsent: diagnoseLive('live/no-value', { request, what }, place) };
  };
  const values: StepValue[] = [];
  for (const parameter of operation.parameters) {
    const source = findSource(parameter, { plan, example });
    if (source !== undefined) values.push({ parameter, source });
    else if (parameter.required) {
      return refuse(`what the ${parameter.in} parameter ${parameter.name} is`);
    }
  }
  const body = chooseBody(operation, own, example);
  if (typeof body === 'string') return refuse(body);
  const security = chooseSecurity(operation.security, options.variables);
  if ('lacking' in security) {
    const facts = { request, variables: security.lacking };
    return { ...head, unsent: diagnoseLive('live/no-credentials', facts, place) };
  }
  return {
    ...head,
    values,
    ...(body && { body }),
    ...(own.files && { files: own.files }),
    security: security.requirements,
    expected: expect(operation, own, example),
    keeps: [...own.keeps, ...links.keepsOf(operation.key)],
  };
}

/** Formats `GET /pets (example "one")`. */
export function describeStep({
  operation: { method, path },
  example,
}: {
  readonly operation: Pick<Operation, 'method' | 'path'>;
  readonly example?: string | undefined;
}): string {
  return `${method} ${path}${example === undefined ? '' : ` (example "${example}")`}`;
}

/** Returns the place of the body's example, or of the operation if there is none. */
function placeOfStep(
  { endpoints, placeOf, schemas }: LiveDocument,
  { key, body }: Operation,
  example: string | undefined,
): Place {
  const source = endpoints.get(key);
  if (source === undefined) return placeOf('#');
  const { operation, pointer, summary } = source;
  const written = operation['requestBody'];
  const found = schemas.resolver.follow(written, joinPointer(pointer, 'requestBody'));
  const content = body?.content.find(({ examples }) => examples.some((own) => own.key === example));
  if (found === undefined || content === undefined || example === undefined)
    return summary.locate();
  return placeOf(joinPointer(found.pointer, 'content', content.mediaType, 'examples', example));
}

/** Looks in the values file, then in links, then in examples; undefined for a parameter that is left out. */
function findSource(
  parameter: Parameter,
  { plan, example }: { readonly plan: OperationPlan; readonly example: string | undefined },
): ValueSource | undefined {
  const { operation, own, options, links } = plan;
  const { name, required, examples } = parameter;
  const given = own.parameters.get(name) ?? options.values.parameters.get(name);
  if (given !== undefined) return { kind: 'template', value: given };
  const named = examples.find(({ key, value }) => key === example && value !== undefined)?.value;
  const known = named ?? (required ? exampleOf(parameter) : undefined);
  const linked = links.sourceOf(operation.key, parameter);
  if (linked?.kind === 'kept') {
    return known === undefined ? linked : { ...linked, instead: known };
  }
  if (linked !== undefined) return linked;
  return known === undefined ? undefined : { kind: 'plain', value: known };
}

/** Returns a text, the end of a sentence, where the body cannot be made. */
function chooseBody(
  { body }: Operation,
  own: OperationValues,
  example: string | undefined,
): StepBody | string | undefined {
  const isWhole = own.files !== undefined && Object.hasOwn(own.files, '');
  const content = body?.content.find(({ notation }) => (notation === 'binary') === isWhole);
  if (body === undefined) return undefined;
  if (content === undefined) return body.required ? 'which file is sent' : undefined;
  if (own.body !== undefined) {
    return { kind: 'given', content, source: { kind: 'template', value: own.body } };
  }
  const chosen = chooseExample(content, example);
  if (chosen !== undefined) return { kind: 'example', content: { ...content, examples: [chosen] } };
  if (own.files !== undefined)
    return { kind: 'given', content, source: { kind: 'plain', value: {} } };
  if (example !== undefined) return `what the example "${example}" is`;
  return body.required ? 'what the body holds' : undefined;
}

/** Chooses an example that an author wrote, or one that was generated and fits the schema. */
function chooseExample({ examples }: Content, name: string | undefined) {
  const named = examples.find(({ key }) => key === name);
  if (named !== undefined || name !== undefined) {
    return named ?? examples.find(({ key }) => unnamed.test(key));
  }
  return examples.find(({ isIllustrative, origin }) => origin === 'authored' || !isIllustrative);
}

/** Expects the statuses whose examples have the same name, or any success. */
function expect(
  { responses }: Operation,
  own: OperationValues,
  example: string | undefined,
): Expected {
  if (own.status !== undefined) return { kind: 'statuses', statuses: [own.status] };
  const statuses = responses
    .filter(({ content }) =>
      content.some(({ examples }) => examples.some((e) => e.key === example)),
    )
    .map(({ status }) => status);
  return statuses.length === 0 ? { kind: 'success' } : { kind: 'statuses', statuses };
}
