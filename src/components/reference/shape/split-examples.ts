/** Examples of a single value: those that a name or a description says more of stand by themselves. */
import type { Example } from '../../../core/reference/model/model.ts';
import type { Shape } from '../../../core/reference/model/shape-model.ts';

export interface SplitExamples {
  readonly named: readonly Example[];
  /** Texts without more to say of them, each once. */
  readonly literals: readonly string[];
}

/** As many are read at a glance. */
const FEW = 12;

/** What a parameter gives goes before what its values do. */
export function splitExamples(examples: readonly Example[], shape: Shape): SplitExamples {
  const named = examples.filter(isNamed);
  const plain = examples.filter((each) => !isNamed(each) && each.text !== '');
  const own = examples.length > 0 ? [] : shape.examples.map(({ text }) => text);
  const literals = new Set([...plain.map(({ text }) => toLine(text)), ...own]);
  return {
    named: named.map((each) => ({ ...each, text: toLine(each.text) })),
    literals: [...literals].slice(0, FEW),
  };
}

function isNamed({ label, description, url }: Example): boolean {
  return label !== 'Example' || description !== undefined || url !== undefined;
}

/** Objects are written over several lines where there is room for them. */
function toLine(text: string): string {
  return text.replace(/\n\s*/g, ' ');
}
