/** Catches rejected promises of authors' code that nobody awaits, so that they do not end a build. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { errorCode } from '../../core/address/main-cause.ts';

type ReportDiagnostic = (error: unknown) => void;

const reporters = new AsyncLocalStorage<ReportDiagnostic>();

/** Runs code, and reports which of its promises are rejected without a handler, however much later. */
export function captureRejections<Result>(report: ReportDiagnostic, run: () => Result): Result {
  if (!process.listeners('unhandledRejection').includes(onRejection)) {
    process.on('unhandledRejection', onRejection);
  }
  return reporters.run(report, run);
}

function onRejection(error: unknown): void {
  const report = reporters.getStore();
  // Already reported where the import is written; Node no longer knows whose promise it is.
  if (isFailedImport(error)) return;
  // A rejection outside authors' code is a fault of Lectern, and ends the process as it does without a
  // listener.
  if (report === undefined) throw error;
  report(error);
}

/** Whether code that ran asked for a file that does not exist. */
function isFailedImport(error: unknown): boolean {
  return /^ERR_(?:MODULE_NOT_FOUND|UNSUPPORTED_ESM_URL_SCHEME|UNKNOWN_FILE_EXTENSION|INVALID_MODULE_SPECIFIER)$/.test(
    errorCode(error),
  );
}
