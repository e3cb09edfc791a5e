/**
 * Keeps the samples of the page in sync with the request. Loaded on demand, with the printers of all
 * languages.
 */
import { buildCodeSamples } from '../../../core/reference/request/samples/code-samples.ts';
import { showSamples } from '../../reference/shown-samples.ts';
import type { RequestChoice } from '../../../core/reference/model/playground-model.ts';
import type { FormState } from '../state/form-state.ts';
import { loadMessages, getMessage } from '../parts/messages.ts';
import { showChoice } from './show-choice.ts';
import { showCode } from './show-code.ts';

/** @param words address of the page's messages; a page in plain English has none. */
export async function followState(state: FormState, words?: string): Promise<void> {
  // Without the messages, reasons are given in English, and the samples still work.
  await loadMessages(words).catch(() => undefined);
  let isWaiting = false;
  let former: RequestChoice | undefined;
  const update = () => {
    isWaiting = false;
    const { samples, omitted } = buildCodeSamples(state.shownRequest, state.model.languages);
    const { choice } = state;
    showChoice(choice, former);
    former = choice;
    const refusalOf = (label?: string) => {
      const reason = omitted.find((sample) => sample.label === label)?.reason;
      return reason && getMessage(reason.key, reason.values);
    };
    showSamples({ samples, refusalOf, showCode });
  };
  state.onChange(() => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(update);
  });
  update();
}
