/** The endpoint of a page that describes it by itself: `api: "METHOD url"` in its front matter. */
import type { Page } from '../site/page.ts';
import { buildSampleRequest } from './build-sample-request.ts';
import { buildCodeSamples } from './code-samples.ts';
import type { Operation, Parameter, Server } from './model.ts';
import { serversOfSettings } from './read-servers.ts';
import { securityOfSettings } from './read-security.ts';
import { pageKey, parseApi } from './resolve-pages.ts';
import type { Shape } from './shape-model.ts';
import type { ReferenceSettings } from './settings.ts';

/**
 * What front matter and docs.json tell; the fields are components on the page itself.
 * @param servers of the document, where a single one may stand in for a missing `api.baseUrl`.
 */
export function buildPageOperation(
  page: Pick<Page, 'slug' | 'title' | 'frontMatter'>,
  settings: ReferenceSettings,
  servers: readonly Server[],
): Operation | undefined {
  const { api = '', authMethod, deprecated } = page.frontMatter;
  const parsed = parseApi(api);
  if (parsed === undefined) return undefined;
  const { method, url } = parsed;
  const [, origin, rest] = /^(https?:\/\/[^/?#]*)(.*)$/i.exec(url) ?? [];
  const path = origin === undefined ? `/${url.replace(/^\/+/, '')}` : (rest ?? '');
  const own = serversOfSettings(origin === undefined ? settings.baseUrl : [origin]);
  const used = own.length > 0 ? own : servers;
  const security = securityOfSettings(authFor(authMethod, settings));
  const parameters = listPathParameters(path);
  const sampleRequest = buildSampleRequest({
    target: { method, path },
    parameters,
    servers: used,
    security,
    showsOptional: false,
  });
  return {
    kind: 'operation',
    key: pageKey(page.slug),
    method,
    path,
    title: page.title,
    tags: [],
    deprecated: deprecated === true,
    badges: [],
    parameters,
    responses: [],
    servers: used,
    security,
    callbacks: [],
    notices: [],
    sampleRequest,
    samples: buildCodeSamples(sampleRequest, settings.request.example.languages),
    playground:
      settings.playground.mode === 'show' && used.length === 0
        ? 'simple'
        : settings.playground.mode,
  };
}

type Auth = ReferenceSettings['auth'];

/** A page may choose another method than the project, or none. */
function authFor(method: string | undefined, { auth }: ReferenceSettings): Auth {
  switch (method) {
    case 'none':
      return {};
    case 'bearer':
    case 'basic':
    case 'key':
      return method === auth.method ? auth : { method };
    default:
      return auth;
  }
}

const text: Shape = {
  kind: 'shape',
  type: 'string',
  types: ['string'],
  nullable: false,
  deprecated: false,
  readOnly: false,
  writeOnly: false,
  constraints: [],
  enum: [],
  examples: [],
  fields: [],
  tuple: [],
  variants: [],
  conditions: [],
};

function listPathParameters(path: string): readonly Parameter[] {
  const names = Array.from(path.matchAll(/\{([^{}]+)\}/g), ([, name = '']) => name);
  return [...new Set(names)].map((name) => ({
    kind: 'parameter',
    id: `path.${name}`,
    name,
    in: 'path',
    style: 'simple',
    explode: false,
    allowReserved: false,
    required: true,
    deprecated: false,
    shape: text,
    examples: [],
  }));
}
