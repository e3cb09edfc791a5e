import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileText } from '../../../helpers/pages/compile.ts';

test('form fields show the values that React calls default values', async () => {
  const page = await compileText(
    [
      '<input name="a" defaultValue="1" />',
      '<input type="checkbox" defaultChecked />',
      '<textarea defaultValue="A and B" />',
      '<textarea value="Own">Not this</textarea>',
      '<textarea>Written</textarea>',
    ].join('\n\n'),
  );
  assert.deepEqual(page.diagnostics, []);
  const html = page.render();
  assert.match(html, /<input name="a" value="1"/);
  assert.match(html, /<input type="checkbox" checked/);
  assert.match(html, /<textarea>A and B<\/textarea>/);
  assert.match(html, /<textarea>Own<\/textarea>/);
  assert.match(html, /<textarea>Written<\/textarea>/);
  assert.doesNotMatch(html, /default/i);
});

test('a list shows the option that React calls its default value', async () => {
  const page = await compileText(
    [
      'export const Sizes = () => ["s", "m"].map((one) => <option key={one}>{one}</option>);',
      '',
      '<select defaultValue="2"><option value="1">A</option><option value="2">B</option></select>',
      '',
      '<select value={3}><optgroup label="C">{[2, 3].map((n) => <option>{n}</option>)}</optgroup></select>',
      '',
      '<select multiple defaultValue={["m", "x"]}><Sizes /><option value="x">X</option></select>',
      '',
      '<select><option selected>D</option></select>',
    ].join('\n'),
  );
  assert.deepEqual(page.diagnostics, []);
  assert.equal(
    page.render().replaceAll(/\n+/g, '\n').replaceAll('="true"', '').trim(),
    [
      '<select><option value="1">A</option><option value="2" selected>B</option></select>',
      '<select><optgroup label="C"><option>2</option><option selected>3</option></optgroup></select>',
      '<select multiple><option>s</option><option selected>m</option><option value="x" selected>X</option></select>',
      '<select><option selected>D</option></select>',
    ].join('\n'),
  );
});
