/**
 * Collects navigation entries that match no page. A common cause, such as a project without pages or a
 * missing folder, is reported only once, and consequences of a reported problem are left out.
 */
import { foldersOf } from '../../address/slug-path.ts';
import type { Diagnostic, Place } from '../../diagnostic/diagnostic.ts';
import { nearest } from '../../diagnostic/nearest.ts';
import { buildPageIndex, nearestSlug, type PageIndex } from '../../pages/page-index.ts';
import { diagnoseNavigation, type FoundFile } from '../navigation-entries.ts';
import type { EntryTarget } from './resolve-entry.ts';

/** What is known about files that entries name but that are not pages of the site. */
export interface UnlistedPages {
  /** The folder of the pages, relative to the project folder: `content` or `''`. */
  readonly folder: string;
  /** Whether the reason why the page is missing has already been reported. */
  readonly isReported: (entry: string) => boolean;
  readonly findFile: (entry: string) => FoundFile | undefined;
}

export type EntryFault = Exclude<EntryTarget, { kind: 'page' | 'operation' | 'url' }>;

/** An entry that matches no page. */
interface Missing {
  readonly entry: string;
  readonly place: Place;
  readonly nearest: string | undefined;
}

/** The fewest entries to report together; fewer missing entries of a folder may be unrelated mistakes. */
const FEWEST = 3;

export class MissingEntries {
  readonly #index: PageIndex;
  readonly #unlisted: UnlistedPages | undefined;
  readonly #missing: Missing[] = [];
  readonly #diagnostics: Diagnostic[] = [];

  constructor(index: PageIndex, unlisted: UnlistedPages | undefined) {
    this.#index = index;
    this.#unlisted = unlisted;
  }

  add(fault: EntryFault, entry: string, place: Place): void {
    if (this.#unlisted?.isReported(entry) === true) return;
    const found = fault.kind === 'missing' ? this.#unlisted?.findFile(entry) : undefined;
    if (found !== undefined) {
      this.#diagnostics.push(diagnoseNavigation('navigation/no-page', { entry, ...found }, place));
    } else if (fault.kind === 'missing') {
      this.#missing.push({ entry, place, nearest: fault.nearest });
    } else {
      this.#diagnostics.push(describeFault(fault, entry, place));
    }
  }

  /**
   * @param listed the slugs of the pages in the navigation. A missing entry means none of these, but for
   * example the page that is still to be translated.
   */
  report(listed: readonly string[]): readonly Diagnostic[] {
    const [first] = this.#missing;
    const count = this.#missing.length;
    if (first !== undefined && count >= FEWEST && this.#index.pages.length === 0) {
      const folder = this.#unlisted?.folder ?? '';
      return [
        ...this.#diagnostics,
        diagnoseNavigation('navigation/no-pages', { count, folder }, first.place),
      ];
    }
    const byFolder = Map.groupBy(this.#missing, ({ entry }) => this.#lostFolderOf(entry));
    const suggest = this.#suggestUnlisted(listed);
    const reported = [...byFolder].flatMap(([folder, entries]) =>
      this.#reportFolder(folder, entries.map(suggest)),
    );
    return [...this.#diagnostics, ...reported];
  }

  /** Returns a function that replaces the suggestion of a listed page. */
  #suggestUnlisted(listed: readonly string[]): (missing: Missing) => Missing {
    const slugs = new Set(listed);
    let others: PageIndex | undefined;
    return (missing) => {
      if (missing.nearest === undefined || !slugs.has(missing.nearest)) return missing;
      others ??= buildPageIndex(this.#index.pages.filter(({ slug }) => !slugs.has(slug)));
      return { ...missing, nearest: nearestSlug(others, missing.entry) };
    };
  }

  /** Returns the outermost folder of the entry that contains no pages; `''` if all of them contain some. */
  #lostFolderOf(entry: string): string {
    const folders = foldersOf(entry.replace(/^\/+/, '')).toReversed();
    return folders.find((each) => !this.#index.folders.has(each)) ?? '';
  }

  #reportFolder(folder: string, entries: readonly Missing[]): Diagnostic[] {
    const [first] = entries;
    if (first === undefined || folder === '' || entries.length < FEWEST) {
      return entries.map(({ place, ...facts }) =>
        diagnoseNavigation('navigation/missing-page', facts, place),
      );
    }
    const facts = { folder, count: entries.length, nearest: nearest(folder, this.#index.folders) };
    return [diagnoseNavigation('navigation/missing-folder', facts, first.place)];
  }
}

function describeFault(
  fault: Exclude<EntryFault, { kind: 'missing' }>,
  entry: string,
  place: Place,
): Diagnostic {
  switch (fault.kind) {
    case 'folder': {
      const facts = { entry, example: fault.example };
      return diagnoseNavigation('navigation/folder-entry', facts, place);
    }
    case 'outside':
      return diagnoseNavigation('navigation/outside', { entry }, place);
  }
}
