import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { readChildren } from '../../../../src/components/parts/child-marks.ts';

const TWO_TABS = [
  '<div data-child="tab:npm" id="npm" class="tab-panel"><p data-label class="tab-title">npm</p>One</div>',
  '<div data-child="tab:yarn" id="yarn" class="tab-panel"><p data-label class="tab-title"><svg></svg>yarn</p>Two</div>',
].join('\n');

suite('a parent component and its children', () => {
  test('a parent reads the children of its kind in order, each with its label', () => {
    assert.deepEqual(readChildren(TWO_TABS, 'tab').children, [
      { value: 'npm', label: 'npm' },
      { value: 'yarn', label: '<svg></svg>yarn' },
    ]);
    assert.deepEqual(readChildren(TWO_TABS, 'code').children, []);
  });

  test('a child without a label does not borrow the label of the next one', () => {
    const html =
      '<x-code data-child="code:js" class="code-block"><pre>1</pre></x-code>' +
      '<x-code data-child="code:ts" class="code-block"><div data-label class="code-title">b.ts</div></x-code>';
    assert.deepEqual(readChildren(html, 'code').children, [
      { value: 'js', label: undefined },
      { value: 'ts', label: 'b.ts' },
    ]);
  });

  test('the mark gives way to what the parent says, and the rest of the child stays', () => {
    const html = readChildren(TWO_TABS, 'tab').adopt(({ value }, index) => ({
      attributes: { role: 'tabpanel', 'data-at': `${value}-${index}` },
    }));
    assert.equal(
      html,
      [
        '<div role="tabpanel" data-at="npm-0" id="npm" class="tab-panel"><p class="tab-title">npm</p>One</div>',
        '<div role="tabpanel" data-at="yarn-1" id="yarn" class="tab-panel"><p class="tab-title"><svg></svg>yarn</p>Two</div>',
      ].join('\n'),
    );
  });

  test('a parent further out does not see children that an inner parent has adopted', () => {
    const inner = readChildren(TWO_TABS, 'tab').adopt(() => ({}));
    const outer = `<div data-child="tab:outer" id="outer"><p data-label>Outer</p>${inner}</div>`;
    assert.deepEqual(readChildren(outer, 'tab').children, [{ value: 'outer', label: 'Outer' }]);
  });

  test('a label can become another element, as the title of a step becomes a heading', () => {
    const html = readChildren(
      '<li data-child="step: " class="step"><p data-label="true" id="a">Go</p></li>',
      'step',
    ).adopt(() => ({ labelTag: 'h3' }));
    assert.equal(html, '<li class="step"><h3 id="a">Go</h3></li>');
  });

  test('text that looks like a mark is no mark', () => {
    const text = '<pre>&lt;div data-child="tab:x">&lt;p data-label>x&lt;/p></pre>';
    assert.deepEqual(readChildren(text, 'tab').children, []);
  });

  test('signs in attributes disturb neither a child nor its label', () => {
    const html =
      '<div title="a < b" data-child="tab:x"><p title="1 > 0" data-label><b>x</b></p></div>';
    assert.deepEqual(readChildren(html, 'tab').children, [{ value: 'x', label: '<b>x</b>' }]);
    assert.equal(
      readChildren(html, 'tab').adopt(() => ({ labelTag: 'h3' })),
      '<div title="a < b"><h3 title="1 > 0"><b>x</b></h3></div>',
    );
  });

  test('values come back as they were, quotes and ampersands included', () => {
    const html = '<div data-child="code:[&#34;a &#38; b&#34;]"></div>';
    assert.deepEqual(readChildren(html, 'code').children, [
      { value: '["a & b"]', label: undefined },
    ]);
  });
});
