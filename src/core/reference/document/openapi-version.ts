/** Whether a version of OpenAPI is 3.1 or later: its schemas are those of JSON Schema. */
export function isSince31(version: string): boolean {
  return /^3\.[1-9]/.test(version);
}
