import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { createIconSet } from '../../../../src/node/icons/icon-set.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

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

suite('icon libraries', () => {
  test('an icon comes from the library of the site', () => {
    for (const library of ['lucide', 'tabler'] as const) {
      const svg = drawn(library, 'home');
      assert.match(svg, /^<svg class="icon" viewBox="0 0 24 24"[^>]*>.*stroke="currentColor"/);
      assert.notEqual(svg, drawn('fontawesome', 'home'));
      assert.equal(sets[library].substitutions().length, 0);
    }
    assert.notEqual(drawn('lucide', 'home'), drawn('tabler', 'home'));
  });

  test('brands that a library lacks or names differently come from Font Awesome', () => {
    const github = drawn('fontawesome', 'github', 'brands');
    assert.equal(drawn('lucide', 'python'), drawn('fontawesome', 'python', 'brands'));
    assert.equal(drawn('tabler', 'github', 'brands'), github);
    assert.equal(drawn('fontawesome', 'brand-github'), github);
    assert.notEqual(drawn('tabler', 'brand-github'), github);
  });

  test('a solid icon is the filled variant of Tabler', () => {
    assert.notEqual(drawn('tabler', 'star', 'solid'), drawn('tabler', 'star'));
    assert.match(drawn('tabler', 'star', 'solid'), /fill="currentColor"/);
  });

  test('a name can select its library', () => {
    assert.equal(drawn('fontawesome', 'lucide:house'), drawn('lucide', 'house'));
    assert.equal(drawn('lucide', 'fontawesome:house'), drawn('fontawesome', 'house'));
    assert.equal(drawn('fontawesome', 'other:house'), 'missing');
  });

  test('a name that only another library has comes from there', () => {
    const name = 'arrow-right-left';
    assert.equal(drawn('fontawesome', name), drawn('lucide', name));
    assert.equal(drawn('tabler', name), drawn('lucide', name));
    assert.equal(drawn('lucide', 'brand-tabler'), drawn('tabler', 'brand-tabler'));
    assert.equal(drawn('fontawesome', 'arow-right-left'), 'missing');
  });

  test('an unknown name is reported with the nearest one of the library', () => {
    assert.deepEqual(sets.tabler.resolve('brand-githb', undefined, 'regular'), {
      kind: 'missing',
      nearest: 'brand-github',
    });
  });

  test('packages installed in the project take precedence over those of Lectern', () => {
    const body = '<path d="M1 2h3"/>';
    const dir = tempFolder({
      'node_modules/@iconify-json/lucide/icons.json': JSON.stringify({ icons: { own: { body } } }),
    });
    const icon = createIconSet({ projectDir: dir, library: 'lucide' }).resolve(
      'own',
      undefined,
      'regular',
    );
    assert.ok(icon.kind === 'svg' && icon.svg.includes(body));
  });

  test('an unreadable icon set in the project is replaced by Lectern’s', () => {
    const dir = tempFolder({ 'node_modules/@iconify-json/lucide/icons.json': '{' });
    const icon = createIconSet({ projectDir: dir, library: 'lucide' }).resolve(
      'house',
      undefined,
      'regular',
    );
    assert.ok(icon.kind === 'svg' && icon.svg === drawn('lucide', 'house'));
  });
});
