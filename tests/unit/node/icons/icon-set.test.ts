import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import { createIconSet } from '../../../../src/node/icons/icon-set.ts';
import type { IconSetOptions } from '../../../../src/node/icons/icon-set.ts';
import type { Substitution } from '../../../../src/node/icons/icon.ts';

const icons = createIconSet({ projectDir: join(tmpdir(), 'no-such-folder') });

function drawn(name: string, type?: string, fallbackType = 'regular'): string {
  const icon = icons.resolve(name, type, fallbackType);
  assert.equal(icon.kind, 'svg', `${name} is drawn`);
  return icon.kind === 'svg' ? icon.svg : '';
}

function substitution(name: string, type?: string): Substitution | undefined {
  const icon = icons.resolve(name, type, 'regular');
  return icon.kind === 'svg' ? icon.substitution : undefined;
}

function withProject(
  files: Record<string, string>,
  check: (options: IconSetOptions) => void,
): void {
  const projectDir = mkdtempSync(join(tmpdir(), 'lectern-icons-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(projectDir, path, '..'), { recursive: true });
      writeFileSync(join(projectDir, path), text);
    }
    check({ projectDir });
  } finally {
    rmSync(projectDir, { recursive: true });
  }
}

test('a free icon in a free style is one hidden svg element in the color of the text', () => {
  const svg = drawn('house', 'solid');
  assert.match(
    svg,
    /^<svg class="icon" viewBox="-64 -64 640 640" aria-hidden="true" fill="currentColor"><path d="M[^"<>]+"\/><\/svg>$/,
  );
  assert.equal(substitution('house', 'solid'), undefined);
});

test('an emoji is an icon, even one of several characters', () => {
  for (const emoji of ['✨', '👩🏽‍💻', '🇪🇺', '1️⃣']) {
    assert.match(
      drawn(emoji),
      new RegExp(`^<svg class="icon"[^>]*><text [^<>]*>${emoji}</text></svg>$`),
    );
  }
  assert.equal(icons.resolve('✨✨', undefined, 'regular').kind, 'missing');
});

test('icons contain no comments, styles or scripts', () => {
  for (const type of ['brands', 'duotone', 'light', 'regular', 'sharp-solid', 'solid', 'thin']) {
    const svg = drawn(type === 'brands' ? 'github' : 'gear', type);
    assert.doesNotMatch(svg, /<!--|style|<script| on\w+=|xmlns/);
  }
});

test('the default type of the place is used if the author sets none', () => {
  assert.equal(drawn('house', undefined, 'solid'), drawn('house', 'solid'));
  assert.equal(drawn('house', undefined, 'thin'), drawn('house', 'thin'));
  assert.notEqual(drawn('house', 'solid'), drawn('house', 'thin'));
});

test('an unknown type is ignored', () => {
  assert.equal(drawn('house', 'dutone', 'solid'), drawn('house', 'solid'));
});

test('logos are recognized by name, whatever the type', () => {
  for (const type of [undefined, 'brands', 'duotone', 'solid']) {
    assert.equal(drawn('github', type), drawn('github', 'brands'));
    assert.equal(substitution('github', type), undefined);
  }
});

test('logos are found by their common names', () => {
  assert.equal(drawn('javascript'), drawn('js'));
  assert.equal(drawn('nodejs'), drawn('node-js', 'brands'));
  assert.equal(drawn('twitter-x'), drawn('x-twitter'));
});

test('an icon that is not a brand is drawn even with the type brands', () => {
  assert.equal(drawn('house', 'brands'), drawn('house', 'solid'));
});

test('old names, fa- prefixes, style classes and capitals find the icon', () => {
  assert.equal(drawn('cog', 'solid'), drawn('gear', 'solid'));
  assert.equal(drawn('fa-house', 'solid'), drawn('house', 'solid'));
  assert.equal(drawn('fa-solid fa-house', 'solid'), drawn('house', 'solid'));
  assert.equal(drawn('Gear', 'solid'), drawn('gear', 'solid'));
  assert.equal(drawn('file-text-o', 'solid'), drawn('file-lines', 'regular'));
  assert.equal(drawn('cog', 'duotone'), drawn('gear', 'duotone'));
});

test('duotone, light and thin icons come from Phosphor in that weight', () => {
  for (const style of ['duotone', 'light', 'thin'] as const) {
    assert.deepEqual(substitution('magnifying-glass', style), {
      asked: { name: 'magnifying-glass', type: style },
      drawn: { set: 'phosphor', name: 'magnifying-glass', style },
      reason: 'style',
    });
  }
  assert.match(drawn('magnifying-glass', 'duotone'), / opacity="\.2"/);
});

test('regular icons come from Font Awesome if free, and from Phosphor otherwise', () => {
  assert.equal(substitution('envelope', 'regular'), undefined);
  assert.deepEqual(substitution('robot', 'regular')?.drawn, {
    set: 'phosphor',
    name: 'robot',
    style: 'regular',
  });
});

