/** The endpoints of a document under their tags, as the navigation groups them. */
import type { EndpointSummary, Reference, Tag } from '../../core/openapi/model.ts';

export interface TagGroup extends Pick<Tag, 'label' | 'description' | 'externalDocs'> {
  readonly tag: string;
  readonly endpoints: readonly EndpointSummary[];
}

/** Each endpoint once, under its first tag; those without one come last. */
export function groupByTag({
  tags,
  operations,
  webhooks,
}: Pick<Reference, 'tags' | 'operations' | 'webhooks'>): readonly TagGroup[] {
  const listed = operations.filter(({ visibility }) => visibility === 'listed');
  const groups = new Map<string, EndpointSummary[]>();
  for (const { name } of tags) groups.set(name, []);
  for (const endpoint of listed) {
    const name = endpoint.tags[0] ?? '';
    groups.set(name, [...(groups.get(name) ?? []), endpoint]);
  }
  const shown = webhooks.filter(({ visibility }) => visibility === 'listed');
  const others = groups.get('') ?? [];
  groups.delete('');
  return [
    ...Array.from(groups, ([name, endpoints]) => ({
      ...(tags.find((tag) => tag.name === name) ?? { label: name }),
      tag: name,
      endpoints,
    })),
    { tag: 'endpoints', label: 'Endpoints', endpoints: others },
    { tag: 'webhooks', label: 'Webhooks', endpoints: shown },
  ].filter(({ endpoints }) => endpoints.length > 0);
}
