import { z } from 'zod';
import { webUrl } from '../keys/address.ts';
import { api as olderApi } from '../keys/api.ts';
import { idle, key } from '../keys/key.ts';
import { label, labels } from '../keys/text.ts';
import { documents } from './group.ts';

const baseUrls = z.union([webUrl, z.array(webUrl).min(1)]);

/** `api` of the newer format: settings of the API reference. */
export const api = z.strictObject({
  openapi: key(documents.exactOptional(), {
    text: 'OpenAPI documents of the site.',
    example: '/openapi.yaml',
  }),
  asyncapi: key(documents.exactOptional(), {
    text: 'AsyncAPI documents of the site, a page for each channel.',
    example: '/asyncapi.yaml',
  }),
  graphql: idle('GraphQL schemas are not read.'),
  sdk: idle('References of program libraries are not read.'),
  params: key(
    z
      .strictObject({
        expanded: key(z.enum(['all', 'closed']).exactOptional(), {
          text: 'Which nested fields are open at first.',
          fallback: '`closed`',
          example: 'all',
        }),
        post: key(labels.exactOptional(), {
          text: 'Keys of the OpenAPI document to show as marks after a field.',
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
          text: '`interactive` displays the playground, `simple` only the endpoint, `none` neither.',
          fallback: '`interactive`',
          example: 'simple',
        }),
        proxy: key(z.boolean().exactOptional(), {
          text: 'Sends requests through the proxy of the site.',
          fallback: '`true`',
          example: false,
        }),
        credentials: key(z.boolean().exactOptional(), {
          text: 'Without the proxy, sends what the browser keeps for the API along: cookies, and how it has signed in. The API has to allow that to pages of the site (`Access-Control-Allow-Credentials`).',
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
        prefill: idle('Whether the form begins with the values of examples, as it always does.'),
        autogenerate: key(z.boolean().exactOptional(), {
          text: 'Whether code samples are written for requests. Without, there are those alone that the document or the page holds.',
          fallback: '`true`',
          example: false,
        }),
      })
      .exactOptional(),
    { text: 'Code samples of requests.' },
  ),
  baseUrl: key(baseUrls.exactOptional(), {
    text: 'Base URL of all endpoints; it replaces the servers of OpenAPI documents too. A list gives several that the reader switches between.',
    fallback: '`mdx.server` for what has no servers',
    example: 'https://api.example.com',
  }),
  mdx: key(
    z
      .strictObject({
        server: key(baseUrls.exactOptional(), {
          text: 'Base URL of endpoints that pages write down themselves, and of those of documents without servers.',
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
          { text: 'Authentication of endpoints that pages write down themselves.' },
        ),
      })
      .exactOptional(),
    { text: 'Endpoints that pages write down themselves.' },
  ),
  url: key(z.literal('full').exactOptional(), {
    text: '`full` shows the base URL with every path, as is done in any case.',
    example: 'full',
  }),
  referenceOrigins: olderApi.shape.referenceOrigins,
});
