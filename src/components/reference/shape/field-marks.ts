/** Short texts about a field, shown next to its name and type. */
import type { Words } from '../../../core/language/wording.ts';
import type { Shape } from '../../../core/reference/model/shape-model.ts';

export interface FieldMark {
  readonly text: string;
  readonly tone?: 'required' | 'warning';
  /** A value after the text, and the text that follows it. */
  readonly code?: string;
  readonly after?: string | undefined;
}

/** Longer default values are shown below the name. */
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
      code: quoteBlank(shape.default?.text),
      after,
    },
  ];
  return marks.filter((mark) => mark !== false);
}

/** Returns the format of a value. A list shows the format of its items. */
function formatOf({ format, items }: Shape): string | undefined {
  return format ?? (items && formatOf(items));
}

/** Formats the type of a value that has no marks: `string, uuid`. */
export function formatTypeLabel(shape: Shape): string {
  const format = formatOf(shape);
  return format === undefined ? shape.type : `${shape.type}, ${format}`;
}

/**
 * Whether the type of a list, such as `string[]`, already says what its items are; their format is among
 * its marks.
 */
export function isImpliedBy({ type, items }: Shape, item: Shape): boolean {
  return items === item && type === `${item.type}[]`;
}

export function hasShortDefault({ default: preset }: Pick<Shape, 'default'>): boolean {
  return preset !== undefined && preset.text.length <= SHORT_DEFAULT;
}

/** Returns the text of a value; quotes make one without visible characters visible. */
export function quoteBlank(text = ''): string {
  return text.trim() === '' ? JSON.stringify(text) : text;
}
