/** Handles the keys of a terminal while `lectern dev` runs. */
import type { DevServer } from '../../engine/dev/dev-server.ts';
import type { Context } from '../terminal/context.ts';
import { styleFor } from '../terminal/style.ts';

interface KeyedDev {
  readonly server: DevServer;
  /** The address of the site. */
  readonly url: string;
  /** Prints all problems in the project. */
  readonly check: () => Promise<void>;
  readonly onFault: (error: unknown) => void;
}

const KEYS: readonly (readonly [key: string, text: string])[] = [
  ['o', 'open the site in the browser'],
  ['r', 'read the folder again and reload every page'],
  ['c', 'check all pages, as lectern check does'],
  ['q', 'quit'],
  ['h', 'show these keys'],
];

/** Waits until a key or a signal ends the server; without a terminal, only for the signal. */
export async function untilQuit(
  dev: KeyedDev,
  context: Context,
  stopped: Promise<void>,
): Promise<void> {
  const { keys, stdout } = context;
  if (keys === undefined) {
    await stopped;
    return;
  }
  const { promise: quit, resolve } = Promise.withResolvers<undefined>();
  const style = styleFor(stdout.hasColors);
  stdout.write(`${style('dim', 'Press h to list the keys.')}\n`);
  let running: Promise<void> = Promise.resolve();
  const actions: Readonly<Record<string, () => unknown>> = {
    o: () => context.openBrowser(dev.url),
    r: () => (running = running.then(() => dev.server.reload()).catch(dev.onFault)),
    c: () => (running = running.then(() => dev.check()).catch(dev.onFault)),
    q: () => resolve(undefined),
    h: () => stdout.write(KEYS.map(([key, text]) => `  ${style('bold', key)}  ${text}\n`).join('')),
  };
  const stopListening = keys((key) => actions[key.toLowerCase()]?.());
  await Promise.race([stopped, quit]);
  stopListening();
}
