/** Converts Markdown lists in a tree to the files and folders that its components render. */
import { elementText } from '../../core/html/text.ts';
import { createText, type Element, type HtmlNode } from '../../core/html/tree.ts';
import { walk } from '../../core/html/walk.ts';
import type { Note } from '../facts/notes.ts';
import type { FoundNotes, NotesByElement } from '../facts/read-notes.ts';

/**
 * Converts the lists of all trees. Runs before any other pass, because only the text of a list is kept: the
 * notes of everything else in it are removed.
 */
export function arrangeTrees({ found, hidden }: FoundNotes): void {
  for (const notes of [found, hidden]) {
    for (const [element, { kind }] of notes) if (kind === 'tree') arrangeTree(element, notes);
  }
}

/** The markup of entries without a name and without nested entries. */
interface Models {
  readonly file: Element;
  readonly folder: Element;
  readonly notes: NotesByElement;
}

function arrangeTree(tree: Element, notes: Map<Element, Note>): void {
  const models = takeModels(tree, notes);
  if (models === undefined) return;
  for (const node of tree.children.splice(0)) {
    const nodes = isList(node) ? toEntries(node, models) : [node];
    for (const entry of nodes) tree.append(entry);
    if (isList(node)) walk(node, [{ enter: (dropped) => notes.delete(dropped) }]);
  }
}

function takeModels(tree: Element, notes: NotesByElement): Models | undefined {
  const elements = tree.children.filter((node) => node.kind === 'element');
  const holder = elements.find((element) => notes.get(element)?.kind === 'tree-models');
  holder?.replaceWith([]);
  const [file, folder] = holder?.children.filter((node) => node.kind === 'element') ?? [];
  return file && folder && { file, folder, notes };
}

function toEntries({ children }: Element, models: Models): readonly Element[] {
  const items = children.filter((node) => node.kind === 'element');
  return items.map((item) => toEntry(item, models));
}

/** An entry is a folder if it ends in `/`, or contains a list. */
function toEntry(item: Element, models: Models): Element {
  const written = elementText({ children: item.children.filter((node) => !isList(node)) });
  const lists = item.children.filter(isList);
  const name = written.replace(/\/$/, '');
  const isFolder = lists.length > 0 || name !== written;
  const entries = lists.flatMap((list) => toEntries(list, models));
  return fillModel(isFolder ? models.folder : models.file, { name, entries }, models.notes);
}

interface Entry {
  readonly name: string;
  readonly entries: readonly Element[];
}

/** Copies a model, with the name and the entries in the places that its notes mark. */
function fillModel(model: Element, entry: Entry, notes: NotesByElement): Element {
  const copy = model.copyTags();
  for (const node of model.children) {
    copy.append(node.kind === 'element' ? fillModel(node, entry, notes) : node);
  }
  const kind = notes.get(model)?.kind;
  if (kind === 'tree-name') copy.append(createText(entry.name));
  if (kind === 'tree-entries') for (const inner of entry.entries) copy.append(inner);
  return copy;
}

/** Lists of components have classes; those of Markdown have none. */
function isList(node: HtmlNode): node is Element {
  if (node.kind !== 'element' || node.get('class') !== undefined) return false;
  return node.name === 'ul' || node.name === 'ol';
}
