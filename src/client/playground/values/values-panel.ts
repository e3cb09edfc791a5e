/** The panel of the reader's own values: those that the operation uses, and any others. */
import { isValueName } from '../../../core/reference/playground/fill-values.ts';
import { button, element } from '../parts/elements.ts';
import { nextId } from '../parts/ids.ts';
import { createKeeping } from '../parts/keep-in-tab.ts';
import { getMessage } from '../parts/messages.ts';
import { getResponseMessage } from '../parts/response-messages.ts';
import { BASE_URL } from '../state/base-url.ts';
import { looksSecret } from '../../../core/reference/request/looks-secret.ts';
import type { FormState } from '../state/form-state.ts';
import { createEnvironmentChoice } from './environment-choice.ts';

export function createValuesPanel(state: FormState): HTMLElement {
  const rows = element('div', { class: 'playground-parts' });
  const environments = element('div', { class: 'playground-line' });
  const show = (): void => {
    environments.replaceChildren(...createEnvironments(state, show));
    const names = [...state.given.names, ...state.values.list().map(({ name }) => name)];
    rows.replaceChildren(...[...new Set(names)].map((name) => createRow(state, name, show)));
  };
  const panel = element(
    'section',
    { class: 'playground-section', 'aria-label': getResponseMessage('yourValues') },
    element(
      'div',
      { class: 'playground-parts' },
      element(
        'p',
        { class: 'playground-hint' },
        getResponseMessage('valuesHint', { example: '{{name}}' }),
      ),
      environments,
      rows,
      createAdding(state, show),
      createKeeping(
        state.credentials,
        `${getResponseMessage('privateValue')}: ${getMessage('keepInTab')}`,
      ),
    ),
  );
  // Values can also be added from responses; do not replace a field while the reader types in it.
  state.onChange(() => {
    if (!panel.contains(document.activeElement)) show();
  });
  show();
  return panel;
}

const typing = { type: 'text', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false' };

function createRow(state: FormState, name: string, onRemove: () => void): HTMLElement {
  const own = state.values.get(name);
  const id = nextId();
  const input = element('input', { id, ...typing });
  const box = element('input', { type: 'checkbox' });
  input.value = own?.value ?? '';
  if (name === BASE_URL) input.placeholder = state.baseUrl;
  box.checked = own?.isPrivate ?? looksSecret(name);
  const mask = () => {
    input.type = box.checked && !state.showsCredentials ? 'password' : 'text';
  };
  const write = () => {
    mask();
    state.keepValue({ name, value: input.value, isPrivate: box.checked });
  };
  input.addEventListener('input', write);
  box.addEventListener('change', write);
  mask();
  const remove = button(
    getResponseMessage('remove'),
    () => {
      state.keepValue({ name, value: '', isPrivate: false });
      onRemove();
    },
    'playground-tool',
  );
  remove.setAttribute('aria-label', getResponseMessage('removeNamed', { name }));
  const label = element('label', { for: id, class: 'playground-name' }, name);
  const secrecy = element(
    'label',
    { class: 'playground-choice' },
    box,
    getResponseMessage('privateValue'),
  );
  return element(
    'div',
    { class: 'playground-row', role: 'group', 'aria-label': name },
    element('div', { class: 'playground-label' }, label),
    element('div', { class: 'playground-line' }, input, secrecy, remove),
  );
}

function createAdding(state: FormState, onAdd: () => void): HTMLElement {
  const name = element('input', { ...typing, 'aria-label': getResponseMessage('valueName') });
  const value = element('input', { ...typing, 'aria-label': getResponseMessage('value') });
  name.placeholder = getResponseMessage('valueName');
  value.placeholder = getResponseMessage('value');
  const add = () => {
    const bare = name.value.trim();
    if (!isValueName(bare) || value.value === '') {
      (bare !== '' && value.value === '' ? value : name).focus();
      return;
    }
    state.keepValue({ name: bare, value: value.value, isPrivate: looksSecret(bare) });
    name.value = '';
    value.value = '';
    onAdd();
    name.focus();
  };
  return element(
    'div',
    { class: 'playground-line' },
    name,
    value,
    button(getResponseMessage('keep'), add, 'playground-tool'),
  );
}

/** Creates the choice of the environment for the values below, and a field to add another one. */
function createEnvironments(state: FormState, show: () => void): readonly HTMLElement[] {
  const { chosen, isOwn } = state.values.environments;
  const redraw = () => {
    const { parentElement } = choice;
    show();
    // The used control has been replaced, so move the keyboard focus to the choice.
    parentElement?.querySelector('select')?.focus();
  };
  const choice = createEnvironmentChoice(state, redraw);
  const name = element('input', { ...typing, 'aria-label': getResponseMessage('newEnvironment') });
  name.placeholder = getResponseMessage('newEnvironment');
  const add = button(
    getResponseMessage('keep'),
    () => {
      const bare = name.value.trim();
      if (bare === '') {
        name.focus();
        return;
      }
      state.chooseEnvironment(bare);
      redraw();
    },
    'playground-tool',
  );
  add.setAttribute(
    'aria-label',
    `${getResponseMessage('keep')}: ${getResponseMessage('newEnvironment')}`,
  );
  if (chosen === undefined || !isOwn) return [choice, name, add];
  const remove = button(
    getResponseMessage('removeNamed', { name: chosen }),
    () => {
      state.removeEnvironment(chosen);
      redraw();
    },
    'playground-tool',
  );
  return [choice, remove, name, add];
}
