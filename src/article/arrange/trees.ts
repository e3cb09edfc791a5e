/** Lists in a tree, as the files and folders that its components write. */
import { elementText } from '../../core/html/text.ts';
import { createText, type Element, type HtmlNode } from '../../core/html/tree.ts';
import { walk } from '../../core/html/walk.ts';
import type { Note } from '../facts/notes.ts';
import type { FoundNotes, NotesByElement } from '../facts/read-notes.ts';

/**
 * Comes before anything is drawn or counted: of what stands in a list only its words stay, and the
 * notes of the rest are taken out.
 */
export function arrangeTrees({ found, hidden }: FoundNotes): void {
  for (const notes of [found, hidden]) {
    for (const [element, { kind }] of notes) if (kind === 'tree') arrangeTree(element, notes);
  }
}

/** What entries look like, without a name and without entries of their own. */
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
  holder?.replaceWith();
  const [file, folder] = holder?.children.filter((node) => node.kind === 'element') ?? [];
  return file && folder && { file, folder, notes };
}

function toEntries({ children }: Element, models: Models): readonly Element[] {
  const items = children.filter((node) => node.kind === 'element');
  return items.map((item) => toEntry(item, models));
}

/** A folder ends in `/`, or holds a list. */
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

/** A copy of a model with the name and the entries where its notes say. */
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

/** Lists of components have classes, those of Markdown none. */
function isList(node: HtmlNode): node is Element {
  if (node.kind !== 'element' || node.get('class') !== undefined) return false;
  return node.name === 'ul' || node.name === 'ol';
}
