/** The list of environments, as shown in the form and in the panel of values. */
import { createChoice } from '../parts/section.ts';
import { getMessage } from '../parts/messages.ts';
import type { FormState } from '../state/form-state.ts';

/** @param onChoose called after the state has been updated. */
export function createEnvironmentChoice(state: FormState, onChoose?: () => void): HTMLElement {
  const { names, chosen } = state.values.environments;
  const options = [getMessage('noEnvironment'), ...names];
  const { element, select } = createChoice(getMessage('environment'), options, (index) => {
    state.chooseEnvironment(names[index - 1]);
    onChoose?.();
  });
  select.value = String(names.indexOf(chosen ?? '') + 1);
  return element;
}