test('a free icon without a counterpart in Phosphor keeps its own drawing', () => {
  assert.deepEqual(substitution('dragon', 'duotone')?.drawn, {
    set: 'font-awesome',
    name: 'dragon',
    style: 'solid',
  });
});

test('the counterpart has the same meaning if the two sets disagree about a name', () => {
  assert.equal(substitution('video', 'light')?.drawn.name, 'video-camera');
  assert.equal(substitution('list', 'light')?.drawn.name, 'list-bullets');
  assert.equal(substitution('bars', 'light')?.drawn.name, 'list');
});

test('Pro names are drawn with a similar icon', () => {
  const expected = {
    webhook: 'webhooks-logo',
    browser: 'browser',
    function: 'function',
    'message-bot': 'robot',
    'brackets-curly': 'brackets-curly',
    sparkles: 'sparkle',
    'chart-mixed': 'chart-bar',
    'display-code': 'terminal-window',
    'grid-2': 'squares-four',
    memo: 'article',
    'square-terminal': 'terminal-window',
    'rectangle-terminal': 'terminal-window',
    'input-text': 'textbox',
    'user-robot': 'robot',
    'table-rows': 'rows',
    'message-lines': 'chat',
    'rectangle-code': 'code',
    'alien-8bit': 'alien',
    frame: 'frame-corners',
  };
  for (const [name, target] of Object.entries(expected)) {
    assert.deepEqual(substitution(name, 'duotone'), {
      asked: { name, type: 'duotone' },
      drawn: { set: 'phosphor', name: target, style: 'duotone' },
      reason: 'name',
    });
  }
});

test('an unlisted Pro name is drawn by the words that it shares with a listed one', () => {
  assert.equal(substitution('clock-seven-thirty', 'duotone')?.drawn.name, 'clock');
  assert.equal(substitution('circle-wifi', 'duotone')?.drawn.name, 'wifi-high');
});

test('a Pro name without a similar icon is drawn as a neutral mark and reported as such', () => {
  assert.deepEqual(substitution('unicorn', 'thin'), {
    asked: { name: 'unicorn', type: 'thin' },
    drawn: { set: 'phosphor', name: 'circle', style: 'thin' },
    reason: 'neutral',
  });
});

test('names of other icon sets are understood', () => {
  for (const name of [
    'information-circle',
    'layers',
    'test-tube',
    'thumb-up',
    'adjustments-horizontal',
    'message-square-text',
    'trash-2',
  ]) {
    assert.notEqual(substitution(name)?.reason ?? 'style', 'neutral', name);
  }
});

test('a sharp style is drawn as its plain counterpart, with a note', () => {
  for (const type of ['solid', 'regular', 'light', 'thin']) {
    assert.equal(drawn('house', `sharp-${type}`), drawn('house', type));
    assert.equal(substitution('house', `sharp-${type}`)?.reason, 'style');
  }
  assert.deepEqual(substitution('house', 'sharp-solid'), {
    asked: { name: 'house', type: 'sharp-solid' },
    drawn: { set: 'font-awesome', name: 'house', style: 'solid' },
    reason: 'style',
  });
  assert.equal(drawn('github', 'sharp-solid'), drawn('github', 'brands'));
});

test('a misspelled name is missing, and the nearest name is suggested', () => {
  assert.deepEqual(icons.resolve('book-opne', undefined, 'regular'), {
    kind: 'missing',
    nearest: 'book-open',
  });
  assert.deepEqual(icons.resolve('qqqqqqqqqqqq', undefined, 'regular'), { kind: 'missing' });
  assert.equal(icons.resolve('', undefined, 'regular').kind, 'missing');
});

test('a short name that is a different word gets no suggestion', () => {
  const nearOf = (name: string) => {
    const found = icons.resolve(name, undefined, 'regular');
    return found.kind === 'missing' ? found.nearest : found.kind;
  };
  for (const name of ['redis', 'kafka', 'helm', 'dbt', 'okta', 'sqlite']) {
    assert.equal(nearOf(name), undefined, name);
  }
  assert.equal(nearOf('rockt'), 'rocket');
  assert.equal(nearOf('hosue'), 'house');
  assert.equal(nearOf('hous'), 'house');
});

test('names of object properties are not special', () => {
  for (const name of ['__proto__', 'constructor', 'toString']) {
    assert.equal(icons.resolve(name, name, 'regular').kind, 'missing', name);
  }
});

