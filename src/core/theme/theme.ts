/**
 * Turns a project's appearance settings into one stylesheet: colors of both modes, colors of anchors, the
 * background image, and which parts of the navigation each version shows. It overrides
 * `src/styles/tokens.css` and nothing else. Colors that would be hard to read on their background are
 * changed in lightness, never in hue.
 */
import type { Colors } from '../config/keys/colors.ts';
import type { Branch, NavColor } from '../navigation/model.ts';
import { channelTokens } from './color-channels.ts';
import { type Hex, contrast, textColorOn, mixColors, toReadable } from './color.ts';
import { type Declarations, formatCssString, formatRule } from './css-text.ts';
import { fontTokens, formatFontFaces, type SiteFonts } from './fonts.ts';
import { darkSelector, formatLooks } from './looks.ts';
import type { Looks } from './look-rules.ts';

export interface Theme {
  readonly colors: Colors;
  /** URL of the image behind every page, base included. */
  readonly backgroundImage?: string | undefined;
  /** The image for dark mode, if it is a different one. */
  readonly darkBackgroundImage?: string | undefined;
  readonly anchors: readonly Branch[];
  /** Names of all versions that occur, whether listed in the dropdown or not. */
  readonly versions: readonly string[];
  readonly fonts?: SiteFonts | undefined;
  readonly looks?: Looks | undefined;
  /** `''` or `/docs`. */
  readonly base?: string;
  /** Names of the color properties that the project's stylesheets read: `--primary`. */
  readonly colorReads?: readonly string[] | undefined;
}

export type ColorMode = 'light' | 'dark';

/** Same order as in `src/styles/layers.css`, because this stylesheet is the first that a page loads. */
const LAYERS = '@layer reset, tokens, base, content, chrome, reference, utilities, author;';

/** The background, text and gray colors of `src/styles/tokens.css`, for computing with them. */
const DEFAULTS = {
  light: {
    background: '#ffffff',
    text: '#1f2228',
    muted: '#4f535a',
    faint: '#686c74',
    control: '#898d95',
    soft: 0.09,
    hover: 0.055,
  },
  dark: {
    background: '#0f1117',
    text: '#e1e3e6',
    muted: '#afb3b8',
    faint: '#90949b',
    control: '#6c7077',
    soft: 0.15,
    hover: 0.08,
  },
} as const;

/** Returns the color of text in a mode. */
export function textColor(mode: ColorMode): Hex {
  return DEFAULTS[mode].text;
}

const MIN_TEXT_CONTRAST = 4.5;
const MIN_VISIBLE_CONTRAST = 3;
/** Below this contrast between text and page, a background is ignored: no derived color can fix it. */
const MIN_PAGE_CONTRAST = 7;

/** Whether the text of a mode is readable on a background of that color. */
export function isReadableBackground(color: Hex, mode: ColorMode): boolean {
  return contrast(color, DEFAULTS[mode].text) >= MIN_PAGE_CONTRAST;
}

