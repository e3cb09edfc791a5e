/**
 * The JSX runtime that pages and snippets get: Astro's, taught what authors write. URLs become those
 * of the built site, React's names of attributes those of HTML, and what only a browser could run is
 * left out. It works on values, so that what an expression makes is treated like what was written.
 */
import { Fragment, jsx as toNode } from 'astro/jsx-runtime';
import { isSafeImageUrl } from '../../core/address/href.ts';
import { isHandler, type LinkUse } from '../../core/pages/uses.ts';
import { ownValue } from '../../core/text/own-value.ts';
import { NOTE_ATTRIBUTE } from '../static-html.ts';
import { isSiteComponent, type SiteComponent } from './guard-component.ts';
import { shownChildren } from './shown-children.ts';
import { rewriteDeclarations, rewriteRules } from './style-props.ts';

export interface JsxRuntime {
  readonly Fragment: unknown;
  readonly jsx: CreateElement;
  readonly jsxs: CreateElement;
}

export type Props = Readonly<Record<string, unknown>>;
type CreateElement = (type: unknown, props?: Props, key?: unknown) => unknown;

export interface JsxOptions {
  /** From a URL as the author wrote it to that of the built site. */
  readonly rewriteUrl: (url: string, kind: LinkUse['kind']) => string;
  /** The component that draws an element which is written as a tag, if there is one. */
  readonly drawElement: (name: string) => unknown;
  /** Calls a component of the author's; what it throws costs only itself. */
  readonly call: (component: AuthorComponent, props: Props, tag: TagRank) => unknown;
  /** A component of the site with a wall around it, and its props as it may read them. */
  readonly prepare: (component: SiteComponent, props: Props, tag: TagRank) => Prepared;
  /** Hears of a value among the children of a tag that is no text. */
  readonly tellNoText: (value: object, tag: TagRank) => void;
  /** Hears of a tag whose name stands for nothing that can be rendered. */
  readonly tellNothing: (tag: TagRank) => void;
}

export interface Prepared {
  readonly component: SiteComponent;
  readonly props: Props;
}

/** Which tag of the file an element comes from; undefined for tags in JavaScript. */
export type TagRank = number | undefined;

/** The prop by which compiled Markdown tells the rank of a component's tag; no component sees it. */
export const TAG_PROP = '_tag';

/** A component that is a function: of the author's own, or what a snippet became. */
export type AuthorComponent = ((props: Props) => unknown) & { readonly name: string };

/** Attributes of elements and props of the site's components that hold one URL. */
const URL_PROPS: ReadonlySet<string> = new Set(['href', 'src', 'img', 'image', 'poster']);

/** Attributes that hold a URL on elements only, with the kind of what it names. */
const ELEMENT_URLS: ReadonlyMap<string, LinkUse['kind']> = new Map([
  ['action', 'form'],
  ['formaction', 'form'],
  ['data', 'file'],
  ['xlinkhref', 'link'],
  ['xlink:href', 'link'],
]);

/** Names of attributes in React's spelling that HTML does not read in any case of letters. */
const HTML_NAMES: Readonly<Record<string, string>> = {
  htmlFor: 'for',
  acceptCharset: 'accept-charset',
  httpEquiv: 'http-equiv',
  xlinkHref: 'xlink:href',
};

/** Attributes of SVG that are written with hyphens there, and in camel case in React. */
const SVG_NAME =
  /^(?:accent|alignment|baseline|clip|color|cap|dominant|enable|fill|flood|font|glyph|horiz|image|letter|lighting|marker|mask|overline|paint|pointer|shape|stop|strikethrough|stroke|text|transform|underline|unicode|units|vector|vert|word|writing)(?:[A-Z][a-z]+)+$/;

/** A runtime for the code of one file. */
export function createJsxRuntime(options: JsxOptions): JsxRuntime {
  const { rewriteUrl, drawElement, call, prepare, tellNoText, tellNothing } = options;
  const jsx: CreateElement = (type, given = {}) => {
    const { tag, props } = takeRank(given);
    const show = <Shown extends Props>(all: Shown): Props =>
      'children' in all
        ? { ...all, children: shownChildren(all['children'], (value) => tellNoText(value, tag)) }
        : all;
    const drawn = typeof type === 'string' ? (drawElement(type) ?? type) : type;
    if (typeof drawn === 'string') {
      // Parts of drawings refer to each other, and hold pictures as data.
      const isPart = /^(?:use|image|feImage|linearGradient|pattern|textPath)$/.test(drawn);
      const rewrite = isPart ? partUrl(rewriteUrl) : rewriteUrl;
      const shown = drawn === 'video' ? withPlayback(props) : props;
      const attributes = toAttributes(shown, drawn === 'iframe' ? frameUrl(rewrite) : rewrite);
      return toNode(drawn, show(rewriteCss(drawn, attributes, rewriteUrl)));
    }
    if (isSiteComponent(drawn)) {
      const ready = prepare(drawn, rewriteUrls(withoutListeners(props), rewriteUrl), tag);
      return toNode(ready.component, show(ready.props));
    }
    if (drawn === Fragment && 'set:html' in props) return toNode(Fragment, props);
    if (!isFunction(drawn)) {
      if (drawn !== Fragment) tellNothing(tag);
      return toNode(Fragment, show({ children: props['children'] }));
    }
    // Called at once: Astro would call it twice, and take a text or a list for a failure. Its URLs
    // are rewritten where it hands them on to elements. What it is written in may ask for its props.
    return toNode(
      Fragment,
      show({ ...withoutDirectives(props), children: call(drawn, props, tag) }),
    );
  };
  return { Fragment, jsx, jsxs: jsx };
}

