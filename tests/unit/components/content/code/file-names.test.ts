import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isFileName } from '../../../../../src/components/content/code/file-names.ts';

test('a title with an extension is a file name, unless it is a product name', () => {
  const names = ['server.ts', 'src/App.js', '.env.local', 'Node.js', 'ASP.NET', 'Go', 'In app.js'];
  assert.deepEqual(names.filter(isFileName), ['server.ts', 'src/App.js', '.env.local']);
});
