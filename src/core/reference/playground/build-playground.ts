/** Builds the model of an operation's playground. */
import { isEmptyExample } from '../examples/build-examples.ts';
import { isSecretCookie } from '../request/looks-secret.ts';
import { isXmlEncoding } from '../request/media-type.ts';
import {
  listFields,
  sampleValue,
  withFiles,
  withPartHeaders,
} from '../operation/build-sample-request.ts';
import { serializationOf } from '../operation/read-parameters.ts';
import type { ExactJson } from '../../text/json/exact-json.ts';
import { buildControl, toControlField } from './build-control.ts';
import type { Body, Content, Operation, Parameter } from '../model/endpoint-model.ts';
import type { Server } from '../model/server-model.ts';
import { withHeaderFields } from './header-fields.ts';
import { withItemFields } from './item-fields.ts';
import { toPlainHint } from './plain-hint.ts';
import type { Control, PlaygroundEnvironment, PlaygroundModel } from '../model/playground-model.ts';
import type { Json, Shape } from '../model/shape-model.ts';

export interface PlaygroundSettings {
  /** The path of the proxy, including the base; absent if requests are sent directly. */
  readonly proxy?: string;
  /** Whether the credentials that the browser keeps for the API are sent along, without a proxy. */
  readonly sendsCredentials?: boolean;
  /** In seconds. */
  readonly timeout?: number | undefined;
  readonly environments?: readonly PlaygroundEnvironment[];
  /** Languages of the samples. */
  readonly languages?: readonly string[] | undefined;
  /** Whether samples show optional parameters. */
  readonly showsOptional?: boolean;
}

/** Returns undefined if no server is known, because nothing can be sent. */
export function buildPlayground(
  operation: Operation,
  settings: PlaygroundSettings,
): PlaygroundModel | undefined {
  const { proxy, sendsCredentials, timeout, environments = [], languages } = settings;
  const { showsOptional = false } = settings;
  const { key, title, method, path, servers, security, parameters, body } = operation;
  if (servers.length === 0) return undefined;
  const [, accept] =
    operation.sampleRequest.headers.find(([name]) => name.toLowerCase() === 'accept') ?? [];
  return {
    key,
    title,
    method,
    path,
    servers: servers.map(withHints),
    security,
    parameters: parameters.map((parameter) =>
      toParameter(parameter, parameter.required || showsOptional),
    ),
    ...(body && { body: toBody(body) }),
    ...(accept !== undefined && { accept }),
    ...(languages && { languages }),
    ...(proxy !== undefined && { proxy }),
    ...(proxy === undefined && sendsCredentials === true && { sendsCredentials }),
    ...(timeout !== undefined && { timeout }),
    ...(environments.length > 0 && { environments }),
  };
}

/** Shortens descriptions to plain text, because a form only has room for their beginning. */
function withHints(server: Server): Server {
  const variables = server.variables.map(({ description, ...variable }) => {
    const hint = toPlainHint(description);
    return { ...variable, ...(hint !== '' && { description: hint }) };
  });
  return { ...server, variables };
}

function toParameter(
  parameter: Parameter,
  isShown: boolean,
): PlaygroundModel['parameters'][number] {
  const { name, in: place, required, shape, examples, description, deprecated } = parameter;
  const control = buildControl(shape, parameter.contentType === undefined);
  const isSecret = place === 'cookie' && isSecretCookie(name) && !isChoice(control);
  const example = examples.find(
    ({ value, isIllustrative }) => value !== undefined && !isIllustrative,
  );
  const start = example === undefined ? undefined : JSON.stringify(example.value);
  const sample = isShown ? sampleValue(parameter) : undefined;
  const field = toControlField(
    { name, required, shape: { ...shape, deprecated: deprecated || shape.deprecated } },
    {
      ...control,
      ...(start !== undefined && { start }),
      ...(isSecret && { isSecret: true as const }),
    },
    description ?? shape.description,
  );
  return {
    ...serializationOf(parameter),
    field,
    ...(sample !== undefined && { sample: JSON.stringify(sample) }),
  };
}

/** Whether the document lists the values, which makes them no secret. */
function isChoice({ kind }: Control): boolean {
  return kind === 'choice' || kind === 'boolean';
}

function toBody({ required, content }: Body): NonNullable<PlaygroundModel['body']> {
  return { required, contents: content.map(withItemFields).map(toContent) };
}

function toContent(content: Content) {
  const { mediaType, otherTypes, notation, encodings, shape, examples } = content;
  const isForm = notation === 'form' || notation === 'multipart';
  return {
    mediaTypes: [mediaType, ...otherTypes],
    notation,
    // The form shows neither settings nor headers.
    encodings: encodings.map(({ settings: _, headers: __, ...field }) => field),
    control: controlOf(content),
    examples: examples
      .filter((example) => example.text !== '' && !(isEmptyExample(example) && shape === undefined))
      .map(({ key, label, text, value, origin }) => {
        if (value === undefined) return { key, label, text };
        const needed = origin === 'generated' ? pickNeeded(value, shape) : value;
        if (isForm) {
          const sample = JSON.stringify(withFiles(value, shape));
          const filled = withPartHeaders(needed, encodings);
          return { key, label, text: formatFormExample(filled, shape), sample };
        }
        const isMadeUp = notation === 'json' && origin === 'generated';
        const start = isMadeUp ? JSON.stringify(needed, undefined, 2) : text;
        return { key, label, text: start, ...(start !== text && { sample: text }) };
      }),
  };
}