function rewriteCss(name: string, attributes: Props, rewriteUrl: JsxOptions['rewriteUrl']): Props {
  const rewrite = name === 'style' ? rewriteRules : rewriteDeclarations;
  return rewrite(attributes, (url) => rewriteUrl(url, 'file'));
}

/** What Astro would take for instructions is none of a component's business. */
function withoutDirectives(props: Props): Props {
  const isOwn = ([name]: [string, unknown]): boolean => name !== 'slot' && !name.includes(':');
  return Object.fromEntries(Object.entries(props).filter(isOwn));
}

function takeRank(given: Props): { tag: TagRank; props: Props } {
  if (!(TAG_PROP in given)) return { tag: undefined, props: withoutMark(given) };
  const { [TAG_PROP]: rank, ...props } = given;
  return { tag: Number(rank), props: withoutMark(props) };
}

/** Only HTML that was ready is drawn later; an element that is called here is drawn here. */
function withoutMark(given: Props): Props {
  if (!(NOTE_ATTRIBUTE in given)) return given;
  const { [NOTE_ATTRIBUTE]: _, ...props } = given;
  return props;
}

function isFunction(type: unknown): type is AuthorComponent {
  return typeof type === 'function';
}

/** What browsers ask of a video that shall play by itself: no sound, and a place in the page. */
const PLAYBACK: Props = { muted: true, loop: true, playsinline: true };

/** A video that plays by itself, with all that it needs but what its author says of it. */
function withPlayback(props: Props): Props {
  const written = new Map(
    Object.entries(props).map(([name, value]) => [name.toLowerCase(), value] as const),
  );
  const autoplay = written.get('autoplay') ?? false;
  if (autoplay === false) return props;
  const needed = Object.entries(PLAYBACK).filter(([name]) => !written.has(name));
  return { ...props, ...Object.fromEntries(needed) };
}

/** What a part of a drawing refers to: a place in the page or a picture as data, else a file. */
function partUrl(rewriteUrl: JsxOptions['rewriteUrl']): JsxOptions['rewriteUrl'] {
  return (url) => {
    const isOwn = /^\s*(?:#|data:)/i.test(url) && isSafeImageUrl(url);
    return isOwn ? url : rewriteUrl(url, 'file');
  };
}

/** A document that the address of a frame holds itself, which is shown in a sandbox. */
function frameUrl(rewriteUrl: JsxOptions['rewriteUrl']): JsxOptions['rewriteUrl'] {
  return (url, kind) => (/^\s*data:/i.test(url) ? url : rewriteUrl(url, kind));
}

function toAttributes(props: Props, rewriteUrl: JsxOptions['rewriteUrl']): Props {
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(rewriteElementUrls(props, rewriteUrl))) {
    if (name === 'children') attributes[name] = value;
    else if (name === 'dangerouslySetInnerHTML') attributes['set:html'] = toHtml(value);
    else if (typeof value !== 'function' && name !== 'ref') attributes[toHtmlName(name)] = value;
  }
  return attributes;
}

/** Components hand on to their element what they do not know: code of a page would be text there. */
function withoutListeners(props: Props): Props {
  const isListener = ([name, value]: [string, unknown]): boolean =>
    isHandler(name) && typeof value === 'function';
  const entries = Object.entries(props);
  return entries.some(isListener)
    ? Object.fromEntries(entries.filter((entry) => !isListener(entry)))
    : props;
}

function toHtml(value: unknown): unknown {
  return typeof value === 'object' && value !== null && '__html' in value ? value.__html : '';
}

function toHtmlName(name: string): string {
  const known = ownValue(HTML_NAMES, name);
  if (known !== undefined) return known;
  if (!SVG_NAME.test(name)) return name;
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function rewriteElementUrls(
  props: Props,
  rewriteUrl: JsxOptions['rewriteUrl'],
): Record<string, unknown> {
  const rewritten = rewriteUrls(props, rewriteUrl);
  for (const [name, value] of Object.entries(rewritten)) {
    const kind = ELEMENT_URLS.get(name.toLowerCase());
    if (kind !== undefined && typeof value === 'string') rewritten[name] = rewriteUrl(value, kind);
  }
  return rewritten;
}

function rewriteUrls(props: Props, rewriteUrl: JsxOptions['rewriteUrl']): Record<string, unknown> {
  const rewritten: Record<string, unknown> = { ...props };
  for (const [name, value] of Object.entries(props)) {
    if (typeof value !== 'string') continue;
    if (URL_PROPS.has(name) && !isPicture(name, value))
      rewritten[name] = rewriteUrl(value, name === 'href' ? 'link' : 'file');
    else if (name === 'srcset' || name === 'srcSet') {
      rewritten[name] = rewriteSources(value, rewriteUrl);
    }
  }
  return rewritten;
}

/** Whether the URL of an element that shows it holds a picture itself. */
function isPicture(name: string, url: string): boolean {
  return name !== 'href' && /^\s*data:/i.test(url) && isSafeImageUrl(url);
}

/** `a.png 1x, b.png 2x`: a URL that holds a comma must be followed by a blank. */
function rewriteSources(sources: string, rewriteUrl: JsxOptions['rewriteUrl']): string {
  return sources.replace(
    /(^|,)(\s*)([^\s,][^\s]*[^\s,]|[^\s,])/g,
    (_, comma: string, space: string, url: string) => `${comma}${space}${rewriteUrl(url, 'file')}`,
  );
}
