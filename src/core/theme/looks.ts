/**
 * The appearance that docs.json chooses beyond colors, as CSS rules. A site contains only the rules that it
 * needs.
 */
import { formatCodeColors, isCodeDark } from './code-colors.ts';
import { formatNamedLook } from './named-looks.ts';
import type { Looks, LookRules } from './look-rules.ts';

export function formatLooks(looks: Looks): LookRules {
  const { rounded, sidebar, topbar, background } = looks;
  const named = formatNamedLook(looks);
  // A setting for one part takes precedence over the named look of the whole.
  const items = sidebar.items === 'container' ? (named.items ?? 'container') : sidebar.items;
  return {
    tokens: [...named.tokens, ...(rounded === 'sharp' ? [SHARP] : []), ...formatCodeColors(looks)],
    chrome: [...SIDEBAR_ITEMS[items], ...(topbar.style === 'gradient' ? [TOPBAR] : [])],
    utilities: [
      ...named.utilities,
      ...(background.style === undefined ? [] : formatBackground(background.style)),
    ],
  };
}

/** Returns where the colors of dark mode apply: code can be dark on a light page. */
export function darkSelector(looks: Pick<Looks, 'codeBlock'>): string {
  return isCodeDark(looks) ? 'html.dark,.code-dark :is(.code-block,.code-group)' : 'html.dark';
}

const SHARP = 'html{--lt-radius-s:0;--lt-radius-m:0;--lt-radius-l:0;--lt-radius-full:0}';
const TOPBAR =
  'header.topbar{background:linear-gradient(to right,color-mix(in oklab,var(--lt-color-accent) 12%,var(--lt-color-bg)),var(--lt-color-bg))}';

/** The current entry. Every style keeps its color and weight, which mark it even without a surface. */
const CURRENT = '.sidebar .sidebar-group [aria-current]';
const SIDEBAR_ITEMS: Readonly<Record<Looks['sidebar']['items'], readonly string[]>> = {
  container: [],
  card: [
    `${CURRENT}{background:var(--lt-color-bg-raised);box-shadow:0 0 0 1px var(--lt-color-border),0 1px 3px oklch(0.2 0.01 265/0.1)}`,
  ],
  border: [
    '.sidebar .sidebar-group :where(a,summary){border-inline-start:2px solid transparent;border-start-start-radius:0;border-end-start-radius:0}',
    `${CURRENT}{border-inline-start-color:var(--lt-color-accent);background:none}`,
  ],
  undecorated: [`${CURRENT}{background:none}`],
};

/**
 * Formats a decoration behind everything, in faint tints of the accent color, that fades out before the
 * text begins.
 */
function formatBackground(style: NonNullable<Looks['background']['style']>): string[] {
  const frame = 'content:"";position:absolute;inset:0;z-index:-1;pointer-events:none';
  return [
    `body::after{${frame};${BACKGROUNDS[style]}}`,
    '@media (forced-colors:active){body::after{display:none}}',
  ];
}

const tint = (percent: number) =>
  `color-mix(in oklab,var(--lt-color-accent) ${percent}%,transparent)`;
const BACKGROUNDS = {
  gradient: `background:radial-gradient(60rem 30rem at 75% -8rem,${tint(16)},transparent)`,
  grid:
    `background:linear-gradient(var(--lt-color-border) 1px,transparent 1px) 0 0/100% 3rem,` +
    `linear-gradient(90deg,var(--lt-color-border) 1px,transparent 1px) 0 0/3rem 100%;` +
    `mask-image:linear-gradient(to bottom left,rgb(0 0 0/0.7),transparent 40rem)`,
  windows:
    `background:linear-gradient(${tint(7)} 0 0) 62% -6rem/14rem 22rem no-repeat,` +
    `linear-gradient(${tint(5)} 0 0) 78% -10rem/14rem 22rem no-repeat,` +
    `linear-gradient(${tint(3)} 0 0) 94% -14rem/14rem 22rem no-repeat;` +
    `mask-image:linear-gradient(rgb(0 0 0),transparent 16rem)`,
} as const;
