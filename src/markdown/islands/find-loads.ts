/**
 * Finds the resources that an island's code may load when it runs, as far as its author wrote them down.
 * The page's Content-Security-Policy allows these and no others.
 */
import { parseSync, Visitor } from 'rolldown/utils';
import type { Embed } from '../../core/policy/page-policy.ts';
import { ownValue } from '../../core/text/own-value.ts';
import type { CodeLoads } from '../model/island.ts';

type Kind = Embed['kind'];

/** Element -> attributes that name a resource, each with the kind of resource. */
const ELEMENTS: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  audio: { src: 'media' },
  iframe: { src: 'frame' },
  img: { src: 'image', srcSet: 'image' },
  source: { src: 'media', srcSet: 'image' },
  video: { src: 'media', poster: 'image' },
};

/** Browser APIs that send requests. */
const SENDERS = /^(?:fetch|XMLHttpRequest|EventSource|sendBeacon)$/;

const ADDRESS = /^https?:\/\/[^/?#\s]+/i;

/**
 * Finds addresses in the text of a module by their use. An address in an element's attribute is of that
 * attribute's kind; any other may be used for each kind of resource whose address the code computes.
 */
export function findLoads(text: string): CodeLoads {
  const embeds: Embed[] = [];
  const kinds = new Set<Kind>();
  const addresses = new Set<string>();
  const written = new Set<number>();
  const { program } = parseSync('module.js', text);
  new Visitor({
    CallExpression({ arguments: [tag, props] }) {
      if (tag?.type !== 'Literal' || props?.type !== 'ObjectExpression') return;
      const loads = ownValue(ELEMENTS, String(tag.value)) ?? {};
      for (const property of props.properties) {
        if (property.type !== 'Property') continue;
        const { key, value } = property;
        const url = value.type === 'Literal' ? value.value : undefined;
        if (typeof url === 'string') written.add(value.start);
        const kind = key.type === 'Identifier' ? ownValue(loads, key.name) : undefined;
        if (kind === undefined) continue;
        if (typeof url === 'string') embeds.push({ kind, url });
        else kinds.add(kind);
      }
    },
    Identifier({ name }) {
      if (SENDERS.test(name)) kinds.add('connect');
      if (name === 'Image') kinds.add('image');
    },
  }).visit(program);
  const note = (value: string) => {
    const [address] = ADDRESS.exec(value) ?? [];
    if (address !== undefined) addresses.add(address);
  };
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string' && !written.has(node.start)) note(node.value);
    },
    TemplateElement: ({ value }) => note(value.cooked ?? ''),
  }).visit(program);
  const open = [...kinds];
  const own = open.includes('frame') ? [OWN_PAGE] : [];
  return { embeds: [...embeds, ...own, ...toEmbeds(open, addresses)], open };
}

/** A frame can show a page of the site itself. */
const OWN_PAGE: Embed = { kind: 'frame', url: '/' };

function toEmbeds(kinds: readonly Kind[], addresses: Iterable<string>): readonly Embed[] {
  return kinds.flatMap((kind) => Array.from(addresses, (url) => ({ kind, url })));
}

/** Returns what code may load when it is given these props, as JSON. */
export function loadsWith({ embeds, open }: CodeLoads, props: string): readonly Embed[] {
  const given = open.length === 0 ? [] : props.matchAll(/(?<=")https?:\/\/[^/?#\s"\\]+/gi);
  return [...embeds, ...toEmbeds(open, new Set(Array.from(given, ([address]) => address)))];
}
