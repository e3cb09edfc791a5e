/**
 * Turns a multipart body that is a list with files into a form with a field for each item, because the form
 * of a list has no place for files.
 */
import { encodingAt } from '../request/http-body.ts';
import type { FieldEncoding } from '../model/field-encoding.ts';
import type { Content, Encoding } from '../model/endpoint-model.ts';
import type { Field, Json, Shape } from '../model/shape-model.ts';

/** Returns other bodies as they are. */
export function withItemFields(content: Content): Content {
  const { notation, shape, itemShape = shape?.items } = content;
  if (notation !== 'multipart') return content;
  const tuple = shape?.tuple ?? [];
  // The form has no place for further items.
  if (tuple.some(isFile) && itemShape === undefined) {
    return toForm(
      content,
      tuple.map((item, rank) => [`item-${rank + 1}`, item]),
    );
  }
  if (tuple.length > 0 || itemShape === undefined || !isFile(itemShape)) return content;
  return toForm(content, [['files', { ...itemShape, type: 'file[]', types: ['array'] }]]);
}

/** Whether a value is a file, not a list of files. */
function isFile({ type, types }: Shape): boolean {
  return type.startsWith('file') && types[0] !== 'array';
}

function toForm(
  { itemShape: _, ...content }: Content,
  items: readonly (readonly [name: string, shape: Shape])[],
): Content {
  const [, first] = items[0] ?? [];
  const base = content.shape ?? first;
  if (base === undefined) return content;
  const { items: __, ...whole } = base;
  const fields = items.map(([name, shape]): Field => {
    return { kind: 'field', name, naming: 'fixed', id: '', required: true, shape };
  });
  const encodings = items.map(([name], rank): Encoding => {
    const known: Partial<FieldEncoding> = encodingAt(rank, content.encodings) ?? {};
    const { item: ___, ...own } = known;
    return { settings: [], headers: [], ...own, name, isItem: true };
  });
  return {
    ...content,
    shape: { ...whole, type: 'object', types: ['object'], fields, tuple: [] },
    encodings,
    examples: content.examples.map((example) => {
      const values = Array.isArray(example.value) ? (example.value as readonly Json[]) : [];
      // Values of files only say that there are files.
      const kept = items.flatMap(([name, { type }], rank): [string, Json][] => {
        const value = values[rank];
        return value === undefined || type.startsWith('file') ? [] : [[name, value]];
      });
      return { ...example, value: Object.fromEntries(kept) };
    }),
  };
}
