/** Checks for elements, also those of components, that do not work in any page as their author expects. */
import { componentCatalog } from '../components/component-catalog.ts';
import type { ComponentEntry } from '../components/prop-entry.ts';
import { placeIn, type Diagnostic } from '../diagnostic/diagnostic.ts';
import { nearest } from '../diagnostic/nearest.ts';
import { elementNames, isElementName } from '../html/element-names.ts';
import { type TagUse, isPropTrue, propText } from '../pages/uses.ts';
import { listInlineLinks } from '../text/inline-links.ts';
import { ownValue } from '../text/own-value.ts';
import { diagnoseElement, type InertElement, type PageWideElement } from './element-entries.ts';

export function checkElements(tags: readonly TagUse[], file: string): Diagnostic[] {
  const single = tags.flatMap((tag) => [...checkRepeats(tag, file), ...checkElement(tag, file)]);
  return [...checkIds(tags, file), ...single];
}

/** Reports repeated ids, because links only reach the first element with an id. */
function checkIds(tags: readonly TagUse[], file: string): Diagnostic[] {
  const seen = new Set<string>();
  return tags.flatMap((tag) => {
    const id = /^[a-z]/.test(tag.name) ? propText(tag, 'id') : undefined;
    if (id === undefined || id === '') return [];
    const isTaken = seen.has(id);
    seen.add(id);
    return isTaken ? [diagnoseElement('page/id-twice', { id }, placeIn(file, tag.position))] : [];
  });
}

/** Reports attributes that a tag has more than once. Which one counts depends on the language of the page. */
function checkRepeats({ name: tag, props }: TagUse, file: string): Diagnostic[] {
  const counts = new Map<string, number>();
  return props.flatMap(({ name, position }) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    if (count !== 2) return [];
    return [diagnoseElement('page/attribute-twice', { tag, name }, placeIn(file, position))];
  });
}

function checkElement(tag: TagUse, file: string): Diagnostic[] {
  const place = placeIn(file, tag.position);
  const reported = checkAttributes(tag, file);
  if (reported.length > 0) return reported;
  const element = toPageWide(tag);
  if (element !== undefined) return [diagnoseElement('page/left-out', { element }, place)];
  const inert = toInert(tag);
  if (inert !== undefined) return [diagnoseElement('page/no-effect', { element: inert }, place)];
  const { name, ancestors = [] } = tag;
  if (name === 'a' && ancestors.includes('a')) return [diagnoseElement('link/in-link', {}, place)];
  if (!isUnknown(name)) return [];
  return [diagnoseElement('page/unknown-element', { name, nearest: findMeant(name) }, place)];
}

/** Attributes that authors commonly write, by element. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'title', 'download'],
  img: ['src', 'alt', 'width', 'height', 'title', 'loading', 'srcset'],
  iframe: ['src', 'title', 'width', 'height', 'allow', 'allowfullscreen', 'loading'],
  video: ['src', 'poster', 'controls', 'autoplay', 'muted', 'loop', 'width', 'height'],
  source: ['src', 'type', 'srcset', 'media'],
};

/** Reports misspelled attributes, if the element does not also have the one that was meant. */
function checkAttributes(tag: TagUse, file: string): Diagnostic[] {
  const known = ATTRIBUTES[tag.name];
  if (known === undefined) return [];
  return tag.props.flatMap(({ name, position }) => {
    const free = known.filter((each) => !hasProp(tag, each));
    const isPlain = /^[a-z]+$/.test(name) && !OTHER_ATTRIBUTE.test(name) && !known.includes(name);
    const meant = isPlain ? nearest(name, free) : undefined;
    if (meant === undefined) return [];
    const facts = { element: tag.name, name, nearest: meant };
    return [diagnoseElement('page/unknown-attribute', facts, placeIn(file, position))];
  });
}

/** Existing attributes whose names are close to those of others. */
const OTHER_ATTRIBUTE =
  /^(?:class|style|id|lang|dir|hidden|role|rel|name|sizes|align|border|crossorigin|decoding|ismap|usemap|media|type|ping|scrolling|sandbox|frameborder|srcdoc|srclang|preload|playsinline|controlslist|slot|key|ref|is|data|itemprop|part|draggable|tabindex|inert|translate|nonce|hspace|vspace|fetchpriority|csp|shape|coords|hreflang|referrerpolicy|charset|rev)$/;

/** Microdata properties (`itemprop`) are allowed anywhere. */
function toPageWide(tag: TagUse): PageWideElement | undefined {
  const name = tag.name.toLowerCase();
  if (name === 'base') return 'base';
  if (name !== 'meta' || hasProp(tag, 'itemprop')) return undefined;
  const says = propText(tag, 'http-equiv') ?? propText(tag, 'httpEquiv') ?? '';
  return says.toLowerCase() === 'refresh' ? 'refresh' : 'meta';
}

function toInert(tag: TagUse): InertElement | undefined {
  const name = tag.name.toLowerCase();
  if (name === 'script') return isInlineCode(tag) ? 'script' : undefined;
  return name === 'object' || name === 'embed' ? name : undefined;
}

/** Data blocks such as `application/ld+json` are not code. */
function isInlineCode(tag: TagUse): boolean {
  const type = propText(tag, 'type') ?? '';
  return !hasProp(tag, 'src') && (type === '' || /module|javascript|ecmascript/i.test(type));
}

/** Names with a hyphen belong to custom elements. `<frame>` has no effect outside a frameset. */
function isUnknown(name: string): boolean {
  return /^[a-z][a-z\d]*$/.test(name) && (!isElementName(name) || name === 'frame');
}

/**
 * Returns the name that was meant. A component that differs only in case takes precedence over similar
 * names.
 */
function findMeant(name: string): string | undefined {
  const components = Object.keys(componentCatalog).filter((known) => !known.includes('.'));
  return (
    components.find((known) => known.toLowerCase() === name) ??
    nearest(name, elementNames) ??
    nearest(name, components)
  );
}

function hasProp({ props }: TagUse, wanted: string): boolean {
  return props.some(({ name }) => name.toLowerCase() === wanted);
}

/** Reports links in the texts of buttons and of links that a component renders. */
export function checkLinkedText(
  tag: TagUse,
  { props: known }: ComponentEntry,
  file: string,
): Diagnostic[] {
  const isLinked = hasProp(tag, 'href') && !isPropTrue(tag, 'disabled');
  return tag.props.flatMap(({ name: prop, value, valuePosition }) => {
    const { isButton = false, isLink = false } = ownValue(known, prop) ?? {};
    const isAction = isButton || (isLink && isLinked);
    if (!isAction || typeof value !== 'string' || listInlineLinks(value).length === 0) return [];
    const code = isButton ? 'link/in-button' : 'link/in-link';
    return [diagnoseElement(code, { component: tag.name, prop }, placeIn(file, valuePosition))];
  });
}
