/** Describes how a value is written in XML, if its name alone does not tell. */
import { isRecord, type Loose, textOf } from '../document/loose.ts';

/** Returns a piece of XML to read, not to send; undefined if the document says nothing about it. */
export function formatXml(keywords: Loose, types: readonly string[]): string | undefined {
  const { xml } = keywords;
  if (!isRecord(xml)) return undefined;
  const name = textOf(xml['name']);
  const prefix = textOf(xml['prefix']);
  const namespace = textOf(xml['namespace']);
  const node = textOf(xml['nodeType']);
  const tag = [prefix, name ?? '…'].filter((part) => part !== undefined).join(':');
  if (node === 'attribute' || xml['attribute'] === true) return `${tag}="…"`;
  if (node !== undefined && Object.hasOwn(nodes, node)) return nodes[node];
  const attributes = namespace === undefined ? '' : declare(prefix, namespace);
  const isWrapped = xml['wrapped'] === true || (node === 'element' && types.includes('array'));
  if (isWrapped) return `<${tag}${attributes}>…</${tag}>`;
  return name === undefined && attributes === '' ? undefined : `<${tag}${attributes}>`;
}

/** The notation for values that are not elements. */
const nodes: Readonly<Record<string, string>> = { text: 'text()', cdata: '<![CDATA[…]]>' };

function declare(prefix: string | undefined, namespace: string): string {
  return ` xmlns${prefix === undefined ? '' : `:${prefix}`}="${namespace}"`;
}
