/** The samples of the page follow the request. Loaded on demand, with the printers of all languages. */
import { buildCodeSamples } from '../../../core/reference/request/samples/code-samples.ts';
import { showSamples } from '../../reference/shown-samples.ts';
import type { RequestChoice } from '../../../core/reference/model/playground-model.ts';
import type { FormState } from '../state/form-state.ts';
import { showChoice } from './show-choice.ts';
import { showCode } from './show-code.ts';

export function followState(state: FormState): void {
  let isWaiting = false;
  let former: RequestChoice | undefined;
  const update = () => {
    isWaiting = false;
    const { samples, omitted } = buildCodeSamples(state.shownRequest, state.model.languages);
    const { choice } = state;
    showChoice(choice, former);
    former = choice;
    showSamples({ samples, omitted, showCode });
  };
  state.onChange(() => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(update);
  });
  update();
}
