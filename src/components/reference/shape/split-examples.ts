/** Splits the examples of a single value: those with a name, description or URL are shown separately. */
import type { Example } from '../../../core/reference/model/endpoint-model.ts';
import type { Shape } from '../../../core/reference/model/shape-model.ts';

export interface SplitExamples {
  readonly named: readonly Example[];
  /** Texts of the other examples, each once. */
  readonly literals: readonly string[];
}

/** Readers take in this many literals at a glance; more are left out. */
const MAX_LITERALS = 12;

/** Splits the examples of a parameter or, if it has none, those of its shape. */
export function splitExamples(examples: readonly Example[], shape: Shape): SplitExamples {
  const named = examples.filter(isNamed);
  const plain = examples.filter((each) => !isNamed(each) && each.text !== '');
  const own = examples.length > 0 ? [] : shape.examples.map(({ text }) => text);
  const literals = new Set([...plain.map(({ text }) => toLine(text)), ...own]);
  return {
    named: named.map((each) => ({ ...each, text: toLine(each.text) })),
    literals: [...literals].slice(0, MAX_LITERALS),
  };
}

function isNamed({ label, description, url }: Example): boolean {
  return label !== 'Example' || description !== undefined || url !== undefined;
}

/** Puts an object on one line; elsewhere, objects are written on several lines. */
function toLine(text: string): string {
  return text.replace(/\n\s*/g, ' ');
}
