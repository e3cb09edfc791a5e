import { type FSWatcher, watch } from 'chokidar';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileStamp } from '../../node/disk/file-stamp.ts';
import { pathFrom } from '../../node/disk/path-from.ts';
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
  let timer: NodeJS.Timeout | undefined;
  let since = 0;
  let isStopped = false;
  let search: Promise<void> | undefined;

  const flush = () => {
    timer = undefined;
    if (!existsSync(dir)) {
      findAgain();
      return;
    }
    queue = queue.then(async () => {
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
    });
  };
  const note = (change: Change) => {
    const before = pending.get(change.file);
    pending.set(change.file, before?.event === 'add' ? { ...change, event: 'add' } : change);
    const now = performance.now();
    if (timer === undefined) since = now;
    clearTimeout(timer);
    const delay = pending.size > 1 ? quietMs : firstWaitMs;
    timer = setTimeout(flush, Math.min(delay, since + maxSeriesMs - now));
  };

  /** A watcher no longer reports changes of a folder that was removed, so a new one is needed. */
  const findAgain = (): void => {
    search ??= (async () => {
      await (await watching).close();
      while (!existsSync(dir) && !isStopped) await wait(recheckMs, undefined, { ref: false });
      if (isStopped) return;
      watching = openWatcher(dir, { note, onGone: findAgain, onFault });
      await watching;
      search = undefined;
      note({ event: 'change', file: 'docs.json' });
    })();
  };

  let watching = openWatcher(dir, { note, onGone: findAgain, onFault });
  await watching;
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await search;
    await (await watching).close();
    await queue;
  };
}

interface WatchEvents {
  readonly note: (change: Change) => void;
  /** Called when the folder itself is removed. */
  readonly onGone: () => void;
  readonly onFault: (error: unknown) => void;
}

async function openWatcher(
  dir: string,
  { note, onGone, onFault }: WatchEvents,
): Promise<FSWatcher> {
  const watcher = watch(dir, {
    ignoreInitial: true,
    ignored: (path) => IGNORED.test(pathFrom(dir, path)),
  });
  for (const event of ['add', 'change', 'unlink'] as const) {
    watcher.on(event, (path) => {
      note({ event, file: pathFrom(dir, path) });
    });
  }
  watcher.on('unlinkDir', (path) => {
    if (path === dir) onGone();
  });
  let hasFailed = false;
  watcher.on('error', (error) => {
    // Other errors concern a single file or folder; whoever loads the site reports them.
    if (hasFailed || !isWatchLimit(error)) return;
    hasFailed = true;
    onFault(error);
  });
  const { promise, resolve } = Promise.withResolvers<undefined>();
  watcher.once('ready', () => resolve(undefined));
  await promise;
  return watcher;
}
