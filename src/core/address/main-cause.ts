/** The system knows no way to the address, so that nothing was sent. */
export const UNREACHABLE: ReadonlySet<string> = new Set([
  'ENETUNREACH',
  'EHOSTUNREACH',
  'EADDRNOTAVAIL',
]);

/**
 * Returns the error that explains best why a host was not reached. Each of its addresses is tried, and often
 * only some can be reached: if one of them refuses the connection, that explains more than the silence of the
 * others, and silence more than no way to them.
 */
export function mainCause(error: unknown): unknown {
  if (!(error instanceof AggregateError) || error.errors.length === 0) return error;
  const causes: readonly unknown[] = error.errors;
  return (
    causes.find((cause) => errorCode(cause) === 'ECONNREFUSED') ??
    causes.find((cause) => !UNREACHABLE.has(errorCode(cause))) ??
    causes[0]
  );
}

/** The code of an error of the system or of Node; empty if it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
