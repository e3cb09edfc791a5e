/** Programs that query a built site with the client of the Model Context Protocol's SDK. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { suite, test, type TestContext } from 'node:test';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { firstColors } from '../../../src/cli/init/start-choices.ts';
import { listStarterFiles } from '../../../src/cli/init/starter-files.ts';
import { formatMarker, markerName } from '../../../src/node/output/build-marker.ts';
import { lecternBin } from '../../helpers/commands/lectern-process.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { callTool, connectMcp, serveMcp } from '../../helpers/servers/mcp-client.ts';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';
import { repositoryRoot } from '../../helpers/source/read-sources.ts';

/** The files that `lectern init --template api --name Library` writes. */
const starter = listStarterFiles({
  dir: tempFolder(),
  name: 'Library',
  template: 'api',
  colors: firstColors,
  command: 'lectern',
});
const files = Object.fromEntries(starter.map(({ path, text }) => [path, text]));
const built = await buildFixture(files, { site: 'https://docs.example.com', base: '/docs' });

const site = { dir: built.outDir, base: '/docs' };
const served = (t: TestContext, publicUrl?: string) => serveMcp(t, { ...site, publicUrl });
const connected = (t: TestContext) => connectMcp(t, site);

suite('over HTTP', () => {
  test('a session matches the one in the documentation', async (t) => {
    const client = await connected(t);
    const { tools } = await client.listTools();
    const lines = [
      `server: ${client.getServerVersion()?.name}`,
      `tools: ${tools.map(({ name }) => name).join(', ')}`,
    ];
    for (const [name, args] of [
      ['search', { query: 'wrong token' }],
      ['read_page', { page: '/docs/errors/' }],
      ['list_operations', { filter: 'get' }],
      ['read_operation', { method: 'POST', path: '/books' }],
    ] as const) {
      const { text } = await callTool(client, name, args);
      // The first lines are enough to recognize the text.
      const shown = text.split('\n').slice(0, 10).join('\n').trimEnd();
      lines.push('', `> ${name} ${JSON.stringify(args)}`, '', shown);
    }
    const session = `\`\`\`\`text A session\n${lines.join('\n')}\n\`\`\`\`\n`;
    const page = join(repositoryRoot, 'content/publishing/agents.mdx');
    const text = readFileSync(page, 'utf8');
    const printed = /^````text A session\n.*?^````\n/ms.exec(text)?.[0] ?? '';
    if (process.env['UPDATE_SNAPSHOTS']) {
      writeFileSync(
        page,
        text.replace(printed, () => session),
      );
    } else {
      assert.equal(printed, session);
    }
  });

  test('tools accept all notations of a page or operation and refuse unknown ones', async (t) => {
    const client = await connected(t);
    const errors = built.read('errors.md');
    for (const page of [
      'errors',
      '/errors',
      '/docs/errors/',
      '/docs/errors.md',
      'https://docs.example.com/docs/errors/#part',
    ]) {
      assert.equal((await callTool(client, 'read_page', { page })).text, errors, page);
    }
    const home = built.read('index.md');
    assert.equal((await callTool(client, 'read_page', { page: '/docs/' })).text, home);
    for (const page of ['/../../../etc/passwd', '/%2e%2e/secret', '.lectern-build', '%', 'nope']) {
      const { text, isError } = await callTool(client, 'read_page', { page });
      const said = `There is no page at "${page}". Search for it, or read llms.txt.`;
      assert.deepEqual([isError, text], [true, said]);
    }
    const operation = { method: 'get', path: '/books/{bookId}' };
    assert.match((await callTool(client, 'read_operation', operation)).text, /^# Get a book\n/);
    const missing = await callTool(client, 'read_operation', { method: 'PUT', path: '/books' });
    const said = 'There is no operation PUT /books. List them all.';
    assert.deepEqual([missing.isError, missing.text], [true, said]);
  });

  test('a search without results says so, and an empty or overlong query is an error', async (t) => {
    const client = await connected(t);
    const { text } = await callTool(client, 'search', { query: 'zzzqqq' });
    assert.equal(text, 'Nothing was found.\n\nNot found anywhere: zzzqqq');
    assert.equal((await callTool(client, 'search', { query: '' })).isError, true);
    assert.equal((await callTool(client, 'search', { query: 'a'.repeat(400) })).isError, true);
  });

  test('the text files of the site are available as resources', async (t) => {
    const client = await connected(t);
    const { resources } = await client.listResources();
    const [first] = (await client.readResource({ uri: 'docs:///llms.txt' })).contents;
    assert.ok(resources.some(({ uri }) => uri === 'docs:///llms.txt'));
    assert.deepEqual(first && 'text' in first && first.text, built.read('llms.txt'));
  });

  test('requests from other origins and invalid requests are refused', async (t) => {
    const url = await served(t, 'https://docs.example.com');
    const ask = async (headers: Record<string, string>, body: string, method = 'POST') => {
      const sent = method === 'POST' ? { body } : {};
      const { status } = await fetch(url, { method, headers: { ...json, ...headers }, ...sent });
      return status;
    };
    const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });
    assert.equal(await ask({}, list), 200);
    assert.equal(await ask({ Origin: new URL(url).origin }, list), 200);
    assert.equal(await ask({ Origin: 'https://docs.example.com' }, list), 200);
    assert.equal(await ask({ Origin: 'https://evil.example' }, list), 403);
    assert.equal(await ask({ Origin: 'null' }, list), 403);
    assert.equal(await ask({ 'Content-Type': 'text/plain' }, list), 415);
    assert.equal(await ask({}, `[${list},${list}]`), 400);
    assert.equal(await ask({}, `{"a":"${'x'.repeat(70_000)}"}`), 413);
    assert.equal(await ask({}, '{'), 400);
    assert.equal(await ask({ Accept: 'text/event-stream' }, '', 'GET'), 405);
    assert.equal(await ask({}, '', 'DELETE'), 405);
    // People who open the address in a browser get what the site has there.
    assert.equal(await ask({ Accept: 'text/html' }, '', 'GET'), 404);
  });
});

