import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isFileName } from '../../../../../src/components/content/code/file-names.ts';

test('a title is the name of a file, unless it is a product with such a name', () => {
  const names = ['server.ts', 'src/App.js', '.env.local', 'Node.js', 'ASP.NET', 'Go', 'In app.js'];
  assert.deepEqual(names.filter(isFileName), ['server.ts', 'src/App.js', '.env.local']);
});
