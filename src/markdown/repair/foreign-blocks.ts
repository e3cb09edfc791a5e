/** Maps the names of other tools' blocks to what serves the same purpose here. */
import { ownValue } from '../../core/text/own-value.ts';

export const NOTE_ADVICE = 'Write <Note>, <Tip>, <Info>, <Warning> or <Check> around its text.';
export const FOLD_ADVICE = 'Write <Accordion title="..."> around its text.';
export const INCLUDE_ADVICE = 'Import a file of /snippets.';

const CODE = 'Write ```, then the language and the title: ```js title.js';

const BLOCKS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    `note tip info warning danger important caution attention hint seealso error success question
    example abstract summary bug failure quote admonition callout check todo faq deprecated
    versionadded versionchanged`
      .split(/\s+/)
      .map((name) => [name, NOTE_ADVICE]),
  ),
  tabs: 'Write <Tabs> around its tabs.',
  'tab-set': 'Write <Tabs> around its tabs.',
  tab: 'Write <Tab title="..."> around its text.',
  'tab-item': 'Write <Tab title="..."> around its text.',
  stepper: 'Write <Steps> around its steps.',
  steps: 'Write <Steps> around its steps.',
  step: 'Write <Step title="..."> around its text.',
  code: CODE,
  'code-block': CODE,
  'code-cell': CODE,
  sourcecode: CODE,
  literalinclude: CODE,
  'code-group': 'Write <CodeGroup> around its code blocks.',
  'content-ref': 'Remove it: its link works on its own.',
  columns: 'Write <Columns> around its parts.',
  column: 'Write <Column> around its text.',
  grid: 'Write <Columns> around its parts.',
  card: 'Write <Card title="..."> around its text.',
  'grid-item-card': 'Write <Card title="..."> around its text.',
  details: FOLD_ADVICE,
  dropdown: FOLD_ADVICE,
  mermaid: 'Write ```mermaid above the diagram.',
  math: 'Write $$ above and below the formula.',
  image: 'Write ![what it shows](/address).',
  figure: 'Write ![what it shows](/address), and <Frame caption="..."> around it.',
  include: INCLUDE_ADVICE,
  table: 'Write a Markdown table.',
  parameters: 'Write a Markdown table.',
  'list-table': 'Write a Markdown table.',
  'csv-table': 'Write a Markdown table.',
  toctree: 'Remove it: the navigation is in docs.json.',
  contents: 'Remove it: the table of contents is next to the page.',
};

/** Whether a block of this name is a note. */
export function isNote(found: string): boolean {
  return ownValue(BLOCKS, nameOfBlock(found)) === NOTE_ADVICE;
}

export function nameOfBlock(found: string): string {
  return /[A-Za-z][\w-]*/.exec(found.replace(/^\[block:/, ''))?.[0].toLowerCase() ?? '';
}

/** Returns what to write in place of the tag that opens a block. */
export function adviseOnBlock(found: string): string {
  return (
    findBlockAdvice(nameOfBlock(found)) ?? 'Write a component that does the same, or remove it.'
  );
}

export function findBlockAdvice(name: string): string | undefined {
  return ownValue(BLOCKS, name);
}
