/** Colours that stylesheets of a project give the whole page, in one mode or in both. */
import type { Place } from '../diagnostic/diagnostic.ts';
import { contrast, type Hex } from './color.ts';
import { type ColorMode, textColor } from './theme.ts';

/** A colour that a rule gives the page. */
export interface StyleColor {
  readonly part: 'background' | 'text';
  /** The one mode that the rule is for; both where it is absent. */
  readonly mode?: ColorMode | undefined;
  /** Absent where the value is no colour that can be told from the text. */
  readonly color?: Hex | undefined;
  /** What the rule is for, without its mode. */
  readonly selector: 'html' | 'body';
  /** Set for a custom property of the site, which the site's own rules show. */
  readonly isProperty?: boolean;
  readonly place: Place;
}

/** A colour of both modes that does not suit all of them. */
export interface UnfitColor extends StyleColor {
  readonly color: Hex;
  readonly modes: readonly ColorMode[];
  /** What it is to be told from in the first of these. */
  readonly other: Hex;
}

/** Below this contrast people do not see that there is text at all. */
const SEEN = 3;

/**
 * Colours for both modes on which, or in which, the text of a mode cannot be seen. A rule for that mode
 * alone makes up for it.
 *
 * @param shown the modes that readers can come to see, with the background of each.
 */
export function findUnfitColors(
  colors: readonly StyleColor[],
  shown: Readonly<Partial<Record<ColorMode, Hex>>>,
): UnfitColor[] {
  const modes = (['light', 'dark'] as const).filter((mode) => shown[mode] !== undefined);
  return colors.flatMap((one) => {
    const { color } = one;
    if (one.mode !== undefined || color === undefined) return [];
    const otherIn = (mode: ColorMode) => besides(one, { mode, colors, page: shown[mode] });
    const unfit = modes.filter((mode) => {
      const isLast = colors.findLast((each) => mayTakeOver(one, each, mode)) === one;
      const other = otherIn(mode);
      return isLast && other !== undefined && contrast(color, other) < SEEN;
    });
    const other = unfit[0] && otherIn(unfit[0]);
    return other === undefined ? [] : [{ ...one, color, modes: unfit, other }];
  });
}

/** Whether a rule goes before another one in a mode, if it stands behind it; each does so for itself. */
function mayTakeOver(one: StyleColor, later: StyleColor, mode: ColorMode): boolean {
  if (later === one) return true;
  const isProperty = later.isProperty === true;
  if (later.part !== one.part || isProperty !== (one.isProperty === true)) return false;
  const isThere = later.mode === undefined || later.mode === mode;
  // What is around the body shows nowhere but through it.
  return isThere && (later.selector === one.selector || later.selector === 'body');
}

interface ModeColors {
  readonly mode: ColorMode;
  readonly colors: readonly StyleColor[];
  /** The background that the configuration gives the mode. */
  readonly page: Hex | undefined;
}

/** The colour that another one is to be told from; undefined where that is not known. */
function besides({ part }: StyleColor, { mode, colors, page }: ModeColors): Hex | undefined {
  const inMode = (isWanted: (one: StyleColor) => boolean) =>
    colors.findLast((one) => isWanted(one) && one.mode === mode) ??
    colors.findLast((one) => isWanted(one) && one.mode === undefined);
  const found =
    part === 'background'
      ? inMode((one) => one.part === 'text' && one.isProperty === true)
      : inMode((one) => one.part === 'background');
  if (found !== undefined) return found.color;
  return part === 'background' ? textColor(mode) : page;
}
