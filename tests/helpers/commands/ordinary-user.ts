/** Runs a synchronous function without root's permission to read and write everything. */
export function asOrdinaryUser<Result>(run: () => Result): Result {
  if (process.geteuid?.() !== 0) return run();
  process.seteuid?.(65534);
  try {
    return run();
  } finally {
    process.seteuid?.(0);
  }
}
