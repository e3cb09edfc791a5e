/** Answers the editor's requests about a position in a file of a project. */
import {
  type Connection,
  LSPErrorCodes,
  type Position,
  ResponseError,
  type TextDocumentEdit,
  type TextDocuments,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { completeConfig, describeConfig } from './config/edit-config.ts';
import { findLinkTarget, listOpenLinks, type OpenLink } from './document-links.ts';
import { findDefinition } from './find-definition.ts';
import { findReferences } from './find-references.ts';
import { completePage, type PlaceInText } from './page/complete-page.ts';
import { describePage } from './page/describe-page.ts';
import { outlinePage } from './page/outline-page.ts';
import type { Project } from './project/project.ts';
import { toAction } from './project/publish-problems.ts';
import { followMoves, prepareRename, renamePageIn } from './rename-page.ts';
import type { ProjectSession, Workspace } from './workspace.ts';

export interface RequestContext {
  readonly connection: Connection;
  readonly documents: TextDocuments<TextDocument>;
  readonly workspace: Workspace;
}

interface AskedPlace extends PlaceInText {
  readonly session: ProjectSession;
}

interface AskedPosition {
  readonly textDocument: { readonly uri: string };
  readonly position: Position;
}

/**
 * Finds the position of a request, in a project that includes everything typed so far; undefined outside
 * any project.
 */
type FindPlace = (asked: AskedPosition) => Promise<AskedPlace | undefined>;

export function answerRequests(context: RequestContext): void {
  const { connection } = context;
  const find = placeFinder(context);
  connection.onCompletion(async (asked) => {
    const place = await find(asked);
    if (place === undefined) return [];
    return place.kind === 'config'
      ? completeConfig({ ...place, loaded: place.project.loaded })
      : completePage(place);
  });
  connection.onHover(async (asked) => {
    const place = await find(asked);
    if (place === undefined) return null;
    const { project, text, offset } = place;
    const hover =
      place.kind === 'config'
        ? await describeConfig({ text, offset, loaded: project.loaded })
        : describePage(place);
    return hover ?? null;
  });
  connection.onDefinition(async (asked) => {
    const place = await find(asked);
    return (place && (await findDefinition(place, place.session.toUri))) ?? null;
  });
  connection.onReferences(async (asked) => {
    const place = await find(asked);
    if (place === undefined) return [];
    const { toUri } = place.session;
    return findReferences(place, {
      toUri,
      isDeclarationIncluded: asked.context.includeDeclaration,
    });
  });
  connection.onDocumentSymbol(async ({ textDocument }) => {
    const place = await find({ textDocument, position: { line: 0, character: 0 } });
    return place?.kind === 'page' ? outlinePage(place) : [];
  });
  answerLinks(context, find);
  answerRenames(context, find);
  answerActions(context);
}

function answerLinks({ connection }: RequestContext, find: FindPlace): void {
  connection.onDocumentLinks(async ({ textDocument }) => {
    const place = await find({ textDocument, position: { line: 0, character: 0 } });
    return place === undefined ? [] : listOpenLinks(place, place.session.toUri);
  });
  connection.onDocumentLinkResolve(async (link) => {
    const place = await find(link.data as OpenLink);
    const target = place && (await findLinkTarget(place, place.session.toUri));
    return target === undefined ? link : { ...link, target };
  });
}

function placeFinder({ documents, workspace }: RequestContext): FindPlace {
  return async ({ textDocument: { uri }, position }) => {
    const document = documents.get(uri);
    const found = workspace.find(uri);
    if (document === undefined || found === undefined) return undefined;
    const { session, file } = found;
    await session.settle();
    const { project } = session;
    const kind = kindOf(file, project);
    if (kind === undefined) return undefined;
    const [text, offset] = [document.getText(), document.offsetAt(position)];
    return { project, session, file, kind, text, offset };
  };
}

/**
 * Returns the kind of a file. A JSON file outside the configuration has none, because it can be data that
 * pages import; every Markdown file counts as a page, because one that is not a page yet can become one.
 */
function kindOf(file: string, project: Project): AskedPlace['kind'] | undefined {
  if (project.isConfig(file)) return 'config';
  return /\.mdx?$/.test(file) ? 'page' : undefined;
}

function answerRenames(context: RequestContext, find: FindPlace): void {
  const { connection, workspace } = context;
  connection.onPrepareRename(async (asked) => {
    const place = await find(asked);
    const found = place && prepareRename(place);
    return found ? { range: found.range, placeholder: found.placeholder } : null;
  });
  connection.onRenameRequest(async (asked) => {
    const place = await find(asked);
    const found = place && prepareRename(place);
    if (place === undefined || found === undefined) return null;
    const names = { slug: found.page.slug, newName: asked.newName };
    return (await renamePageIn(place.project, names, place.session.toUri).catch(refuse)) ?? null;
  });
  connection.workspace.onWillRenameFiles(async ({ files }) => {
    // For files that leave a project or come from another one, there are no links to update.
    const found = files.flatMap(({ oldUri, newUri }) => {
      const [before, after] = [workspace.find(oldUri), workspace.find(newUri)];
      return before && after?.session === before.session
        ? { session: before.session, move: [before.file, after.file] as const }
        : [];
    });
    const documentChanges: TextDocumentEdit[] = [];
    for (const [session, own] of Map.groupBy(found, (each) => each.session)) {
      await session.settle();
      const moves = new Map(own.map(({ move }) => move));
      documentChanges.push(...(await followMoves(session.project, moves, session.toUri)));
    }
    return documentChanges.length === 0 ? null : { documentChanges };
  });
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
        ({ reported }) =>
          reported.range.start.line <= range.end.line &&
          reported.range.end.line >= range.start.line,
      );
    const textOf = (each: string) => session.project.textOf(each);
    return inRange.flatMap((each) => toAction(each, textOf, session.toUri) ?? []);
  });
}
