import { z } from 'zod';
import { webUrl } from './address.ts';
import { key } from './key.ts';
import { label, labels } from './text.ts';

const serverUrl = webUrl.transform((url) => url.replace(/\/+$/, ''));

const auth = z.strictObject({
  method: key(z.enum(['bearer', 'basic', 'key']).exactOptional(), {
    text: 'How endpoints authenticate: a bearer token, a user name with a password, or a key with a name of your choice. `security` in an OpenAPI document overrides it.',
    example: 'bearer',
  }),
  name: key(label.exactOptional(), {
    text: 'Name of the authentication parameter: the header for `bearer` and `key`, the two fields `<usernameName>:<passwordName>` for `basic`.',
    fallback: '`Authorization`, or `username:password` for `basic`',
    example: 'Authorization',
  }),
  inputPrefix: key(z.string().exactOptional(), {
    text: 'Text that every credential begins with. It is shown before the authentication field and sent once, whether or not readers type it.',
    example: 'sk_test_',
  }),
});

const environment = z.strictObject({
  name: key(label, {
    text: 'Name that readers choose. It also selects the server with the same name in an OpenAPI document (`x-name`, or `name` in OpenAPI 3.2).',
    example: 'Sandbox',
  }),
  baseUrl: key(serverUrl.exactOptional(), {
    text: 'Base URL of the API in this environment.',
    fallback: 'the server with this name, else the selected one',
    example: 'https://sandbox.example.com',
  }),
  values: key(z.record(z.string(), z.string()).default({}), {
    text: 'Values by name: of path parameters, of server variables, or of your choice for use as `{{name}}` in any field. Anyone can read them. Readers are asked for the empty ones.',
    example: { tenant: 'acme-test', accountToken: '' },
  }),
});

const playground = z.strictObject({
  mode: key(z.enum(['show', 'simple', 'hide']).default('show'), {
    text: '`show` shows the playground, `simple` only the endpoint, `hide` neither.',
    example: 'simple',
  }),
  disableProxy: key(z.boolean().default(false), {
    text: 'Sends requests directly from the browser, not through the proxy of the site.',
    example: true,
  }),
  credentials: key(z.boolean().default(false), {
    text: 'With `disableProxy`, includes what the browser keeps for the API: cookies and sign-ins. The API must allow this for pages of the site (`Access-Control-Allow-Credentials`).',
    example: true,
  }),
  timeout: key(z.int().min(1).max(3600).exactOptional(), {
    text: 'Seconds the playground waits for the API to respond, counted anew after each part of a streamed response. A proxy waits no longer than its own setting allows.',
    fallback: '`30`, or the time that the proxy of the site reports',
    example: 120,
  }),
  environments: key(z.array(environment).default([]), {
    text: 'Named sets of values. The set that readers choose fills the playground and the samples of the whole site. Values and credentials that readers enter are kept separately for each set.',
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
    text: 'Whether code samples are generated for requests. If not, only the samples in the document or the page are shown.',
    example: false,
  }),
});

const request = z.strictObject({
  example: key(example.prefault({}), { text: 'Code samples of requests.' }),
});

const paramFields = z.strictObject({
  expanded: key(z.enum(['all', 'topLevel', 'topLevelOneOfs', 'none']).default('none'), {
    text: 'Which nested fields are open initially.',
    example: 'topLevel',
  }),
  post: key(labels.exactOptional(), {
    text: 'Keys of the OpenAPI document to show as labels after a field.',
    example: ['x-beta'],
  }),
});

/** `api`: settings of the API reference. */
export const api = z.strictObject({
  baseUrl: key(
    z.union([serverUrl.transform((url) => [url]), z.array(serverUrl).min(1)]).default([]),
    {
      text: 'Base URL of all endpoints; it replaces the servers of the OpenAPI document. With a list, readers choose between several.',
      fallback: 'the servers of the OpenAPI document',
      example: 'https://api.example.com',
    },
  ),
  referenceOrigins: key(z.array(webUrl).default([]), {
    text: 'Origins, as scheme, host and port, that a `$ref` in an OpenAPI document may point to in addition to files of the project. They are fetched while the site is built.',
    example: ['https://schemas.example.com'],
  }),
  auth: key(auth.prefault({}), {
    text: 'Authentication of endpoints whose document does not specify any.',
    example: { method: 'bearer' },
  }),
  playground: key(playground.prefault({}), {
    text: 'The playground, where readers send requests.',
    example: { mode: 'simple' },
  }),
  maintainOrder: key(z.boolean().default(false), {
    text: 'Keeps fields in the order of the OpenAPI document. To be deprecated once this becomes the default.',
    example: true,
  }),
  request: key(request.prefault({}), { text: 'How requests are shown.' }),
  paramFields: key(paramFields.prefault({}), { text: 'How parameters are shown.' }),
});
