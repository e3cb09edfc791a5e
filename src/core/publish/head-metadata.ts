/**
 * Splits `head` of docs.json into metadata for link previews, which is treated like the pages' own, and
 * other elements.
 */
import type { HeadTag } from '../config/keys/head.ts';

export interface SplitHead {
  /** Tags by their names: `og:image`. */
  readonly metadata: Readonly<Record<string, string>>;
  /** All other elements, as they are written. */
  readonly elements: readonly HeadTag[];
}

/**
 * Separates metadata from other elements: written out as it is, it could give pages two images, and its
 * paths would have no site to be relative to. Tags that are written more than once, such as further
 * languages, stay as they are, because that is intended.
 */
export function splitHead(head: readonly HeadTag[]): SplitHead {
  const tags = head.map((element) => ({ element, tag: metadataOf(element) }));
  const byName = Map.groupBy(tags, ({ tag }) => tag?.[0]);
  const isOne = (tag: Metadata | undefined): tag is Metadata =>
    tag !== undefined && byName.get(tag[0])?.length === 1;
  return {
    metadata: Object.fromEntries(tags.flatMap(({ tag }) => (isOne(tag) ? [tag] : []))),
    elements: tags.flatMap(({ element, tag }) => (isOne(tag) ? [] : element)),
  };
}

type Metadata = readonly [name: string, content: string];

function metadataOf({ tag, attrs }: HeadTag): Metadata | undefined {
  const { property, name = property, content, ...others } = attrs;
  const isPlain = tag === 'meta' && Object.keys(others).length === 0;
  if (!isPlain || typeof name !== 'string' || typeof content !== 'string') return undefined;
  return /^(?:og|twitter):/.test(name) ? [name, content] : undefined;
}
