/** Notes where the initial HTML of an island leads, so that its links are checked like those of the page. */
import { belowBase } from '../../core/address/base.ts';
import { parse } from '../../core/html/parse.ts';
import type { Element } from '../../core/html/tree.ts';
import { walk } from '../../core/html/walk.ts';
import type { LinkUse } from '../../core/pages/uses.ts';

type Note = (url: string, kind: LinkUse['kind']) => void;

/** Elements that lead to a page or show a file, each with its attributes that hold an address. */
const ADDRESSES: Readonly<Record<string, readonly (readonly [string, LinkUse['kind']])[]>> = {
  a: [['href', 'link']],
  audio: [['src', 'file']],
  img: [['src', 'file']],
  source: [['src', 'file']],
  video: [
    ['src', 'file'],
    ['poster', 'file'],
  ],
};

/**
 * Calls `note` with addresses as the author wrote them: without the base, and only those from the root,
 * because code can give others a meaning of its own.
 */
export function noteAddresses(html: string, base: string, note: Note): void {
  const enter = (element: Element): void => {
    for (const [name, kind] of ADDRESSES[element.name] ?? []) {
      const address = element.get(name) ?? '';
      if (/^\/(?![/\\])/.test(address)) note(belowBase(address, base) ?? address, kind);
    }
  };
  walk(parse(html), [{ enter }]);
}
