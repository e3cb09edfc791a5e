/**
 * The JSX runtime of pages and snippets: Astro's, extended for what authors write. URLs become those of the
 * built site, React's attribute names those of HTML, and code that only a browser could run is dropped. It
 * works on values, so that the result of an expression is treated like written markup.
 */
import { Fragment, jsx as toNode } from 'astro/jsx-runtime';
import { isSafeImageUrl } from '../../core/address/href.ts';
import { isHandler, type LinkUse } from '../../core/pages/uses.ts';
import { ownValue } from '../../core/text/own-value.ts';
import { NOTE_ATTRIBUTE } from '../static-html.ts';
import { isSiteComponent, type SiteComponent } from './guard-component.ts';
import { shownChildren, type Unshowable } from './shown-children.ts';
import { toFieldProps } from './field-props.ts';
import { rewriteDeclarations, rewriteRules } from './style-props.ts';
import type { Props } from './props.ts';

export interface JsxRuntime {
  readonly Fragment: unknown;
  readonly jsx: CreateElement;
  readonly jsxs: CreateElement;
}

type CreateElement = (type: unknown, props?: Props, key?: unknown) => unknown;

export interface JsxOptions {
  /** Converts a URL as the author wrote it to that of the built site. */
  readonly rewriteUrl: (url: string, kind: LinkUse['kind']) => string;
  /** Returns the component that renders an element written as a tag, if there is one. */
  readonly findElementComponent: (name: string) => unknown;
  /** Calls a component of the author's; an error in it affects only that component. */
  readonly call: (component: AuthorComponent, props: Props, tag: TagRank) => unknown;
  /** Wraps a component of the site in an error boundary, and prepares the props that it may read. */
  readonly prepare: (component: SiteComponent, props: Props, tag: TagRank) => Prepared;
  /** Called for a value among the children of a tag that cannot be shown as text. */
  readonly onUnshowableChild: (value: Unshowable, tag: TagRank) => void;
  /** Called for a tag whose name resolves to nothing that can be rendered. */
  readonly onUndefinedTag: (tag: TagRank) => void;
}

export interface Prepared {
  readonly component: SiteComponent;
  readonly props: Props;
}

/** The index of the tag that an element comes from; undefined for tags in JavaScript. */
export type TagRank = number | undefined;

/** The prop in which compiled Markdown passes the rank of a component's tag; no component sees it. */
export const TAG_PROP = '_tag';

/** A component that is a function: the author's own, or a compiled snippet. */
export type AuthorComponent = ((props: Props) => unknown) & { readonly name: string };

/** Attributes of elements and props of the site's components that hold a single URL. */
const URL_PROPS: ReadonlySet<string> = new Set(['href', 'src', 'img', 'image', 'poster']);

/** Attributes that hold a URL on elements only, with the kind of target. */
const ELEMENT_URLS: ReadonlyMap<string, LinkUse['kind']> = new Map([
  ['action', 'form'],
  ['formaction', 'form'],
  ['data', 'file'],
  ['xlinkhref', 'link'],
  ['xlink:href', 'link'],
]);

/** React's attribute names that HTML does not recognize, even ignoring case. */
const HTML_NAMES: Readonly<Record<string, string>> = {
  htmlFor: 'for',
  acceptCharset: 'accept-charset',
  httpEquiv: 'http-equiv',
  xlinkHref: 'xlink:href',
};

/** SVG attributes that are hyphenated in SVG and camel case in React; a few are camel case in both. */
const SVG_NAME =
  /^(?!clipPathUnits|glyphRef|marker(?:Height|Units|Width)|mask(?:Content)?Units|textLength)(?:accent|alignment|baseline|clip|color|cap|dominant|enable|fill|flood|font|glyph|horiz|image|letter|lighting|marker|mask|overline|paint|pointer|shape|stop|strikethrough|stroke|text|transform|underline|unicode|units|vector|vert|word|writing)(?:[A-Z][a-z]+)+$/;

