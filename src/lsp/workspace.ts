/** The docs folders whose files are open in an editor, kept in sync with the editor and the disk. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { watchFolder } from '../engine/dev/watch-folder.ts';
import { pathFrom } from '../node/disk/path-from.ts';
import { configNames } from '../node/project/project-layout.ts';
import { fileUri } from './project/places.ts';
import { Project } from './project/project.ts';
import { toEditorDiagnostic, type PublishedProblem } from './project/publish-problems.ts';
import type { Diagnostic as EditorDiagnostic } from 'vscode-languageserver';

/** A file and the session of its project. */
export interface ProjectFile {
  readonly session: ProjectSession;
  /** The path relative to the project folder, with slashes. */
  readonly file: string;
}

export interface WorkspaceOptions {
  readonly publish: (uri: string, problems: readonly EditorDiagnostic[]) => void;
  readonly onFault: (error: unknown) => void;
}

/** Milliseconds for which typing is collected before it is checked. */
const TYPING = 120;
/** Milliseconds without a change after which pages that are not open are checked. */
const IDLE = 600;

export class Workspace {
  readonly #sessions = new Map<string, ProjectSession>();
  readonly #options: WorkspaceOptions;

  constructor(options: WorkspaceOptions) {
    this.#options = options;
  }

  /** Finds the project that a file belongs to: the nearest folder above it that has a configuration. */
  find(uri: string): ProjectFile | undefined {
    const path = toPath(uri);
    if (path === undefined) return undefined;
    for (let dir = dirname(path); ; dir = dirname(dir)) {
      if (hasConfig(dir)) {
        const file = pathFrom(dir, path);
        return { session: this.#open(dir), file };
      }
      if (dir === dirname(dir)) return undefined;
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#sessions.values()].map((session) => session.close()));
  }

  #open(dir: string): ProjectSession {
    const known = this.#sessions.get(dir) ?? new ProjectSession(dir, this.#options);
    this.#sessions.set(dir, known);
    return known;
  }
}

/** Returns the path of a URI; undefined if it is not a file of this machine. */
function toPath(uri: string): string | undefined {
  try {
    return uri.startsWith('file:') ? fileURLToPath(uri) : undefined;
  } catch {
    // The URI has another host, or a name that no file can have.
    return undefined;
  }
}

function hasConfig(dir: string): boolean {
  return configNames.some((name) => existsSync(join(dir, name)));
}

/** One project, and the problems that have been published to the editor. */
export class ProjectSession {
  readonly project: Project;
  readonly #options: WorkspaceOptions;
  readonly #ready: Promise<void>;
  readonly #stopWatching: Promise<() => Promise<void>>;
  /** The URIs by which the editor knows its open files. */
  readonly #uris = new Map<string, string>();
  readonly #changed = new Map<string, string | undefined>();
  #reported = new Map<string, readonly PublishedProblem[]>();
  #timer: NodeJS.Timeout | undefined;
  /** Increases with every change, so that work for an earlier one is stale. */
  #round = 0;

  constructor(dir: string, options: WorkspaceOptions) {
    this.#options = options;
    this.project = new Project(dir);
    const load = () => this.project.load().catch(options.onFault);
    const onChanges = async () => {
      await load();
      this.#schedule();
    };
    this.#stopWatching = watchFolder(dir, onChanges, options.onFault);
    // What changes before the folder is watched would not be noticed after it was read.
    this.#ready = this.#stopWatching.then(load);
  }

  readonly toUri = (file: string): string =>
    this.#uris.get(file) ?? fileUri(this.project.dir, file);

  /** Records the editor's text of a file; undefined when the file is closed. */
  hold(file: string, text: string | undefined, uri: string): void {
    if (text === undefined) this.#uris.delete(file);
    else this.#uris.set(file, uri);
    this.#changed.set(file, text);
    this.#schedule();
  }

  /** Applies everything typed so far. */
  async settle(): Promise<void> {
    await this.#ready;
    const changed = new Map(this.#changed);
    this.#changed.clear();
    // Also call this without changes: texts given earlier may still be being applied.
    await this.project.setTexts(changed).catch(this.#options.onFault);
  }

  problemsIn(file: string): readonly PublishedProblem[] {
    return this.#reported.get(file) ?? [];
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#round += 1;
    await (
      await this.#stopWatching
    )();
  }

  #schedule(): void {
    this.#round += 1;
    const round = this.#round;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#look(round).catch(this.#options.onFault);
    }, TYPING);
  }

  async #look(round: number): Promise<void> {
    const isStale = () => round !== this.#round;
    await this.settle();
    await this.#report(false, isStale);
    if (isStale()) return;
    this.#timer = setTimeout(() => {
      this.#lookCloser(isStale).catch(this.#options.onFault);
    }, IDLE);
  }

  async #lookCloser(isStale: () => boolean): Promise<void> {
    await this.project.settleDocuments();
    await this.#report(true, isStale);
  }

  /** Publishes the current problems, and an empty list for files that have none anymore. */
  async #report(isThorough: boolean, isStale: () => boolean): Promise<void> {
    const problems = await this.project.problems(isThorough, isStale);
    if (problems === undefined || isStale()) return;
    const byFile = Map.groupBy(problems, ({ file }) => file || 'docs.json');
    const reported = new Map<string, readonly PublishedProblem[]>();
    for (const file of new Set([
      ...this.#reported.keys(),
      ...byFile.keys(),
      ...this.#uris.keys(),
    ])) {
      const found = byFile.get(file) ?? [];
      const lines = found.length === 0 ? undefined : this.project.textOf(file)?.split('\n');
      const all = found.map((problem) => ({
        problem,
        reported: toEditorDiagnostic(problem, lines),
      }));
      if (all.length > 0) reported.set(file, all);
      this.#options.publish(
        this.toUri(file),
        all.map((each) => each.reported),
      );
    }
    this.#reported = reported;
  }
}
