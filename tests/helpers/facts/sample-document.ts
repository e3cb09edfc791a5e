/** Takes a part of a large document that is a valid document: few operations, and the schemas they use. */
import { entriesOf, isRecord, type Loose, recordOf } from './fact.ts';

/** Keeps each `every`-th path, and all schemas that it refers to, directly or indirectly. */
export function sampleDocument(root: Loose, every: number): Loose {
  const paths = entriesOf(root['paths']).filter((_, rank) => rank % every === 0);
  const components = recordOf(root['components']);
  const definitions = recordOf(root['definitions'] ?? components['schemas']);
  const { schemas: _, ...others } = components;
  const reached = reachedFrom([paths, others, root['webhooks'], root['parameters']], definitions);
  const kept = Object.fromEntries([...reached].map((name) => [name, definitions[name]]));
  const sample = { ...root, paths: Object.fromEntries(paths) };
  return root['definitions'] === undefined
    ? { ...sample, components: { ...others, schemas: kept } }
    : { ...sample, definitions: kept };
}

function reachedFrom(start: unknown, definitions: Loose): ReadonlySet<string> {
  const names = new Set<string>();
  const pending: unknown[] = [start];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    const inner = Array.isArray(value) ? (value as unknown[]) : Object.values(recordOf(value));
    pending.push(...inner.filter((each) => typeof each === 'object' && each !== null));
    const ref = isRecord(value) ? value['$ref'] : undefined;
    const name = typeof ref === 'string' ? (ref.split('/').at(-1) ?? '') : '';
    if (!Object.hasOwn(definitions, name) || names.has(name)) continue;
    names.add(name);
    pending.push(definitions[name]);
  }
  return names;
}
