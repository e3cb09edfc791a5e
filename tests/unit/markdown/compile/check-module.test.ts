import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFixes } from '../../../../src/core/diagnostic/plan-fixes.ts';
import type { FindIcon } from '../../../../src/core/checks/check-icons.ts';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';
import { compileText } from '../../../helpers/pages/compile.ts';

/** Returns the diagnostics about a page, except those about unknown components. */
async function saidOf(text: string, snippets: Record<string, string> = {}): Promise<string[]> {
  const { diagnostics } = await compileText(text, { snippets });
  return diagnostics
    .filter(({ code }) => code !== 'page/unknown-component')
    .map((one) => diagnosticText(one));
}

test('an unknown prop is reported with the nearest one', async () => {
  assert.deepEqual(await saidOf('Text\n\n<Card title="a"\n  herf="/b">\n  text\n</Card>\n'), [
    'page.mdx:4:3 warning component/unknown-prop: <Card> has no prop "herf", so it has no effect. -> Did you mean "href"?',
  ]);
  assert.deepEqual(await saidOf('<AccordionGroup wide>x</AccordionGroup>\n'), [
    'page.mdx:1:17 warning component/unknown-prop: <AccordionGroup> has no prop "wide", so it has no effect. -> Remove it: this component has no props.',
  ]);
  assert.deepEqual(await saidOf('<CardGroup size="x">x</CardGroup>\n'), [
    'page.mdx:1:12 warning component/unknown-prop: <CardGroup> has no prop "size", so it has no effect. -> Remove it, or use one of cols, className, class.',
  ]);
});

test('a prop that is meant as the content of its component is reported as that', async () => {
  assert.deepEqual(await saidOf('<Card title="a" description="b" />\n'), [
    'page.mdx:1:17 warning component/unknown-prop: <Card> has no prop "description", so it has no effect. -> Write what it says as content: <Card ...>text</Card>.',
  ]);
});

test('a missing required prop is reported with its purpose', async () => {
  assert.deepEqual(await saidOf('<Tabs>\n  <Tab>x</Tab>\n</Tabs>\n'), [
    'page.mdx:2:3 warning component/missing-prop: <Tab> needs the prop "title". -> Add title="...": text of the tab.',
  ]);
});

test('a prop without a value is reported where text is expected, and a missing name too', async () => {
  assert.deepEqual(
    await saidOf(
      '<Accordion title>x</Accordion>\n\n<ParamField required type="string">x</ParamField>\n',
    ),
    [
      'page.mdx:1:12 warning component/no-value: "title" of <Accordion> is written without a value, so it has no effect. -> Remove it, or write title="...": the title, which is always visible.',
      'page.mdx:3:1 warning component/no-name: <ParamField> needs one of "path", "query", "header", "body" or "name". -> Add path="...": name of a path parameter.',
    ],
  );
});

test('a missing value is not reported for a prop that has no effect anyway', async () => {
  const said = await saidOf('<Frame type>x</Frame>\n\n<Frame caption>x</Frame>\n');
  assert.deepEqual(
    said.filter((line) => line.includes('component/no-value')),
    [
      'page.mdx:3:8 warning component/no-value: "caption" of <Frame> is written without a value, so it has no effect. -> Remove it, or write caption="...": a line below the image; can contain links and emphasis.',
    ],
  );
});

test('spread props may provide required ones', async () => {
  assert.deepEqual(
    await saidOf(
      "export const all = { title: 'a' };\n\n<Tabs>\n  <Tab {...all}>x</Tab>\n</Tabs>\n",
    ),
    [],
  );
});

test('an unknown value of a prop is reported with the accepted ones', async () => {
  assert.deepEqual(await saidOf('<Steps titleSize="h22">x</Steps>\n'), [
    'page.mdx:1:19 warning component/unknown-value: "h22" is not a value of "titleSize" of <Steps>, so it has no effect. -> Write titleSize="h2".',
  ]);
  assert.deepEqual(await saidOf("<Steps titleSize={'large'}>x</Steps>\n"), [
    'page.mdx:1:20 warning component/unknown-value: "large" is not a value of "titleSize" of <Steps>, so it has no effect. -> Use "p", "h2", "h3" or "h4".',
  ]);
});

test('a number is accepted in quotes and in braces', async () => {
  assert.deepEqual(await saidOf('<CardGroup cols="two">x</CardGroup>\n'), [
    'page.mdx:1:18 warning component/not-a-number: "cols" of <CardGroup> must be a number, and "two" is not one. -> Write cols={2}, with the number you want.',
  ]);
  assert.deepEqual(
    await saidOf('<CardGroup cols="3">x</CardGroup>\n\n<Columns cols={4}>x</Columns>\n'),
    [],
  );
});

