/**
 * The Phosphor icons (MIT), read from the installed package. The file is large, so it is parsed
 * when the first icon is drawn from it and then kept.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { parse } from '../../core/html/parse.ts';
import { walk } from '../../core/html/walk.ts';
import { write } from '../../core/html/write.ts';
import type { IconStyle } from './icon.ts';
import { phosphorAliases } from './phosphor-names.ts';
import type { Drawing } from './svg-markup.ts';

interface IconifySet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases: Readonly<Record<string, { readonly parent: string }>>;
}

const suffixes: Readonly<Record<IconStyle, string>> = {
  brands: '',
  duotone: '-duotone',
  light: '-light',
  regular: '',
  solid: '-fill',
  thin: '-thin',
};

/**
 * Icons of symbols and letters, whose filled form is a hole in a box; their bold form serves as the solid
 * one.
 */
const signs = /^(?:brackets-|function$|git-|list|math-|number-\w+$|pi$|pulse$|sigma$|text-|wave)/;

let loaded: IconifySet | undefined;

function loadSet(): IconifySet {
  const file = createRequire(import.meta.url).resolve('@iconify-json/ph/icons.json');
  loaded ??= JSON.parse(readFileSync(file, 'utf8')) as IconifySet;
  return loaded;
}

/** The Phosphor icon that means what `name` means in other sets, or the one of that exact name. */
export function findPhosphor(name: string): string | undefined {
  const target = phosphorAliases.get(name) ?? name;
  const { icons, aliases } = loadSet();
  if (Object.hasOwn(icons, target)) return target;
  return Object.hasOwn(aliases, target) ? aliases[target]?.parent : undefined;
}

/** The drawing of a Phosphor icon in a style; undefined if the set lacks it. */
export function readPhosphor(name: string, style: IconStyle): Drawing | undefined {
  const { icons } = loadSet();
  const suffix = style === 'solid' && signs.test(name) ? '-bold' : suffixes[style];
  const key = name + suffix;
  const body = Object.hasOwn(icons, key) ? icons[key]?.body : undefined;
  if (body === undefined) return undefined;
  return { viewBox: '0 0 256 256', body: simplify(body) };
}

/** Removes the default color, and a group without attributes that wraps everything. */
function simplify(body: string): string {
  const root = parse(body);
  walk(root, [
    {
      enter: (element) => {
        if (element.get('fill') === 'currentColor') element.remove('fill');
      },
    },
  ]);
  const [first, ...others] = root.children;
  const isGroup = first?.kind === 'element' && first.name === 'g' && first.opening === '<g>';
  return write(isGroup && others.length === 0 ? first.children : root.children);
}
