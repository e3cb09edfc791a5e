import type { DocumentedResponse } from '../model/documented-responses.ts';

/** What is documented of a status: of itself, of its class, or of all others. */
export function findDocumented(
  responses: readonly DocumentedResponse[],
  status: number,
): DocumentedResponse | undefined {
  const named = (name: string) =>
    responses.find((response) => response.status.toUpperCase() === name);
  return named(String(status)) ?? named(`${Math.floor(status / 100)}XX`) ?? named('DEFAULT');
}
