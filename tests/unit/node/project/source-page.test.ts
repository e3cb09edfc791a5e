import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { readDocs } from '../../../../src/node/project/read-docs.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

const files = { 'docs.json': '{"name":"Docs"}', 'a.mdx': '# A\n', 'guides/b.md': '# B\n' };

suite('the source of a page', () => {
  test('is read each time it is needed if a store keeps it', () => {
    const kept: string[] = [];
    let reads = 0;
    const keep = (text: string) => {
      const place = kept.push(text) - 1;
      return () => {
        reads += 1;
        return kept[place] ?? assert.fail();
      };
    };
    const { pages } = readDocs(tempFolder(files), { keep });
    assert.deepEqual(kept, ['# A\n', '# B\n']);
    reads = 0;
    assert.deepEqual(
      pages.map(({ text }) => text),
      ['# A\n', '# B\n'],
    );
    assert.equal(reads, 2);
    assert.equal(pages[0]?.text, '# A\n');
    assert.equal(reads, 3);
  });

  test('stays with the page if no store keeps it', () => {
    const { pages } = readDocs(tempFolder(files));
    assert.deepEqual(pages, [
      { file: 'a.mdx', slug: 'a', format: 'mdx', text: '# A\n' },
      { file: 'guides/b.md', slug: 'guides/b', format: 'md', text: '# B\n' },
    ]);
  });
});
