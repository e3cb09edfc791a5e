import { z } from 'zod';
import { webUrl } from '../keys/address.ts';
import { api as olderApi } from '../keys/api.ts';
import { idle, key } from '../keys/key.ts';
import { label, labels } from '../keys/text.ts';
import { documents, schemas, sdkSource } from './group.ts';

const baseUrls = z.union([webUrl, z.array(webUrl).min(1)]);

/** `api` of the newer format: settings of the API reference. */
export const api = z.strictObject({
  openapi: key(documents.exactOptional(), {
    text: 'OpenAPI documents of the site.',
    example: '/openapi.yaml',
  }),
  asyncapi: key(documents.exactOptional(), {
    text: 'AsyncAPI documents of the site, with a page for each channel.',
    example: '/asyncapi.yaml',
  }),
  graphql: key(schemas.exactOptional(), {
    text: 'GraphQL schema of the site, with a page for each query, mutation, subscription and type.',
    example: '/schema.graphql',
  }),
  sdk: key(sdkSource.exactOptional(), {
    text: 'SDK of the site, with a page for each class, function, type and so on.',
    example: { format: 'typedoc', source: '/typedoc.json' },
  }),
  params: key(
    z
      .strictObject({
        expanded: key(z.enum(['all', 'closed']).exactOptional(), {
          text: 'Which nested fields are open initially.',
          fallback: '`closed`',
          example: 'all',
        }),
        post: key(labels.exactOptional(), {
          text: 'Keys of the OpenAPI document to show as labels after a field.',
          example: ['x-beta'],
        }),
      })
      .exactOptional(),
    { text: 'How parameters are shown.' },
  ),
  playground: key(
    z
      .strictObject({
        display: key(z.enum(['interactive', 'simple', 'none', 'auth']).exactOptional(), {
          text: '`interactive` shows the playground, `simple` only the endpoint, `none` neither.',
          fallback: '`interactive`',
          example: 'simple',
        }),
        proxy: key(z.boolean().exactOptional(), {
          text: 'Sends requests through the proxy of the site.',
          fallback: '`true`',
          example: false,
        }),
        credentials: key(z.boolean().exactOptional(), {
          text: 'Without the proxy, includes what the browser keeps for the API: cookies and sign-ins. The API must allow this for pages of the site (`Access-Control-Allow-Credentials`).',
          fallback: '`false`',
          example: true,
        }),
        timeout: olderApi.shape.playground.unwrap().shape.timeout,
        environments: olderApi.shape.playground.unwrap().shape.environments,
      })
      .exactOptional(),
    { text: 'The playground, where readers send requests.' },
  ),
  examples: key(
    z
      .strictObject({
        languages: key(labels.exactOptional(), {
          text: 'Languages of the code samples, in order.',
          example: ['curl', 'python'],
        }),
        defaults: key(z.enum(['all', 'required']).exactOptional(), {
          text: 'Whether code samples include optional parameters.',
          fallback: '`all`',
          example: 'required',
        }),
        prefill: idle('Whether the form starts with the example values, as it always does.'),
        autogenerate: key(z.boolean().exactOptional(), {
          text: 'Whether code samples are generated for requests. If not, only the samples in the document or the page are shown.',
          fallback: '`true`',
          example: false,
        }),
      })
      .exactOptional(),
    { text: 'Code samples of requests.' },
  ),
  baseUrl: key(baseUrls.exactOptional(), {
    text: 'Base URL of all endpoints; it replaces the servers of OpenAPI documents too. With a list, readers choose between several.',
    fallback: '`mdx.server` for endpoints without servers',
    example: 'https://api.example.com',
  }),
  mdx: key(
    z
      .strictObject({
        server: key(baseUrls.exactOptional(), {
          text: 'Base URL of endpoints that pages define themselves, and of endpoints in documents without servers.',
          example: 'https://api.example.com',
        }),
        auth: key(
          z
            .strictObject({
              method: key(z.enum(['bearer', 'basic', 'key', 'cobo']).exactOptional(), {
                text: 'How endpoints authenticate.',
                example: 'bearer',
              }),
              name: key(label.exactOptional(), {
                text: 'Name of the authentication parameter.',
                example: 'Authorization',
              }),
            })
            .exactOptional(),
          { text: 'Authentication of endpoints that pages define themselves.' },
        ),
      })
      .exactOptional(),
    { text: 'Endpoints that pages define themselves.' },
  ),
  url: key(z.literal('full').exactOptional(), {
    text: '`full` shows the base URL with every path, as Lectern always does.',
    example: 'full',
  }),
  referenceOrigins: olderApi.shape.referenceOrigins,
});
