import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { darkWithoutScripts } from '../../../src/astro/dark-without-scripts.ts';

const dark = (rules: string) =>
  `\n@media (scripting:none) and (prefers-color-scheme:dark){${rules}}\n`;

suite('for a dark system without scripts', () => {
  test('rules of dark mode hold wherever the class stands in them, and no others', () => {
    assert.equal(
      darkWithoutScripts(
        'html.dark .a, .b{color:red} .c{color:red} .dark .d{color:red} :where(html.dark) i{top:0}',
      ),
      dark(
        'html:not(.dark,[data-mode-default]) .a{color:red} ' +
          ':where(:root):not(.dark,[data-mode-default]) .d{color:red} ' +
          ':where(html:not(.dark,[data-mode-default])) i{top:0}',
      ),
    );
  });

  test('they keep their layers, conditions and rules inside of rules', () => {
    assert.equal(
      darkWithoutScripts(
        '@layer a,b;@layer a{p{top:0}@media (width>9px){html.dark p{top:0}}}' +
          '.x{top:0;html.dark &{top:1px}}html.dark{.y{&:hover{top:0}}}@font-face{font-family:Z}',
      ),
      dark(
        '@layer a{@media (width>9px){html:not(.dark,[data-mode-default]) p{top:0}}}' +
          '.x{html:not(.dark,[data-mode-default]) &{top:1px}}' +
          'html:not(.dark,[data-mode-default]){.y{&:hover{top:0}}}',
      ),
    );
  });

  test('nothing is added for light mode, for names that only look alike, and for what is no CSS', () => {
    for (const css of [
      'html:not(.dark) p{top:0}',
      '.dark-blue{top:0}',
      String.raw`.dark\:hidden{top:0}`,
      'html.dark{ top: 0; } }}}',
    ]) {
      assert.equal(darkWithoutScripts(css), '');
    }
  });
});
