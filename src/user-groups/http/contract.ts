/**
 * Every route of the service and every status that it can answer with, as data. The routes are checked
 * against it, and it is checked against `openapi.yaml`, in both directions.
 */
export interface RouteContract {
  readonly method: 'GET' | 'PUT' | 'POST' | 'OPTIONS';
  readonly path: string;
  readonly statuses: readonly number[];
}

/** What can go wrong with any request that has a JSON body and an API token. */
const common = [400, 401, 413, 415, 422, 429, 500, 503];

export const userPath = '/api/user';

export const routeContracts: readonly RouteContract[] = [
  { method: 'GET', path: userPath, statuses: [200, ...common, 409] },
  { method: 'PUT', path: userPath, statuses: [200, ...common, 404] },
  { method: 'POST', path: userPath, statuses: [200, ...common, 404] },
  // The browser's CORS preflight; answered only if origins are configured.
  { method: 'OPTIONS', path: userPath, statuses: [204] },
  { method: 'GET', path: '/healthz', statuses: [200] },
  { method: 'GET', path: '/readyz', statuses: [200, 503] },
];
