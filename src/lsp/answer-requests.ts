/** Answers what an editor asks about a place in a file of a project. */
import {
  type Connection,
  LSPErrorCodes,
  MessageType,
  type Position,
  ResponseError,
  ShowMessageNotification,
  type TextDocuments,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { completeConfig, describeConfig } from './config/edit-config.ts';
import { findDefinition } from './find-definition.ts';
import { completePage, type PlaceInText } from './page/complete-page.ts';
import { describePage } from './page/describe-page.ts';
import { toAction } from './project/tell-problems.ts';
import { prepareRename, renamePageIn } from './rename-page.ts';
import type { ProjectSession, Workspace } from './workspace.ts';

export interface RequestContext {
  readonly connection: Connection;
  readonly documents: TextDocuments<TextDocument>;
  readonly workspace: Workspace;
}

interface AskedPlace extends PlaceInText {
  readonly session: ProjectSession;
  readonly isConfig: boolean;
}

interface AskedPosition {
  readonly textDocument: { readonly uri: string };
  readonly position: Position;
}

/** The place of a request, in a project that knows all that was typed; undefined outside of any. */
type FindPlace = (asked: AskedPosition) => Promise<AskedPlace | undefined>;

export function answerRequests(context: RequestContext): void {
  const { connection } = context;
  const find = placeFinder(context);
  connection.onCompletion(async (asked) => {
    const place = await find(asked);
    if (place === undefined) return [];
    return place.isConfig
      ? completeConfig({ ...place, loaded: place.project.loaded })
      : completePage(place);
  });
  connection.onHover(async (asked) => {
    const place = await find(asked);
    if (place === undefined) return null;
    const { project, text, offset } = place;
    const hover = place.isConfig
      ? await describeConfig({ text, offset, loaded: project.loaded })
      : describePage(place);
    return hover ?? null;
  });
  connection.onDefinition(async (asked) => {
    const place = await find(asked);
    return (place && findDefinition(place, place.isConfig, place.session.toUri)) ?? null;
  });
  answerRenames(context, find);
  answerActions(context);
}

function placeFinder({ documents, workspace }: RequestContext): FindPlace {
  return async ({ textDocument: { uri }, position }) => {
    const document = documents.get(uri);
    const found = workspace.find(uri);
    if (document === undefined || found === undefined) return undefined;
    const { session, file } = found;
    await session.settle();
    const text = document.getText();
    const isConfig = file.endsWith('.json');
    const isPage = /\.mdx?$/.test(file);
    if (!isConfig && !isPage) return undefined;
    const offset = document.offsetAt(position);
    return { project: session.project, session, file, text, offset, isConfig };
  };
}

function answerRenames(context: RequestContext, find: FindPlace): void {
  const { connection, workspace } = context;
  connection.onPrepareRename(async (asked) => {
    const place = await find(asked);
    const found = place && prepareRename(place, place.isConfig);
    return found ? { range: found.range, placeholder: found.placeholder } : null;
  });
  connection.onRenameRequest(async (asked) => {
    const place = await find(asked);
    const found = place && prepareRename(place, place.isConfig);
    if (place === undefined || found === undefined) return null;
    const names = { from: found.page.slug, to: asked.newName };
    return (await renamePageIn(place.project, names, place.session.toUri).catch(refuse)) ?? null;
  });
  connection.workspace.onWillRenameFiles(async ({ files }) => {
    const [only, ...others] = files;
    const before = only && workspace.find(only.oldUri);
    const after = only && workspace.find(only.newUri);
    // The changes of several moves at once would not know of each other.
    if (others.length > 0 || (before && !/\.mdx?$/i.test(before.file))) {
      return tellUnfollowed(context, files);
    }
    if (before === undefined || after?.session !== before.session) return null;
    const { session, file } = before;
    await session.settle();
    const names = { from: file, to: after.file, isMoved: true };
    // A move that cannot be followed is still a move that the author may make.
    return (
      (await renamePageIn(session.project, names, session.toUri).catch(() => undefined)) ?? null
    );
  });
}

/** Says that nothing follows a move of several files or of a folder, where pages are among them. */
async function tellUnfollowed(
  { connection, workspace }: RequestContext,
  files: readonly { readonly oldUri: string }[],
): Promise<null> {
  const pages = new Set<string>();
  for (const { oldUri } of files) {
    const found = workspace.find(oldUri);
    if (found === undefined) continue;
    await found.session.settle();
    for (const page of found.session.project.loaded?.site.pages ?? []) {
      if (isWithin(page.file, found.file)) pages.add(page.file);
    }
  }
  if (pages.size > 0) {
    const message = `Links to pages that move (${pages.size}) stay as they are: Lectern follows one page at a time. "lectern check" finds links that lead nowhere.`;
    await connection.sendNotification(ShowMessageNotification.type, {
      type: MessageType.Warning,
      message,
    });
  }
  return null;
}

/** Whether a file is what moves, or in the folder that moves. */
function isWithin(file: string, moved: string): boolean {
  return file === moved || file.startsWith(`${moved}/`);
}

function refuse(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  throw new ResponseError(LSPErrorCodes.RequestFailed, reason);
}

function answerActions({ connection, workspace }: RequestContext): void {
  connection.onCodeAction(async ({ textDocument: { uri }, range }) => {
    const found = workspace.find(uri);
    if (found === undefined) return [];
    const { session, file } = found;
    await session.settle();
    const inRange = session
      .problemsIn(file)
      .filter(
        ({ told }) =>
          told.range.start.line <= range.end.line && told.range.end.line >= range.start.line,
      );
    const textOf = (each: string) => session.project.textOf(each);
    return inRange.flatMap((each) => toAction(each, textOf, session.toUri) ?? []);
  });
}