test('a component outside its required parent is reported', async () => {
  assert.deepEqual(await saidOf('<Note>\n  <Tab title="a">x</Tab>\n</Note>\n'), [
    'page.mdx:2:3 warning component/misplaced: <Tab> belongs inside <Tabs>. -> Put <Tabs> around it and the other <Tab>s.',
  ]);
  assert.deepEqual(
    await saidOf('<Tabs>\n  <div>\n    <Tab title="a">x</Tab>\n  </div>\n</Tabs>\n'),
    [],
  );
});

test('the position of a component inside an author’s own component is not checked', async () => {
  const own = 'export const Box = ({ children }) => <Tabs>{children}</Tabs>;\n\n';
  assert.deepEqual(await saidOf(`${own}<Box>\n  <Tab title="a">x</Tab>\n</Box>\n`), []);
  assert.deepEqual(
    await saidOf("import Part from '/snippets/part.mdx';\n\n<Tabs>\n  <Part />\n</Tabs>\n", {
      'snippets/part.mdx': '<Tab title="a">x</Tab>\n',
    }),
    [],
  );
});

test('an author’s own component is not checked against the props of its namesake', async () => {
  assert.deepEqual(
    await saidOf('export const Card = ({ big }) => <b>{big}</b>;\n\n<Card big="x" />\n'),
    [],
  );
});

test('a problem in a snippet is reported once for the snippet, in JSX and in Markdown', async () => {
  assert.deepEqual(
    await saidOf(
      "import A from '/snippets/a.mdx';\nimport { B } from '/snippets/b.jsx';\n\n<A />\n\n<B />\n",
      {
        'snippets/a.mdx': 'x\n\n<Card tilte="a" />\n',
        'snippets/b.jsx': 'export const B = () => (\n  <Card tilte="a" />\n);\n',
      },
    ),
    ['snippets/a.mdx:3:7', 'snippets/b.jsx:2:9'].map(
      (place) =>
        `${place} warning component/unknown-prop: <Card> has no prop "tilte", so it has no effect. -> Did you mean "title"?`,
    ),
  );
});

test('a heading that skips a level is reported', async () => {
  assert.deepEqual(
    await saidOf('## A\n\n#### B\n\n## C\n\n<h3>D</h3>\n\n<Heading level="6">E</Heading>\n'),
    [
      'page.mdx:3:1 warning heading/jump: This heading has level 4, the one before it level 2: readers who move from heading to heading will miss the level between them. -> Begin it with ### and a space.',
      'page.mdx:9:1 warning heading/jump: This heading has level 6, the one before it level 3: readers who move from heading to heading will miss the level between them. -> Write level={4}.',
    ],
  );
  const { diagnostics } = await compileText('## A\n\n<h4>B</h4>\n');
  assert.deepEqual(
    diagnostics.map(({ hint, fix }) => [hint, fix]),
    [['Write <h3> and </h3>.', undefined]],
  );
});

test('the first heading below the title of a page must not skip a level either', async () => {
  const fixes = async (text: string, title?: string) =>
    (await compileText(text, { ...(title !== undefined && { title }) })).diagnostics.map(
      ({ fix, ...one }) => [diagnosticText(one), fix?.edits.map((edit) => edit.text)],
    );
  assert.deepEqual(await fixes('Text\n\n### A\n\n#### B\n\n### C\n\n## D\n', 'Start'), [
    [
      'page.mdx:3:1 warning heading/jump: This heading has level 3, the title of the page level 1: readers who move from heading to heading will miss the level between them. -> Begin it with ## and a space.',
      ['##', '###', '##'],
    ],
  ]);
  assert.deepEqual(await fixes('## A\n\n### B\n', 'Start'), []);
  assert.deepEqual(await fixes('### A\n'), []);
});

test('the first heading can have any level below a component that may show headings', async () => {
  const isReported = async (above: string) =>
    (await compileText(`${above}\n\n### A\n`, { title: 'Start' })).diagnostics.some(
      ({ code }) => code === 'heading/jump',
    );
  assert.equal(await isReported('<Update label="May">Text</Update>'), false);
  assert.equal(await isReported('<Steps titleSize="h2">Text</Steps>'), false);
  assert.equal(await isReported('export const Intro = () => null;\n\n<Intro />'), false);
  assert.equal(await isReported('<Snippet file="intro.mdx" />'), false);
  assert.equal(await isReported('<Note>Text</Note>'), true);
});

