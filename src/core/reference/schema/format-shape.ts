/** Formats shapes as Markdown lists, for the twin of a reference page. */
import { formatCode, formatCodeSpan, formatLink, toLine } from '../../text/markdown.ts';
import { formatConstraint } from './constraints.ts';
import type { Bound, MessageFacts, PlaceInMessage } from '../model/binding-model.ts';
import type { Example } from '../model/endpoint-model.ts';
import type { Notation } from '../model/notation-model.ts';
import type { Field, InnerShape, More, Shape, Variants } from '../model/shape-model.ts';

/** Returns the path of the page about a schema; undefined if it has none. */
export type FindHref = (key: string) => string | undefined;

/** A value that has a name, with what is shown next to its shape. */
export type NamedValue = Field & {
  readonly examples?: readonly Example[];
  readonly notation?: Notation;
  readonly contentType?: string;
};

type Described = Partial<NamedValue> & Pick<NamedValue, 'shape'>;

const noPages: FindHref = () => undefined;

/** Formats a value as blocks: what is said about it, then its parts as lists. */
export function formatShape(shape: Shape, hrefOf: FindHref = noPages): readonly string[] {
  const facts = listFacts(shape).join(' ');
  const parts = listParts(shape, '', hrefOf);
  return [facts, blocksOf(shape), parts.join('\n')].filter((block) => block !== '');
}

export function formatFields(fields: readonly NamedValue[], hrefOf: FindHref = noPages): string {
  return listFields(fields, '', hrefOf).join('\n');
}

/** Formats what a value is, as it appears next to its name: `string, uuid`. */
export function formatKind(shape: Shape): string {
  const format = formatOf(shape);
  return shape.type + (format === undefined ? '' : `, ${format}`);
}

/** Returns the format of the value; a list has that of its items. */
function formatOf({ format, items }: Shape): string | undefined {
  return format ?? (items && formatOf(items));
}

function listFields(fields: readonly NamedValue[], indent: string, hrefOf: FindHref): string[] {
  return fields.flatMap((field) => {
    const { name, naming, required, shape } = field;
    const title = naming === 'any' ? `*${name}*` : formatCode(name);
    const marks = [
      formatKind(shape),
      required && 'required',
      shape.nullable && !shape.type.includes('null') && 'nullable',
      shape.readOnly && 'read-only',
      shape.writeOnly && 'write-only',
      shape.deprecated && 'deprecated',
      ...(shape.marks ?? []),
    ].filter((mark) => mark !== false);
    return [
      toItem(`${title} (${marks.join(', ')})`, field, indent),
      ...listParts(shape, `${indent}  `, hrefOf),
    ];
  });
}

function toItem(head: string, value: Described, indent: string): string {
  const { shape } = value;
  const facts = listFacts(shape, value).join(' ');
  const line = `${indent}- ${head}${facts === '' ? '' : `: ${facts}`}`;
  const blocks = blocksOf(shape).replace(/^(?=.)/gm, `${indent}  `);
  return blocks === '' ? line : `${line}\n\n${blocks}\n`;
}

/** Returns the description if it is more than running text; empty otherwise. */
function blocksOf({ description = '' }: Shape): string {
  const hasBlocks = /\n[^\S\n]*(?:\n|(?:[-*+]|\d+[.)])\s|```|~~~|[|>#])/.test(description.trim());
  return hasBlocks ? description.trim() : '';
}

/** Lists sentences for a single line, because a line break would end the list. */
function listFacts(shape: Shape, named: Partial<NamedValue> = {}): readonly string[] {
  const options = shape.enum.map(({ text, description, label, deprecated }) => {
    const meaning = [deprecated && 'deprecated', label, description].filter(Boolean).join(': ');
    return `${formatCode(text)}${meaning === '' ? '' : ` (${toLine(meaning)})`}`;
  });
  return [
    shape.heading !== undefined && `**${toLine(shape.heading)}.**`,
    shape.titleKey !== undefined && `${formatCode(shape.titleKey)}.`,
    shape.description !== undefined && blocksOf(shape) === '' && toLine(shape.description),
    shape.const && `Always ${formatCode(shape.const.text)}.`,
    options.length > 0 && `One of ${options.join(', ')}.`,
    shape.constraints.length > 0 &&
      `Constraints: ${shape.constraints.map(formatConstraint).join('; ')}.`,
    shape.default && `Default: ${formatCode(shape.default.text)}.`,
    ...listExamples(shape, named.examples ?? []),
    ...listNotation(named),
    shape.xml !== undefined && `XML: ${formatCode(shape.xml)}.`,
    shape.externalDocs && `[${shape.externalDocs.label}](${shape.externalDocs.url})`,
    ...(shape.message ? listMessageFacts(shape.message) : []),
  ].filter((fact): fact is string => typeof fact === 'string');
}

function listMessageFacts({ correlationId, ...bound }: MessageFacts): readonly string[] {
  const bindings = formatBindings(bound);
  return [
    ...(correlationId ? [`\`correlationId\`: ${formatPlaceInMessage(correlationId)}`] : []),
    ...(bindings === undefined ? [] : [bindings]),
  ];
}

/** Formats the place and its description as sentences. */
export function formatPlaceInMessage({ location, description }: PlaceInMessage): string {
  const text = description === undefined ? '' : ` ${toLine(description)}`;
  return `${formatCode(location)}.${text}${/[\p{L}\p{N}]$/u.test(text) ? '.' : ''}`;
}

