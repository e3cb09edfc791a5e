/** Colors that the project's stylesheets give the whole page, in one mode or in both. */
import type { Place } from '../diagnostic/diagnostic.ts';
import { contrast, type Hex } from './color.ts';
import { type ColorMode, textColor } from './theme.ts';

/** A color that a rule gives the page. */
export interface StyleColor {
  readonly part: 'background' | 'text';
  /** The only mode that the rule applies to; absent if it applies to both. */
  readonly mode?: ColorMode | undefined;
  /** Absent if the color is not known from the text of the value. */
  readonly color?: Hex | undefined;
  /** The element that the rule selects, without its mode. */
  readonly selector: 'html' | 'body';
  /** Set for a custom property of the site, which takes effect through the site's own rules. */
  readonly isProperty?: boolean;
  readonly place: Place;
}

/** A color for both modes that is unreadable in at least one of them. */
export interface UnfitColor extends StyleColor {
  readonly color: Hex;
  readonly modes: readonly ColorMode[];
  /** The color that it lacks contrast to in the first of these modes. */
  readonly other: Hex;
}

/** Below this contrast people do not notice that there is text at all. */
const MIN_VISIBLE_CONTRAST = 3;

/**
 * Finds colors set for both modes that make the text of a mode unreadable, as its background or as its
 * color. A rule for that mode alone fixes this.
 *
 * @param shown the modes that readers can see, with the background of each.
 */
export function findUnfitColors(
  colors: readonly StyleColor[],
  shown: Readonly<Partial<Record<ColorMode, Hex>>>,
): UnfitColor[] {
  const modes = (['light', 'dark'] as const).filter((mode) => shown[mode] !== undefined);
  return colors.flatMap((one) => {
    const { color } = one;
    if (one.mode !== undefined || color === undefined) return [];
    const otherIn = (mode: ColorMode) => contrastPartner(one, { mode, colors, page: shown[mode] });
    const unfit = modes.filter((mode) => {
      const isLast = colors.findLast((each) => mayOverride(one, each, mode)) === one;
      const other = otherIn(mode);
      return isLast && other !== undefined && contrast(color, other) < MIN_VISIBLE_CONTRAST;
    });
    const other = unfit[0] && otherIn(unfit[0]);
    return other === undefined ? [] : [{ ...one, color, modes: unfit, other }];
  });
}

/** Whether a rule overrides another one in a mode if it comes later; every rule does so for itself. */
function mayOverride(one: StyleColor, later: StyleColor, mode: ColorMode): boolean {
  if (later === one) return true;
  const isProperty = later.isProperty === true;
  if (later.part !== one.part || isProperty !== (one.isProperty === true)) return false;
  const isThere = later.mode === undefined || later.mode === mode;
  // Colors of `html` are visible only if the body does not set its own.
  return isThere && (later.selector === one.selector || later.selector === 'body');
}

interface ModeColors {
  readonly mode: ColorMode;
  readonly colors: readonly StyleColor[];
  /** The background that the configuration sets for the mode. */
  readonly page: Hex | undefined;
}

/** Returns the color that a color needs contrast to; undefined where that is not known. */
function contrastPartner(
  { part }: StyleColor,
  { mode, colors, page }: ModeColors,
): Hex | undefined {
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
