import { type FSWatcher, watch } from 'chokidar';
import { existsSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileStamp } from '../../node/disk/file-stamp.ts';
import { pathFrom } from '../../node/disk/path-from.ts';
import { statsOf } from '../../node/disk/stats-of.ts';
import { isWatchLimit } from '../../node/disk/system-error.ts';

export interface Change {
  readonly event: 'add' | 'change' | 'unlink';
  /** Relative to the folder, separated by slashes. */
  readonly file: string;
}

/** How many milliseconds the first change waits for another one: a saved file usually comes alone. */
const firstWaitMs = 10;

/** How many milliseconds without a change end a series of changes, so that a branch switch is one load. */
const quietMs = 50;

/** After how many milliseconds a series is reported even though it continues. */
const maxSeriesMs = 500;

/**
 * After how many milliseconds a file is checked again. Editors empty a file before they fill it, and
 * watchers report only the first of several changes in close succession.
 */
const recheckMs = 100;

const IGNORED = /(?:^|\/)(?:node_modules|\.git|\.lectern|[^/]*\.lectern-[^/]+)(?:\/|$)/;

/**
 * Reports changes in a folder in batches, one at a time: the next batch waits until `onChanges` has
 * finished with the last. If the folder disappears, waits for it to come back, because another branch may
 * not have it. Returns a function that stops watching.
 * @param onFault called once if the system refuses to report changes of so many files.
 */
export async function watchFolder(
  dir: string,
  onChanges: (changes: readonly Change[]) => Promise<void>,
  onFault: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const pending = new Map<string, Change>();
  let queue = Promise.resolve();
  let isStopped = false;
  const goesOn = () => !isStopped;
  let isLost = false;
  let search: Promise<void> | undefined;

  const report = async () => {
    const changes = [...pending.values()];
    pending.clear();
    if (changes.length === 0) return;
    const seen = changes.map(({ file }) => fileStamp(`${dir}/${file}`));
    await onChanges(changes);
    setTimeout(() => {
      changes.forEach(({ file }, index) => {
        if (fileStamp(`${dir}/${file}`) !== seen[index]) note({ event: 'change', file });
      });
    }, recheckMs).unref();
  };
  const series = new Series(() => {
    if (existsSync(dir)) queue = queue.then(report);
    else findAgain();
  });
  const note = (change: Change) => {
    if (isStopped) return;
    const before = pending.get(change.file);
    pending.set(change.file, before?.event === 'add' ? { ...change, event: 'add' } : change);
    series.extend(pending.size);
  };

  /** A watcher no longer reports changes of a folder that was removed, so a new one is needed. */
  const findAgain = (): void => {
    isLost = true;
    search ??= (async () => {
      while (isLost && goesOn()) {
        await (await watching).close();
        while (!existsSync(dir) && goesOn()) await wait(recheckMs, undefined, { ref: false });
        isLost = false;
        if (goesOn()) watching = openWatcher(dir, { note, onGone: findAgain, onFault });
        await watching;
      }
      search = undefined;
      note({ event: 'change', file: 'docs.json' });
    })();
  };

  let watching = openWatcher(dir, { note, onGone: findAgain, onFault });
  await watching;
  return async () => {
    isStopped = true;
    series.stop();
    await search;
    await (await watching).close();
    await queue;
  };
}

/** Changes in close succession, which are reported together. */
class Series {
  readonly #onEnd: () => void;
  #timer: NodeJS.Timeout | undefined;
  #since = 0;

  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
  }

  /** Waits for another change, but not forever; `count` is the number of files that have changed so far. */
  extend(count: number): void {
    const now = performance.now();
    if (this.#timer === undefined) this.#since = now;
    clearTimeout(this.#timer);
    const delay = count > 1 ? quietMs : firstWaitMs;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        this.#onEnd();
      },
      Math.min(delay, this.#since + maxSeriesMs - now),
    );
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

interface WatchEvents {
  readonly note: (change: Change) => void;
  /** Called when the folder itself is removed, or another folder takes its place or that of one in it. */
  readonly onGone: () => void;
  readonly onFault: (error: unknown) => void;
}

async function openWatcher(
  dir: string,
  { note, onGone, onFault }: WatchEvents,
): Promise<FSWatcher> {
  const watcher = watch(dir, { ignored: (path) => IGNORED.test(pathFrom(dir, path)) });
  let isReady = false;
  for (const event of ['add', 'change', 'unlink'] as const) {
    watcher.on(event, (path) => {
      if (isReady) note({ event, file: pathFrom(dir, path) });
    });
  }
  const folders = new Map<string, string>();
  watcher.on('addDir', (path, stats) => {
    if (stats !== undefined) folders.set(path, identityOf(stats));
  });
  watcher.on('unlinkDir', (path) => {
    folders.delete(path);
    if (path === dir) onGone();
  });
  // The watcher compares names. It does not notice that a folder was replaced between two looks at its
  // parent, and reports nothing from the new one.
  watcher.on('raw', (_event, name: string | null, details) => {
    // A watcher that polls, as in some containers, tells no path, and looks at the folders themselves.
    const { watchedPath } = details as { readonly watchedPath?: string };
    if (watchedPath === undefined) return;
    for (const path of [watchedPath, join(watchedPath, name ?? '')]) {
      if (!folders.has(path)) continue;
      const stats = statsOf(path);
      const isReplaced = stats !== undefined && identityOf(stats) !== folders.get(path);
      if (isReplaced || (stats === undefined && path === dir)) onGone();
    }
  });
  let hasFailed = false;
  watcher.on('error', (error) => {
    // Other errors concern a single file or folder; whoever loads the site reports them.
    if (hasFailed || !isWatchLimit(error)) return;
    hasFailed = true;
    onFault(error);
  });
  const { promise, resolve } = Promise.withResolvers<undefined>();
  watcher.once('ready', () => {
    isReady = true;
    resolve(undefined);
  });
  await promise;
  return watcher;
}

/** Differs for two folders even if the second gets the number of the first, as some file systems do. */
function identityOf({ ino, birthtimeMs }: Stats): string {
  return `${ino} ${birthtimeMs}`;
}
