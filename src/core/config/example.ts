import type { z } from 'zod';
import type { DataPath } from '../text/source-tree.ts';
import { docOf, schemaAt } from './schema-walk.ts';

/** Returns an example line for the key at this path: `"primary": "#16a34a"`. */
export function formatExample(schema: z.core.$ZodType, path: DataPath): string | undefined {
  const place = schemaAt(schema, path);
  const example = place && docOf(place)?.example;
  if (example === undefined) return undefined;
  return formatSetting(path, example);
}

/** Returns the line that sets the key at this path to a value. */
export function formatSetting(path: DataPath, value: unknown): string {
  return `${JSON.stringify(path.at(-1))}: ${formatJson(value)}`;
}

/**
 * Returns an example line for the key at this path. If it has none, such as an item of a list, returns that
 * of the nearest key around it.
 */
export function formatNearestExample(schema: z.core.$ZodType, path: DataPath): string | undefined {
  if (path.length === 0) return undefined;
  return formatExample(schema, path) ?? formatNearestExample(schema, path.slice(0, -1));
}

/** Formats JSON on one line, with the spaces that people write. */
function formatJson(value: unknown): string {
  const parts = partsOf(value).map(({ label, child }) => label + formatJson(child));
  if (!isContainer(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${parts.join(', ')}]`;
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

/** Formats JSON on as few lines as fit into `width` columns. */
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