export function formatThemeCss(theme: Theme): string {
  const { colors, anchors, versions, fonts, base = '', colorReads = [] } = theme;
  const looks = theme.looks && formatLooks(theme.looks);
  const dark = theme.looks === undefined ? 'html.dark' : darkSelector(theme.looks);
  const anchorDefault = colors.anchors;
  return [
    LAYERS,
    fonts === undefined ? '' : formatFontFaces(fonts, base),
    formatLayer('tokens', [
      fonts === undefined ? '' : formatRule('html', fontTokens(fonts)),
      formatRule('html:not(.dark)', modeTokens(colors, 'light')),
      `@media not print{${formatRule(dark, modeTokens(colors, 'dark'))}}`,
      ...(looks?.tokens ?? []),
      formatChannels(colors, colorReads),
    ]),
    formatLayer('chrome', [
      ...(anchorDefault ? formatAnchor('nav-anchor', anchorDefault, colors) : []),
      ...anchors.flatMap(({ id, color }) => (color ? formatAnchor(id, color, colors) : [])),
      ...(looks?.chrome ?? []),
    ]),
    formatLayer('utilities', [
      ...formatBackgroundImages(theme, dark),
      ...(looks?.utilities ?? []),
      ...versions.map(formatVersion),
    ]),
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/** Formats the color properties that rules in a page read, to be placed before these rules. */
export function formatPageColors(colors: Colors, read: readonly string[]): string {
  return formatLayer('tokens', [formatChannels(colors, read)]);
}

function formatChannels(colors: Colors, read: readonly string[]): string {
  return formatRule('html', channelTokens(readable(colors), new Set(read)));
}

function modeTokens(colors: Colors, mode: ColorMode): Declarations {
  return { ...paperTokens(colors, mode), ...accentTokens(colors, mode) };
}

function paperTokens(colors: Colors, mode: ColorMode): Declarations {
  const isUsual = (each: ColorMode) => pageColor(colors, each) === DEFAULTS[each].background;
  if (isUsual('light') && isUsual('dark')) return {};
  const background = pageColor(colors, mode);
  const { text, muted, faint, control, hover } = DEFAULTS[mode];
  const surfaces = [background, mixColors(text, background, hover)];
  return {
    '--lt-color-bg': background,
    '--lt-color-text-muted': toReadable(muted, surfaces, MIN_TEXT_CONTRAST),
    '--lt-color-text-faint': toReadable(faint, surfaces, MIN_TEXT_CONTRAST),
    '--lt-color-border-control': toReadable(control, surfaces, MIN_VISIBLE_CONTRAST),
  };
}

function accentTokens(colors: Colors, mode: ColorMode): Declarations {
  const background = pageColor(colors, mode);
  const { text, soft, hover } = DEFAULTS[mode];
  const wanted = mode === 'dark' ? colors.light : colors.primary;
  const accent = toReadable(wanted, [background], MIN_VISIBLE_CONTRAST);
  const surfaces = [
    background,
    mixColors(accent, background, soft),
    mixColors(text, background, hover),
  ];
  return {
    '--lt-color-accent': accent,
    '--lt-color-accent-text': toReadable(wanted, surfaces, MIN_TEXT_CONTRAST),
    '--lt-color-mark-on-accent': textColorOn([accent], MIN_VISIBLE_CONTRAST),
    '--lt-color-button': colors.dark,
    '--lt-color-on-button': textColorOn([colors.dark], MIN_TEXT_CONTRAST),
  };
}

/** Returns the few colors of a mode that others are derived from. */
export function pageColors(
  colors: Colors,
  mode: ColorMode,
): Readonly<Record<'background' | 'text' | 'muted' | 'accent', Hex>> {
  const background = pageColor(colors, mode);
  const { text, muted } = DEFAULTS[mode];
  const wanted = mode === 'dark' ? colors.light : colors.primary;
  return {
    background,
    text,
    muted: toReadable(muted, [background], MIN_TEXT_CONTRAST),
    accent: toReadable(wanted, [background], MIN_VISIBLE_CONTRAST),
  };
}

function pageColor(colors: Colors, mode: ColorMode): Hex {
  const own = colors.background[mode];
  return isReadableBackground(own, mode) ? own : DEFAULTS[mode].background;
}

/** Returns the colors with the backgrounds that pages really have. */
function readable(colors: Colors): Colors {
  const background = { light: pageColor(colors, 'light'), dark: pageColor(colors, 'dark') };
  return { ...colors, background };
}

/** Formats an anchor: the box of its icon has the color or gradient, its label only a plain color. */
function formatAnchor(className: string, color: NavColor, colors: Colors): string[] {
  const stops = [color.from, color.via, color.to].filter((stop) => stop !== undefined);
  const fill = stops.length > 1 ? `linear-gradient(45deg,${stops.join(',')})` : color.from;
  const label = (mode: ColorMode): Declarations => {
    if (stops.length > 1) return {};
    return {
      '--lt-anchor-text': toReadable(color.from, [pageColor(colors, mode)], MIN_TEXT_CONTRAST),
    };
  };
  return [
    formatRule(`.${className}`, {
      '--lt-anchor-fill': fill,
      '--lt-anchor-ink': textColorOn(stops, MIN_VISIBLE_CONTRAST),
      '--lt-anchor-edge': 'transparent',
      ...label('light'),
    }),
    formatRule(`.dark .${className}`, label('dark')),
  ];
}

/** Readers who force their own colors see no image behind the text. */
const UNSEEN = '@media (forced-colors:active){body::before{display:none}}';

function formatBackgroundImages(
  { backgroundImage, darkBackgroundImage }: Theme,
  dark: string,
): readonly string[] {
  if (backgroundImage === undefined) return [];
  const image = [formatBackgroundImage(backgroundImage), UNSEEN];
  if (darkBackgroundImage === undefined) return image;
  const other = { 'background-image': `url(${formatCssString(darkBackgroundImage)})` };
  return [...image, `@media not print{${formatRule(`${dark} body::before`, other)}}`];
}

function formatBackgroundImage(url: string): string {
  return formatRule('body::before', {
    content: '""',
    position: 'absolute',
    inset: '0',
    'z-index': '-1',
    background: `url(${formatCssString(url)}) no-repeat top right`,
    'pointer-events': 'none',
  });
}

/** Hides the parts of other versions, and groups that become empty. */
function formatVersion(name: string): string {
  const value = formatCssString(name);
  const chosen = `html[data-version=${value}]`;
  const other = `${chosen} [data-version]:not([data-version=${value}])`;
  const emptied = `${chosen} [data-versioned]:not(:has([data-version=${value}]))`;
  return formatRule(`${other},${emptied}`, { display: 'none' });
}

function formatLayer(name: string, rules: readonly string[]): string {
  const body = rules.filter((rule) => rule !== '').join('\n');
  return body === '' ? '' : `@layer ${name} {\n${body}\n}`;
}
