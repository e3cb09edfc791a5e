/** React in code that is only rendered at build, because nothing in it changes in a browser. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';
import { compileText } from '../../../helpers/pages/compile.ts';

/** Renders code that imports names of React, followed by a paragraph. */
async function show(names: string, code: readonly string[], paragraph: string) {
  const text = [`import React, { ${names} } from 'react';`, '', ...code, '', paragraph, ''].join(
    '\n',
  );
  const page = await compileText(text, { rewriteUrl: (url) => `/docs${url}` });
  const html = page.render();
  const said = [...page.diagnostics, ...(page.reported?.() ?? [])].map((one) =>
    diagnosticText(one),
  );
  return { html: html.replace(/<\/?lectern-paragraph>/g, ''), said };
}

test('a hook that an expression calls outside of a component is reported once', async () => {
  const said = async (paragraph: string) => (await show('useMemo', [], paragraph)).said;
  const reported = [
    'page.mdx:4:1 warning component/hook: This expression calls a hook of React. Pages are rendered once, when the site is built, so its state keeps its first value, and no effect runs. -> Put it into a component, which runs in the browser: export const Example = () => { const [value, setValue] = useState(...); return ...; };',
  ];
  assert.deepEqual(await said('{useState(5)[0]}'), reported);
  assert.deepEqual(
    await said(
      '{(() => { const [n, set] = React.useState(1); useEffect(() => set(2)); return n; })()}',
    ),
    reported,
  );
  const handled = await said(
    '{(() => { const [n, set] = useState(1); return <b onClick={() => set(2)}>{n}</b>; })()}',
  );
  assert.match(handled.join('\n'), /^[^\n]* component\/event-handler: [^\n]*$/);
  assert.deepEqual(await said('{useMemo(() => 2, [])}'), []);
});

test('a component that an expression shows may have state', async () => {
  const code = ['export const Count = () => <b>{useState(1)[0]}</b>;'];
  const { said } = await show('useMemo', code, '{[1, 2].map((key) => <Count key={key} />)}');
  assert.deepEqual(said, []);
});

const components: Readonly<Record<string, readonly [names: string, code: string, html: string]>> = {
  useContext: [
    'createContext, useContext',
    "const Ctx = createContext('usual'); const A = () => <b>{useContext(Ctx)}</b>;",
    '<b>usual</b>',
  ],
  'the consumer of a context': [
    'createContext',
    "const Ctx = createContext('usual'); const A = () => <Ctx.Consumer>{(v) => <b>{v}</b>}</Ctx.Consumer>;",
    '<b>usual</b>',
  ],
  useDeferredValue: ['useDeferredValue', "const A = () => useDeferredValue('later');", 'later'],
  'useRef and createRef': [
    'createRef, useRef',
    'const A = () => <b>{useRef(1).current}{String(createRef().current)}</b>;',
    '<b>1null</b>',
  ],
  forwardRef: [
    'forwardRef',
    'const A = forwardRef((props, ref) => <b ref={ref}>x</b>);',
    '<b>x</b>',
  ],
  'memo and useMemo': [
    'memo',
    'const A = memo(() => <b>{React.useMemo(() => 2, [])}</b>);',
    '<b>2</b>',
  ],
  createElement: [
    'createElement',
    "const A = () => createElement('b', { title: 't' }, 'one', 'two');",
    '<b title="t">onetwo</b>',
  ],
  isValidElement: [
    'isValidElement',
    'const A = () => [<b />, ["x"], "x", null].map((one) => String(isValidElement(one))).join();',
    'true,false,false,false',
  ],
  'Suspense and lazy': [
    'lazy, Suspense',
    'const B = lazy(() => 1); const A = () => <Suspense fallback="wait"><B>done</B></Suspense>;',
    'done',
  ],
};

