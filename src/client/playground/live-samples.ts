/** The samples of the page follow the form. Loaded on demand, with the printers of all languages. */
import { buildCodeSamples } from '../../core/reference/request/samples/code-samples.ts';
import { showSamples } from '../reference/shown-samples.ts';
import type { FormState } from './state/form-state.ts';

export function followForm(state: FormState): void {
  let isWaiting = false;
  const update = () => {
    isWaiting = false;
    showSamples(buildCodeSamples(state.shownRequest, state.model.languages));
  };
  state.onChange(() => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(update);
  });
  update();
}
