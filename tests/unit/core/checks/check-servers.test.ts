import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkServers } from '../../../../src/core/checks/check-servers.ts';
import { parseDocument } from '../../../../src/core/reference/document/parse-document.ts';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';

function check(text: string): string[] {
  const { document } = parseDocument({ name: 'a.yaml', text: `openapi: 3.1.0\n${text}` });
  assert.ok(document);
  return checkServers({ document, root: document.value }).map((found) => diagnosticText(found));
}

const whatToDo = 'Use a host name with only letters, digits, hyphens and dots.';

test('servers that a security policy cannot name are reported at their position', () => {
  const text = `servers:
  - url: "https://x;script-src-elem"
  - url: https://*
  - url: https://api.example/v1
paths:
  /a:
    servers: [{ url: "https://a,b.example" }]
    get: { responses: {} }
    put: { servers: [{ url: "http://my_api:8080" }], responses: {} }
`;
  const reported = (place: string, url: string) =>
    `a.yaml:${place} warning openapi/odd-server: A security policy cannot name the host of "${url}", so the playground can send nothing there. -> ${whatToDo}`;
  assert.deepEqual(check(text), [
    reported('3:10', 'https://x;script-src-elem'),
    reported('4:10', 'https://*'),
    reported('8:22', 'https://a,b.example'),
    reported('10:29', 'http://my_api:8080'),
  ]);
});

test('values of server variables and token URLs are checked as well', () => {
  const text = `servers:
  - url: https://{region}.example
    variables: { region: { default: eu, enum: [eu, "u;s"] } }
components:
  securitySchemes:
    login:
      type: oauth2
      flows:
        clientCredentials: { tokenUrl: "https://log_in.example/token", scopes: {} }
`;
  assert.deepEqual(
    check(text).map((line) => line.split(':', 3).join(':')),
    ['a.yaml:3:10 warning openapi/odd-server', 'a.yaml:10:40 warning openapi/odd-server'],
  );
});

test('a server with a scheme that no API uses is reported with the purpose of the scheme', () => {
  const text = `servers:
  - url: javascript:alert(1)
  - url: " FILE:///srv/api"
  - url: "wss://api.example/v1"
  - url: "kafka://api.example"
`;
  const fix = 'Write the address of the API, such as "https://api.example.com/v1".';
  assert.deepEqual(check(text), [
    `a.yaml:3:10 warning openapi/unsendable-server: "javascript:alert(1)" is not an address that requests can be sent to: javascript: is for code that browsers run. -> ${fix}`,
    `a.yaml:4:10 warning openapi/unsendable-server: " FILE:///srv/api" is not an address that requests can be sent to: file: is for files of one machine. -> ${fix}`,
  ]);
});

test('reachable servers and servers that browsers never use are not reported', () => {
  const urls = [
    '/v1',
    'https://api.example',
    'http://localhost:{port}',
    'https://{tenant}.example',
    '{scheme}://api.example',
    'wss://a_b.example',
    'http://[::1]:3000',
  ];
  const variables =
    '{ port: { default: "80" }, tenant: { default: a }, scheme: { default: https } }';
  const servers = urls.map((url) => `  - url: "${url}"\n    variables: ${variables}\n`).join('');
  assert.deepEqual(check(`servers:\n${servers}`), []);
});
