/** Sections for path, query, header and cookie parameters. */
import { headerFault } from './parts/header-fault.ts';
import { createRow } from './fields/field-row.ts';
import type { FieldRow } from './fields/row.ts';
import type { FormState } from './state/form-state.ts';
import { createSection } from './parts/section.ts';
import type { ValueSlot } from './fields/value-slot.ts';
import { getMessage } from './parts/messages.ts';

const titles = {
  path: 'pathParameters',
  query: 'queryParameters',
  querystring: 'queryString',
  header: 'headers',
  cookie: 'cookies',
} as const;

export interface ParameterSections {
  readonly elements: readonly HTMLElement[];
  /** Shows in each row what is wrong, and returns the invalid rows. */
  readonly check: () => readonly FieldRow[];
}

export function createParameterSections(state: FormState): ParameterSections {
  const { parameters } = state.model;
  const rows = parameters.map(({ field }, index) =>
    createRow({ field, slot: parameterSlot(state, index) }),
  );
  const elements = Object.entries(titles).flatMap(([place, title]) => {
    const own = rows.filter((_, index) => parameters[index]?.in === place);
    return own.length === 0
      ? []
      : [createSection(getMessage(title), [], ...own.map(({ element }) => element))];
  });
  const check = (): readonly FieldRow[] =>
    rows.filter((row, index) => {
      const fault = findFault(state, index);
      row.report(fault);
      return fault !== undefined;
    });
  return { elements, check };
}

function parameterSlot(state: FormState, index: number): ValueSlot {
  const isRequired = state.model.parameters[index]?.field.required === true;
  return {
    get: () => state.parameters[index],
    set: (node) => {
      const isEmpty = node?.kind === 'string' && node.value === '';
      state.parameters = state.parameters.with(index, isRequired && isEmpty ? undefined : node);
      state.changed();
    },
  };
}

function findFault({ model, parameters }: FormState, index: number): string | undefined {
  const node = parameters[index];
  const parameter = model.parameters[index];
  if (parameter === undefined) return undefined;
  if (node === undefined) {
    return parameter.field.required ? getMessage('fillIn', { name: parameter.name }) : undefined;
  }
  const isEmpty = node.kind === 'string' && node.value === '';
  if (parameter.in === 'path' && isEmpty) return getMessage('pathEmpty');
  if (parameter.in === 'path' && node.kind === 'string' && /^\.\.?$/.test(node.value)) {
    return getMessage('dotsAlone');
  }
  const isHeader = parameter.in === 'header' && node.kind === 'string';
  return isHeader ? headerFault(node.value) : undefined;
}
