/** Turns the possible values of a shape into the form control that asks for them. */
import type { Control, ControlField, ControlVariant } from '../model/playground-model.ts';
import type { Field, Shape, Variants } from '../model/shape-model.ts';
import { readFormLimits } from './limits.ts';
import { toPlainHint } from './plain-hint.ts';

export interface ControlRun {
  /** How many more controls can be made. Values beyond that are asked for as JSON. */
  readonly budget: { left: number };
  readonly level: number;
  /** Whether values end up as text, so that a string can stand in for any other plain type. */
  readonly isPlain: boolean;
}

const maxControls = 400;
const maxLevels = 6;
const plainTypes = ['string', 'number', 'integer', 'boolean'];
/** Kinds of controls whose values are indistinguishable once they are written as text. */
const textKinds: readonly Control['kind'][] = ['text', 'number', 'boolean'];

export function buildControl(shape: Shape, isPlain = false): Control {
  return toControl(shape, { budget: { left: maxControls }, level: 0, isPlain });
}

export function toControlField(
  { name, required, shape }: Pick<Field, 'name' | 'required' | 'shape'>,
  control: Control,
  description = shape.description,
): ControlField {
  const hint = toPlainHint(description);
  return {
    name,
    required,
    ...(shape.deprecated && { deprecated: true as const }),
    ...((shape.writeOnly || control.isSecret === true) && { isPrivate: true as const }),
    type: shape.format === undefined ? shape.type : `${shape.type}<${shape.format}>`,
    ...(hint !== '' && { hint }),
    control,
  };
}

function toControl(shape: Shape, run: ControlRun): Control {
  run.budget.left -= 1;
  const start = startOf(shape);
  return {
    ...toKind(shape, run),
    ...readFormLimits(shape),
    ...(shape.nullable && { nullable: true as const }),
    ...(shape.format === 'password' && { isSecret: true as const }),
    ...(start !== undefined && { start }),
  };
}

function startOf({ const: constant, default: standard, examples }: Shape): string | undefined {
  const known = constant ?? examples[0] ?? standard;
  return known && JSON.stringify(known.value);
}

function toKind(shape: Shape, run: ControlRun): Control {
  const values = shape.const === undefined ? shape.enum : [shape.const];
  if (values.length > 0) {
    return {
      kind: 'choice',
      values: values.map(({ value, text }) => ({ text: JSON.stringify(value), label: text })),
    };
  }
  if (run.budget.left < 0 || run.level > maxLevels) return { kind: 'json' };
  const inner = { ...run, level: run.level + 1 };
  const [group, ...others] = shape.variants;
  if (group !== undefined && others.length === 0) {
    const options = group.options.map(({ label, shape: option }): ControlVariant => ({
      label,
      control: withKind(toControl(joinShapes(shape, option), inner), label, group.discriminator),
    }));
    const isText = run.isPlain && options.every(({ control }) => textKinds.includes(control.kind));
    return isText ? { kind: 'text' } : { kind: 'variants', options };
  }
  return toTyped(shape, inner);
}

/**
 * Restricts the discriminator property to the values of this alternative, and adds it where it is missing.
 */
function withKind(control: Control, label: string, given: Variants['discriminator']): Control {
  if (given === undefined || control.kind !== 'object') return control;
  const { property, fallback } = given;
  const own = control.fields.find(({ name }) => name === property);
  const choice = toKindChoice(label, given, own?.control);
  if (choice === undefined) return control;
  const field = { name: property, type: 'string', ...own, control: choice };
  const kind = { ...field, required: own?.required === true || fallback === undefined };
  const fields = control.fields.map((each) => (each === own ? kind : each));
  return { ...control, fields: own === undefined ? [kind, ...fields] : fields };
}

/** Returns undefined if the property has values of its own that include none of these. */
function toKindChoice(
  label: string,
  { mapping }: NonNullable<Variants['discriminator']>,
  own: Control | undefined,
): Control | undefined {
  const all = mapping.map((kind) => ({
    label: kind.label,
    text: JSON.stringify(kind.value),
    value: kind.value,
  }));
  const isOther = own?.start !== undefined && all.every(({ text }) => text !== own.start);
  const asked = all.filter((kind) => kind.label === label);
  const allowed = own?.kind === 'choice' ? own.values.map(({ text }) => text) : undefined;
  const values = asked.filter(({ text }) => allowed?.includes(text) ?? !isOther);
  if (values.length === 0) return undefined;
  return { kind: 'choice', values: values.map(({ text, value }) => ({ text, label: value })) };
}

function toTyped(shape: Shape, inner: ControlRun): Control {
  const { types, fields, items, tuple } = shape;
  const [type, ...further] = types;
  if (shape.type.startsWith('file')) {
    return type === 'array' ? { kind: 'list', item: { kind: 'file' } } : { kind: 'file' };
  }
  if (type === undefined) return fields.length > 0 ? toObject(shape, inner) : { kind: 'json' };
  if (further.length > 0) return toMixed(shape, inner);
  switch (type) {
    case 'object':
      return toObject(shape, inner);
    case 'array': {
      const isUniform = items !== undefined && tuple.length === 0;
      return { kind: 'list', item: isUniform ? toControl(items, inner) : { kind: 'json' } };
    }
    case 'boolean':
      return { kind: 'boolean' };
    case 'integer':
    case 'number':
      return { kind: 'number' };
    case 'string':
      return { kind: 'text' };
    default:
      return { kind: 'json' };
  }
}

/** Returns one variant per type, unless all are indistinguishable once written. */
function toMixed(shape: Shape, inner: ControlRun): Control {
  const isAllPlain = shape.types.every((type) => plainTypes.includes(type));
  if (inner.isPlain && isAllPlain) return { kind: 'text' };
  const options = shape.types.map((type) => ({
    label: type,
    control: toTyped({ ...shape, types: [type] }, inner),
  }));
  return { kind: 'variants', options };
}

function toObject({ fields, more }: Shape, inner: ControlRun): Control {
  const fixed = fields.filter(({ naming }) => naming === 'fixed');
  const rest = fields.find(({ naming }) => naming !== 'fixed');
  const isPart = more?.kind === 'recursive' && more.isPart === true;
  if (isPart || (fixed.length === 0 && more !== undefined)) return { kind: 'json' };
  const free = rest === undefined ? undefined : toControl(rest.shape, inner);
  const other = free ?? (fixed.length === 0 ? ({ kind: 'json' } as const) : undefined);
  return {
    kind: 'object',
    fields: fixed.map((field) => toControlField(field, toControl(field.shape, inner))),
    ...(other && { rest: other }),
  };
}

/** Merges the base into one of its alternatives, because what it says holds for each of them. */
function joinShapes(base: Shape, option: Shape): Shape {
  const own = new Set(option.fields.map(({ name }) => name));
  return {
    ...option,
    types: option.types.length > 0 ? option.types : base.types,
    fields: [...base.fields.filter(({ name }) => !own.has(name)), ...option.fields],
  };
}
