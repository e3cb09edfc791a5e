/** Links and images of a component that is rendered again in the browser. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';

test('what an interactive component makes of data is checked, and reported once', async () => {
  const site = await buildFixture({
    'docs.json': JSON.stringify({
      name: 'A',
      navigation: [{ group: 'A', pages: ['index'] }],
    }),
    'index.mdx': [
      '---\ntitle: Home\n---',
      "import { Shelf } from '/snippets/shelf.jsx';",
      '<Shelf items={[{ to: "/more", icon: "/icons/a.svg" }, { to: "/gone", icon: "/icons/b.svg" }]} cover="/cover.png" />',
    ].join('\n\n'),
    'more.mdx': '---\ntitle: More\n---\n\nText.\n',
    'icons/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
    'snippets/shelf.jsx': [
      'export const Shelf = ({ items, cover }) => {',
      '  const [open, setOpen] = useState(0);',
      '  return (',
      '    <div onClick={() => setOpen(1)}>',
      '      {items.map(({ to, icon }) => <a key={to} href={to}><img src={icon} alt="" /></a>)}',
      '      <img src={cover} alt="" /><img src="/lid.png" alt="" />',
      '    </div>',
      '  );',
      '};',
    ].join('\n'),
  });
  assert.deepEqual(site.codes.toSorted(), [
    'index.mdx:7:102 link/missing-file',
    'index.mdx:7:62 link/missing-page',
    'index.mdx:7:77 link/missing-file',
    'snippets/shelf.jsx:6:43 link/missing-file',
  ]);
});
