/** Finds the tags that are open at a position of a page that is being written. */
import { pairTags } from '../../markdown/balance/pair-tags.ts';
import { scanMarks } from '../../markdown/balance/scan-marks.ts';

/** Returns the names of the tags that are open at the end of a text, innermost first, each once. */
export function listOpenTags(text: string): readonly string[] {
  const { unclosed } = pairTags(scanMarks(text, 'strict').tags);
  const names = unclosed.map(({ name }) => name).filter((name) => name !== '');
  return [...new Set(names.reverse())];
}