/** Creates the runtime for the code of one file. */
export function createJsxRuntime(options: JsxOptions): JsxRuntime {
  const { rewriteUrl, findElementComponent, call, prepare, onUnshowableChild, onUndefinedTag } =
    options;
  const jsx: CreateElement = (type, given = {}) => {
    const { tag, props } = takeRank(given);
    const show = <Shown extends Props>(all: Shown): Props =>
      'children' in all
        ? {
            ...all,
            children: shownChildren(all['children'], (value) => onUnshowableChild(value, tag)),
          }
        : all;
    const drawn = typeof type === 'string' ? (findElementComponent(type) ?? type) : type;
    if (typeof drawn === 'string') {
      // Parts of SVG drawings refer to each other, and embed images as data.
      const isPart = /^(?:use|image|feImage|linearGradient|pattern|textPath)$/.test(drawn);
      const rewrite = isPart ? partUrl(rewriteUrl) : rewriteUrl;
      const shown = drawn === 'video' ? withPlayback(props) : toFieldProps(drawn, props);
      const attributes = toAttributes(shown, drawn === 'iframe' ? frameUrl(rewrite) : rewrite);
      return toNode(drawn, show(rewriteCss(drawn, attributes, rewriteUrl)));
    }
    if (isSiteComponent(drawn)) {
      const ready = prepare(drawn, rewriteUrls(withoutListeners(props), rewriteUrl), tag);
      return toNode(ready.component, show(ready.props));
    }
    if (drawn === Fragment && 'set:html' in props) return toNode(Fragment, props);
    if (!isFunction(drawn)) {
      if (drawn !== Fragment) onUndefinedTag(tag);
      return toNode(Fragment, show({ children: props['children'] }));
    }
    // Call it here: Astro would call it twice, and take a string or a list for a failure. Its URLs are
    // rewritten when it passes them on to elements. An enclosing component may read its props.
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

/** Removes props that Astro would take for directives, which are not meant for the component. */
function withoutDirectives(props: Props): Props {
  const isOwn = ([name]: [string, unknown]): boolean => name !== 'slot' && !name.includes(':');
  return Object.fromEntries(Object.entries(props).filter(isOwn));
}

function takeRank(given: Props): { tag: TagRank; props: Props } {
  if (!(TAG_PROP in given)) return { tag: undefined, props: withoutMark(given) };
  const { [TAG_PROP]: rank, ...props } = given;
  return { tag: Number(rank), props: withoutMark(props) };
}

/**
 * Removes the mark for later rendering, which only ready-made HTML keeps: an element that is created here
 * is rendered here. Also removes a key, which is for React alone and comes from `createElement` or from a
 * spread.
 */
function withoutMark(given: Props): Props {
  if (!(NOTE_ATTRIBUTE in given || 'key' in given)) return given;
  const { [NOTE_ATTRIBUTE]: _, key: _key, ...props } = given;
  return props;
}

function isFunction(type: unknown): type is AuthorComponent {
  return typeof type === 'function';
}

/** What browsers require of a video that plays automatically: no sound, and inline playback. */
const PLAYBACK: Props = { muted: true, loop: true, playsinline: true };

/** Adds what a video with autoplay needs, except attributes that its author set. */
function withPlayback(props: Props): Props {
  const written = new Map(
    Object.entries(props).map(([name, value]) => [name.toLowerCase(), value] as const),
  );
  const autoplay = written.get('autoplay') ?? false;
  if (autoplay === false) return props;
  const needed = Object.entries(PLAYBACK).filter(([name]) => !written.has(name));
  return { ...props, ...Object.fromEntries(needed) };
}

/**
 * Rewrites the URL of a part of a drawing: a place in the page or an embedded image stays, anything else is
 * a file.
 */
function partUrl(rewriteUrl: JsxOptions['rewriteUrl']): JsxOptions['rewriteUrl'] {
  return (url) => {
    const isOwn = /^\s*(?:#|data:)/i.test(url) && isSafeImageUrl(url);
    return isOwn ? url : rewriteUrl(url, 'file');
  };
}

/** Leaves a frame's URL alone if it contains the document itself, which is shown in a sandbox. */
function frameUrl(rewriteUrl: JsxOptions['rewriteUrl']): JsxOptions['rewriteUrl'] {
  return (url, kind) => (/^\s*data:/i.test(url) ? url : rewriteUrl(url, kind));
}

function toAttributes(props: Props, rewriteUrl: JsxOptions['rewriteUrl']): Props {
  const attributes: Record<string, unknown> = {};
  const all = withOneClass(rewriteElementUrls(props, rewriteUrl));
  for (const [name, value] of Object.entries(all)) {
    if (name === 'children') attributes[name] = value;
    else if (name === 'dangerouslySetInnerHTML') attributes['set:html'] = toHtml(value);
    else if (typeof value !== 'function' && name !== 'ref') attributes[toHtmlName(name)] = value;
  }
  return attributes;
}

/** Joins the classes of an element that has both `class` and `className`, which are the same attribute. */
function withOneClass(props: Props): Props {
  const { class: classes, className, ...others } = props;
  if (typeof classes !== 'string' || className === undefined) return props;
  return {
    className: typeof className === 'string' ? `${className} ${classes}` : classes,
    ...others,
  };
}

/**
 * Removes event handlers: components pass unknown props on to their element, where the code would become
 * text.
 */
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
    if (URL_PROPS.has(name) && !isImage(name, value))
      rewritten[name] = rewriteUrl(value, name === 'href' ? 'link' : 'file');
    else if (name === 'srcset' || name === 'srcSet') {
      rewritten[name] = rewriteSources(value, rewriteUrl);
    }
  }
  return rewritten;
}

/** Whether the URL of an element contains an image that the element shows. */
function isImage(name: string, url: string): boolean {
  return name !== 'href' && /^\s*data:/i.test(url) && isSafeImageUrl(url);
}

/**
 * Rewrites the URLs of a `srcset` such as `a.png 1x, b.png 2x`. A URL that contains a comma must be
 * followed by a space.
 */
function rewriteSources(sources: string, rewriteUrl: JsxOptions['rewriteUrl']): string {
  return sources.replace(
    /(^|,)(\s*)([^\s,][^\s]*[^\s,]|[^\s,])/g,
    (_, comma: string, space: string, url: string) => `${comma}${space}${rewriteUrl(url, 'file')}`,
  );
}
