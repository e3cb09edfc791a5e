/** Shows the answer that belongs to an example of the request: the document names both alike. */
export function pairAnswers(example: string): void {
  const key = encodeURIComponent(example);
  const answers = [...document.querySelectorAll<HTMLElement>('.response-examples [data-examples]')];
  const answer = answers.find(({ dataset }) => dataset.examples?.split(' ').includes(key));
  // Sets of tabs show whatever is looked for inside of them.
  answer?.dispatchEvent(new Event('beforematch', { bubbles: true }));
}
