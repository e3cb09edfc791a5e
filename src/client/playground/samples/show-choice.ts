/** Makes the lists above the samples, the tabs of the body and the responses show the chosen request. */
import type { RequestChoice } from '../../../core/reference/model/playground-model.ts';
import { pairAnswers } from '../../reference/pair-answers.ts';
import { findTypePanels } from './type-panels.ts';

/**
 * @param former the last shown choice; unchanged parts are skipped, because the reader may be looking at
 * another response.
 */
export function showChoice(choice: RequestChoice, former: RequestChoice | undefined): void {
  const { mediaType, example, alternative } = choice;
  showInLists('type', mediaType);
  showInLists('credentials', String(alternative));
  if (example !== undefined) {
    showInLists('example', [mediaType, example].map(encodeURIComponent).join(' '));
    if (example !== former?.example) pairAnswers(example);
  }
  if (mediaType !== former?.mediaType) showFields(mediaType);
}

function showInLists(axis: string, value: string): void {
  const lists = document.querySelectorAll<HTMLSelectElement>(
    `lectern-request-samples [data-axis=${axis}]`,
  );
  for (const list of lists) {
    if ([...list.options].some((option) => option.value === value)) list.value = value;
  }
}

/** Shows the fields of a content type; sets of tabs show the panel in response to the event. */
function showFields(mediaType: string): void {
  const own = findTypePanels().find(({ types }) => types.includes(mediaType));
  if (own?.panel.hasAttribute('hidden') !== true) return;
  own.panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
}
