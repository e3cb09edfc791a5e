import { z } from 'zod';
import { webUrl } from './address.ts';
import { key } from './key.ts';
import { label, labels } from './text.ts';

const serverUrl = webUrl.transform((url) => url.replace(/\/+$/, ''));

const auth = z.strictObject({
  method: key(z.enum(['bearer', 'basic', 'key']).exactOptional(), {
    text: 'How endpoints authenticate: a bearer token, a user name with a password, or a key of your own naming. What an OpenAPI document says by `security` goes before it.',
    example: 'bearer',
  }),
  name: key(label.exactOptional(), {
    text: 'Name of the authentication parameter: for `bearer` and `key` of the header, for `basic` of the two fields, `<usernameName>:<passwordName>`.',
    fallback: '`Authorization`, for `basic` `username:password`',
    example: 'Authorization',
  }),
  inputPrefix: key(z.string().exactOptional(), {
    text: 'Text that every credential begins with. It stands before the authentication field, and is sent once, whether readers type it or not.',
    example: 'sk_test_',
  }),
});

const environment = z.strictObject({
  name: key(label, {
    text: 'What readers choose it by. The server of an OpenAPI document that is called so (`x-name`, or `name` of OpenAPI 3.2) is chosen with it.',
    example: 'Sandbox',
  }),
  baseUrl: key(serverUrl.exactOptional(), {
    text: 'Base URL of the API in this environment.',
    fallback: 'the server of this name, else the one that is chosen',
    example: 'https://sandbox.example.com',
  }),
  values: key(z.record(z.string(), z.string()).default({}), {
    text: 'Values by the names of parameters of paths and of parts of servers, or of your choice for `{{name}}` in any field. Everybody can read them. Readers are asked for the ones that are empty.',
    example: { tenant: 'acme-test', accountToken: '' },
  }),
});

const playground = z.strictObject({
  mode: key(z.enum(['show', 'simple', 'hide']).default('show'), {
    text: '`show` displays the playground, `simple` only the endpoint, `hide` neither.',
    example: 'simple',
  }),
  disableProxy: key(z.boolean().default(false), {
    text: 'Sends requests from the browser directly, not through the proxy of the site.',
    example: true,
  }),
  credentials: key(z.boolean().default(false), {
    text: 'With `disableProxy`, sends what the browser keeps for the API along: cookies, and how it has signed in. The API has to allow that to pages of the site (`Access-Control-Allow-Credentials`).',
    example: true,
  }),
  timeout: key(z.int().min(1).max(3600).exactOptional(), {
    text: 'Seconds that the playground waits for a sign of the API, again after each part of an answer that streams. A proxy waits at most as long as its own setting says.',
    fallback: '`30`, or what the proxy of the site tells',
    example: 120,
  }),
  environments: key(z.array(environment).default([]), {
    text: 'Named sets of values. The one that readers choose fills the samples of the whole site, and the playground; their own values and credentials are kept apart for each.',
    example: [{ name: 'Sandbox', values: { tenant: 'acme-test' } }],
  }),
});

const example = z.strictObject({
  languages: key(labels.exactOptional(), {
    text: 'Languages of the code samples, in order.',
    example: ['bash', 'python', 'javascript'],
  }),
  showOptionalParams: key(z.boolean().default(false), {
    text: 'Whether code samples include optional parameters.',
    example: true,
  }),
  autogenerate: key(z.boolean().default(true), {
    text: 'Whether code samples are written for requests. Without, there are those alone that the document or the page holds.',
    example: false,
  }),
});

const request = z.strictObject({
  example: key(example.prefault({}), { text: 'Code samples of requests.' }),
});

const paramFields = z.strictObject({
  expanded: key(z.enum(['all', 'topLevel', 'topLevelOneOfs', 'none']).default('none'), {
    text: 'Which nested fields are open at first.',
    example: 'topLevel',
  }),
  post: key(labels.exactOptional(), {
    text: 'Keys of the OpenAPI document to show as marks after a field.',
    example: ['x-beta'],
  }),
});

/** `api`: settings of the API reference. */
export const api = z.strictObject({
  baseUrl: key(
    z.union([serverUrl.transform((url) => [url]), z.array(serverUrl).min(1)]).default([]),
    {
      text: 'Base URL of all endpoints; it replaces the servers of the OpenAPI document. A list gives several that the reader switches between.',
      fallback: 'the servers of the OpenAPI document',
      example: 'https://api.example.com',
    },
  ),
  referenceOrigins: key(z.array(webUrl).default([]), {
    text: 'Where a `$ref` of an OpenAPI document may lead, apart from files of the project: scheme, host and port. What is there is fetched while the site is built.',
    example: ['https://schemas.example.com'],
  }),
  auth: key(auth.prefault({}), {
    text: 'Authentication of the endpoints whose document says nothing of it.',
    example: { method: 'bearer' },
  }),
  playground: key(playground.prefault({}), {
    text: 'The playground, where readers send requests.',
    example: { mode: 'simple' },
  }),
  maintainOrder: key(z.boolean().default(false), {
    text: 'Keeps fields in the order of the OpenAPI document. To be deprecated once this is the default.',
    example: true,
  }),
  request: key(request.prefault({}), { text: 'How requests are shown.' }),
  paramFields: key(paramFields.prefault({}), { text: 'How parameters are shown.' }),
});
