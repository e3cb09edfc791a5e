import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { diagnosticText } from '../../helpers/mistakes/diagnostic-text.ts';
import { compileText } from '../../helpers/pages/compile.ts';

const lines = (...text: string[]) => text.join('\n');

/** Compiles and renders a page with snippets next to it; `files` are those that browsers load. */
async function show(text: string, snippets: Readonly<Record<string, string>> = {}) {
  const files = new Map<string, string>();
  const page = await compileText(text, { snippets, files });
  const html = page.render();
  const said = [...page.diagnostics, ...(page.reported?.() ?? [])].map((one) =>
    diagnosticText(one),
  );
  return { html, said, files, isVolatile: page.isVolatile };
}

const counter = lines(
  "import { useEffect, useState } from 'react';",
  '',
  'export const Counter = ({ start = 7 }) => {',
  '  const [count, setCount] = useState(() => start);',
  '  useEffect(() => window.alert(count), []);',
  '  return <button className="count" onClick={() => setCount(count + 1)}>{count}</button>;',
  '};',
);

suite('an island', () => {
  test('renders its first state, together with its code and props', async () => {
    const { html, said, files } = await show(
      "import { Counter } from '/snippets/counter.jsx';\n\n<Counter start={3} />\n\n<Counter />\n",
      { 'snippets/counter.jsx': counter },
    );
    assert.deepEqual(said, []);
    assert.equal(
      html,
      lines(
        '<lectern-island module="/counter.js" name="Counter" runtime="/islands.js" rank="1" props="{"start":3}"><button class="count">3</button></lectern-island>',
        '<lectern-island module="/counter.js" name="Counter" runtime="/islands.js" rank="2"><button class="count">7</button></lectern-island>',
      ),
    );
    const code = files.get('counter.js') ?? '';
    assert.match(code, /from"\.\/islands\.js"/);
    assert.doesNotMatch(code, /react|</);
  });

  test('is detected by hooks, custom hooks, event handlers and checks for a browser', async () => {
    const { html, said } = await show(
      lines(
        'export const useTwo = () => useState(2);',
        'export const Hook = () => { const [n] = useTwo(); return <b>{n}</b>; };',
        'export const Event = () => <b onClick={() => 1}>event</b>;',
        "export const Guard = () => (typeof document === 'undefined' ? <b>build</b> : <b>browser</b>);",
        'export const Still = ({ children }) => { const id = useMemo(() => 1, []); return <b id={id}>{children}</b>; };',
        'export const Giving = () => <Event onPick={() => 1} />;',
        '',
        '<Hook /><Event /><Guard /><Still>still</Still><Giving />',
      ),
    );
    assert.deepEqual(said, []);
    const names = Array.from(html.matchAll(/name="(\w+)"/g), ([, name]) => name);
    assert.deepEqual(names, ['Hook', 'Event', 'Guard', 'Giving']);
    assert.match(html, /<b>build<\/b>.*<b id="1">still<\/b>/s);
  });

  test('can use hooks without an import, and React under its name', async () => {
    const { html, said, files } = await show(
      lines(
        "import React from 'react';",
        'export const Box = () => {',
        '  const [text] = React.useState("once");',
        '  const more = useReducer((state) => state, 1)[0];',
        '  return <><p>{text}</p>{more}</>;',
        '};',
        '',
        '<Box />',
      ),
    );
    assert.deepEqual(said, []);
    assert.match(html, /<p>once<\/p>1<\/lectern-island>$/);
    assert.match(files.get('page.js') ?? '', /^import\{default as \w+,.*useReducer as \w+/);
  });

  test('gets its children and elements in props as slots, shown or kept for later', async () => {
    const { html } = await show(
      lines(
        'export const Fold = ({ children, icon }) => {',
        '  const [isOpen] = useState(false);',
        '  return <div>{icon}{isOpen && children}</div>;',
        '};',
        '',
        '<Fold icon={<b>!</b>}>',
        '  **Kept**',
        '</Fold>',
      ),
    );
    assert.match(
      html,
      /<div><lectern-slot data-slot="1\.0"><b>!<\/b><\/lectern-slot><\/div><template data-slot="1\.1">.*<strong>Kept<\/strong>.*<\/template>/s,
    );
  });

  test('can read the props of its children', async () => {
    const { html, said } = await show(
      lines(
        'export const Menu = ({ children }) => {',
        "  const [shown] = useState('b');",
        '  return <nav>{children.map((child) => (child.props.id === shown ? child : null))}</nav>;',
        '};',
        'export const Item = ({ id, children }) => <p id={id}>{children}</p>;',
        '',
        '<Menu>',
        '  <Item id="a">one</Item>',
        '  <Item id="b">**two**</Item>',
        '</Menu>',
      ),
    );
    assert.deepEqual(said, []);
    assert.match(html, /<nav><lectern-slot data-slot="1\.1"><p id="b"><strong>two<\/strong><\/p>/);
    assert.match(html, /<template data-slot="1\.0"><p id="a">one<\/p>/);
    assert.match(html, /"lectern:slot":"1\.0","lectern:props":\{"id":"a"/);
  });

  test('is not required for a component to read the props of its children', async () => {
    const { html, said } = await show(
      lines(
        'export const List = ({ children }) => (',
        '  <ul>{children.map((child) => <li>{child.props.title}: {child}</li>)}</ul>',
        ');',
        'export const Item = ({ children }) => <b>{children}</b>;',
        '',
        '<List>',
        '  <Item title="One">1</Item>',
        '  <Item title="Two">2</Item>',
        '</List>',
      ),
    );
    assert.deepEqual(said, []);
    assert.equal(html, '<ul><li>One: <b>1</b></li><li>Two: <b>2</b></li></ul>');
  });

  test('includes helpers, data and components of other snippets, but nothing else of its page', async () => {
    const { html, said, files } = await show(
      lines(
        "import { Button } from '/snippets/button.jsx';",
        "import plans from '/snippets/plans.json';",
        "export const sample = 'a long sample';",
        'export const label = (plan) => `Plan ${plan}`;',
        'export const Plans = () => { const [at] = useState(0); return <Button>{label(plans[at])}</Button>; };',
        '',
        '<Plans />{sample}',
      ),
      {
        'snippets/button.jsx':
          'export const Button = ({ children }) => <button>{children}</button>;',
        'snippets/plans.json': '["free", "team"]',
      },
    );
    assert.deepEqual(said, []);
    assert.match(html, /<button>Plan free<\/button>/);
    assert.deepEqual([...files.keys()].sort(), ['button.js', 'page.js', 'plans.js']);
    assert.equal(files.get('plans.js'), 'export default ["free","team"];\n');
    assert.doesNotMatch(files.get('page.js') ?? '', /long sample/);
  });

  test('sees an empty import.meta, like all code of pages', async () => {
    const { html, files } = await show(
      'export const Mode = () => { const [n] = useState(1); return <b>{import.meta.env.MODE ?? "none"}{n}</b>; };\n\n<Mode />\n',
    );
    assert.match(html, /<b>none1<\/b>/);
    assert.doesNotMatch(files.get('page.js') ?? '', /import\.meta/);
  });

  test('finds React in the global object, although the process has none', async () => {
    const code = lines(
      'const React = globalThis.React ?? (() => { throw new Error("no React"); })();',
      'const { useState, useMemo } = React;',
      'export const Still = () => <i>{useMemo(() => 2)}</i>;',
      'export const Box = () => { const [n] = useState(1); return <b>{n}</b>; };',
    );
    const { html, said, files } = await show(
      "import { Box, Still } from '/snippets/box.jsx';\n\n<Still /><Box />{typeof globalThis.React}\n",
      { 'snippets/box.jsx': code },
    );
    assert.deepEqual(said, []);
    assert.match(html, /<i>2<\/i>.*<b>1<\/b><\/lectern-island>\sobject/s);
    assert.match(files.get('box.js') ?? '', /default as \w+\}from"\.\/islands\.js"/);
    assert.ok(!('React' in globalThis));
  });

  test('adds no file to the site if no page uses it', async () => {
    const { files, said } = await show(
      "import { Counter } from '/snippets/counter.jsx';\n\nText\n",
      {
        'snippets/counter.jsx': counter,
      },
    );
    assert.deepEqual([said, [...files]], [[], []]);
  });

  test('can be a class, a default export or wrapped in memo', async () => {
    const { html, said } = await show(
      "import Clock, { Kept } from '/snippets/clock.jsx';\n\n<Clock /><Kept />\n",
      {
        'snippets/clock.jsx': lines(
          "import React, { memo } from 'react';",
          'export default class extends React.Component {',
          '  state = { hour: 12 };',
          '  render() { return <time>{this.state.hour}</time>; }',
          '}',
          'export const Kept = memo(() => { const [n] = React.useState(1); return <i>{n}</i>; });',
        ),
      },
    );
    assert.deepEqual(said, []);
    assert.match(html, /name="default".*<time>12<\/time>.*name="Kept".*<i>1<\/i>/s);
  });
});

suite('a problem of an island is reported', () => {
  test('for a function or date among the props, at the tag', async () => {
    const { html, said } = await show(
      "import { Counter } from '/snippets/counter.jsx';\n\n<Counter onPick={() => 1} size={2} at={new Date(0)} />\n",
      { 'snippets/counter.jsx': counter },
    );
    assert.match(html, /props="\{"size":2\}"/);
    assert.deepEqual(said, [
      'page.mdx:3:1 warning component/lost-prop: "onPick" of <Counter> holds a function, which cannot be sent to the browser, where the component runs, so it is left out. -> Put it into the code: export const Example = () => <Counter ... />; and write <Example /> here.',
      'page.mdx:3:1 warning component/lost-prop: "at" of <Counter> holds a Date, which cannot be sent to the browser, where the component runs, so it is left out. -> Put it into the code: export const Example = () => <Counter ... />; and write <Example /> here.',
    ]);
  });

  test('for any value that JSON cannot represent, wherever it is among the props', async () => {
    const { html, said } = await show(
      lines(
        "import { Counter } from '/snippets/counter.jsx';",
        '',
        'export const loop = (() => { const own = {}; own.self = own; return own; })();',
        '',
        '<Counter a={Symbol("a")} b={1n} c={loop} d={{ e: [new Map()] }} f={NaN} g={[undefined, "h"]} />',
      ),
      { 'snippets/counter.jsx': counter },
    );
    assert.match(html, /"g":\[null,"h"\]/);
    const kinds = said.map((one) => /"(\w)" of <Counter> holds (.*?), which/.exec(one)?.slice(1));
    assert.deepEqual(kinds, [
      ['a', 'a symbol'],
      ['b', 'a number of type bigint'],
      ['c', 'itself'],
      ['d', 'a Map'],
      ['f', 'NaN'],
    ]);
  });

  test('for a browser global that is read during rendering', async () => {
    const { html, said } = await show(
      lines(
        'export const WindowSize = () => {',
        '  const width = window.innerWidth;',
        '  return <p>{width}</p>;',
        '};',
        '',
        'Text',
        '',
        '<WindowSize />',
      ),
    );
    assert.match(html, /rank="1"><\/lectern-island>$/);
    assert.deepEqual(said, [
      'page.mdx:2:17 warning component/browser-while-rendering: <WindowSize> reads "window" while it is rendered, which the build does not have, so the page shows nothing until the browser has loaded it. -> Read it in useEffect, or only where typeof window === \'object\'.',
    ]);
  });

  test('as an ordinary error if a prop merely has the name of a browser global', async () => {
    const { said } = await show(
      lines(
        'export const Visits = (props) => {',
        '  const back = () => history.back();',
        '  const first = props.history();',
        '  return <p onClick={back}>{first}</p>;',
        '};',
        '',
        'Text',
        '',
        '<Visits history={1} />',
      ),
    );
    assert.deepEqual(said, [
      'page.mdx:9:1 error page/evaluation: An expression or component of this page fails when rendered: props.history is not a function -> Fix the expression in braces, or the component that the page defines.',
    ]);
  });

  test('for a browser global in a function that rendering calls', async () => {
    const { said } = await show(
      lines(
        'export const Apps = () => {',
        "  const load = () => localStorage.getItem('apps');",
        '  const [apps] = useState(load);',
        '  return <p>{apps}</p>;',
        '};',
        '',
        'Text',
        '',
        '<Apps />',
      ),
    );
    assert.deepEqual(said, [
      'page.mdx:2:22 warning component/browser-while-rendering: <Apps> reads "localStorage" while it is rendered, which the build does not have, so the page shows nothing until the browser has loaded it. -> Read it in useEffect, or only where typeof localStorage === \'object\'.',
    ]);
  });

  test('as an error of its own code, even if effects read browser globals', async () => {
    const { said } = await show(
      lines(
        'export const Apps = ({ apps }) => {',
        '  useEffect(() => { document.title = apps.title; }, []);',
        '  return <p>{apps.map((app) => app)}</p>;',
        '};',
        '',
        'Text',
        '',
        '<Apps />',
      ),
    );
    assert.match(said.join(), /page\/evaluation: .*reading 'map'/);
  });

  test('for a component of the site in its code, at its place', async () => {
    const { html, said } = await show(
      "import { Picker } from '/snippets/picker.jsx';\n\n<Picker />\n",
      {
        'snippets/picker.jsx': lines(
          'export const Picker = () => {',
          '  const [n] = useState(1);',
          '  return <Card>{n}</Card>;',
          '};',
        ),
      },
    );
    assert.match(html, />1<\/lectern-island>$/);
    assert.deepEqual(said, [
      'snippets/picker.jsx:3:10 warning component/not-in-browser: <Card> is rendered when the site is built, but <Picker> is rendered again in the browser, so only the content of <Card> shows. -> Write it in the page, as children of <Picker>, which shows {children} there; or use HTML elements instead of <Card>.',
    ]);
  });

  test('not for a component of its own that has the name of one of the site', async () => {
    const { html, said } = await show(
      "import { Picker } from '/snippets/picker.jsx';\n\n<Picker />\n",
      {
        'snippets/picker.jsx': lines(
          'export const Picker = () => {',
          '  const [n] = useState(1);',
          '  const Card = ({ children }) => <b>{children}</b>;',
          '  return <Card>{n}</Card>;',
          '};',
        ),
      },
    );
    assert.match(html, /<b>1<\/b><\/lectern-island>$/);
    assert.deepEqual(said, []);
  });

  test('for a dynamic import, at its place', async () => {
    const { said } = await show(
      lines(
        'export const Chart = () => {',
        '  const [shown, show] = useState(null);',
        "  useEffect(() => void import('chart.js').then(show), []);",
        '  return shown;',
        '};',
        '',
        '<Chart />',
      ),
    );
    assert.deepEqual(said, [
      'page.mdx:3:24 warning snippet/dynamic-import: import("chart.js") asks for a file while the code runs, and the site does not have one for it. -> Import a file from /snippets at the top instead; for a package, embed a page that has it with <iframe>.',
    ]);
  });

  test('for a package, whose names are not defined in the browser either', async () => {
    const { html, said, files } = await show(
      lines(
        "import { motion, Fade } from 'motion';",
        'export const Moving = () => {',
        '  const [n] = useState(1);',
        '  return <Fade><b>{typeof motion}{n}</b></Fade>;',
        '};',
        '',
        '<Moving />',
      ),
    );
    assert.match(html, /<b>undefined1<\/b>/);
    assert.doesNotMatch(files.get('page.js') ?? '', /from\s*["'`]motion/);
    assert.ok(
      said.every((one) => /^page\.mdx:1:1 .*(?:unsupported-import)/.test(one)),
      said.join('\n'),
    );
  });

  test('for an exception during the build, and its children are shown instead', async () => {
    const { html, said } = await show(
      'export const Bad = ({ of }) => { useState(1); return of.name; };\n\n<Bad>\n\nInside\n\n</Bad>\n',
    );
    assert.match(html, /Inside/);
    assert.equal(said.length, 1);
    assert.match(said[0] ?? '', /^page\.mdx:3:1 error page\/evaluation: /);
  });
});
