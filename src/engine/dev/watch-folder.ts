import { type FSWatcher, watch } from 'chokidar';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileStamp } from '../../node/disk/file-stamp.ts';
import { pathFrom } from '../../node/disk/path-from.ts';

export interface Change {
  readonly event: 'add' | 'change' | 'unlink';
  /** Relative to the folder, with slashes. */
  readonly file: string;
}

/** Milliseconds that the first change waits for another: a file that was saved is alone. */
const alone = 10;

/** Milliseconds without a change that end a row of them: a branch switch is one load. */
const gathered = 50;

/** Milliseconds after which a row is told although it goes on. */
const longest = 500;

/**
 * Milliseconds after which a file is looked at again. Editors empty a file before they fill it, and
 * watchers tell only the first of changes that follow one another closely.
 */
const settled = 100;

const IGNORED = /(?:^|\/)(?:node_modules|\.git|\.lectern|[^/]*\.lectern-[^/]+)(?:\/|$)/;

/**
 * Tells of changes in a folder, gathered, one report after the other: the next waits until
 * `onChanges` is done with the last. A folder that goes away is waited for, as another branch may have none.
 * Returns how to stop.
 */
export async function watchFolder(
  dir: string,
  onChanges: (changes: readonly Change[]) => Promise<void>,
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
      }, settled).unref();
    });
  };
  const note = (change: Change) => {
    const before = pending.get(change.file);
    pending.set(change.file, before?.event === 'add' ? { ...change, event: 'add' } : change);
    const now = performance.now();
    if (timer === undefined) since = now;
    clearTimeout(timer);
    timer = setTimeout(flush, Math.min(pending.size > 1 ? gathered : alone, since + longest - now));
  };

  /** Watchers are deaf from then on to a folder that was away. */
  const findAgain = (): void => {
    search ??= (async () => {
      await (await watching).close();
      while (!existsSync(dir) && !isStopped) await wait(settled, undefined, { ref: false });
      if (isStopped) return;
      watching = openWatcher(dir, note, findAgain);
      await watching;
      search = undefined;
      note({ event: 'change', file: 'docs.json' });
    })();
  };

  let watching = openWatcher(dir, note, findAgain);
  await watching;
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await search;
    await (await watching).close();
    await queue;
  };
}

/** @param onGone told when the folder itself goes away. */
async function openWatcher(
  dir: string,
  note: (change: Change) => void,
  onGone: () => void,
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
  const { promise, resolve } = Promise.withResolvers<undefined>();
  watcher.once('ready', () => resolve(undefined));
  await promise;
  return watcher;
}
