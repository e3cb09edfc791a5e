/**
 * Arithmetic on hex colors: contrast, mixing, and the nearest readable lightness. Never decides which color
 * a part of the page has; the theme does.
 */

/** `#rgb` or `#rrggbb`, already validated with the configuration. */
export type Hex = string;
type Triple = readonly [number, number, number];

/** The number of halvings that narrow a search over [0, 1] to less than 8 bits per channel can show. */
const SEARCH_STEPS = 14;

/** Returns the WCAG contrast ratio, from 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** Returns the lowest contrast of a color against any of the surfaces. */
function worstContrast(color: Hex, surfaces: readonly Hex[]): number {
  return Math.min(...surfaces.map((surface) => contrast(color, surface)));
}

/** Mixes `share` (0 to 1) of `color` over `base`, like CSS `color-mix(in oklab, ...)`. */
export function mixColors(color: Hex, base: Hex, share: number): Hex {
  const top = toOklab(color);
  const bottom = toOklab(base);
  const mixed = map(top, (value, index) => value * share + (bottom[index] ?? 0) * (1 - share));
  return fromLinear(oklabToLinear(mixed));
}

/**
 * Returns the color itself when it has the required contrast on every surface, otherwise the nearest
 * lightness of the same hue that has. Falls back to black or white when nothing between is enough.
 */
export function toReadable(color: Hex, surfaces: readonly Hex[], ratio: number): Hex {
  if (worstContrast(color, surfaces) >= ratio) return color;
  const [end, extreme] =
    worstContrast('#000000', surfaces) >= worstContrast('#ffffff', surfaces)
      ? [0, '#000000']
      : [1, '#ffffff'];
  return nearestLightness(color, end, (hex) => worstContrast(hex, surfaces) >= ratio) ?? extreme;
}

/**
 * Returns white where it is readable on all of the colors, otherwise whichever of black and white is more
 * readable.
 */
export function textColorOn(colors: readonly Hex[], ratio: number): Hex {
  const white = worstContrast('#ffffff', colors);
  return white >= ratio || white >= worstContrast('#000000', colors) ? '#ffffff' : '#000000';
}

/** Bisects from the color's own lightness toward `end` to find the nearest one that satisfies `isGood`. */
function nearestLightness(color: Hex, end: number, isGood: (hex: Hex) => boolean): Hex | undefined {
  const [lightness, a, b] = toOklab(color);
  let near = lightness;
  let far = end;
  let best: Hex | undefined;
  for (let step = 0; step < SEARCH_STEPS; step += 1) {
    const middle = (near + far) / 2;
    const candidate = fromOklabInGamut([middle, a, b]);
    if (isGood(candidate)) [best, far] = [candidate, middle];
    else near = middle;
  }
  return best;
}

/** Reduces chroma until the color exists in sRGB, so that hue and lightness stay. */
function fromOklabInGamut([lightness, a, b]: Triple): Hex {
  let kept = 0;
  let tried = 1;
  for (let step = 0; step < SEARCH_STEPS; step += 1) {
    const linear = oklabToLinear([lightness, a * tried, b * tried]);
    if (linear.every((value) => value >= -1e-4 && value <= 1.0001)) kept = tried;
    if (kept === 1) break;
    tried = kept + 0.5 ** (step + 1);
  }
  return fromLinear(oklabToLinear([lightness, a * kept, b * kept]));
}

function luminance(color: Hex): number {
  const [red, green, blue] = toLinear(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Formats the channels of a color as `rgb()` accepts them: `22 163 74`. */
export function toChannels(color: Hex): string {
  return readChannels(color).join(' ');
}

function readChannels(color: Hex): Triple {
  const digits = color.length === 4 ? color.replace(/[0-9a-f]/gi, '$&$&') : color;
  const value = Number.parseInt(digits.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toLinear(color: Hex): Triple {
  return map(readChannels(color), (channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
}

function fromLinear(linear: Triple): Hex {
  const channels = linear.map((value) => {
    const clipped = Math.min(1, Math.max(0, value));
    const share = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

// The matrices come from the definition of OKLab: https://bottosson.github.io/posts/oklab/
function toOklab(color: Hex): Triple {
  const [red, green, blue] = toLinear(color);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

function oklabToLinear([lightness, a, b]: Triple): Triple {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function map(triple: Triple, change: (value: number, index: number) => number): Triple {
  return [change(triple[0], 0), change(triple[1], 1), change(triple[2], 2)];
}
