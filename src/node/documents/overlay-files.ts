/** Reads the overlays of a project, and applies them to its documents. */
import { join, posix } from 'node:path';
import { decodePath } from '../../core/address/slug-path.ts';
import type { Diagnostic, Place } from '../../core/diagnostic/diagnostic.ts';
import type { ApiDocument } from '../../core/reference/document/document.ts';
import { findOuterRefs } from '../../core/reference/document/parts/outer-refs.ts';
import { diagnoseOverlay } from '../../core/reference/overlay/overlay-entries.ts';
import {
  mayBeOverlay,
  type Overlay,
  type OverlayAction,
  type OverlayReading,
} from '../../core/reference/overlay/parse-overlay.ts';
import { pathFrom } from '../disk/path-from.ts';
import { readTextSync } from '../disk/read-text.ts';
import type { ProjectLayout } from '../project/project-layout.ts';
import { listDocumentFiles } from './document-files.ts';
import type { DocumentMemory } from './document-memory.ts';
import { readDocumentFile } from './source/load-document.ts';
import { findNearestFile, toFile } from './source/locate-source.ts';
import { isFileAt } from '../disk/stats-of.ts';
import { isUrl, toPartAddress } from './part-address.ts';

/** The overlays that docs.json lists for a document. */
export interface ListedOverlays {
  /** Path or URL of the document. */
  readonly source: string;
  readonly overlays: readonly { readonly path: string; readonly place: Place }[];
}

interface OverlayFilesOptions {
  /** Absolute path of the project folder. */
  readonly dir: string;
  readonly layout: ProjectLayout;
  readonly memory: DocumentMemory;
  /** The folders that the listed paths can be relative to. */
  readonly folders: readonly string[];
  readonly listed: readonly ListedOverlays[];
  /** Texts by file, used instead of those on the disk. */
  readonly texts?: ReadonlyMap<string, string> | undefined;
}

/** A document after its overlays were applied. */
interface Changed {
  readonly document: ApiDocument;
  /** Paths of the overlays, and of listed files that are none. */
  readonly overlays: readonly string[];
  /** The first overlay that removed something. */
  readonly reducedBy?: string | undefined;
  /** Files that only the removed parts refer to, as paths from the project folder. */
  readonly removedFiles?: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

export class OverlayFiles {
  readonly #options: OverlayFilesOptions;
  /** The files that may be overlays and that docs.json need not list; read when first asked for. */
  #found: readonly OverlayReading[] | undefined;
  /** Files whose own problems have been reported. */
  readonly #reported = new Set<string>();
  readonly #used = new Set<OverlayAction>();
  /** Names of the documents that each overlay was applied to. */
  readonly #documents = new Map<Overlay, readonly string[]>();

  constructor(options: OverlayFilesOptions) {
    this.#options = options;
  }

