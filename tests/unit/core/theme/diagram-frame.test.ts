import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contrast } from '../../../../src/core/theme/color.ts';
import { formatDiagramFrame } from '../../../../src/core/theme/diagram-frame.ts';
import { smallSite } from '../../../helpers/values/small-site.ts';

type Config = NonNullable<Parameters<typeof smallSite>[0]['config']>;
type Palette = Readonly<Record<'background' | 'text' | 'muted' | 'tint' | 'accent', string>>;

function frameOf(config: Config = {}): string {
  const { colors } = smallSite({ pages: ['index'], config }).site.config;
  return formatDiagramFrame({ colors, scripts: [{ src: '/docs/a.js' }, { src: '/docs/b.js' }] });
}

function palettesOf(html: string): Readonly<Record<'light' | 'dark', Palette>> {
  const text = /data-palettes="([^"]*)"/.exec(html)?.[1] ?? '';
  return JSON.parse(text.replaceAll('&quot;', '"')) as ReturnType<typeof palettesOf>;
}

test('the diagram frame runs scripts of the site and blocks all other loads', () => {
  const html = frameOf();
  assert.equal(
    /content-security-policy" content="([^"]*)"/.exec(html)?.[1],
    "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
  );
  assert.deepEqual(
    Array.from(html.matchAll(/<script src="([^"]*)"><\/script>/g), ([, src]) => src),
    ['/docs/a.js', '/docs/b.js'],
  );
});

test('inline scripts of the diagram frame are allowed and cannot close their element', () => {
  const { colors } = smallSite({ pages: ['index'] }).site.config;
  const html = formatDiagramFrame({ colors, scripts: [{ text: 'a = "</script><!--"' }] });
  assert.ok(html.includes('<script>a = "<\\/script><\\!--"</script>'));
  assert.match(html, /script-src 'unsafe-inline';/);
});

test('diagrams use the project colors, readable in both modes', () => {
  const colors = { primary: '#9a4318', light: '#f2a477', background: { dark: '#141210' } };
  const { light, dark } = palettesOf(frameOf({ colors }));
  assert.equal(light.accent, '#9a4318');
  assert.equal(dark.accent, '#f2a477');
  assert.equal(dark.background, '#141210');
  for (const { text, muted, tint, background } of [light, dark]) {
    assert.ok(contrast(text, tint) >= 7);
    assert.ok(contrast(muted, background) >= 4.5);
  }
});
