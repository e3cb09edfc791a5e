/** Bytes. */
export const megabyte = 1024 * 1024;

/** `1 MB`, `2.5 MB`. */
export function formatMegabytes(bytes: number): string {
  return `${Number((bytes / megabyte).toPrecision(2))} MB`;
}
