import type { Page } from '../../core/pages/page.ts';

/** Whether other pages show the same of both: their names, addresses and marks in the sidebar. */
export function isNamedAlike(before: Page, after: Page): boolean {
  return JSON.stringify(namesOf(before)) === JSON.stringify(namesOf(after));
}

function namesOf({ href, title, navTitle, frontMatter }: Page): unknown {
  const { description: _description, ...marks } = frontMatter;
  return [href, title, navTitle, marks];
}
