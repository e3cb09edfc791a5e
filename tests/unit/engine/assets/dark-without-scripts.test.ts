import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { toSystemDark, withCondition } from '../../../../src/engine/assets/dark-without-scripts.ts';

suite('for dark systems without scripts', () => {
  test('rules of dark mode apply wherever their selector has the class, and other rules do not', () => {
    assert.equal(
      toSystemDark(
        'html.dark .a, .b{color:red} .c{color:red} .dark .d{color:red} :where(html.dark) i{top:0}',
      ),
      'html:not(.dark,[data-mode-default]) .a{color:red} ' +
        ':where(:root):not(.dark,[data-mode-default]) .d{color:red} ' +
        ':where(html:not(.dark,[data-mode-default])) i{top:0}',
    );
  });

  test('the rules keep their layers, conditions and nesting', () => {
    assert.equal(
      toSystemDark(
        '@layer a,b;@layer a{p{top:0}@media (width>9px){html.dark p{top:0}}}' +
          '.x{top:0;html.dark &{top:1px}}html.dark{.y{&:hover{top:0}}}@font-face{font-family:Z}',
      ),
      '@layer a{@media (width>9px){html:not(.dark,[data-mode-default]) p{top:0}}}' +
        '.x{html:not(.dark,[data-mode-default]) &{top:1px}}' +
        'html:not(.dark,[data-mode-default]){.y{&:hover{top:0}}}',
    );
  });

  test('the rules are limited to such readers by a condition in the stylesheet itself', () => {
    assert.equal(
      withCondition('i{top:0}'),
      '\n@media (scripting:none) and (prefers-color-scheme:dark){i{top:0}}\n',
    );
    assert.equal(withCondition(''), '');
  });

  test('nothing is added for light mode, similar names and invalid CSS', () => {
    for (const css of [
      'html:not(.dark) p{top:0}',
      '.dark-blue{top:0}',
      String.raw`.dark\:hidden{top:0}`,
      'html.dark{ top: 0; } }}}',
    ]) {
      assert.equal(toSystemDark(css), '');
    }
  });
});
