/** What is said of a field in a word beside its name and type. */
import type { Shape } from '../../core/openapi/shape-model.ts';

export interface FieldMark {
  readonly text: string;
  readonly tone?: 'required' | 'warning';
  /** A value behind the word. */
  readonly code?: string;
}

/** Longer defaults stand below the name. */
const SHORT_DEFAULT = 40;

export function listMarks({
  shape,
  required,
  deprecated,
}: {
  shape: Shape;
  required: boolean;
  deprecated: boolean;
}): readonly FieldMark[] {
  const marks: (FieldMark | false)[] = [
    shape.format !== undefined && { text: shape.format },
    required && { text: 'required', tone: 'required' },
    shape.nullable && !shape.type.includes('null') && { text: 'nullable' },
    shape.readOnly && { text: 'read-only' },
    shape.writeOnly && { text: 'write-only' },
    deprecated && { text: 'deprecated', tone: 'warning' },
    ...(shape.marks ?? []).map((text) => ({ text })),
    hasShortDefault(shape) && { text: 'default: ', code: toShownText(shape.default?.text) },
  ];
  return marks.filter((mark) => mark !== false);
}

export function hasShortDefault({ default: preset }: Pick<Shape, 'default'>): boolean {
  return preset !== undefined && preset.text.length <= SHORT_DEFAULT;
}

/** An empty string is there to be seen. */
export function toShownText(text: string | undefined): string {
  return text === undefined || text === '' ? '""' : text;
}
