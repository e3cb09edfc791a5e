/** Renames of pages, as changes that the editor applies. */
import { type WorkspaceEdit, TextDocumentEdit } from 'vscode-languageserver';
import type { FileChanges } from '../core/rename/rename-page.ts';
import { planMoves, planNamed } from '../engine/rename-page.ts';
import { nameAt } from './name-at.ts';
import type { PlaceInText } from './page/complete-page.ts';
import { rangeBetween, toEdit, type ToUri } from './project/places.ts';
import type { Project } from './project/project.ts';

/** Returns the page named at a position, with the range of the name; undefined if no page is named there. */
export function prepareRename(place: PlaceInText) {
  const found = nameAt(place);
  if (found?.thing.kind !== 'page' || found.thing.page.origin === 'document') return undefined;
  const range = rangeBetween(place.text, found.start, found.end);
  return { range, placeholder: found.thing.page.slug, page: found.thing.page };
}

export interface PageNames {
  readonly slug: string;
  readonly newName: string;
}

/** Returns the changes that rename a page. @throws with the reason if the page cannot have that name. */
export async function renamePageIn(
  project: Project,
  { slug, newName }: PageNames,
  toUri: ToUri,
): Promise<WorkspaceEdit | undefined> {
  if (project.loaded === undefined) return undefined;
  const names = { from: slug, to: newName, redirect: true };
  const result = await planNamed(project.loaded, names);
  if (result.kind === 'refused') {
    const [reason] = result.diagnostics;
    throw new Error(reason === undefined ? '' : `${reason.message} ${reason.hint}`);
  }
  const move = {
    kind: 'rename' as const,
    oldUri: toUri(result.from),
    newUri: toUri(result.to),
  };
  return { documentChanges: [...toEdits(result.files, project, toUri), move] };
}

/**
 * Returns the changes that make links follow files and folders which the editor moves; `moves` maps old
 * paths to new ones.
 */
export async function followMoves(
  project: Project,
  moves: ReadonlyMap<string, string>,
  toUri: ToUri,
): Promise<TextDocumentEdit[]> {
  const { loaded } = project;
  if (loaded === undefined || loaded.guessedFrom !== undefined) return [];
  const { pages, snippets, staticFiles } = loaded.docs;
  const files = new Map<string, string>();
  for (const { file } of [...pages, ...snippets, ...staticFiles]) {
    const [from, to] = [...moves].find(([place]) => isWithin(file, place)) ?? [];
    if (from !== undefined) files.set(file, `${to}${file.slice(from.length)}`);
  }
  if (files.size === 0) return [];
  const plan = await planMoves(loaded, files, true);
  return toEdits(plan.files, project, toUri);
}

/** Whether a file is the moved path itself or is in the moved folder. */
function isWithin(file: string, moved: string): boolean {
  return file === moved || file.startsWith(`${moved}/`);
}

function toEdits(
  files: readonly FileChanges[],
  project: Project,
  toUri: ToUri,
): TextDocumentEdit[] {
  return files.map(({ file, changes }) => {
    const text = project.textOf(file) ?? '';
    const document = { uri: toUri(file), version: null };
    return TextDocumentEdit.create(
      document,
      changes.map((change) => toEdit(text, change)),
    );
  });
}
