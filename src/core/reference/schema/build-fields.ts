/** Builds the fields of an object: its properties, and those whose names are not known beforehand. */
import { isRecord, textOf } from '../document/loose.ts';
import { mergeSchemas } from './merge-schema.ts';
import type { MergedSchema } from './merge/merged-schema.ts';
import { isOppositeDirection, isOmittable } from '../document/message-direction.ts';
import type { Located } from '../document/resolver.ts';
import { type At, claimAnchor, type ShapeRun, toAnchor } from './shape-context.ts';
import { withHeading } from './meaningful-title.ts';
import type { Field } from '../model/shape-model.ts';

interface FieldDraft {
  readonly name: string;
  readonly naming: Field['naming'];
  readonly schemas: readonly Located[];
  readonly required: boolean;
}

/** `left` counts the fields that are left out. */
export function buildFields(
  merged: MergedSchema,
  at: At,
  run: ShapeRun,
): { fields: readonly Field[]; left: number } {
  const drafts = order([...listProperties(merged, run), ...listOthers(merged)], run);
  if (at.level >= run.levels + run.namelessLevels) return { fields: [], left: drafts.length };
  const ids = new Set<string>();
  const fields: Field[] = [];
  for (const draft of drafts) {
    run.budget.drawn += 1;
    if (run.budget.drawn > run.budget.most) break;
    fields.push(
      buildField(draft, { ...at, id: claimAnchor(`${at.id}.${toAnchor(draft.name)}`, ids) }, run),
    );
  }
  return { fields, left: drafts.length - fields.length };
}

function buildField({ schemas, ...draft }: FieldDraft, at: At, run: ShapeRun): Field {
  const inside = { ...at, level: at.level + 1, isChild: false, isNeeded: draft.required };
  const shape = run.build(schemas, inside);
  return { kind: 'field', ...draft, id: at.id, shape: withHeading(draft.name, shape) };
}

function listProperties(
  { properties, required }: MergedSchema,
  run: ShapeRun,
): readonly FieldDraft[] {
  const { direction, source } = run;
  const named = [...properties].map(([name, schemas]): FieldDraft => {
    return { name, naming: 'fixed', schemas, required: required.has(name) };
  });
  if (direction === undefined) return named;
  return named.flatMap((draft): readonly FieldDraft[] => {
    const { keywords } = mergeSchemas(draft.schemas, source);
    if (isOppositeDirection(keywords, direction)) return [];
    return [{ ...draft, required: draft.required && !isOmittable(keywords, direction) }];
  });
}

function listOthers({
  patternProperties,
  additional,
  keywords,
}: MergedSchema): readonly FieldDraft[] {
  const patterns = patternProperties.map(([pattern, schema]): FieldDraft => {
    return { name: pattern, naming: 'pattern', schemas: [schema], required: false };
  });
  const saysSomething = isRecord(additional?.value) && Object.keys(additional.value).length > 0;
  if (additional === undefined || !saysSomething) return patterns;
  const name = textOf(keywords['x-additionalPropertiesName']) ?? 'any name';
  return [...patterns, { name, naming: 'any', schemas: [additional], required: false }];
}

function order(drafts: readonly FieldDraft[], { source }: ShapeRun): readonly FieldDraft[] {
  if (source.keepsOrder) return drafts;
  return [
    ...drafts.filter(({ required }) => required),
    ...drafts.filter(({ required }) => !required),
  ];
}
