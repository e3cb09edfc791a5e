/** Another name for a page, as changes that the editor makes. */
import { type WorkspaceEdit, TextDocumentEdit } from 'vscode-languageserver';
import { planPageRename } from '../engine/rename-page.ts';
import { nameAt } from './name-at.ts';
import type { PlaceInText } from './page/complete-page.ts';
import { rangeBetween, toEdit, type ToUri } from './project/places.ts';
import type { Project } from './project/project.ts';

/** The name of the page that is named at a place, with its range there; undefined where none is. */
export function prepareRename(place: PlaceInText, isConfig: boolean) {
  const found = nameAt(place, isConfig);
  if (found?.thing.kind !== 'page' || found.thing.page.text === '') return undefined;
  const range = rangeBetween(place.text, found.start, found.end);
  return { range, placeholder: found.thing.page.slug, page: found.thing.page };
}

export interface PageNames {
  /** Slug or file. */
  readonly from: string;
  readonly to: string;
  /** Whether the editor moves the file itself. */
  readonly isMoved?: boolean;
}

/** The changes that give a page another name. @throws with the reason why it cannot have it. */
export async function renamePageIn(
  project: Project,
  { from, to, isMoved = false }: PageNames,
  toUri: ToUri,
): Promise<WorkspaceEdit | undefined> {
  if (project.loaded === undefined) return undefined;
  const result = await planPageRename(project.loaded, { from, to, redirect: true });
  if (result.kind === 'refused') {
    const [reason] = result.diagnostics;
    throw new Error(reason === undefined ? '' : `${reason.message} ${reason.hint}`);
  }
  const edits = result.files.map(({ file, changes }) => {
    const text = project.textOf(file) ?? '';
    const document = { uri: toUri(file), version: null };
    return TextDocumentEdit.create(
      document,
      changes.map((change) => toEdit(text, change)),
    );
  });
  const move = {
    kind: 'rename' as const,
    oldUri: toUri(result.from),
    newUri: toUri(result.to),
  };
  return { documentChanges: isMoved ? edits : [...edits, move] };
}
