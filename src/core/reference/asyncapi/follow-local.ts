import { get, isRecord, type Loose } from '../document/loose.ts';

/** A chain of more references than this is circular. */
const MAX_STEPS = 20;

/** Returns the target of a reference within the document; other references and values stay as they are. */
export function followLocal(root: Loose, value: unknown): unknown {
  let found = value;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const ref = isRecord(found) ? found['$ref'] : undefined;
    if (typeof ref !== 'string' || !ref.startsWith('#/')) return found;
    found = ref
      .slice(2)
      .split('/')
      .reduce<unknown>((inner, key) => get(inner, toKey(key)), root);
  }
  return undefined;
}

function toKey(text: string): string {
  const plain = text.replaceAll('~1', '/').replaceAll('~0', '~');
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}
