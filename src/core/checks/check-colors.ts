/** Checks that text is readable in the colors of docs.json and of the project's stylesheets. */
import type { Config } from '../config/config.ts';
import { DEFAULT_COLORS } from '../config/keys/colors.ts';
import type { Diagnostic, Place } from '../diagnostic/diagnostic.ts';
import type { DataPath } from '../text/source-tree.ts';
import { contrast, type Hex, toReadable } from '../theme/color.ts';
import { findUnfitColors, type StyleColor } from '../theme/style-colors.ts';
import { type ColorMode, isReadableBackground } from '../theme/theme.ts';
import { diagnoseColor } from './color-entries.ts';

export interface ColorCheck {
  readonly config: Config;
  readonly placeOf: (path: DataPath) => Place;
  readonly styleColors?: readonly StyleColor[];
}

/** The contrast ratio that WCAG 2.2 requires for text of normal size. */
const READ = 4.5;

export function checkColors(check: ColorCheck): Diagnostic[] {
  return [
    ...modesOf(check.config).flatMap((mode) => [
      ...checkBackground(mode, check),
      ...checkAccent(mode, check),
    ]),
    ...checkStyles(check),
  ];
}

function checkStyles({ config, styleColors = [] }: ColorCheck): Diagnostic[] {
  const modes = modesOf(config);
  const shown = Object.fromEntries(modes.map((mode) => [mode, backgroundOf(config, mode)]));
  return findUnfitColors(styleColors, shown).map(({ place, ...facts }) =>
    diagnoseColor('site/one-mode-color', facts, place),
  );
}

/** Returns the modes that readers can see. */
function modesOf({ modeToggle }: Config): ColorMode[] {
  const { isHidden, default: only } = modeToggle;
  return isHidden && only !== undefined ? [only] : ['light', 'dark'];
}

function checkBackground(mode: ColorMode, { config, placeOf }: ColorCheck): Diagnostic[] {
  const color = config.colors.background[mode];
  if (isReadableBackground(color, mode)) return [];
  const path = ['colors', 'background', mode];
  const facts = { key: path.join('.'), color, mode };
  return [diagnoseColor('config/unreadable-background', facts, placeOf(path))];
}

function backgroundOf({ colors }: Config, mode: ColorMode): Hex {
  const own = colors.background[mode];
  return isReadableBackground(own, mode) ? own : DEFAULT_COLORS.background[mode];
}

/** Checks the accent color of a mode: `light` in dark mode, otherwise `primary`. */
function checkAccent(mode: ColorMode, { config, placeOf }: ColorCheck): Diagnostic[] {
  const { primary, light } = config.colors;
  const color = mode === 'dark' ? light : primary;
  if (color === DEFAULT_COLORS.primary || color === DEFAULT_COLORS.light) return [];
  const background = backgroundOf(config, mode);
  const ratio = contrast(color, background);
  if (ratio >= READ) return [];
  const better = toReadable(color, [background], READ);
  const name = mode === 'dark' ? 'light' : 'primary';
  const path = ['colors', color === primary ? 'primary' : 'light'];
  const facts = { key: path.join('.'), color, mode, background, ratio, better, name };
  return [diagnoseColor('config/low-contrast', facts, placeOf(path))];
}
