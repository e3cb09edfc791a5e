import type { DocumentedResponse } from '../model/documented-responses.ts';

/** Returns the documented response for a status: that of the status itself, of its class, or the default. */
export function findDocumented(
  responses: readonly DocumentedResponse[],
  status: number,
): DocumentedResponse | undefined {
  const named = (name: string) =>
    responses.find((response) => response.status.toUpperCase() === name);
  return named(String(status)) ?? named(`${Math.floor(status / 100)}XX`) ?? named('DEFAULT');
}