test('paths and URLs are images', () => {
  const based = createIconSet({ projectDir: '/nowhere', publicUrl: (path) => `/docs${path}` });
  const source = (name: string) => based.resolve(name, undefined, 'regular');
  assert.deepEqual(source('/logo/mark.svg'), { kind: 'image', src: '/docs/logo/mark.svg' });
  assert.deepEqual(source('./logo/mark.svg'), { kind: 'image', src: '/docs/logo/mark.svg' });
  assert.deepEqual(source('mark.png'), { kind: 'image', src: '/docs/mark.png' });
  const url = 'https://example.com/favicon.ico';
  assert.deepEqual(source(url), { kind: 'image', src: url });
});

test('an image file is drawn inline only if all of its colors are the text color', () => {
  const files = {
    'mark.svg': '<svg fill="currentColor" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>',
    'line.svg': '<svg fill="none" stroke="currentColor" viewBox="0 0 8 8"><path d="M0 0h8"/></svg>',
    'two.svg': '<svg fill="currentColor" viewBox="0 0 8 8"><path fill="#f00" d="M0 0h8v8z"/></svg>',
    'black.svg': '<svg viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>',
  };
  withProject(files, ({ projectDir }) => {
    const findFile = (path: string) => join(projectDir, path.replace('/logo/', ''));
    const set = createIconSet({ projectDir, findFile });
    const kindOf = (name: string) => set.resolve(name, undefined, 'regular').kind;
    assert.equal(kindOf('/logo/mark.svg'), 'svg');
    assert.equal(kindOf('logo/line.svg'), 'svg');
    assert.equal(kindOf('/logo/two.svg'), 'image');
    assert.equal(kindOf('/logo/black.svg'), 'image');
    assert.equal(kindOf('/logo/gone.svg'), 'image');
  });
});

test('a path without a file is reported, and an extensionless relative name is not a path', () => {
  withProject({ 'a b.png': '' }, ({ projectDir }) => {
    const findFile = (path: string) =>
      path === '/img/a b.png' ? join(projectDir, 'a b.png') : undefined;
    const set = createIconSet({ projectDir, findFile });
    const kindOf = (name: string) => set.resolve(name, undefined, 'regular').kind;
    assert.equal(kindOf('/img/a%20b.png?v=2'), 'image');
    assert.equal(kindOf('../img/a b.png'), 'image');
    assert.equal(kindOf('../../img/gone.svg'), 'no-file');
    assert.equal(kindOf('/img/gone.svg'), 'no-file');
    assert.equal(kindOf('gone.svg'), 'no-file');
    assert.equal(kindOf('/n/a'), 'no-file');
    assert.equal(kindOf('n/a'), 'missing');
  });
});

test('URLs that run code or hide their host are not icons', () => {
  for (const name of [
    'javascript:alert(1)',
    'data:image/svg+xml,x',
    '//evil.test/x.svg',
    '\\\\evil\\x.svg',
  ]) {
    assert.equal(icons.resolve(name, undefined, 'regular').kind, 'missing', name);
  }
});

test('SVG markup is drawn, without unsafe parts', () => {
  const svg = drawn(
    '<svg viewBox="0 0 9 9" onload="x()"><script>x()</script><path d="M0 0h9z"/></svg>',
  );
  assert.equal(
    svg,
    '<svg class="icon" viewBox="0 0 9 9" aria-hidden="true" fill="currentColor"><path d="M0 0h9z"/></svg>',
  );
});

test('an icon of the project takes precedence over every set, by type and name', () => {
  const own = '<svg viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
  withProject({ 'icons/duotone/house.svg': own, 'icons/brands/acme.svg': own }, (options) => {
    const set = createIconSet(options);
    const house = set.resolve('house', undefined, 'duotone');
    assert.ok(house.kind === 'svg' && house.svg.includes('M0 0h8v8z'));
    const other = set.resolve('house', 'solid', 'duotone');
    assert.ok(other.kind === 'svg' && !other.svg.includes('M0 0h8v8z'));
    assert.equal(set.resolve('acme', undefined, 'regular').kind, 'svg');
  });
});

test('a project file that is not a drawing is reported by its path', () => {
  withProject({ 'icons/solid/house.svg': '<html>no</html>' }, (options) => {
    assert.deepEqual(createIconSet(options).resolve('house', 'solid', 'regular'), {
      kind: 'unreadable',
      file: 'icons/solid/house.svg',
    });
  });
});

test('a name never reaches a file outside the icons folder', () => {
  withProject({ 'icons/solid/a.svg': '<svg/>', 'secret.svg': '<svg/>' }, (options) => {
    const icon = createIconSet(options).resolve('../../secret', 'solid', 'regular');
    assert.deepEqual(icon.kind, 'image');
  });
});

test('substitutions are listed once each, in order', () => {
  const set = createIconSet({ projectDir: '/nowhere' });
  for (const name of ['webhook', 'house', 'webhook', 'github'])
    set.resolve(name, 'duotone', 'regular');
  set.resolve('house', undefined, 'duotone');
  const names = set.substitutions().map(({ asked }) => asked.name);
  assert.deepEqual(names, ['house', 'webhook']);
});
