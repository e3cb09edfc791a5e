/**
 * What a schema requires of parts of a value, in addition to what these are: some items, names, decoded
 * content.
 */
import { joinPointer } from '../document/json-pointer.ts';
import { isRecord } from '../document/loose.ts';
import type { InnerShape } from '../model/shape-model.ts';
import type { MergedSchema } from './merge/merged-schema.ts';
import type { At, ShapeRun } from './shape-context.ts';

const roles = [
  { role: 'not', key: 'not' },
  { role: 'contains', key: 'contains' },
  { role: 'names', key: 'propertyNames' },
  { role: 'content', key: 'contentSchema' },
] as const;

export function buildInner({ keywords }: MergedSchema, at: At, run: ShapeRun): InnerShape[] {
  return roles.flatMap(({ role, key }) => {
    const value = keywords[key];
    if (!isRecord(value) || isConstraint(key, value)) return [];
    // Inner schemas without their own place in the merged schema still need distinct pointers.
    const pointer = joinPointer(at.path.at(-1) ?? '#', key);
    const shape = run.build([{ value, pointer }], { ...at, id: `${at.id}.${role}` });
    return { role, shape };
  });
}

/** Keywords that the constraint about their parent already describes. */
const implied: Readonly<Record<string, readonly string[]>> = {
  contains: ['type'],
  propertyNames: ['type', 'pattern'],
};

function isConstraint(key: string, value: object): boolean {
  return Object.keys(value).every((keyword) => implied[key]?.includes(keyword));
}
