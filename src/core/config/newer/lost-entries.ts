/** Counts what readers would find below navigation nodes that are left out. */
import type { EntryCounts } from '../describe-lost.ts';
import type { WrittenGroup } from './group.ts';
import { listOn, PRECEDENCE } from './list-on.ts';
import type { WrittenBody, WrittenBranch } from './tree.ts';

type Node = WrittenBody | WrittenBranch | WrittenGroup | string;

export function countEntries(nodes: readonly Node[]): EntryCounts {
  return nodes.map(countNode).reduce(add, NONE);
}

/** Counts the contents of a node, but not its own link. */
export function countInside(node: WrittenBody | WrittenGroup): EntryCounts {
  const { openapi, asyncapi, graphql, sdk, pages = [] } = node;
  const documents = [openapi, asyncapi, graphql, sdk].filter((each) => each !== undefined).length;
  const lists = 'group' in node ? [] : PRECEDENCE.flatMap((axis) => listOn(node, axis) ?? []);
  const groups = 'group' in node ? [] : (node.groups ?? []);
  return add({ ...NONE, documents }, countEntries([...pages, ...groups, ...lists]));
}

export function isAny({ pages, links, documents }: EntryCounts): boolean {
  return pages + links + documents > 0;
}

const NONE: EntryCounts = { pages: 0, links: 0, documents: 0 };

function countNode(node: Node): EntryCounts {
  if (typeof node === 'string') return { ...NONE, pages: 1 };
  const links = 'href' in node ? 1 : 0;
  return add({ ...NONE, links }, countInside(node));
}

function add(left: EntryCounts, right: EntryCounts): EntryCounts {
  return {
    pages: left.pages + right.pages,
    links: left.links + right.links,
    documents: left.documents + right.documents,
  };
}
