/** Groups the operations of a document as the navigation and the overview show them. */
import type { OperationGroup, Tag } from '../model/model.ts';
import type { EndpointSummary } from '../model/endpoint-model.ts';

/** Up to this many operations without tags, one list is easier to read than several short ones. */
const maxInOneList = 20;

/** Lists each operation once, under its first tag; those without a tag come first. Empty groups are kept. */
export function groupOperations(
  operations: readonly EndpointSummary[],
  tags: readonly Tag[],
): readonly OperationGroup[] {
  const byTag = Map.groupBy(operations, (operation) => operation.tags[0] ?? '');
  const tagged = tags.map(({ name, ...tag }): OperationGroup => {
    return { ...tag, key: name, operations: byTag.get(name) ?? [] };
  });
  return [...groupUntagged(byTag.get('') ?? []), ...tagged];
}

/**
 * Puts webhooks in one list, regardless of their tags. Tags that have only webhooks are described there,
 * because they appear nowhere else.
 */
export function groupWebhooks(
  webhooks: readonly EndpointSummary[],
  groups: readonly OperationGroup[],
): OperationGroup {
  const names = new Set(webhooks.map(({ tags }) => tags[0]));
  const own = groups.filter(({ key, operations }) => names.has(key) && operations.length === 0);
  const description = own.flatMap((tag) => tag.description ?? []).join('\n\n');
  const externalDocs = own.find((tag) => tag.externalDocs !== undefined)?.externalDocs;
  return {
    key: 'webhooks',
    label: '',
    ...(description !== '' && { description }),
    ...(externalDocs && { externalDocs }),
    operations: webhooks,
  };
}

function groupUntagged(operations: readonly EndpointSummary[]): readonly OperationGroup[] {
  const whole = { key: 'endpoints', label: '', operations };
  if (operations.length <= maxInOneList) return [whole];
  const depth = commonDepth(operations.map(({ path }) => segmentsOf(path)));
  const groups = Map.groupBy(operations, ({ path }) => nameAt(segmentsOf(path), depth));
  if (groups.size < 2) return [whole];
  return Array.from(groups, ([name, own]) => ({
    key: `path-${name}`,
    label: toLabel(name),
    operations: own,
  }));
}

/**
 * Splits a path into segments that name something: `/v1/accounts/{id}` is about accounts, not about a
 * version.
 */
function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => !/^(?:|v\d[\w.-]*|api|rest)$/i.test(segment));
}

/** Returns how many leading segments all paths share; 0 if the first path has no further ones. */
function commonDepth(paths: readonly (readonly string[])[]): number {
  const [first = [], ...others] = paths;
  const differs = first.findIndex((segment, depth) =>
    others.some((segments) => segments[depth] !== segment),
  );
  return differs === -1 ? 0 : differs;
}

function nameAt(segments: readonly string[], depth: number): string {
  const named = segments.slice(depth).find((segment) => !segment.startsWith('{'));
  return named ?? segments.findLast((segment) => !segment.startsWith('{')) ?? '/';
}

function toLabel(name: string): string {
  const words = name.replace(/[_.-]+/g, ' ').trim() || name;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