/** Reduces a made-up body to what is required or has an example in the document, because it may be sent. */
function pickNeeded(value: Json, shape: Shape | undefined): Json {
  if (typeof value !== 'object' || value === null || shape === undefined) return value;
  if (Array.isArray(value)) {
    return value.map((item: Json, rank) => pickPart(item, shape.tuple[rank] ?? shape.items));
  }
  const discriminators = shape.variants.map(({ discriminator }) => discriminator?.property);
  const fields = new Map(shape.fields.map((field) => [field.name, field]));
  const kept = Object.entries(value).flatMap(([name, inner]): [string, Json][] => {
    const field = fields.get(name);
    if (discriminators.includes(name)) return [[name, inner]];
    if (field === undefined) return hasMadeUpName(name, shape) ? [] : [[name, inner]];
    return field.required || hasExamples(field.shape) ? [[name, pickPart(inner, field.shape)]] : [];
  });
  return Object.fromEntries(kept);
}

/** Keeps a part that has an example as a whole: all of it is the document's own. */
function pickPart(value: Json, shape: Shape | undefined): Json {
  return shape !== undefined && hasExamples(shape) ? value : pickNeeded(value, shape);
}

/**
 * Whether the field is a made-up instance of properties with arbitrary names, and the value does not need
 * it.
 */
function hasMadeUpName(
  name: string,
  { fields, variants, conditions, constraints, more, default: usual }: Shape,
): boolean {
  const open = fields.filter(({ naming }) => naming !== 'fixed');
  const isElsewhere = more !== undefined || usual !== undefined;
  const mayBeKnown = variants.length + conditions.length > 0 || isElsewhere;
  const isNeeded = constraints.some(
    ({ word, values }) =>
      word.startsWith('properties') ||
      String(values['names'] ?? '')
        .split(', ')
        .includes(name),
  );
  const isExample = open.some(({ shape }) => hasExamples(shape));
  return open.length > 0 && !mayBeKnown && !isNeeded && !isExample;
}

function hasExamples({ examples }: Shape): boolean {
  return examples.length > 0;
}

/** Leaves out fields that are files, because the reader chooses these. */
function formatFormExample(value: ExactJson, shape: Shape | undefined): string {
  if (Array.isArray(value)) return JSON.stringify(value, undefined, 2);
  if (typeof value !== 'object' || value === null) return '{}';
  const files = listFields(shape).filter(({ shape: { type, items } }) =>
    [type, items?.type].some((name) => name?.startsWith('file')),
  );
  const names = new Set(files.map(({ name }) => name));
  const kept = Object.entries(value).filter(([name]) => !names.has(name));
  return JSON.stringify(Object.fromEntries(kept), undefined, 2);
}

/**
 * Returns the control for a body. Forms are objects regardless of the document, except that multipart
 * bodies can be lists; of the other notations only JSON has a form.
 */
function controlOf({ notation, shape, itemShape, encodings }: Content): Control {
  switch (notation) {
    case 'json':
      return shape === undefined ? { kind: 'json' } : buildControl(shape);
    case 'form':
    case 'multipart': {
      const parts = itemShape && { kind: 'list' as const, item: buildControl(itemShape) };
      const control = shape ? buildControl(shape, true) : parts;
      const isFilled = control?.kind === 'object' || control?.kind === 'variants';
      const isList = notation === 'multipart' && control?.kind === 'list';
      const xml = encodings.filter(isXmlEncoding).map(({ name, item }) => item ?? name);
      if (isFilled || isList) {
        return withHeaderFields(xml.length === 0 ? control : withTexts(control, xml), encodings);
      }
      return { kind: 'object', fields: [], rest: { kind: 'text' } };
    }
    case 'binary':
      return { kind: 'file' };
    case 'xml':
    case 'text':
      return { kind: 'text' };
  }
}

/**
 * Turns fields that are sent as XML into text fields, because readers type them as XML, like whole XML
 * bodies.
 */
function withTexts(control: Control, names: readonly (string | number)[]): Control {
  if (control.kind === 'variants') {
    const options = control.options.map((option) => {
      return { ...option, control: withTexts(option.control, names) };
    });
    return { ...control, options };
  }
  if (control.kind === 'list' && names.includes('each'))
    return { ...control, item: { kind: 'text' } };
  if (control.kind !== 'object') return control;
  const toText = (inner: Control): Control => {
    if (inner.kind === 'list') return { ...inner, item: toText(inner.item) };
    return { kind: 'text' };
  };
  const fields = control.fields.map((field) => {
    return names.includes(field.name) ? { ...field, control: toText(field.control) } : field;
  });
  return { ...control, fields };
}
