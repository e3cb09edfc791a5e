/** Reads the notes below a comment: what its block tags say about parameters, results, errors and so on. */
import { decodeReferences } from '../../../html/references.ts';
import { elementText, findElement } from '../../../html/text.ts';
import { createElement, createText, type Element, type HtmlNode } from '../../../html/tree.ts';
import type { CommentReader } from './comment-html.ts';
import { type NoteKind, type NoteLabel, readLabel } from './note-labels.ts';

export interface CommentNotes {
  /** Descriptions by name. */
  readonly parameters: ReadonlyMap<string, string>;
  readonly typeParameters: ReadonlyMap<string, string>;
  readonly components: ReadonlyMap<string, string>;
  readonly returns?: string;
  readonly throws: readonly string[];
  readonly see: readonly string[];
  readonly default?: string;
  /** The address of the method that this one overrides. */
  readonly overridden?: string;
  /** Anything else, such as `**Since:** 1.2`, as Markdown. */
  readonly others: readonly string[];
}

/** An element, or a part of what is in one. */
interface Content {
  readonly children: readonly HtmlNode[];
}

interface Note {
  readonly label: NoteLabel;
  /** The `<dd>` elements. */
  readonly details: readonly Element[];
}

/** @param lists The `<dl>` elements. */
export function readCommentNotes(lists: readonly Element[], comments: CommentReader): CommentNotes {
  const notes = lists.flatMap(listNotes);
  const detailsOf = (kind: NoteKind) =>
    notes.flatMap(({ label, details }) => (label.kind === kind ? details : []));
  const overridden = detailsOf('overrides').map(firstLink)[0];
  const textsOf = (details: readonly Content[]) =>
    details.map(({ children }) => comments.read(children)).filter((text) => text !== '');
  const described = (kind: NoteKind) =>
    new Map(detailsOf(kind).flatMap((detail) => readDescribed(detail, comments)));
  const parameters = described('parameters');
  const returns = textsOf(detailsOf('returns')).join('\n\n');
  const preset = detailsOf('default').map((detail) => elementText(detail))[0];
  return {
    parameters,
    typeParameters: new Map([...parameters, ...described('typeParameters')]),
    components: described('components'),
    ...(returns !== '' && { returns }),
    throws: detailsOf('throws')
      .map((detail) => readThrown(detail, comments))
      .filter(Boolean),
    see: detailsOf('see').flatMap((detail) => textsOf(listReferences(detail))),
    ...(preset !== undefined && { default: preset }),
    ...(overridden !== undefined && { overridden }),
    others: notes
      .filter(({ label: { kind } }) => kind === undefined || ORIGINS.has(kind))
      .flatMap(({ label: { text, kind }, details }) => {
        const told = kind === undefined ? details : details.map(readOrigin);
        return formatNote(text, textsOf(told));
      }),
  };
}

/** CommentNotes about what a method overrides. */
const ORIGINS: ReadonlySet<NoteKind> = new Set(['overrides', 'specified']);

/** Returns a note without the type arguments of the class that it names, which only repeat the declaration. */
function readOrigin({ children }: Element): Content {
  return {
    children: children.map((node) =>
      node.kind === 'element' && node.name === 'code' ? withoutArguments(node) : node,
    ),
  };
}

function withoutArguments(type: Element): Element {
  const [first] = type.children;
  const isLink = first?.kind === 'element' && first.name === 'a';
  const code = createElement('code');
  code.append(isLink ? first : createText(elementText(type).replace(/<.*/s, '')));
  return code;
}

/** Lists the terms of a list, each with what follows it. */
function listNotes({ children }: Element): readonly Note[] {
  const notes: { label: NoteLabel; details: Element[] }[] = [];
  for (const node of children) {
    if (node.kind !== 'element') continue;
    if (node.name === 'dt') notes.push({ label: readLabel(node), details: [] });
    else if (node.name === 'dd') notes.at(-1)?.details.push(node);
  }
  return notes;
}

/** Returns a short note in one line, a long one below its label. */
function formatNote(label: string, texts: readonly string[]): readonly string[] {
  if (texts.length === 0) return [];
  const text = texts.every((each) => !each.includes('\n')) ? texts.join(', ') : texts.join('\n\n');
  return [`**${label}:**${/^(?:[-*>#|~]\s|```|\d+[.)]\s)|\n\n/.test(text) ? '\n\n' : ' '}${text}`];
}

/** Reads `<code>name</code> - description`. */
function readDescribed(
  { children }: Element,
  comments: CommentReader,
): readonly (readonly [string, string])[] {
  const { code, rest } = splitCode(children);
  if (code === undefined) return [];
  const text = comments.read(rest);
  return text === '' ? [] : [[elementText(code), text]];
}

/** Reads `<code>IOException</code> - description`. */
function readThrown({ children }: Element, comments: CommentReader): string {
  const { code, rest } = splitCode(children);
  if (code === undefined) return comments.read(rest);
  return [comments.read([code]), comments.read(rest)].filter(Boolean).join(': ');
}

/** Returns the code at the beginning, and what follows it behind a dash. */
function splitCode(nodes: readonly HtmlNode[]): {
  readonly code: Element | undefined;
  readonly rest: readonly HtmlNode[];
} {
  const at = nodes.findIndex((node) => !isBlank(node));
  const code = nodes[at];
  if (code?.kind !== 'element' || (code.name !== 'code' && code.name !== 'a')) {
    return { code: undefined, rest: nodes };
  }
  const [next, ...others] = nodes.slice(at + 1);
  if (next?.kind !== 'text') return { code, rest: nodes.slice(at + 1) };
  return { code, rest: [{ ...next, source: next.source.replace(/^\s*[-–]\s/, '') }, ...others] };
}

function isBlank(node: HtmlNode): boolean {
  return node.kind !== 'element' && (node.kind !== 'text' || node.source.trim() === '');
}

/** Lists references, which are items of a list or before JDK 17 separated by commas. */
function listReferences({ children }: Element): readonly Content[] {
  const list = children.find((node) => node.kind === 'element' && node.name === 'ul');
  const items =
    list?.kind === 'element'
      ? list.children.filter((node) => node.kind === 'element')
      : splitReferences(children);
  return items.filter((item) => !isGenerated(item.children));
}

function splitReferences(nodes: readonly HtmlNode[]): readonly { readonly children: HtmlNode[] }[] {
  const items: { readonly children: HtmlNode[] }[] = [{ children: [] }];
  for (const node of nodes) {
    const isComma = node.kind === 'text' && /^\s*,\s*$/.test(decodeReferences(node.source));
    if (isComma) items.push({ children: [] });
    else items.at(-1)?.children.push(node);
  }
  return items;
}

/** Whether a reference is one to lists that the tool makes of all classes. */
function isGenerated(nodes: readonly HtmlNode[]): boolean {
  return nodes.some((node) => {
    if (node.kind !== 'element') return false;
    return /(?:serialized-form|constant-values)\.html(?:#|$)/.test(node.get('href') ?? '');
  });
}

function firstLink(element: Element): string | undefined {
  return findElement(element, ({ name }) => name === 'a')?.get('href');
}
