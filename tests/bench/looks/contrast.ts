/** Runs in the page: measures the contrast between a text and its background, as defined by WCAG. */
import { ancestorsOf } from './places.ts';

/** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
type Color = readonly [number, number, number, number];

const known = new Map<string, Color>();
const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/** Returns the contrast ratio, from 1 to 21; undefined if there is an image behind the text. */
export function contrastOf(element: Element): { ratio: number; colors: string } | undefined {
  const chain = ancestorsOf(element);
  const body = [document.body, document.documentElement].map((part) => ({
    element: part,
    style: getComputedStyle(part),
  }));
  const layers: Color[] = [];
  for (const { style } of [...chain, ...body]) {
    const color = toColor(style.backgroundColor);
    layers.push(color);
    if (color[3] === 1) break;
    if (style.backgroundImage !== 'none') return undefined;
  }
  const white: Color = [255, 255, 255, 1];
  const after = layers.reduceRight((below, layer) => blend(layer, below), white);
  const opacity = chain.reduce((all, { style }) => all * Number(style.opacity), 1);
  const [red, green, blue, alpha] = toColor(getComputedStyle(element).color);
  const text = blend([red, green, blue, alpha * opacity], after);
  const [dark = 0, light = 0] = [luminanceOf(text), luminanceOf(after)].toSorted((a, b) => a - b);
  return { ratio: (light + 0.05) / (dark + 0.05), colors: `${format(text)} on ${format(after)}` };
}

/** Parses a CSS color in any notation. */
function toColor(css: string): Color {
  const before = known.get(css);
  if (before) return before;
  if (!context) throw new Error('There is no canvas.');
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = css;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  const color: Color = [red, green, blue, alpha / 255];
  known.set(css, color);
  return color;
}

function blend([red, green, blue, alpha]: Color, below: Color): Color {
  const mix = (over: number, under: number) => over * alpha + under * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
}

function luminanceOf([red, green, blue]: Color): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function format(color: Color): string {
  const parts = color.slice(0, 3).map((part) => Math.round(part).toString(16).padStart(2, '0'));
  return `#${parts.join('')}`;
}