const json = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };

suite('over standard input and output', () => {
  test('the stdio server gives the same results as the HTTP one', async (t) => {
    const client = new Client({ name: 'test', version: '1.0.0' });
    const marker = formatMarker({ base: '/docs', files: [] });
    writeFileSync(join(built.outDir, markerName), marker);
    const command = { command: process.execPath, args: [lecternBin, 'mcp', built.outDir] };
    await client.connect(new StdioClientTransport(command));
    t.after(() => client.close());
    assert.equal(client.getServerVersion()?.name, 'lectern: Library');
    const { text } = await callTool(client, 'read_page', { page: 'errors' });
    assert.equal(text, built.read('errors.md'));
    const found = await callTool(client, 'search', { query: 'wrong token' });
    assert.match(
      found.text,
      /^1\. Get started > Errors\n {3}https:\/\/docs\.example\.com\/docs\/errors\//,
    );
  });

  test('requests sent before the input ended are answered', async () => {
    writeFileSync(join(built.outDir, markerName), formatMarker({ base: '/docs', files: [] }));
    const child = spawn(process.execPath, [lecternBin, 'mcp', built.outDir], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const params = {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'test', version: '1.0.0' },
    };
    const read = { name: 'read_page', arguments: { page: 'errors' } };
    const messages = [
      { id: 1, method: 'initialize', params },
      { method: 'notifications/initialized' },
      { id: 2, method: 'tools/call', params: read },
    ];
    // Scripts do not end their last line.
    child.stdin.end(
      messages.map((message) => JSON.stringify({ jsonrpc: '2.0', ...message })).join('\n'),
    );
    const [answers, ended] = await Promise.all([readText(child.stdout), once(child, 'exit')]);
    assert.deepEqual(ended, [0, null]);
    const lines = answers.trim().split('\n');
    assert.deepEqual(
      lines.map((line) => (JSON.parse(line) as { id: number }).id),
      [1, 2],
    );
    assert.match(lines[1] ?? '', /What a response says when something goes wrong/);
  });

  test('invalid JSON and invalid messages get the JSON-RPC error for each', async () => {
    writeFileSync(join(built.outDir, markerName), formatMarker({ base: '/docs', files: [] }));
    const child = spawn(process.execPath, [lecternBin, 'mcp', built.outDir], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    child.stdin.write('{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"no"}}\n');
    child.stdin.end('hello\n{}\n[]\n{"id":1,"method":"ping"}\n{"jsonrpc":"2.0","method":"x"}\n');
    const [answers, ended] = await Promise.all([readText(child.stdout), once(child, 'exit')]);
    const invalid = 'Invalid Request: the line is not a JSON-RPC 2.0 message';
    assert.deepEqual(
      answers
        .trim()
        .split('\n')
        .map((line): unknown => JSON.parse(line)),
      [
        [null, -32700, 'Parse error: the line is not JSON'],
        [null, -32600, invalid],
        [null, -32600, invalid],
        [1, -32600, invalid],
      ].map(([id, code, message]) => ({ jsonrpc: '2.0', id, error: { code, message } })),
    );
    assert.deepEqual(ended, [0, null]);
  });
});
