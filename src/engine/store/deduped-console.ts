import { format } from 'node:util';

/** How many texts are remembered, for sites whose code logs something different on every page. */
const MAX_TEXTS = 10_000;

type Method = 'debug' | 'error' | 'info' | 'log' | 'warn';

/**
 * Creates the console for code in pages, which prints the same text only once even if several pages log it.
 */
export function createDedupedConsole(target: Console): Console {
  const printed = new Set<string>();
  const once =
    (method: Method) =>
    (...values: unknown[]): void => {
      const text = `${method} ${format(...values)}`;
      if (printed.has(text)) return;
      if (printed.size < MAX_TEXTS) printed.add(text);
      target[method](...values);
    };
  const [debug, error, info, log, warn] = (['debug', 'error', 'info', 'log', 'warn'] as const).map(
    once,
  );
  return Object.assign({ ...target }, { debug, error, info, log, warn });
}
