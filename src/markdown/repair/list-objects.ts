/** Reads lists of objects in the value of a prop, `[{ text: 'a' }]`: their keys with values and places. */
import { parseSync } from 'rolldown/utils';
import type { ObjectUse, PropUse } from '../../core/pages/uses.ts';
import type { Position } from '../../core/text/source-file.ts';

type PositionAt = (offset: number) => Position;
type Statement = ReturnType<typeof parseSync>['program']['body'][number];
type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];
type ObjectExpression = Extract<Expression, { type: 'ObjectExpression' }>;
type Property = Extract<ObjectExpression['properties'][number], { type: 'Property' }>;

/** Returns the objects of a list; other items are known only when the page is rendered. */
export function listObjects(code: string, positionAt: PositionAt): readonly ObjectUse[] {
  if (!/^\s*\[[\s\S]*\{/.test(code)) return [];
  // Parse an assignment, because not every expression can begin a statement.
  const before = 'x=';
  const { program, errors } = parseSync('value.tsx', `${before}${code}`, {});
  const [statement] = program.body;
  if (errors.length > 0 || statement?.type !== 'ExpressionStatement') return [];
  const { expression } = statement;
  const value = expression.type === 'AssignmentExpression' ? expression.right : undefined;
  if (value?.type !== 'ArrayExpression') return [];
  const placeOf = (offset: number) => positionAt(offset - before.length);
  return value.elements.flatMap((item) =>
    item?.type === 'ObjectExpression' ? [toUse(item, placeOf)] : [],
  );
}

function toUse({ properties, start }: ObjectExpression, placeOf: PositionAt): ObjectUse {
  const props = properties.flatMap((property) =>
    property.type === 'Property' ? toProp(property, placeOf) : [],
  );
  // The names of computed keys are known only when the page is rendered.
  return { props, hasSpread: props.length < properties.length, position: placeOf(start) };
}

function toProp({ key, value, computed }: Property, placeOf: PositionAt): PropUse[] {
  const name =
    key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : undefined;
  if (computed || typeof name !== 'string') return [];
  const isText = value.type === 'Literal' && typeof value.value === 'string';
  return [
    {
      name,
      value: value.type === 'Literal' && value.value !== null ? String(value.value) : undefined,
      position: placeOf(key.start),
      valuePosition: placeOf(value.start + (isText ? 1 : 0)),
    },
  ];
}
