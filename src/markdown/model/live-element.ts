import type { PropUse, TagUse } from '../../core/pages/uses.ts';
import type { Position } from '../../core/text/source-file.ts';
import type { CodePiece } from './code-piece.ts';

/**
 * An element of a page with event handlers. It becomes a component, so that browsers run the handlers; its
 * other attributes and its content stay in the page, which passes them to the component.
 */
export interface LiveElement {
  /** The name of the component. */
  readonly name: string;
  readonly tag: string;
  readonly handlers: readonly Handler[];
  readonly position: Position;
}

/** An event handler of an element. */
export interface Handler {
  readonly prop: string;
  readonly code: string;
  readonly position: Position;
}

/** An event handler that browsers can run, and whether it is a function, its name, or something to compute. */
export interface SoundHandler extends Handler {
  readonly kind: 'function' | 'reference' | 'other';
}

/** The code of an element's component. */
export interface LivePiece extends CodePiece, Pick<LiveElement, 'name' | 'tag'> {
  /** The handlers with their offsets in the text, in order. */
  readonly handlers: readonly (SoundHandler & { readonly offset: number })[];
}

/** Attributes whose addresses only elements in the page get as those of the built site. */
const ADDRESSES = /^(?:src|srcset|href|poster|data|action|formaction|xlink:?href)$/i;

/**
 * Elements that may stand anywhere and hold anything. Others are part of a table, a list or a drawing, with
 * which HTML allows no element of a component between them and their parent or children.
 */
const FREE = new Set(
  'a abbr article aside b button code div em figure footer form header i input kbd label main mark nav section small span strong textarea time'.split(
    ' ',
  ),
);

/** Whether an element can become a component without losing anything. */
export function canBeLive({ name, props }: TagUse): boolean {
  if (!FREE.has(name)) return false;
  return !props.some(
    (prop) => ADDRESSES.test(prop.name) && !(typeof prop.value === 'string' && isOwnPlace(prop)),
  );
}

function isOwnPlace({ name, value }: PropUse): boolean {
  return name === 'href' && String(value).startsWith('#');
}

/** Creates the component of an element, with each handler on its own line of the page. */
export function createLivePiece(
  { name, tag, position }: LiveElement,
  handlers: readonly SoundHandler[],
): LivePiece {
  let { line } = position;
  // Content is one of the props: without any, a text area must not be given an empty one.
  let text = `export const ${name} = (lecternProps) => <${tag} {...lecternProps}`;
  const placed = handlers.map((handler) => {
    const offset = text.length;
    text += '\n'.repeat(Math.max(0, handler.position.line - line));
    text += ` ${handler.prop}={${toBrowserCode(handler)}}`;
    line = handler.position.line + (handler.code.match(/\n/g)?.length ?? 0);
    return { ...handler, offset };
  });
  text += ' />;';
  return { name, tag, handlers: placed, text, position, isOnlyImports: false };
}

/**
 * Returns the code of a handler so that the build does not compute it: it may name what only the scripts of
 * a page define. For the same reason, browsers look up a name only when the event happens.
 */
function toBrowserCode({ code, kind }: SoundHandler): string {
  if (kind === 'function') return code;
  return kind === 'reference'
    ? `(...lecternArgs) => (${code})?.(...lecternArgs)`
    : `typeof window === "undefined" ? undefined : (${code})`;
}
