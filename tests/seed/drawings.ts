/**
 * Identifies the icon that a drawing shows from the packages that the icons are from, independently of the
 * code that chose it.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);
const fontAwesome = dirname(resolve('@fortawesome/fontawesome-free/package.json'));
const phosphor = JSON.parse(readFileSync(resolve('@iconify-json/ph/icons.json'), 'utf8')) as {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
};

/**
 * Returns a name such as `bell duotone` or `github brands`; `missing` if there is no drawing, `unknown` for
 * anything else.
 */
export function identifyIcon(markup: string): string {
  if (!markup.includes('<path')) return markup === '' ? 'missing' : 'unknown';
  return known.get(pathsOf(markup)) ?? 'unknown';
}

const known = new Map<string, string>();
for (const [name, style] of [
  ['bell', 'solid'],
  ['bell', 'regular'],
  ['github', 'brands'],
  ['globe', 'solid'],
  ['podcast', 'solid'],
  ['earth-americas', 'solid'],
  ...['facebook', 'twitter', 'discord', 'slack', 'linkedin', 'instagram', 'hacker-news'].map(
    (brand) => [brand, 'brands'],
  ),
  ...['x-twitter', 'youtube', 'medium', 'telegram', 'bluesky', 'threads', 'reddit'].map((brand) => [
    brand,
    'brands',
  ]),
] as const) {
  const svg = readFileSync(join(fontAwesome, 'svgs', style ?? '', `${name}.svg`), 'utf8');
  known.set(pathsOf(svg), `${name} ${style}`);
}
for (const name of ['bell', 'book-open']) {
  for (const style of ['duotone', 'light', 'thin']) {
    known.set(pathsOf(phosphor.icons[`${name}-${style}`]?.body ?? ''), `${name} ${style}`);
  }
}

function pathsOf(markup: string): string {
  return Array.from(markup.matchAll(/ d="([^"]+)"/g), ([, path]) => path).join(' ');
}
