import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { contrast, mixColors } from '../../../../src/core/theme/color.ts';
import type { Hex } from '../../../../src/core/theme/color.ts';
import { codeTheme, toTokenClass } from '../../../../src/markdown/code/code-theme.ts';

const css = readFileSync(
  new URL('../../../../src/styles/code/colors.css', import.meta.url),
  'utf8',
);

function colorsOf(selector: string): [name: string, color: Hex][] {
  const [, block = ''] = css.match(new RegExp(`:where\\(${selector}[,)][^{]*\\{([^}]*)\\}`)) ?? [];
  const found = [...block.matchAll(/--lt-code-([a-z]+): (#[0-9a-f]{6});/g)];
  return found.map(([, name = '', color = '']) => [name, color]);
}

test('every kind of token has a rule in the stylesheet, and no rule is unused', () => {
  const classes = [...css.matchAll(/^\s*pre \.(t\w) \{/gm)].map(([, name]) => name);
  const kinds = (codeTheme.settings ?? []).flatMap(({ settings }) => {
    return toTokenClass(settings.foreground) ?? [];
  });
  assert.deepEqual(classes.toSorted(), kinds.toSorted());
});

test('both modes color the same kinds of tokens', () => {
  const names = (selector: string) => colorsOf(selector).map(([name]) => name);
  assert.equal(names('html').length, 9);
  assert.deepEqual(names('html'), names('html.dark'));
});

test('every color is readable on the background of code and of marked lines', () => {
  const modes = {
    html: {
      paper: mixColors('#1f2228', '#ffffff', 0.03),
      tints: ['#3056d3', '#1c6132', '#a82a2f'],
    },
    'html.dark': {
      paper: mixColors('#e1e3e6', '#0f1117', 0.04),
      tints: ['#8fb0f8', '#93d8a0', '#f5a09b'],
    },
  } as const;
  for (const [selector, { paper, tints }] of Object.entries(modes)) {
    const grounds = [paper, ...tints.map((tint) => mixColors(tint, paper, 0.12))];
    for (const [name, color] of colorsOf(selector)) {
      for (const ground of grounds) {
        const ratio = contrast(color, ground);
        assert.ok(ratio >= 4.5, `${name} on ${ground}: ${ratio.toFixed(2)}`);
      }
    }
  }
});
