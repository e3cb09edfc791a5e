/** Shows the response that belongs to an example request: the document gives both the same name. */
export function pairAnswers(example: string): void {
  const key = encodeURIComponent(example);
  const answers = [...document.querySelectorAll<HTMLElement>('.response-examples [data-examples]')];
  const answer = answers.find(({ dataset }) => dataset.examples?.split(' ').includes(key));
  // Sets of tabs show the panel in response to this event.
  answer?.dispatchEvent(new Event('beforematch', { bubbles: true }));
}