for (const [name, [names, code, html]] of Object.entries(components)) {
  test(`${name} works without a browser`, async () => {
    const found = await show(
      names,
      code.split('; ').map((one) => `export ${one}`),
      'x <A />',
    );
    assert.deepEqual(found, { html: `x ${html}`, said: [] });
  });
}

for (const [how, create] of [
  ['by name', 'createElement'],
  ['of React', 'React.createElement'],
] as const) {
  test(`createElement ${how} makes the same elements as tags`, async () => {
    const code = [
      `export const A = () => ${create}('label', { htmlFor: 'x', key: 'k', onClick: () => 1 }, 'a');`,
      `export const B = () => ${create}(A, null);`,
      `export const C = () => ${create}('a', { href: '/page' }, 'c');`,
    ];
    assert.deepEqual(
      await show(
        'createElement',
        code,
        `x <B /> <C /> {${create}('b', null, 1)} <i {...{ key: 1, id: "i" }} />`,
      ),
      {
        html: 'x <label for="x">a</label> <a href="/docs/page">c</a> <b>1</b> <i id="i"></i>',
        said: [],
      },
    );
  });
}

test('a provider in the text of a page that gives the usual value is not reported', async () => {
  const code = [
    "export const Ctx = createContext('usual');",
    'export const A = () => <b>{useContext(Ctx)}</b>;',
  ];
  const paragraph = 'x <Ctx.Provider value="usual"><A /></Ctx.Provider>';
  const found = await show('createContext, useContext', code, paragraph);
  assert.deepEqual(found, { html: 'x <b>usual</b>', said: [] });
});

for (const provider of ['Ctx.Provider', 'Ctx'] as const) {
  const code = [
    "export const Ctx = createContext('usual');",
    'export const A = () => <b>{useContext(Ctx)}</b>;',
    `export const B = () => <${provider} value="given"><A /></${provider}>;`,
  ];
  test(`a component that provides a context with <${provider}> gives its value to its content`, async () => {
    const { html, said } = await show('createContext, useContext', code, 'x <B />');
    assert.deepEqual(said, []);
    assert.match(html, /name="B"[^>]*><b>given<\/b>/);
  });

  test(`<${provider}> in the text of a page is reported, because its value reaches nothing`, async () => {
    const paragraph = `x <${provider} value="given"><A /></${provider}>`;
    const { html, said } = await show('createContext, useContext', code, paragraph);
    assert.equal(html, 'x <b>usual</b>');
    assert.deepEqual(said, [
      'page.mdx:7:3 warning component/context: On a page, the content of a tag is rendered before the tag, so the value of this provider does not reach it. -> Put the provider and its content into a component: export const Example = () => <Context.Provider value={...}>...</Context.Provider>; and write <Example /> here.',
    ]);
  });
}

test('a component can go through its children', async () => {
  const code = [
    'export const List = ({ children }) => (',
    '  <ul>{Children.map(children, (one) => <li>{one}</li>)}</ul>',
    ');',
    'export const A = () => <List><b>1</b>{null}<i lang="en">2</i></List>;',
  ];
  assert.deepEqual(await show('Children', code, 'x <A />'), {
    html: 'x <ul><li><b>1</b></li><li><i lang="en">2</i></li></ul>',
    said: [],
  });
});

test('every use of useId gets its own id, the same in each build', async () => {
  const code = ['export const A = () => { const id = useId(); return <b id={id} />; };'];
  const built = () => show('useId', code, 'x <A /> <A />');
  const { html } = await built();
  assert.equal(html, 'x <b id=":r1:"></b> <b id=":r2:"></b>');
  assert.equal((await built()).html, html);
});

test('what a page cannot use of React is reported as such, and not as missing in a file', async () => {
  const { said } = await show('useOptimistic', [], 'x');
  assert.deepEqual(said, [
    'page.mdx:1:1 error snippet/no-export: "react" has no export named "useOptimistic". -> Write the code without it: Lectern has most of React, but not this.',
  ]);
});
