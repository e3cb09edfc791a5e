import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { checkSite } from '../../../../src/core/checks/check-site.ts';
import { buildLinkTargets } from '../../../../src/core/navigation/resolve-link.ts';
import { createIconSet } from '../../../../src/node/icons/icon-set.ts';
import { diagnosticText } from '../../../helpers/diagnostic-text.ts';
import { smallSite } from '../../../helpers/small-site.ts';

const projectDir = join(tmpdir(), 'no-such-folder');
const sets = {
  fontawesome: createIconSet({ projectDir }),
  lucide: createIconSet({ projectDir, library: 'lucide' }),
  tabler: createIconSet({ projectDir, library: 'tabler' }),
};

function drawn(library: keyof typeof sets, name: string, type?: string): string {
  const icon = sets[library].resolve(name, type, 'regular');
  return icon.kind === 'svg' ? icon.svg : icon.kind;
}

suite('libraries of icons', () => {
  test('a name is drawn from the library of the site', () => {
    for (const library of ['lucide', 'tabler'] as const) {
      const svg = drawn(library, 'home');
      assert.match(svg, /^<svg class="icon" viewBox="0 0 24 24"[^>]*>.*stroke="currentColor"/);
      assert.notEqual(svg, drawn('fontawesome', 'home'));
      assert.equal(sets[library].substitutions().length, 0);
    }
    assert.notEqual(drawn('lucide', 'home'), drawn('tabler', 'home'));
  });

  test('brands that a library lacks, or calls otherwise, are those of Font Awesome', () => {
    const github = drawn('fontawesome', 'github', 'brands');
    assert.equal(drawn('lucide', 'python'), drawn('fontawesome', 'python', 'brands'));
    assert.equal(drawn('tabler', 'github', 'brands'), github);
    assert.equal(drawn('fontawesome', 'brand-github'), github);
    assert.notEqual(drawn('tabler', 'brand-github'), github);
  });

  test('a solid icon is the filled form of Tabler', () => {
    assert.notEqual(drawn('tabler', 'star', 'solid'), drawn('tabler', 'star'));
    assert.match(drawn('tabler', 'star', 'solid'), /fill="currentColor"/);
  });

  test('a name may say its library itself', () => {
    assert.equal(drawn('fontawesome', 'lucide:house'), drawn('lucide', 'house'));
    assert.equal(drawn('lucide', 'fontawesome:house'), drawn('fontawesome', 'house'));
    assert.equal(drawn('fontawesome', 'other:house'), 'missing');
  });

  test('an unknown name is told with the nearest of the library', () => {
    assert.deepEqual(sets.tabler.resolve('brand-githb', undefined, 'regular'), {
      kind: 'missing',
      nearest: 'brand-github',
    });
  });

  test('without the package icons are drawn from the sets at hand', () => {
    const places = [join(projectDir, 'package.json')];
    const set = createIconSet({ projectDir, library: 'lucide', places });
    assert.equal(set.missingPackage, '@iconify-json/lucide');
    assert.deepEqual(set.resolve('house', undefined, 'regular').kind, 'svg');
    assert.equal(sets.lucide.missingPackage, undefined);
  });

  test('a library that is not installed is told of once, with what installs it', () => {
    const { site } = smallSite({ pages: ['index'], config: { icons: { library: 'tabler' } } });
    const said = (iconPackage?: string) =>
      checkSite({
        site,
        targets: buildLinkTargets(site, () => true),
        locate: () => ({ file: 'docs.json', position: { line: 2, column: 3 } }),
        hasDocument: () => true,
        sizeOf: () => 0,
        findIcon: () => ({ kind: 'svg' }),
        iconPackage,
      }).map((one) => diagnosticText(one));
    assert.deepEqual(said(), []);
    assert.deepEqual(said('@iconify-json/tabler'), [
      'docs.json:2:3 warning site/icons-not-installed: The icons of "tabler" are not installed, so the nearest drawings of other sets are shown. -> Run "npm install @iconify-json/tabler" in the project.',
    ]);
  });
});