  /** Applies the overlays that docs.json lists for a document or, without a list, those that name it. */
  async apply(document: ApiDocument): Promise<Changed> {
    const { memory, listed } = this.#options;
    const lists = listed.filter(({ source }) => this.#isNamed(document, source));
    const readings = lists.length > 0 ? this.#readListed(lists) : this.#findFor(document);
    const files = readings.flatMap(({ file }) => file ?? []);
    const overlays = readings.flatMap(({ overlay }) => overlay ?? []);
    // What is wrong with an overlay is reported once, whatever it is applied to.
    const found = readings.flatMap(({ file, diagnostics }) =>
      file !== undefined && this.#reported.has(file) ? [] : diagnostics,
    );
    for (const file of files) this.#reported.add(file);
    if (overlays.length === 0) return { document, overlays: files, diagnostics: found };
    const { document: changed, used, diagnostics } = await memory.overlay(document, overlays);
    for (const action of used) this.#used.add(action);
    for (const each of overlays) {
      this.#documents.set(each, [...(this.#documents.get(each) ?? []), document.name]);
    }
    const reducing = overlays.find(({ actions }) =>
      actions.some((action) => action.change.kind === 'remove' && used.has(action)),
    );
    return {
      document: changed,
      overlays: files,
      reducedBy: reducing?.file,
      ...(reducing && { removedFiles: this.#listRemoved(document, changed) }),
      diagnostics: [...found, ...diagnostics],
    };
  }

  /**
   * Reports what had no effect: overlays of documents that do not exist, and actions that selected nothing.
   */
  finish(): readonly Diagnostic[] {
    const lost = (this.#found ?? []).flatMap((each) => this.#checkTarget(each));
    const idle = [...this.#documents].flatMap(([{ actions, placeOf }, documents]) =>
      actions
        .filter((action) => !this.#used.has(action))
        .map(({ rank, target }) => {
          const place = placeOf(['actions', rank, 'target']);
          return diagnoseOverlay('openapi/idle-action', { target, documents }, place);
        }),
    );
    return [...lost, ...idle];
  }

  /** Reports an overlay that names a file which is not there. */
  #checkTarget({ file, extends: address, overlay }: OverlayReading): readonly Diagnostic[] {
    if (address === undefined || overlay === undefined || isUrl(address)) return [];
    const { dir } = this.#options;
    const names = namesOf(address, file);
    if (names.some((name) => isFileAt(join(dir, name)))) return [];
    const [name = ''] = names;
    const near = findNearestFile([dir], name);
    const nearest = near && posix.relative(posix.dirname(file), near);
    const place = overlay.placeOf(['extends']);
    return [diagnoseOverlay('openapi/idle-overlay', { path: address, nearest }, place)];
  }

  #listRemoved(before: ApiDocument, after: ApiDocument): readonly string[] {
    const { dir } = this.#options;
    const [written = [], left] = [before, after].map(({ file, value }) =>
      file === undefined
        ? []
        : findOuterRefs(value).map(({ ref }) => toPartAddress(ref, join(dir, file))),
    );
    const kept = new Set(left);
    const removed = new Set(written.filter((each) => !kept.has(each) && !isUrl(each)));
    return [...removed].map((each) => pathFrom(dir, each));
  }

  #isNamed({ name }: ApiDocument, source: string): boolean {
    const path = toFile(source);
    return name === source || this.#options.folders.some((each) => posix.join(each, path) === name);
  }

  #readListed(lists: readonly ListedOverlays[]): readonly ListedReading[] {
    const all = lists.flatMap(({ overlays }) => overlays);
    const paths = new Map(
      all.toReversed().map(({ path, place }) => [toFile(path), { path, place }]),
    );
    return [...paths.values()].toReversed().map((each) => this.#readOne(each));
  }

  #readOne({ path, place }: ListedOverlays['overlays'][number]): ListedReading {
    if (/^https?:\/\//i.test(path)) {
      const facts = { path, fault: { kind: 'remote' } } as const;
      return { diagnostics: [diagnoseOverlay('openapi/unfit-overlay', facts, place)] };
    }
    const { dir, folders, texts, memory } = this.#options;
    const { name, text, diagnostics } = readDocumentFile(path, { dir, folders, texts, place });
    if (name === undefined || text === undefined) return { diagnostics };
    const reading = memory.parseOverlay(name, text);
    return { ...reading, diagnostics: [...diagnostics, ...reading.diagnostics] };
  }

  #findFor(document: ApiDocument): readonly OverlayReading[] {
    this.#found ??= this.#readCandidates();
    return this.#found.filter((each) => isMadeFor(each, document));
  }

  #readCandidates(): readonly OverlayReading[] {
    const { dir, texts, memory } = this.#options;
    return listDocumentFiles(this.#options).flatMap((file) => {
      const text = texts?.get(file) ?? readTextSync(join(dir, file), file).text ?? '';
      return mayBeOverlay(text) ? memory.parseOverlay(file, text) : [];
    });
  }
}

/** A listed overlay; without a file if there is none to read. */
type ListedReading = Omit<OverlayReading, 'file'> & Partial<Pick<OverlayReading, 'file'>>;

/** Whether an overlay says that it changes a document. */
function isMadeFor({ file, extends: address }: OverlayReading, { name }: ApiDocument): boolean {
  if (address === undefined) return false;
  return isUrl(address) ? address === name : namesOf(address, file).includes(name);
}

/**
 * Returns the paths, from the project folder, that the address in an overlay can mean. The format has a URI
 * here, in which a space is `%20`; many write the path itself.
 */
function namesOf(address: string, file: string): readonly string[] {
  return [address, decodePath(address)].map((path) =>
    path.startsWith('/') ? toFile(path) : posix.join(posix.dirname(file), path),
  );
}
