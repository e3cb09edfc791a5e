import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smallSite, type SmallSiteInput } from '../../../helpers/values/small-site.ts';

/** Returns the diagnostics of the rules for a whole site with this configuration and these pages. */
const check = (input: Partial<SmallSiteInput>) => smallSite({ pages: ['intro'], ...input }).check();

test('a color with low contrast is reported with its contrast and the nearest readable color', () => {
  assert.deepEqual(check({ config: { colors: { primary: '#f59e0b', light: '#fbbf24' } } }), [
    'docs.json colors.primary warning config/low-contrast: "colors.primary" is #f59e0b, which has a contrast of 2.1:1 to the background #ffffff of light mode; text needs 4.5:1, so it is shown darker there. -> Write "primary": "#a76900", the nearest readable color of the same hue.',
  ]);
});

test('a primary color for both modes must be readable in both', () => {
  assert.deepEqual(check({ config: { colors: { primary: '#1e3a8a' } } }), [
    'docs.json colors.primary warning config/low-contrast: "colors.primary" is #1e3a8a, which has a contrast of 1.8:1 to the background #0f1117 of dark mode; text needs 4.5:1, so it is shown lighter there. -> Write "light": "#5579ce", the nearest readable color of the same hue.',
  ]);
});

test('colors of a mode that is never shown are not checked', () => {
  const modeToggle = { default: 'light', isHidden: true } as const;
  assert.deepEqual(check({ config: { colors: { primary: '#1e3a8a' }, modeToggle } }), []);
});

test('a background on which text is unreadable is reported', () => {
  const colors = { primary: '#15803d', light: '#4ade80', background: { dark: '#8888aa' } };
  assert.deepEqual(check({ config: { colors } }), [
    'docs.json colors.background.dark warning config/unreadable-background: "colors.background.dark" is #8888aa, on which the text of dark mode cannot be read; the default background is used. -> Choose a color near black, or leave it out.',
  ]);
});

test('the default colors pass the check', () => assert.deepEqual(check({}), []));

test('unknown icons in docs.json and in pages are reported', () => {
  assert.deepEqual(
    check({
      config: {
        navigation: [
          { group: 'A', icon: 'rockt', pages: [{ group: 'B', icon: 'flga', pages: ['intro'] }] },
        ],
        anchors: [{ name: 'C', icon: 'discrod', url: 'https://example.com' }],
        topAnchor: { name: 'D', icon: 'hosue' },
      },
      pages: { intro: 'title: A\nicon: boook' },
      unknownIcons: ['rockt', 'flga', 'discrod', 'hosue', 'boook'],
    }),
    [
      ['docs.json topAnchor.icon', 'hosue'],
      ['docs.json anchors.0.icon', 'discrod'],
      ['docs.json navigation.0.icon', 'rockt'],
      ['docs.json navigation.0.pages.0.icon', 'flga'],
      ['intro.mdx:3:1', 'boook'],
    ].map(
      ([place, name]) =>
        `${place} warning icon/unknown: There is no icon named "${name}", so none is shown. -> Use a name from https://fontawesome.com/icons or https://lucide.dev/icons, or the path of an image.`,
    ),
  );
});

test('an unknown icon style of a page is reported', () => {
  assert.deepEqual(check({ pages: { intro: 'icon: book\niconType: sold' } }), [
    'intro.mdx:3:1 warning icon/unknown-type: "sold" is not an icon style; the default one is used. -> Write "solid".',
  ]);
  assert.match(
    check({ pages: { intro: 'icon: book\niconType: outline' } })[0] ?? '',
    /-> Use solid, regular, light, thin, duotone, brands or sharp-solid\.$/,
  );
});

test('versions without content are reported; one page is enough', () => {
  const config = { versions: ['2.0', '1.0'] };
  assert.deepEqual(check({ config }), [
    'docs.json versions warning config/unused-versions: No group, tab, anchor or page belongs to "2.0" or "1.0", so choosing a version has no effect. -> Give the groups of a version its name ("version": "…"), or remove "versions".',
  ]);
  assert.deepEqual(check({ config, pages: { intro: 'version: "1.0"' } }), []);
});