test('an image without alternative text is reported, unless it is marked as decoration', async () => {
  const hint =
    'Describe what it shows: ![what it shows](url). For decoration, write <img alt="" ... />.';
  assert.deepEqual(
    await saidOf(
      '![](/a.png)\n\n<img src="/b.png" />\n\n<img alt="" src="/c.png" />\n\n![d](/d.png)\n',
    ),
    [
      `page.mdx:1:1 warning image/no-alt: "/a.png" has no alternative text for readers who cannot see it. -> ${hint}`,
      `page.mdx:3:1 warning image/no-alt: "/b.png" has no alternative text for readers who cannot see it. -> ${hint}`,
    ],
  );
  const zoomed = '<ZoomImage src="/a.png" />\n\n<ZoomImage src="/b.png" alt="" />\n';
  assert.deepEqual(await saidOf(zoomed), [
    `page.mdx:1:1 warning image/no-alt: "/a.png" has no alternative text for readers who cannot see it. -> ${hint}`,
  ]);
  const own = 'export const ZoomImage = () => null;\n\n<ZoomImage src="/a.png" />\n';
  assert.deepEqual(
    (await saidOf(own)).filter((line) => line.includes('no-alt')),
    [],
  );
});

test('keys of objects in a list are checked like props', async () => {
  const text =
    '<Hero title="x" actions={[\n  { lable: "Go", href: "/a" },\n  { label: "Go", href: "/a", \'icn\': "b" },\n]} />\n';
  assert.deepEqual(await saidOf(text), [
    'page.mdx:2:5 warning component/unknown-prop: Objects in "actions" of <Hero> have no key "lable", so it has no effect. -> Remove it, or use one of href, text, variant, icon, iconType, arrow.',
    'page.mdx:2:3 warning component/missing-prop: An object in "actions" of <Hero> needs the key "text". -> Add text: "...": label of the button.',
    'page.mdx:3:5 warning component/missing-prop: An object in "actions" of <Hero> needs the key "text", but has only "label". -> Did you mean "text"?',
    'page.mdx:3:30 warning component/unknown-prop: Objects in "actions" of <Hero> have no key "icn", so it has no effect. -> Did you mean "icon"?',
  ]);
  const silent = [
    '[{ text: "Go", href: "/a", variant: "plain", arrow: true }]',
    '[...list, { ...more, arrow: 1 > 0 }, first]',
    'list',
  ];
  for (const actions of silent) {
    const own = 'export const [list, more, first] = [[], {}, {}];\n\n';
    assert.deepEqual(await saidOf(`${own}<Hero title="x" actions={${actions}} />\n`), [], actions);
  }
});

test('the color of a badge is case-insensitive', async () => {
  assert.deepEqual(await saidOf('<Badge color="White-Destructive">x</Badge>\n'), []);
});

test('a heading of level 1 below the title is reported as a second title', async () => {
  const said = async (text: string, title?: string) =>
    (await compileText(text, { ...(title !== undefined && { title }) })).diagnostics.map((one) =>
      diagnosticText(one),
    );
  assert.deepEqual(await said('Text\n\n# Next\n\nText\n', 'Start'), [
    'page.mdx:3:1 warning heading/second-title: The page has the title "Start", and below it another heading of level 1, shown at level 2. -> Begin this line with ## and a space.',
  ]);
  assert.deepEqual(await said('# A\n\n# B\n', 'Start'), [
    'page.mdx:1:1 warning heading/second-title: The page has the title "Start", and below it 2 more headings of level 1, shown at level 2. -> Begin them with ## and a space, and those below them with one more #.',
  ]);
  assert.deepEqual(await said('# Start\n\nText\n', 'Start'), []);
  assert.deepEqual(await said('# A\n\n# B\n'), []);
});

