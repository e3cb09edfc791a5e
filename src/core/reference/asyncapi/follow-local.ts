import { parsePointer } from '../document/json-pointer.ts';
import { isRecord, type Loose, valueUnder } from '../document/loose.ts';

/** A chain of more references than this is circular. */
const MAX_STEPS = 20;

/** Returns the target of a reference within the document; other references and values stay as they are. */
export function followLocal(root: Loose, value: unknown): unknown {
  let found = value;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const ref = isRecord(found) ? found['$ref'] : undefined;
    if (typeof ref !== 'string' || !ref.startsWith('#/')) return found;
    found = parsePointer(ref)?.reduce<unknown>(valueUnder, root);
  }
  return undefined;
}
