/** Builds the rules of a schema that hold for some values only. */
import { joinPointer } from '../document/json-pointer.ts';
import { entriesOf, isRecord, textsOf } from '../document/loose.ts';
import type { MergedSchema } from './merge/merged-schema.ts';
import type { Located } from '../document/resolver.ts';
import type { At, ShapeRun } from './shape-context.ts';
import type { Condition, Shape } from '../model/shape-model.ts';

export function buildConditions({ conditional }: MergedSchema, at: At, run: ShapeRun): Condition[] {
  return conditional.flatMap((schema, rank) => {
    const inside = { ...at, id: `${at.id}.rule-${rank + 1}` };
    return [
      ...buildBranches(schema, inside, run),
      ...listDependentRequired(schema),
      ...buildDependentSchemas(schema, inside, run),
    ];
  });
}

function buildBranches(schema: Located, at: At, run: ShapeRun): Condition[] {
  const draw = (key: 'if' | 'then' | 'else'): Shape | undefined => {
    const value = isRecord(schema.value) ? schema.value[key] : undefined;
    // A branch that allows everything says nothing.
    const isSaid = isRecord(value) || value === false || (value === true && key === 'if');
    if (!isSaid) return undefined;
    const located = { value, pointer: joinPointer(schema.pointer, key) };
    return run.build([located], { ...at, id: `${at.id}.${key}` });
  };
  const condition = draw('if');
  if (condition === undefined) return [];
  const met = draw('then');
  const unmet = draw('else');
  if (met === undefined && unmet === undefined) return [];
  return [{ kind: 'if', if: condition, ...(met && { then: met }), ...(unmet && { else: unmet }) }];
}

function listDependentRequired({ value }: Located): Condition[] {
  const rules = isRecord(value) ? value['dependentRequired'] : undefined;
  return entriesOf(rules).map(([property, names]) => {
    return { kind: 'dependent-required', property, required: textsOf(names) };
  });
}

function buildDependentSchemas({ value, pointer }: Located, at: At, run: ShapeRun): Condition[] {
  const rules = isRecord(value) ? value['dependentSchemas'] : undefined;
  return entriesOf(rules).map(([property, schema], rank) => {
    const located = {
      value: schema,
      pointer: joinPointer(pointer, 'dependentSchemas', property),
    };
    const shape = run.build([located], { ...at, id: `${at.id}.with-${rank + 1}` });
    return { kind: 'dependent-schema', property, shape };
  });
}
