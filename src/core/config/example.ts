import type { z } from 'zod';
import type { DataPath } from '../source/source-tree.ts';
import { docOf, schemaAt } from './schema-walk.ts';

/**
 * A line that the author could have written at this place: `"primary": "#16a34a"`. For an item of
 * a list it is the line of the whole list. Undefined where no example is documented.
 */
export function formatExample(schema: z.core.$ZodType, path: DataPath): string | undefined {
  const key = path.findLastIndex((segment) => typeof segment === 'string');
  const place = schemaAt(schema, path.slice(0, key + 1));
  const example = place && docOf(place)?.example;
  return example === undefined ? undefined : `${JSON.stringify(path[key])}: ${formatJson(example)}`;
}

/** JSON on one line, with the spaces that people write. */
export function formatJson(value: unknown): string {
  const parts = partsOf(value).map(({ label, child }) => label + formatJson(child));
  if (!isContainer(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${parts.join(', ')}]`;
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

/** JSON on as few lines as fit into `width` columns. */
export function formatJsonBlock(value: unknown, width: number): string {
  const line = formatJson(value);
  if (line.length <= width || !isContainer(value)) return line;
  const parts = partsOf(value).map(({ label, child }) => {
    const text = formatJsonBlock(child, width - INDENT.length - label.length - 1);
    return `${INDENT}${label}${text.replaceAll('\n', `\n${INDENT}`)}`;
  });
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return [open, parts.join(',\n'), close].join('\n');
}

const INDENT = '  ';

function partsOf(value: unknown): { label: string; child: unknown }[] {
  if (Array.isArray(value)) return value.map((child: unknown) => ({ label: '', child }));
  if (!isContainer(value)) return [];
  return Object.entries(value).map(([key, child]: [string, unknown]) => ({
    label: `${JSON.stringify(key)}: `,
    child,
  }));
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
