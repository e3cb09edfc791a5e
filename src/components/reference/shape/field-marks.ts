/** What is said of a field in a word beside its name and type. */
import type { Words } from '../../../core/language/wording.ts';
import type { Shape } from '../../../core/reference/model/shape-model.ts';

export interface FieldMark {
  readonly text: string;
  readonly tone?: 'required' | 'warning';
  /** A value behind the word, and what follows it. */
  readonly code?: string;
  readonly after?: string | undefined;
}

/** Longer defaults stand below the name. */
const SHORT_DEFAULT = 40;

export function listMarks({
  shape,
  required,
  deprecated,
  words,
}: {
  shape: Shape;
  required: boolean;
  deprecated: boolean;
  words: Words;
}): readonly FieldMark[] {
  const [beforeDefault = '', after] = words.default.split('{value}');
  const format = formatOf(shape);
  const marks: (FieldMark | false)[] = [
    format !== undefined && { text: format },
    required && { text: words.required, tone: 'required' },
    shape.nullable && !shape.type.includes('null') && { text: words.nullable },
    shape.readOnly && { text: words.readOnly },
    shape.writeOnly && { text: words.writeOnly },
    deprecated && { text: words.deprecated, tone: 'warning' },
    ...(shape.marks ?? []).map((text) => ({ text })),
    hasShortDefault(shape) && {
      text: beforeDefault,
      code: toShownText(shape.default?.text),
      after,
    },
  ];
  return marks.filter((mark) => mark !== false);
}

/** A list is told with the format of its items. */
function formatOf({ format, items }: Shape): string | undefined {
  return format ?? (items && formatOf(items));
}

/** `string, uuid`: what a value is, where it has no marks. */
export function toKindText(shape: Shape): string {
  const format = formatOf(shape);
  return format === undefined ? shape.type : `${shape.type}, ${format}`;
}

/** Whether a list beside its name says already what its items are: `string[]`, with their format. */
export function isToldBy({ type, items }: Shape, item: Shape): boolean {
  return items === item && type === `${item.type}[]`;
}

export function hasShortDefault({ default: preset }: Pick<Shape, 'default'>): boolean {
  return preset !== undefined && preset.text.length <= SHORT_DEFAULT;
}

/** An empty string is there to be seen. */
export function toShownText(text: string | undefined): string {
  return text === undefined || text === '' ? '""' : text;
}
