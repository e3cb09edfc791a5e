/** Promises of authors' code that fail while nobody waits for them: they end no build. */
import { AsyncLocalStorage } from 'node:async_hooks';

type Tell = (error: unknown) => void;

const tellers = new AsyncLocalStorage<Tell>();

/** Runs code, and tells which of its promises fail unheard, however much later. */
export function hearRejections<Result>(tell: Tell, run: () => Result): Result {
  if (!process.listeners('unhandledRejection').includes(onRejection)) {
    process.on('unhandledRejection', onRejection);
  }
  return tellers.run(tell, run);
}

function onRejection(error: unknown): void {
  const tell = tellers.getStore();
  // Told where it is written; Node no longer knows whose it is.
  if (isFailedImport(error)) return;
  // What is no author's is a fault of ours, and ends the process as it does without a listener.
  if (tell === undefined) throw error;
  tell(error);
}

/** Whether code asked for a file while it ran, and there is none. */
function isFailedImport(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^ERR_(?:MODULE_NOT_FOUND|UNSUPPORTED_ESM_URL_SCHEME|UNKNOWN_FILE_EXTENSION|INVALID_MODULE_SPECIFIER)$/.test(
    code,
  );
}
