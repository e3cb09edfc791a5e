import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closeElements } from '../../../../src/core/html/close-elements.ts';
import { assertGrowsEvenly } from '../../../helpers/measure/assert-growth.ts';

const never = () => false;
const close = (html: string) => closeElements(html, never).html;

test('elements that would take what follows for their content are closed', () => {
  assert.equal(close('<iframe src="a">\nb'), '<iframe src="a"></iframe>\nb');
  assert.equal(close('<div><VIDEO src="a"></div>'), '<div><VIDEO src="a"></video></div>');
  assert.deepEqual(closeElements('a <b>c</b> <textarea>', never).open, [
    { name: 'textarea', start: 11 },
  ]);
});

test('they are closed after their sources and options', () => {
  assert.equal(
    close('<video>\n<source src="a">\n<track src="b">\nc'),
    '<video>\n<source src="a">\n<track src="b"></video>\nc',
  );
  assert.equal(
    close('<select><option>a</option> <option>b</option> c'),
    '<select><option>a</option> <option>b</option></select> c',
  );
});

test('elements that are closed, here or below, stay as they are', () => {
  const whole = [
    '<video src="a"></video> b',
    '<Video><source src="a"></Video >',
    '<iframe src="a"/>',
    '<!-- <video> -->',
    '<p title="<video>">',
    '<script>"<iframe>"</script>',
    '<div>a',
  ];
  for (const html of whole) assert.equal(close(html), html);
  assert.equal(closeElements('<video>', (name) => name === 'video').html, '<video>');
});

test('the time grows with the length, however many elements are not closed', () => {
  assertGrowsEvenly((size) => close('<video><p>'.repeat(size)), 2000);
  assertGrowsEvenly((size) => close('<iframe></iframe>'.repeat(size)), 2000);
});
