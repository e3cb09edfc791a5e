/** One megabyte in bytes. */
export const megabyte = 1024 * 1024;

/** Formats bytes as `1 MB` or `2.5 MB`. */
export function formatMegabytes(bytes: number): string {
  return `${Number((bytes / megabyte).toPrecision(2))} MB`;
}
