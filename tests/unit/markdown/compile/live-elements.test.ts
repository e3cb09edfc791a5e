import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';
import { compileText } from '../../../helpers/pages/compile.ts';

const lines = (...text: string[]) => text.join('\n');

/** Compiles and renders a page with snippets next to it; `files` are those that browsers load. */
async function show(text: string, snippets: Readonly<Record<string, string>> = {}) {
  const files = new Map<string, string>();
  const page = await compileText(text, { snippets, files });
  const said = page.diagnostics.map((one) => diagnosticText(one));
  return { html: page.render(), said, files };
}

suite('an element of a page with event handlers', () => {
  test('is an island, and the rest of it stays in the page', async () => {
    const { html, said, files } = await show(
      lines(
        'export const limit = 3;',
        'export const pick = (event) => event.target.append(limit);',
        '',
        '<button className="wide" onClick={pick} onBlur={() => {',
        '  pick();',
        '}} data-n={limit}>**Pick** one</button>',
        '',
        'Type <input readOnly onFocus={pick} /> here.',
      ),
    );
    assert.deepEqual(said, []);
    assert.equal(
      html,
      lines(
        '<lectern-island module="/page.js" name="LecternElement0" runtime="/islands.js" rank="1" props="{"className":"wide","data-n":3,"children":{"lectern:slot":"1.0"}}"><button data-n="3" class="wide"><lectern-slot data-slot="1.0"><strong>Pick</strong> one</lectern-slot></button></lectern-island>',
        '<p>Type <lectern-island module="/page.js" name="LecternElement1" runtime="/islands.js" rank="2" props="{"readOnly":true}"><input readonly/></lectern-island> here.</p>',
      ),
    );
    assert.match(
      files.get('page.js') ?? '',
      /append\(3\).*onClick:\(\.\.\.(\w)\)=>pick\?\.\(\.\.\.\1\),onBlur:.*onFocus:.*=>pick/s,
    );
  });

  test('can be used next to components with state', async () => {
    const { html, said } = await show(
      lines(
        'export const Count = () => { const [n] = useState(1); return <b>{n}</b>; };',
        '',
        '<div onClick={() => 1}><Count /></div>',
      ),
    );
    assert.deepEqual(said, []);
    assert.match(html, /name="LecternElement0".*<lectern-slot.*name="Count".*<b>1<\/b>/s);
  });

  test('can use what a snippet takes out of an object', async () => {
    const { said, files } = await show(
      "import { step } from '/snippets/part.jsx';\n\n<b onClick={() => alert(step)}>x</b>\n",
      { 'snippets/part.jsx': 'export const { step } = { step: 2 };\n' },
    );
    assert.deepEqual(said, []);
    assert.match(
      files.get('page.js') ?? '',
      /import\{step as (\w+)\}from".\/part\.js".*alert\(\1\)/s,
    );
  });

  test('keeps its text if it is a text area', async () => {
    const { html, said } = await show(
      lines(
        '<textarea defaultValue="By default" onChange={() => 1} />',
        '',
        '<textarea onChange={() => 1}>Written</textarea>',
      ),
    );
    assert.deepEqual(said, []);
    assert.match(html, /<textarea>By default<\/textarea>.*<textarea>Written<\/textarea>/s);
  });

  test('stays as it is if it has an address, or if it is in a snippet, whose props it may use', async () => {
    const { html, said } = await show(
      lines(
        "import Part from '/snippets/part.mdx';",
        '',
        '<video src="/a.mp4" onPlay={() => 1} />',
        '',
        '<a href="#end" onClick={() => 1}>End</a>',
        '',
        '<Part label="Go" />',
      ),
      { 'snippets/part.mdx': '<button onClick={() => alert(label)}>{label}</button>\n' },
    );
    const islands = Array.from(html.matchAll(/name="(\w+)"/g), ([, name]) => name);
    assert.deepEqual(islands, ['LecternElement0']);
    assert.match(html, /<button>Go<\/button>/);
    const places = said.map((text) => text.split(' ', 3).join(' '));
    assert.deepEqual(places, [
      'snippets/part.mdx:1:9 warning component/event-handler:',
      'page.mdx:3:21 warning component/event-handler:',
    ]);
  });

  test('stays as it is in a table or a list', async () => {
    const { html, said } = await show(
      '<table><tbody><tr onClick={() => 1}><td>a</td></tr></tbody></table>\n\n<ul><li onClick={() => 1}>b</li></ul>\n',
    );
    assert.doesNotMatch(html, /lectern-island/);
    assert.equal(said.length, 2);
  });

  test('is shown without its handlers if the code of the page fails', async () => {
    const { html, said } = await show(
      'export const a = missing.part;\n\n<button onClick={() => a}>Go</button>\n',
    );
    assert.equal(said.length, 1);
    assert.equal(html.trim(), '<button>Go</button>');
  });

  for (const code of ['save(', '() => 010']) {
    test(`stays as it is if its code is ${code}, and components of the page still run`, async () => {
      const { html, said, files } = await show(
        lines(
          'export const Lab = () => { const [a, b] = useState(0); return <b onClick={b}>{a}</b>; };',
          '',
          `<Lab /> <i onClick={${code}}>x</i>`,
        ),
      );
      assert.match(html, /<lectern-island module="\/page\.js" name="Lab"/);
      assert.doesNotMatch(html, /LecternElement/);
      assert.match(files.get('page.js') ?? '', /Lab/);
      assert.equal(said.length, 1);
    });
  }

  for (const [code, reason] of [
    ['/* later */', 'There is no code'],
    [
      'await load()',
      '`await` is only allowed within async functions and at the top levels of modules',
    ],
    ['() => { const a = 1; const a = 2; }', 'Identifier `a` has already been declared'],
    ['() => { with (a) {} }', "'with' statements are not allowed"],
    ['() => { delete a; }', 'Delete of an unqualified identifier in strict mode'],
    ['(a, eval) => 1', 'Unexpected eval or arguments in strict mode'],
    ['() => { let static = 1; }', 'Unexpected strict mode reserved word'],
  ]) {
    test(`is reported and runs its other handlers if one is ${code}`, async () => {
      const { html, said, files } = await show(
        lines(
          'export const Lab = () => { const [a, b] = useState(0); return <b onClick={b}>{a}</b>; };',
          '',
          `<Lab /> <i onBlur={() => "blurred"} onClick={${code}}>x</i>`,
        ),
      );
      assert.match(html, /module="\/page\.js" name="Lab".*module="\/page\.js" name="Lec/s);
      assert.match(files.get('page.js') ?? '', /onBlur:\(\)=>`blurred`/);
      assert.deepEqual(said, [
        `page.mdx:3:45 warning component/event-handler: Browsers cannot run the code of "onClick" of <i>, so it is left out: ${reason}. -> Fix the code. It has to be an expression, such as a function, that is valid in strict mode.`,
      ]);
    });
  }

  test('is shown without a handler that browsers cannot run', async () => {
    const { html, said, files } = await show('<b onClick={() => { delete a; }}>x</b>\n');
    assert.equal(html.trim(), '<b>x</b>');
    assert.equal(said.length, 1);
    assert.equal(files.size, 0);
  });

  for (const code of [
    'analytics.track',
    'window.openChat',
    'missing',
    'missing?.part.other',
    'debounce(() => 1)',
    'window.chat ? () => 1 : missing',
  ]) {
    test(`is rendered without computing its handler ${code}`, async () => {
      const { html, files } = await show(`<button onClick={${code}}>Go</button>\n`);
      assert.match(html, /name="LecternElement0".*<button>.*Go.*<\/button>/s);
      assert.match(files.get('page.js') ?? '', /onClick:/);
    });
  }

  test('looks a handler up when its event happens, and computes others once', async () => {
    const { files } = await show(
      lines(
        '<i onClick={api.go}>a</i>',
        '',
        '<i onClick={debounce(go)}>b</i>',
        '',
        '<i onClick={go // now',
        '}>c</i>',
      ),
    );
    const code = files.get('page.js') ?? '';
    assert.match(code, /onClick:\(\.\.\.(\w)\)=>api\.go\?\.\(\.\.\.\1\)/);
    assert.match(code, /onClick:typeof window>`u`\?void 0:debounce\(go\)/);
    assert.match(code, /=>go\?\.\(/);
  });

  test('is reported by its tag and at its handler if that shows a component of the site', async () => {
    const { said } = await show(
      '<b\n  onFocus={() => 1}\n  onClick={() => <Card>x</Card>}>x</b>\n\n<i onClick={() => import("./a.js")} />\n',
    );
    assert.deepEqual(
      said.map((text) => text.split(', so')[0]),
      [
        'page.mdx:3:11 warning component/not-in-browser: <Card> is rendered when the site is built, but <b> is rendered again in the browser',
        'page.mdx:5:12 warning snippet/dynamic-import: import("./a.js") asks for a file while the code runs, and the site does not have one for it. -> Import a file from /snippets at the top instead; for a package, embed a page that has it with <iframe>.',
      ],
    );
  });

  test('is reported at the handler that shows a component, if another is on its line', async () => {
    const { said } = await show(
      '<b onFocus={() => <Card>x</Card>} onBlur={() => 1} onClick={() => import("./a.js")}>x</b>\n',
    );
    assert.deepEqual(
      said.map((text) => text.split(': ')[0]),
      [
        'page.mdx:1:12 warning component/not-in-browser',
        'page.mdx:1:60 warning snippet/dynamic-import',
      ],
    );
  });

  test('is reported for names that nothing defines, each once', async () => {
    const { html, said } = await show(
      '<b onClick={() => setCount(1)}>x</b>\n\n<i onClick={setCount}>y</i> <i onClick={props.onPick}>z</i>\n',
    );
    const hint = (name: string) =>
      `-> Define it with \`export const ${name} = ...\`, or in a component around the tag if it is state, or write \`window.${name}\` if a script of the site defines it.`;
    assert.deepEqual(said, [
      `page.mdx:1:12 warning page/undefined-name: An event handler of this tag uses "setCount", a name that this page neither imports nor exports, so the handler fails in the browser. ${hint('setCount')}`,
      `page.mdx:3:40 warning page/undefined-name: An event handler of this tag uses "props", a name that this page neither imports nor exports, so the handler fails in the browser. ${hint('props')}`,
    ]);
    assert.match(html, /LecternElement2/);
  });

  test('is not reported for names that the page, an import, a script or a browser defines', async () => {
    const { said } = await show(
      lines(
        "import { pick as choose } from '/snippets/part.jsx';",
        '',
        'export const first = 1;',
        '',
        'export function second() {}',
        '',
        'export const { third, parts: [fourth] } = { third: 3, parts: [4] };',
        '',
        '<b onClick={function (event) {',
        '  [choose, first, second, third, fourth, event.target, arguments, useState, Fragment];',
        '  try { alert(getSelection()); } catch (error) { console.log(error); }',
        '  new HTMLDivElement(new PointerEvent()); localStorage.x = document.title; fetch(origin);',
        "  if (typeof gtag === 'function') gtag('event'); window.openChat();",
        '}}>x</b>',
      ),
      { 'snippets/part.jsx': 'export const pick = 1;\n' },
    );
    assert.deepEqual(said, []);
  });

  test('is not reported for names in code of the page that cannot be read', async () => {
    const { said } = await show('export const a = (;\n\n<b onClick={() => a}>x</b>\n');
    assert.doesNotMatch(said.join(), /undefined-name/);
  });
});
