/**
 * Renders the text of a file inside the layout that its default export is, by the rules of MDX. One that
 * does not show the text, because its author meant something else by the export, must not hide it.
 */
import { Fragment, isVNode } from 'astro/jsx-runtime';
import { placeIn, type Place } from '../../core/diagnostic/diagnostic.ts';
import { DEFAULT_NAME } from '../imports.ts';
import { joinPieces, positionInPieces } from '../model/code-pieces.ts';
import type { CodePiece } from '../model/code-piece.ts';
import { diagnoseMarkdown } from '../model/markdown-entries.ts';
import type { RenderLog } from '../model/render-log.ts';
import type { AuthorComponent } from './author-jsx.ts';
import type { Props } from './props.ts';

/** The name of the function that compiled code calls with the layout and its props. */
export const LAYOUT_NAME = '_layout';

/** How the compiler shows a layout, in its last function; the text of a page may hold parts of it. */
const CONTENT_START = 'function MDXContent(props = {}) {\n    return ';
const LAYOUT_CALL = `${CONTENT_START}_jsx(MDXLayout, `;

/** Makes compiled code call the function instead of showing the layout itself. */
export function callLayout(code: string): string {
  const at = code.lastIndexOf(LAYOUT_CALL);
  if (at === -1) return code;
  const rest = code.slice(at + LAYOUT_CALL.length);
  return `${code.slice(0, at)}${CONTENT_START}${LAYOUT_NAME}(MDXLayout, ${rest}`;
}

export interface LayoutParts {
  readonly file: string;
  readonly code: readonly CodePiece[];
  readonly log: RenderLog;
  readonly call: (component: AuthorComponent, props: Props) => unknown;
}

/** Creates the function that shows the text of a file inside its layout. */
export function layOut({ file, code, log, call }: LayoutParts) {
  return (layout: unknown, { components: _, children, ...props }: Props): unknown => {
    // A name without a meaning is reported as such.
    if (layout === undefined) return children;
    if (!isComponent(layout)) {
      const facts = { kind: 'value', value: describe(layout) } as const;
      log.report?.(diagnoseMarkdown('page/layout', facts, placeOfDefault(file, code)));
      return children;
    }
    const watched = watchChildren(props, children);
    const made = call(layout, watched.props);
    if ((watched.isRead() && !keepsBack(made)) || isBlank(children)) return made;
    const name = layout.name === DEFAULT_NAME ? undefined : layout.name;
    const place = placeOfDefault(file, code);
    log.report?.(diagnoseMarkdown('page/layout', { kind: 'component', name }, place));
    return children;
  };
}

/** Returns props with children, and whether these have been read. */
function watchChildren(props: Props, children: unknown): { props: Props; isRead: () => boolean } {
  let isRead = false;
  const watched = {
    ...props,
    get children() {
      isRead = true;
      return children;
    },
  };
  return { props: watched, isRead: () => isRead };
}

function isComponent(layout: unknown): layout is AuthorComponent {
  return typeof layout === 'function';
}

function describe(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** Whether an interactive component has the text only as a part that it does not show. */
function keepsBack(made: unknown): boolean {
  const children: unknown = isVNode(made) ? made.props['children'] : undefined;
  return (
    Array.isArray(children) &&
    children.some((part: unknown) => isVNode(part) && 'data-slot' in part.props)
  );
}

/** Whether a piece of a page shows nothing. */
function isBlank(piece: unknown): boolean {
  if (Array.isArray(piece)) return piece.every(isBlank);
  if (isVNode(piece)) {
    const { type, props }: { type: unknown; props: Props } = piece;
    return type === Fragment && isBlank(props['children']);
  }
  if (piece instanceof String || typeof piece === 'string') return piece.trim() === '';
  return piece === null || piece === undefined;
}

function placeOfDefault(file: string, pieces: readonly CodePiece[]): Place {
  const found = /^export\s+(?:default\b|\{[^}]*\bas\s+default\b)/m.exec(joinPieces(pieces));
  return placeIn(file, found === null ? undefined : positionInPieces(pieces, found.index));
}
