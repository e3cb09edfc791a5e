import { format } from 'node:util';

/** What is remembered of a site whose code says something else on every page. */
const MOST_TEXTS = 10_000;

type Method = 'debug' | 'error' | 'info' | 'log' | 'warn';

/** The console of code in pages: what it says on one page after the other is said once. */
export function createToldConsole(target: Console): Console {
  const told = new Set<string>();
  const once =
    (method: Method) =>
    (...values: unknown[]): void => {
      const text = `${method} ${format(...values)}`;
      if (told.has(text)) return;
      if (told.size < MOST_TEXTS) told.add(text);
      target[method](...values);
    };
  const [debug, error, info, log, warn] = (['debug', 'error', 'info', 'log', 'warn'] as const).map(
    once,
  );
  return Object.assign({ ...target }, { debug, error, info, log, warn });
}
