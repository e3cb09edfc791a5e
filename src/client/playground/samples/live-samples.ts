/** The samples of the page follow the request. Loaded on demand, with the printers of all languages. */
import { buildCodeSamples } from '../../../core/reference/request/samples/code-samples.ts';
import { showSamples } from '../../reference/shown-samples.ts';
import type { FormState } from '../state/form-state.ts';
import { showCode } from './show-code.ts';

export function followState(state: FormState): void {
  let isWaiting = false;
  const update = () => {
    isWaiting = false;
    const { samples, omitted } = buildCodeSamples(state.shownRequest, state.model.languages);
    showSamples({ samples, omitted, choice: state.choice, showCode });
  };
  state.onChange(() => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(update);
  });
  update();
}
