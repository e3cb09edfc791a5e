/** Decides how much of a schema a page shows: the more there is, the less of each part. */

import { mergeSchemas } from './merge-schema.ts';
import type { MergedSchema } from './merge/merged-schema.ts';
import type { At, SchemaSource, ShapeRun } from './shape-context.ts';

/** How many levels of a schema are shown, and how many fields at most. */
export interface Attempt {
  readonly levels: number;
  readonly namelessLevels: number;
  readonly most: number;
  /** Small required objects are shown one level deeper. */
  readonly showsSmall?: true;
}

/** The attempts are made in order until one does not show too much; the last one leaves out the rest. */
export const attempts: Readonly<Record<'whole' | 'brief', readonly Attempt[]>> = {
  whole: [
    // Nameless objects have no other place: many of them are better than none of their parts.
    { levels: 3, namelessLevels: 12, most: 120 },
    { levels: 2, namelessLevels: 12, most: 120 },
    { levels: 1, namelessLevels: 12, most: 320, showsSmall: true },
    { levels: 1, namelessLevels: 12, most: 640 },
    { levels: 1, namelessLevels: 1, most: 300 },
    { levels: 1, namelessLevels: 0, most: 400 },
  ],
  brief: [
    { levels: 3, namelessLevels: 12, most: 30 },
    { levels: 2, namelessLevels: 12, most: 30 },
    { levels: 1, namelessLevels: 12, most: 120 },
    { levels: 1, namelessLevels: 0, most: 60 },
  ],
};

/**
 * Whether the schema is below the levels that are shown. Small objects can be shown anyway, because a link
 * to the two fields of an amount costs readers more than the fields do.
 */
export function isBelow(merged: MergedSchema, { level, isNeeded }: At, run: ShapeRun): boolean {
  const isShown = run.showsSmall === true && level === run.levels && isNeeded === true;
  return level >= run.levels && !(isShown && isSmall(merged, run.source));
}

/** The most fields of an object that is shown where others on its level are not. */
const fewFields = 4;

function isSmall({ properties, ...merged }: MergedSchema, source: SchemaSource): boolean {
  const inner = [...properties.values()].map((schemas) => mergeSchemas(schemas, source));
  const all = [merged, ...inner];
  const isFlat = inner.every((field) => field.properties.size === 0 && field.items === undefined);
  return properties.size <= fewFields && isFlat && all.every(hasNoChoice);
}

function hasNoChoice({ alternatives, conditional }: Omit<MergedSchema, 'properties'>): boolean {
  return alternatives.length + conditional.length === 0;
}
