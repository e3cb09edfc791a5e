import { get, isRecord, type Loose } from '../document/loose.ts';

/** A chain of more references goes in a circle. */
const MOST_STEPS = 20;

/** What a reference within the document stands for; other references stay as they are. */
export function followLocal(root: Loose, value: unknown): unknown {
  let found = value;
  for (let step = 0; step < MOST_STEPS; step += 1) {
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
