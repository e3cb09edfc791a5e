/**
 * Synchronizes the form with pages that have no samples: the tabs of the body and the responses show the
 * request in the form, and the tabs choose its content type.
 */
import type { RequestChoice } from '../../../core/reference/model/playground-model.ts';
import type { FormState } from '../state/form-state.ts';
import { showChoice } from './show-choice.ts';
import { findTypePanels } from './type-panels.ts';

export function followPage(state: FormState): void {
  let former: RequestChoice | undefined;
  const show = () => {
    const { choice } = state;
    showChoice(choice, former);
    former = choice;
  };
  // A choice that the reader made before the form was loaded takes precedence.
  takeTab(state);
  show();
  state.onChange(show);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.request-contents > .tab-bar')) takeTab(state);
  });
}

function takeTab(state: FormState): void {
  const shown = findTypePanels().find(({ panel }) => !panel.hasAttribute('hidden'));
  const [mediaType] = shown?.types ?? [];
  if (mediaType !== undefined && !shown?.types.includes(state.mediaType))
    state.choose({ mediaType });
}
