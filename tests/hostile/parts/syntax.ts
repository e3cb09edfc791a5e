/** Damaged pages and configurations: diagnostics have their positions, and fixes are changes of the text. */
import { repairFence } from '../../../src/core/pages/front-matter-fence.ts';
import { repairJson } from '../../../src/core/text/repair/repair-json.ts';
import { positionsIn } from '../../../src/core/text/source-file.ts';
import type { TextChange } from '../../../src/core/text/text-change.ts';
import { findImbalances } from '../../../src/markdown/balance/find-imbalance.ts';
import { findSlips } from '../../../src/markdown/slips/find-slips.ts';
import { mutatedText } from '../mutations.ts';
import { findUnplaced, type Part } from '../part.ts';

const seeds = [
  '---\ntitle: A\n---\n\n<Steps>\n<Step title="a">\n\n```js\ngo();\n```\n\n</Step>\n</Steps>\n',
  '<Card title="x" href="/b" cols={2}>\n\n- a <b>c</b>\n- d\n\n</Card>\n\n{[1].map((a) => <i>{a}</i>)}\n',
  '##A\n\n[a] (/b) (c)[/d] [e][f] [^1] **G **\n\n| a |\n| b |\n\n- [] x\n\n&nbps; [[w]] :::note\n\n[^1]: n\n',
  '{\n  "name": "Acme", // c\n  \'a\': [1, 2,],\n  "b": { "c": True, d: "e" }\n}\n',
];

export function createPart(): Part<string> {
  return {
    arbitrary: mutatedText(seeds),
    show: (text) => text,
    judge: (text) => {
      const positionOf = positionsIn(text);
      const placeOf = (offset: number) => ({ file: 'a.mdx', position: positionOf(offset) });
      const found = findImbalances(text, placeOf);
      const slips = findSlips(text);
      const { problems, toWritten, text: repaired } = repairJson(text);
      const lines = repairFence(text).text.split('\n').length - text.split('\n').length;
      return [
        ...findUnplaced(found.map(({ diagnostic }) => diagnostic)),
        ...found.flatMap(({ repairs }) => findOutside(repairs, text)),
        ...findOutside(slips, text),
        ...problems.filter(({ offset }) => offset < 0 || offset > text.length).map(String),
        ...(toWritten(repaired.length) > text.length ? ['an offset behind the text'] : []),
        ...(lines === 0 ? [] : ['lines are lost']),
      ];
    },
  };
}

function findOutside(changes: readonly Omit<TextChange, 'text'>[], { length }: string): string[] {
  return changes
    .filter(({ start, end }) => !(start >= 0 && start <= end && end <= length))
    .map(({ start, end }) => `${start} to ${end} of ${length}`);
}
