/** Builds the endpoint of a page that describes it itself: `api: "METHOD url"` in its front matter. */
import type { Page } from '../../pages/page.ts';
import type { TagUse } from '../../pages/uses.ts';
import { isCoveredElsewhere, listNotices } from '../operation/build-operation.ts';
import { buildSampleRequest } from '../operation/build-sample-request.ts';
import { buildCodeSamples } from '../request/samples/code-samples.ts';
import { optional } from '../document/loose.ts';
import type { Endpoint, Operation } from '../model/endpoint-model.ts';
import type { Server } from '../model/server-model.ts';
import { type OwnFields, readOwnFields } from './own-fields.ts';
import { readBody } from '../operation/read-content.ts';
import { readParameters } from '../operation/read-parameters.ts';
import { serversOfSettings } from '../document/read-servers.ts';
import { securityOfSettings } from '../operation/read-security.ts';
import { createResolver } from '../document/resolver.ts';
import { pageKey, parseApi } from './resolve-pages.ts';
import { createSchemaSource } from '../schema/schema-source.ts';
import type { ReferenceSettings } from '../model/settings.ts';

export interface PageContext {
  readonly settings: ReferenceSettings;
  /** The servers of the site's only document, which take the place of a missing `api.baseUrl`. */
  readonly servers: readonly Server[];
  /** The tags on the page. */
  readonly tags: readonly TagUse[];
}

/** Builds the operation from front matter, docs.json and the fields on the page. */
export function buildPageOperation(
  page: Pick<Page, 'slug' | 'title' | 'frontMatter'>,
  { settings, servers, tags }: PageContext,
): Operation | undefined {
  const { api = '', authMethod, contentType, deprecated } = page.frontMatter;
  const parsed = parseApi(api);
  if (parsed === undefined) return undefined;
  const { method, url } = parsed;
  const [, origin, rest] = /^(https?:\/\/[^/?#]*)(.*)$/i.exec(url) ?? [];
  const path = origin === undefined ? `/${url.replace(/^\/+/, '')}` : (rest ?? '');
  const own = serversOfSettings(origin === undefined ? settings.baseUrl : [origin]);
  const used = own.length > 0 ? own : servers;
  const security = securityOfSettings(authFor(authMethod, settings));
  const { body, ...read } = readParts(path, readOwnFields(tags, contentType), settings);
  const parameters = read.parameters.filter(
    (each) => !isCoveredElsewhere(each, { body }, security),
  );
  const { example } = settings.request;
  const sampleRequest = buildSampleRequest({
    target: { method, path },
    parameters,
    ...optional('body', body),
    servers: used,
    security,
    showsOptional: example.showOptionalParams,
  });
  return {
    kind: 'operation',
    key: pageKey(page.slug),
    method,
    path,
    title: page.title,
    tags: [],
    deprecated: deprecated === true,
    ofPath: [],
    badges: [],
    extensions: [],
    parameters,
    ...optional('body', body),
    responses: [],
    answers: [],
    servers: used,
    security,
    callbacks: [],
    notices: listNotices({ method, ...optional('body', body) }),
    sampleRequest,
    samples: example.autogenerate
      ? buildCodeSamples(sampleRequest, example.languages)
      : { samples: [], omitted: [] },
    playground:
      settings.playground.mode === 'show' && used.length === 0
        ? 'simple'
        : settings.playground.mode,
  };
}

type Auth = ReferenceSettings['auth'];

/** Returns the authentication to use: a page can choose another method than the project, or none. */
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

/**
 * Reads the fields of the page as if they came from a document. Parameters in the path are always included.
 */
function readParts(
  path: string,
  fields: OwnFields,
  settings: ReferenceSettings,
): Pick<Endpoint, 'parameters' | 'body'> {
  const names = new Set(Array.from(path.matchAll(/\{([^{}]+)\}/g), ([, name = '']) => name));
  const schema = { type: 'string' };
  const asked = [...names].map((name) => ({ in: 'path', name, schema }));
  const described = fields.parameters.filter(
    (field) => field.in !== 'path' || names.has(field.name),
  );
  const keys = new Set(described.map(toKey));
  const schemas = createSchemaSource(createResolver({ ...fields }), {
    id: 'page',
    keepsOrder: settings.maintainOrder,
    markKeys: [],
  });
  const isShort = !settings.request.example.showOptionalParams;
  const source = { schemas, direction: 'request', isShort } as const;
  const lists = [asked, described].map((value, rank) => ({
    value,
    pointer: `#/parameters/${rank}`,
  }));
  const body = readBody({ value: fields.requestBody, pointer: '#/requestBody' }, source);
  return {
    parameters: readParameters(lists, source).map((parameter) =>
      keys.has(toKey(parameter)) ? { ...parameter, isOnPage: true } : parameter,
    ),
    ...(body && { body: { ...body, isOnPage: true } }),
  };
}

function toKey(parameter: { readonly in: string; readonly name: string }): string {
  return `${parameter.in} ${parameter.name}`;
}
