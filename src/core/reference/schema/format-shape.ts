/** Shapes as lists in Markdown: a part of the twin of a reference page. */
import { formatConstraint } from './constraints.ts';
import type { Field, More, Shape, Variants } from '../model/shape-model.ts';

/** Blocks about a value: what is said of it, then its parts as lists. */
export function formatShape(shape: Shape): readonly string[] {
  const facts = listFacts(shape).join(' ');
  const parts = listParts(shape, '');
  return [facts, parts.join('\n')].filter((block) => block !== '');
}

export function formatFields(fields: readonly Field[]): string {
  return listFields(fields, '').join('\n');
}

function listFields(fields: readonly Field[], indent: string): readonly string[] {
  return fields.flatMap(({ name, naming, required, shape }) => {
    const title = naming === 'any' ? `*${name}*` : `\`${name}\``;
    const marks = [
      shape.type + (shape.format === undefined ? '' : `, ${shape.format}`),
      required && 'required',
      shape.readOnly && 'read-only',
      shape.writeOnly && 'write-only',
      shape.deprecated && 'deprecated',
      ...(shape.marks ?? []),
    ].filter((mark) => mark !== false);
    return [
      toItem(`${title} (${marks.join(', ')})`, shape, indent),
      ...listParts(shape, `${indent}  `),
    ];
  });
}

function toItem(head: string, shape: Shape, indent: string): string {
  const facts = listFacts(shape).join(' ');
  return `${indent}- ${head}${facts === '' ? '' : `: ${facts}`}`;
}

/** Sentences; line breaks of descriptions would end the list. */
function listFacts(shape: Shape): readonly string[] {
  const options = shape.enum.map(({ text, description, label }) => {
    const meaning = description ?? label;
    return `\`${text}\`${meaning ? ` (${toLine(meaning)})` : ''}`;
  });
  return [
    shape.description !== undefined && toLine(shape.description),
    shape.const && `Always \`${shape.const.text}\`.`,
    options.length > 0 && `One of ${options.join(', ')}.`,
    shape.constraints.length > 0 &&
      `Constraints: ${shape.constraints.map(formatConstraint).join('; ')}.`,
    shape.default && `Default: \`${shape.default.text}\`.`,
  ].filter((fact): fact is string => typeof fact === 'string');
}

function listParts(shape: Shape, indent: string): readonly string[] {
  const inside = (label: string, inner: Shape) => [
    toItem(`${label}: ${inner.type}`, inner, indent),
    ...listParts(inner, `${indent}  `),
  ];
  return [
    ...listFields(shape.fields, indent),
    ...shape.variants.flatMap((variants) => listVariants(variants, indent)),
    ...shape.tuple.flatMap((item, index) => inside(`item ${index + 1}`, item)),
    ...(shape.items && hasMore(shape.items) ? inside('each item', shape.items) : []),
    ...(shape.not ? inside('not', shape.not) : []),
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
            `${indent}- with \`${condition.property}\`, also required: ${condition.required.join(', ')}`,
          ];
        case 'dependent-schema':
          return inside(`with \`${condition.property}\``, condition.shape);
      }
    }),
    ...(shape.more ? [`${indent}- ${formatMore(shape.more)}`] : []),
  ];
}

/** Whether there is anything to say of items beside their type; says none of it, as they nest. */
function hasMore(items: Shape): boolean {
  const parts = [items.fields, items.variants, items.tuple, items.conditions, listFacts(items)];
  const hasParts = parts.some((part) => part.length > 0);
  return (
    hasParts || Boolean(items.not ?? items.more) || (items.items ? hasMore(items.items) : false)
  );
}

function listVariants(
  { mode, options, discriminator }: Variants,
  indent: string,
): readonly string[] {
  const by = discriminator ? `, by \`${discriminator.property}\`` : '';
  const inner = `${indent}  `;
  return [
    `${indent}- ${mode === 'oneOf' ? 'one of' : 'any of'}${by}:`,
    ...options.flatMap(({ label, shape }) => [
      toItem(`${label} (${shape.type})`, shape, inner),
      ...listParts(shape, `${inner}  `),
    ]),
  ];
}

function formatMore(more: More): string {
  switch (more.kind) {
    case 'recursive':
      return `again \`${more.name}\`, as above`;
    case 'deeper':
      return `all fields of \`${more.name}\`: see its own page`;
    case 'cut':
      return `${more.count} more left out`;
  }
}

function toLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
