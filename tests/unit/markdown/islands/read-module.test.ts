import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readModule } from '../../../../src/markdown/islands/read-module.ts';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';

/** Reads a snippet; all of its tags that begin with a capital letter are components of the site. */
function read(...lines: string[]) {
  const text = lines.join('\n');
  const piece = { text, position: { line: 1, column: 1 }, isOnlyImports: false };
  const { live, diagnostics } = readModule({
    file: 'a.jsx',
    pieces: [piece],
    importedLive: new Set(),
    isOfSite: () => true,
  });
  return { live: [...live], said: diagnostics.map((one) => diagnosticText(one)) };
}

test('a component whose state names a field is shown as it is at first', () => {
  const { live, said } = read(
    'export const Field = ({ name, children }) => {',
    "  const [lang, setLang] = useState('ts');",
    '  useEffect(() => setLang(localStorage.code));',
    '  return <ParamField body={lang + name}>{children}<Icon /></ParamField>;',
    '};',
  );
  assert.deepEqual(live, []);
  assert.deepEqual(said, [
    'a.jsx:4:10 warning component/not-in-browser: <ParamField> is only rendered when the site is built, and so is <Field>, which contains it: it stays as it is at first. -> Write it in the page, as children of <Field>, which shows {children} there; or use HTML elements instead of <ParamField>.',
  ]);
});

test('a component that readers can use stays interactive around code and fields', () => {
  for (const [handler, field] of [
    ['<button onClick={() => set(1)} />', '<CodeBlock>{n}</CodeBlock>'],
    ['<Picker onPick={set} />', '<ResponseField name={n} />'],
    ['<Picker choose={() => set(1)} />', '<ResponseField name={n} />'],
  ]) {
    const { live } = read(
      'export const Maker = () => {',
      '  const [n, set] = useState(0);',
      `  return <div>${handler}${field}</div>;`,
      '};',
    );
    assert.deepEqual(live, ['Maker'], handler);
  }
});

test('a component that needs a browser to be rendered is left to the browser', () => {
  const { live } = read(
    'export const Width = () => {',
    '  const width = window.innerWidth;',
    '  return <ParamField body={width} />;',
    '};',
  );
  assert.deepEqual(live, ['Width']);
});
