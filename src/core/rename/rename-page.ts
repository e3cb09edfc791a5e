/**
 * Plans what must change when pages get other names, so that everything that led to them still does.
 * Writing the changes to disk is up to the caller.
 */
import { placeIn, type Diagnostic } from '../diagnostic/diagnostic.ts';
import type { LinkTargets } from '../navigation/resolve-link.ts';
import { listHeroLinks } from '../pages/hero-links.ts';
import type { Page } from '../pages/page.ts';
import type { LinkUse } from '../pages/uses.ts';
import type { Variables } from '../pages/variables.ts';
import { listInlineLinks } from '../text/inline-links.ts';
import { positionAt, type Position, type SourceFile } from '../text/source-file.ts';
import { inOrder, type TextChange } from '../text/text-change.ts';
import { changeQuoted, type VariableTexts } from './change-link.ts';
import { changeLinks } from './change-links.ts';
import { moveImport, moveSnippet, type SnippetName } from './move-link.ts';
import { type NamingDescription, renameInDescription } from './rename-descriptions.ts';
import type { Moves } from './moves.ts';
import type { ConfigFiles } from './config-texts.ts';
import { moveVariable, renameInConfig } from './rename-config.ts';
import { diagnoseRename } from './rename-entries.ts';

/** A page, snippet or overlay with everything in it that can name another file. */
export interface NamingSource extends SourceFile {
  /** From the root of the pages, including the extension. */
  readonly root: string;
  /** The page, if it is one; undefined for snippets. */
  readonly page?: Page | undefined;
  /** The pages that show its text, including itself. */
  readonly shownOn: readonly Page[];
  readonly links: readonly LinkUse[];
  readonly imports: readonly { readonly path: string; readonly position?: Position | undefined }[];
  /** What `<Snippet file>` names in it, or the document that an overlay changes. */
  readonly snippets: readonly (SnippetName & { readonly position: Position })[];
}

export interface RenameInput extends ConfigFiles {
  /** The values of `{{name}}` in texts of pages. */
  readonly variables: Variables;
  readonly moves: Moves;
  readonly targets: LinkTargets;
  readonly sources: readonly NamingSource[];
  /** Descriptions in API documents that contain links; all of one file share its `source` object. */
  readonly descriptions: readonly NamingDescription[];
  readonly redirect: boolean;
}

/** What changes in one file. */
export interface FileChanges {
  /** The file's old name. */
  readonly file: string;
  /** In the order of the text. */
  readonly changes: readonly PlacedChange[];
}

export interface PlacedChange extends TextChange {
  readonly position: Position;
  /** The text that is there now. */
  readonly before: string;
}

export interface RenamePlan {
  /** Files that change, the configuration first. */
  readonly files: readonly FileChanges[];
  /** Links that must be corrected by hand. */
  readonly diagnostics: readonly Diagnostic[];
}

export function planRename(input: RenameInput): RenamePlan {
  const { config, parts, sources, descriptions, variables: now } = input;
  const diagnostics: Diagnostic[] = [];
  const inConfig = renameInConfig(input);
  const all = [config, ...parts.values()].map((source) => {
    const own = inConfig.filter(({ file }) => file === source.path);
    return toFile(
      source,
      own.flatMap(({ changes }) => changes),
    );
  });
  const then = Object.fromEntries(
    Object.entries(now).map(([name, value]) => [name, moveVariable(value, input) ?? value]),
  );
  for (const source of sources) {
    const { changes, left } = changeSource(source, { ...input, variables: { now, then } });
    all.push(toFile(source, changes));
    for (const found of left) diagnostics.push(found);
  }
  const described = descriptions.map((each) => renameInDescription(each, input));
  for (const [source, own] of Map.groupBy(described, (each) => each.source)) {
    const changes = own.flatMap((each) => each.changes);
    all.push(toFile(source, changes));
    for (const found of own.flatMap(({ left }) => left)) diagnostics.push(found);
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
  input: Pick<RenameInput, 'moves' | 'targets'> & { readonly variables: VariableTexts },
): { changes: TextChange[]; left: Diagnostic[] } {
  const { page: from, shownOn } = source;
  const inText = source.links.map((link) => ({ ...link, from, shownOn }));
  const ofPage = frontMatterLinks(source).map((link) => ({ ...link, shownOn: [] }));
  const { changes, left } = changeLinks(source.text, [...inText, ...ofPage], input);
  const isFree = (at: number) => changes.every(({ start }) => start !== at);
  for (const { path, position } of source.imports) {
    const moved = moveImport(path, source.root, input.moves);
    const wanted = moved && { position, before: path, after: moved, isFree };
    const change = wanted && changeQuoted(source.text, wanted);
    if (change) changes.push(change);
  }
  for (const { position, ...named } of source.snippets) {
    const [before, after] = [named.written, moveSnippet(named, source.root, input.moves)];
    const wanted = after && { position, before, after, isFree };
    const change = wanted && changeQuoted(source.text, wanted);
    if (change) changes.push(change);
  }
  const reported = left.map(({ url, leadsToSeveral, position }) => {
    const place = placeIn(source.path, position);
    return diagnoseRename('rename/unchanged-link', { url, leadsToSeveral }, place);
  });
  return { changes, left: reported };
}

/** An address, and the page that it is relative to; without a page, it is relative to the root. */
interface FrontMatterLink extends Pick<LinkUse, 'url' | 'position'> {
  readonly from?: Page | undefined;
}

/** Lists addresses in front matter, and those in its texts that pages show as links. */
function frontMatterLinks({ page }: NamingSource): FrontMatterLink[] {
  if (page === undefined) return [];
  const { url, canonical, related = [], description = '', hero } = page.frontMatter;
  const fromPage = {
    related: related.map((link) => link.url),
    description: listInlineLinks(description),
    'hero.title': listInlineLinks(hero?.title ?? ''),
    'hero.eyebrow': listInlineLinks(hero?.eyebrow ?? ''),
    'hero.text': listInlineLinks(hero?.text ?? ''),
  };
  const fromRoot = {
    url: url === undefined ? [] : [url],
    canonical: canonical === undefined ? [] : [canonical],
  };
  return [
    ...placed(fromPage, page).map((link) => ({ ...link, from: page })),
    ...placed(fromRoot, page),
    ...listHeroLinks(page).map((link) => ({
      url: link.url,
      position: page.frontMatterPositions[link.key],
    })),
  ];
}

function placed(
  urls: Readonly<Record<string, readonly string[]>>,
  { frontMatterPositions }: Page,
): FrontMatterLink[] {
  return Object.entries(urls).flatMap(([key, list]) =>
    list.map((url) => ({ url, position: frontMatterPositions[key] })),
  );
}
