/**
 * The environment and the variables of the server's address; the server itself is chosen above, next to the
 * address.
 */
import { baseUrlOf } from '../../core/reference/playground/playground-request.ts';
import { element } from './parts/elements.ts';
import { createRow } from './fields/field-row.ts';
import type { FormState } from './state/form-state.ts';
import { createSection } from './parts/section.ts';
import { getMessage } from './parts/messages.ts';
import { createEnvironmentChoice } from './values/environment-choice.ts';

/**
 * Returns nothing if the server has no variables, there are no environments, and the reader has no address
 * of their own.
 */
export function createServerSection(state: FormState): readonly HTMLElement[] {
  const address = element('output', { class: 'playground-address' }, state.baseUrl);
  const hasEnvironments = state.values.environments.names.length > 0;
  const environment = hasEnvironments ? [createEnvironmentChoice(state)] : [];
  if (state.given.baseUrl !== undefined)
    return [createSection(getMessage('server'), environment, address)];
  const { servers } = state.model;
  const server = servers.find(({ defaultUrl }) => defaultUrl === state.server);
  if (server === undefined || server.variables.length === 0)
    return environment.length === 0
      ? []
      : [createSection(getMessage('server'), environment, address)];
  const rows = server.variables.map((variable) => {
    const { name, values, description } = variable;
    const control =
      values.length === 0
        ? { kind: 'text' as const }
        : {
            kind: 'choice' as const,
            values: values.map((value) => ({ text: JSON.stringify(value), label: value })),
          };
    const field = {
      name,
      required: true,
      type: '',
      control,
      ...(description !== undefined && { hint: description }),
    };
    const slot = {
      get: () => ({ kind: 'string' as const, value: state.variables[name] ?? variable.default }),
      set: (node?: { readonly kind: string; readonly value?: unknown }) => {
        const value = typeof node?.value === 'string' ? node.value : '';
        state.variables = { ...state.variables, [name]: value };
        address.textContent = baseUrlOf(servers, state);
        state.changed();
      },
    };
    return createRow({ field, slot }).element;
  });
  return [createSection(getMessage('server'), environment, ...rows, address)];
}
