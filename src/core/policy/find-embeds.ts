/**
 * Finds what a piece of a page loads, or submits to, without the reader following a link: addresses on
 * other sites, and all frames and forms.
 */
import { parse } from '../html/parse.ts';
import type { Element } from '../html/tree.ts';
import { type Pass, walk } from '../html/walk.ts';
import { ownValue } from '../text/own-value.ts';
import type { Embed } from './page-policy.ts';

type Kind = Embed['kind'];

type Address = readonly [attribute: string, kind: Kind];

/**
 * The attributes that contain an address. `<object>` and `<embed>` are missing because no page is allowed
 * to load them.
 */
const ADDRESSES: ReadonlyMap<string, readonly Address[]> = new Map(
  Object.entries<readonly Address[]>({
    audio: [['src', 'media']],
    button: [['formaction', 'form']],
    form: [['action', 'form']],
    iframe: [['src', 'frame']],
    image: [
      ['href', 'image'],
      ['xlink:href', 'image'],
    ],
    img: [['src', 'image']],
    input: [
      ['src', 'image'],
      ['formaction', 'form'],
    ],
    script: [['src', 'script']],
    track: [['src', 'media']],
    video: [
      ['src', 'media'],
      ['poster', 'image'],
    ],
  }),
);

/** What a `<link>` loads depends on its relation; other relations load nothing. */
const LINKS: Readonly<Record<string, Kind>> = {
  stylesheet: 'style',
  icon: 'image',
  'apple-touch-icon': 'image',
};

const PRELOADS: Readonly<Record<string, Kind>> = {
  style: 'style',
  script: 'script',
  image: 'image',
  font: 'font',
  video: 'media',
  audio: 'media',
  track: 'media',
};

/** Finds the embeds of a page, each once, in the order of the page. */
export function findEmbeds(html: string): readonly Embed[] {
  const { pass, finish } = createEmbedsPass();
  walk(parse(html), [pass]);
  return finish();
}

export interface EmbedsPass {
  readonly pass: Pass;
  readonly finish: () => readonly Embed[];
}

export function createEmbedsPass(): EmbedsPass {
  const found = new Map<string, Embed>();
  const add = (kind: Kind, written = ''): void => {
    const url = written.trim();
    if (url === '') return;
    // The policy always allows all other kinds of files from the site itself.
    const needsPermission = kind === 'frame' || kind === 'form' || isForeign(url);
    if (needsPermission) found.set(`${kind} ${url}`, { kind, url });
  };
  return {
    pass: { enter: (element) => addEmbeds(element, add) },
    finish: () => [...found.values()],
  };
}

type Add = (kind: Kind, url: string | undefined) => void;

function addEmbeds(element: Element, add: Add): void {
  const { name } = element;
  ADDRESSES.get(name)?.forEach(([attribute, kind]) => add(kind, element.get(attribute)));
  if (name === 'source') addSource(element, add);
  else if (name === 'link') addLink(element, add);
  else if (name === 'img') addCandidates(element, add);
  else if (name === 'iframe') addDocument(element.get('srcdoc'), add);
}

function addLink(element: Element, add: Add): void {
  const kind = kindOfLink(element);
  if (kind !== undefined) add(kind, element.get('href'));
}

/** In a `<picture>`, a `<source>` is one more image. */
function addSource(element: Element, add: Add): void {
  add('media', element.get('src'));
  addCandidates(element, add);
}

function addCandidates(element: Element, add: Add): void {
  for (const url of listCandidates(element.get('srcset') ?? '')) add('image', url);
}

/** Lists the addresses of a `srcset`, which can contain commas themselves. */
function listCandidates(list: string): readonly string[] {
  const words = list.split(/\s+/).filter(Boolean);
  return words.flatMap((word, index) => {
    const before = words[index - 1];
    const isFirst = before === undefined || before.endsWith(',');
    if (isFirst) return splitCandidates(word);
    // A descriptor can be followed by the next address without a space.
    const [, next = ''] = /^[^,]*,(.+)$/s.exec(word) ?? [];
    return next === '' ? [] : splitCandidates(next);
  });
}

/** Splits `a.png,b.png`, unless the comma belongs to an address. */
function splitCandidates(word: string): readonly string[] {
  return word.split(/,(?=$|[a-z][a-z\d+.-]*:|\/)/i).filter((url) => url !== '');
}

/** The policy of a page also applies to documents in a `srcdoc`. */
function addDocument(document: string | undefined, add: Add): void {
  if (document === undefined) return;
  walk(parse(document), [{ enter: (element) => addEmbeds(element, add) }]);
}

function kindOfLink(element: Element): Kind | undefined {
  const relations = (element.get('rel') ?? '').toLowerCase().split(/\s+/);
  const preload = relations.includes('preload')
    ? ownValue(PRELOADS, element.get('as') ?? '')
    : undefined;
  return preload ?? relations.map((relation) => ownValue(LINKS, relation)).find(Boolean);
}

function isForeign(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(url);
}