test('headings below a second title are judged by the level at which it is shown', async () => {
  const fixesOf = async (text: string) =>
    (await compileText(text, { title: 'Start' })).diagnostics
      .filter(({ code }) => code.startsWith('heading/'))
      .map(({ code, fix }) => [
        code,
        fix?.edits.map(({ position, text: marks }) => `${position.line} ${marks}`),
      ]);
  assert.deepEqual(await fixesOf('## Intro\n\n# Foo\n\n### Bar\n'), [
    ['heading/second-title', ['3 ##']],
  ]);
  assert.deepEqual(await fixesOf('# Foo\n\n### Bar\n\n# Baz\n'), [
    ['heading/second-title', ['1 ##', '5 ##']],
  ]);
  assert.deepEqual(await fixesOf('# Foo\n\n## Bar\n\n# Baz\n'), [
    ['heading/second-title', ['1 ##', '3 ###', '5 ##']],
  ]);
  assert.deepEqual(await fixesOf('# Foo\n\n#### Bar\n'), [
    ['heading/second-title', ['1 ##']],
    ['heading/jump', ['3 ###']],
  ]);
  assert.deepEqual(await fixesOf('<Heading level={3}>Foo</Heading>\n\n#### Bar\n'), [
    ['heading/jump', ['1 2', '3 ###']],
  ]);
  assert.deepEqual(await fixesOf('Text\n\n<h1>Foo</h1>\n'), [['heading/second-title', undefined]]);
});

test('one fix of an outline leaves no skipped level and makes no correct heading deeper', async () => {
  const outlines: readonly (readonly [string, string])[] = [
    ['1 3', '2 3'],
    ['1 3 1', '2 3 2'],
    ['1 3 1 2', '2 3 2 3'],
    ['1 2 4 1', '2 3 4 2'],
    ['1 4 6 1 2', '2 3 4 2 3'],
    ['2 4 6', '2 3 4'],
    ['2 6 5', '2 3 3'],
    ['2 4 5 3 5', '2 3 4 3 4'],
    ['4 1 3', '2 2 3'],
  ];
  for (const [written, wanted] of outlines) {
    const toText = (levels: string) =>
      levels
        .split(' ')
        .map((level, rank) => `${'#'.repeat(Number(level))} H${rank}\n`)
        .join('\n');
    const { diagnostics } = await compileText(toText(written), { title: 'Start' });
    const sources = { textOf: () => toText(written), consents: new Set<never>() };
    const { files, left } = planFixes(diagnostics, sources);
    assert.deepEqual([files[0]?.after, left], [toText(wanted), []], written);
    assert.deepEqual((await compileText(toText(wanted), { title: 'Start' })).diagnostics, []);
  }
});

test('icon names must exist, wherever a component accepts one', async () => {
  const findIcon: FindIcon = (name) => {
    if (name === 'acme') return { kind: 'unreadable', file: 'icons/solid/acme.svg' };
    if (name === '/d.png') return { kind: 'image' };
    return name === 'rockt' ? { kind: 'missing', nearest: 'rocket' } : { kind: 'svg' };
  };
  const page = await compileText(
    '<Card title="a" icon="rockt" />\n\n<Note icon={"acme"}>x</Note>\n\n<Card title="b" icon="flag" iconType="brand" />\n\n<Card title="c" icon={<svg />} iconType="image" />\n\n<Card title="d" icon="/d.png" iconType="image" />\n',
    { findIcon },
  );
  assert.deepEqual(
    page.diagnostics.map((one) => diagnosticText(one)),
    [
      'page.mdx:1:23 warning icon/unknown: There is no icon named "rockt", so none is shown. -> Did you mean "rocket"?',
      'page.mdx:3:14 warning icon/unreadable: The icon "acme" is the project\'s own file icons/solid/acme.svg, which does not contain a drawing that a page can show. -> Save it as a plain SVG: one <svg> with a viewBox and shapes, without scripts.',
      'page.mdx:5:39 warning icon/unknown-type: "brand" is not an icon style; the default one is used. -> Write "brands".',
    ],
  );
});

test('content for some readers is reported as visible to everyone', async () => {
  const said = (component: string) =>
    `warning component/for-some: This <${component}> is for some readers only, but a static site is the same for everyone, so everyone sees it. -> Take it out if it is not for everyone; for="humans" and for="agents" of <Visibility> work.`;
  for (const audience of ['"signed-in"', '"signed-out"', "{{ groups: ['a'] }}"]) {
    assert.deepEqual(await saidOf(`<Visibility for=${audience}>x</Visibility>\n`), [
      `page.mdx:1:1 ${said('Visibility')}`,
    ]);
  }
  assert.deepEqual(await saidOf('<Visibility for="agents">x</Visibility>\n'), []);
  assert.deepEqual(await saidOf('<Variation is="a">x</Variation>\n'), [
    `page.mdx:1:1 ${said('Variation')}`,
  ]);
});

test('a page can have several views with the same title', async () => {
  const view = '<View title="Python">x</View>\n\n';
  assert.deepEqual(await saidOf(`${view}<View title="Go">x</View>\n\n${view}`), []);
});
