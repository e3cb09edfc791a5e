/** What a page offers for trying its endpoint. */
import type { Operation } from '../model/model.ts';

type PlaygroundMode = Operation['playground'];

/** What pages may write, by mode. */
const WORDS: Readonly<Record<string, PlaygroundMode>> = {
  interactive: 'show',
  show: 'show',
  auth: 'show',
  simple: 'simple',
  none: 'hide',
  hide: 'hide',
};

/** The page's own word, else what holds for the site. Nothing can be sent without a server. */
export function chooseMode(
  { playground, servers }: Pick<Operation, 'playground' | 'servers'>,
  written: string | undefined,
): PlaygroundMode {
  const mode = (written !== undefined && WORDS[written]) || playground;
  return mode === 'show' && servers.length === 0 ? 'simple' : mode;
}
