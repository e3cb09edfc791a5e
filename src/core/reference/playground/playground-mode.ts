/** Decides what a page offers for trying its endpoint. */
import type { Operation } from '../model/endpoint-model.ts';

type PlaygroundMode = Operation['playground'];

/** Modes by the values that pages can write. */
const WORDS: Readonly<Record<string, PlaygroundMode>> = {
  interactive: 'show',
  show: 'show',
  auth: 'show',
  simple: 'simple',
  none: 'hide',
  hide: 'hide',
};

/** Returns the page's own mode, otherwise the site's. Nothing can be sent without a server. */
export function chooseMode(
  { playground, servers }: Pick<Operation, 'playground' | 'servers'>,
  written: string | undefined,
): PlaygroundMode {
  const mode = (written !== undefined && WORDS[written]) || playground;
  return mode === 'show' && servers.length === 0 ? 'simple' : mode;
}
