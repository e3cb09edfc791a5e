/**
 * Gives a page another name: which file moves where, and what must change so that everything that
 * led to the page still does. Plans only; the disk is another's business.
 */
import { placeIn, type Diagnostic } from '../diagnostic/diagnostic.ts';
import type { LinkTargets } from '../navigation/resolve-link.ts';
import type { Page } from '../pages/page.ts';
import type { LinkUse } from '../pages/uses.ts';
import { offsetAt, positionAt, type Position, type SourceFile } from '../text/source-file.ts';
import { inOrder, type TextChange } from '../text/text-change.ts';
import { moveImport, moveLink, type PageMove } from './move-link.ts';
import { renameInConfig } from './rename-config.ts';
import { diagnoseRename } from './rename-entries.ts';

/** A page or snippet with everything in it that may name another file. */
export interface NamingSource extends SourceFile {
  /** The page that it is; undefined for snippets. */
  readonly page?: Page | undefined;
  readonly links: readonly LinkUse[];
  readonly imports: readonly { readonly path: string; readonly position?: Position | undefined }[];
}

export interface RenameInput {
  readonly move: PageMove;
  readonly targets: LinkTargets;
  readonly config: SourceFile;
  readonly sources: readonly NamingSource[];
  readonly redirect: boolean;
}

/** What changes in one file. */
export interface FileChanges {
  /** Under its old name. */
  readonly file: string;
  /** In the order of the text. */
  readonly changes: readonly PlacedChange[];
}

export interface PlacedChange extends TextChange {
  readonly position: Position;
  /** What stands there now. */
  readonly before: string;
}

export interface RenamePlan {
  /** Files that change, the configuration first. */
  readonly files: readonly FileChanges[];
  /** Links that must be corrected by hand. */
  readonly diagnostics: readonly Diagnostic[];
}

export function planRename(input: RenameInput): RenamePlan {
  const { move, targets, config, redirect, sources } = input;
  const diagnostics: Diagnostic[] = [];
  const inConfig = renameInConfig({ text: config.text, move, targets, redirect });
  const all: FileChanges[] = [toFile(config, inConfig)];
  for (const source of sources) {
    const { changes, left } = changeSource(source, input);
    all.push(toFile(source, changes));
    diagnostics.push(...left);
  }
  return { files: all.filter(({ changes }) => changes.length > 0), diagnostics };
}

function toFile({ path, text }: SourceFile, changes: readonly TextChange[]): FileChanges {
  const placed = inOrder(changes).map((change) => ({
    ...change,
    position: positionAt(text, change.start),
    before: text.slice(change.start, change.end),
  }));
  return { file: path, changes: placed };
}

function changeSource(
  source: NamingSource,
  input: RenameInput,
): { changes: TextChange[]; left: Diagnostic[] } {
  const { move, targets } = input;
  const changes: TextChange[] = [];
  const left: Diagnostic[] = [];
  for (const { url, position } of [...source.links, ...frontMatterLinks(source)]) {
    const moved = moveLink(url, { move, targets, from: source.page });
    if (moved === undefined) continue;
    const change = changeAt(source.text, { position, before: url, after: moved });
    if (change !== undefined) changes.push(change);
    else {
      const place = placeIn(source.path, position);
      left.push(diagnoseRename('rename/unchanged-link', { url }, place));
    }
  }
  const isMoved = source.page?.slug === move.page.slug;
  for (const { path, position } of isMoved ? source.imports : []) {
    const moved = moveImport(path, move);
    const change = moved && changeAt(source.text, { position, before: path, after: moved });
    if (change) changes.push(change);
  }
  return { changes, left };
}

/** Where the text has `before` at a position or close behind it. */
function changeAt(
  text: string,
  facts: { position: Position | undefined; before: string; after: string },
): TextChange | undefined {
  const { position, before, after } = facts;
  if (position === undefined) return undefined;
  const start = text.indexOf(before, offsetAt(text, position));
  const isNear = start !== -1 && positionAt(text, start).line <= position.line + NEAR_LINES;
  return isNear ? { start, end: start + before.length, text: after } : undefined;
}

/** A tag or an import may take a few lines. */
const NEAR_LINES = 8;

/** The address in front matter that stands for the page. */
function frontMatterLinks({ page }: NamingSource): Pick<LinkUse, 'url' | 'position'>[] {
  const url = page?.frontMatter.url;
  return url === undefined ? [] : [{ url, position: page?.frontMatterPositions['url'] }];
}