/** Formats bindings as one sentence for each protocol. */
export function formatBindings({ bindings }: Bound): string | undefined {
  const byProtocol = bindings && Map.groupBy(bindings, ({ protocol }) => protocol);
  return (
    byProtocol &&
    Array.from(byProtocol, ([protocol, settings]) => {
      const texts = settings.map(({ name, text }) => formatCode(`${name}: ${text}`));
      return `Bindings for ${formatCode(protocol)}: ${texts.join(', ')}.`;
    }).join(' ')
  );
}

/** Describes how a parameter is written. */
function listNotation({ notation, contentType }: Partial<NamedValue>): readonly string[] {
  const written = contentType ?? notation?.example;
  const settings = (notation?.settings ?? []).map((each) => formatCode(each)).join(', ');
  return [
    ...(written === undefined ? [] : [`Written as ${formatCode(written)}.`]),
    ...(settings === '' ? [] : [`Style: ${settings}.`]),
  ];
}

/** Lists the examples of a parameter with names and descriptions, otherwise only those of its values. */
function listExamples(shape: Shape, examples: readonly Example[]): readonly string[] {
  if (examples.length === 0) {
    const texts = shape.examples.map(({ text }) => formatCode(text));
    return texts.length === 0 ? [] : [`Example: ${texts.join(', ')}.`];
  }
  return examples.map(({ text, value, url, label, description }) => {
    const isWritten = text !== '' || value === '';
    const values = [
      ...(isWritten ? [formatCode(text)] : []),
      ...(url === undefined ? [] : [formatCodeSpan(url)]),
    ];
    const name = label === 'Example' ? label : `Example (${toLine(label)})`;
    return `${[name, values.join(', ')].filter(Boolean).join(': ')}.${description === undefined ? '' : ` ${toLine(description)}`}`;
  });
}

const ROLES: Readonly<Record<InnerShape['role'], string>> = {
  not: 'not',
  contains: 'contains',
  names: 'names of properties',
  content: 'decoded content',
};

function listParts(shape: Shape, indent: string, hrefOf: FindHref): readonly string[] {
  const inside = (label: string, inner: Shape) => [
    toItem(`${label}: ${formatKind(inner)}`, { shape: inner }, indent),
    ...listParts(inner, `${indent}  `, hrefOf),
  ];
  return [
    ...listFields(shape.fields, indent, hrefOf),
    ...shape.variants.flatMap((variants) => listVariants(variants, indent, hrefOf)),
    ...shape.tuple.flatMap((item, index) => inside(`item ${index + 1}`, item)),
    ...(shape.items && shape.tuple.length > 0 ? inside('further items', shape.items) : []),
    ...(shape.items && shape.tuple.length === 0 && hasMore(shape.items)
      ? inside('each item', shape.items)
      : []),
    ...shape.inner.flatMap(({ role, shape: inner }) => inside(ROLES[role], inner)),
    ...shape.conditions.flatMap((condition) => {
      switch (condition.kind) {
        case 'if':
          return [
            ...inside('if', condition.if),
            ...(condition.then ? inside('then', condition.then) : []),
            ...(condition.else ? inside('else', condition.else) : []),
          ];
        case 'dependent-required':
          return [
            `${indent}- with ${formatCode(condition.property)}, also required: ${condition.required.join(', ')}`,
          ];
        case 'dependent-schema':
          return inside(`with ${formatCode(condition.property)}`, condition.shape);
      }
    }),
    ...(shape.more ? [`${indent}- ${formatMore(shape.more, hrefOf)}`] : []),
  ];
}

/**
 * Whether there is anything to say about items besides their type. Does not format their parts, because
 * items nest.
 */
function hasMore(items: Shape): boolean {
  const { fields, variants, tuple, conditions, inner } = items;
  const parts = [fields, variants, tuple, conditions, inner, listFacts(items), blocksOf(items)];
  const hasParts = parts.some((part) => part.length > 0);
  return (
    hasParts || items.more !== undefined || (items.items !== undefined && hasMore(items.items))
  );
}

function listVariants(
  { mode, options, discriminator }: Variants,
  indent: string,
  hrefOf: FindHref,
): readonly string[] {
  const by = discriminator
    ? `, by ${formatCode(discriminator.property)}${formatMapping(discriminator)}`
    : '';
  const inner = `${indent}  `;
  return [
    `${indent}- ${mode === 'oneOf' ? 'one of' : 'any of'}${by}:`,
    ...options.flatMap(({ label, shape }) => [
      toItem(
        `${label} (${formatKind(shape)}${shape.deprecated ? ', deprecated' : ''})`,
        { shape },
        inner,
      ),
      ...listParts(shape, `${inner}  `, hrefOf),
    ]),
  ];
}

function formatMapping({ mapping, fallback }: NonNullable<Variants['discriminator']>): string {
  const values = mapping.map(({ value, label }) =>
    value === label ? formatCode(value) : `${formatCode(value)} (${label})`,
  );
  const others = fallback === undefined ? [] : [`else ${fallback}`];
  const all = [...values, ...others];
  return all.length === 0 ? '' : `: ${all.join(', ')}`;
}

function formatMore(more: More, hrefOf: FindHref): string {
  const link = (key: string | undefined, name: string) => {
    const href = key === undefined ? undefined : hrefOf(key);
    return href === undefined ? formatCode(name) : formatLink(formatCode(name), href);
  };
  switch (more.kind) {
    case 'recursive':
      return `again ${link(more.schema, more.name)}, as above`;
    case 'deeper':
      return `all fields of ${link(more.schema, more.name)}: see its own page`;
    case 'missing':
      return `${formatCode(more.name)}: not described in the document`;
    case 'cut':
      return `${more.count} more left out`;
  }
}
