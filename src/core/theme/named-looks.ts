/**
 * The predefined looks of docs.json by name, as far as tokens can express them: corners, weight of
 * headings, the marker of the current sidebar entry, and the surface of the sidebar. Colors and typefaces
 * are the project's own. `mint` and the older `prism` are the default look of every site.
 */
import type { LookRules, Looks } from './look-rules.ts';

type Items = Looks['sidebar']['items'];

interface NamedLook {
  /** Custom properties on `<html>`. */
  readonly tokens?: Readonly<Record<string, string>>;
  readonly headings?: string;
  readonly items?: Items;
  /** What separates the sidebar visually from the page. */
  readonly sidebar?: 'line' | 'tint';
}

const corners = (small: string, medium: string, large: string) => ({
  '--lt-radius-s': small,
  '--lt-radius-m': medium,
  '--lt-radius-l': large,
});

const PALM: NamedLook = {
  tokens: corners('0.1875rem', '0.375rem', '0.5rem'),
  sidebar: 'tint',
  items: 'border',
};
const WILLOW: NamedLook = {
  tokens: { ...corners('0.25rem', '0.375rem', '0.5rem'), '--lt-code-border': 'transparent' },
  headings: 'font-weight:500',
  items: 'undecorated',
};

const NAMED: Readonly<Record<string, NamedLook>> = {
  maple: {
    tokens: corners('0.375rem', '0.75rem', '1rem'),
    headings: 'letter-spacing:-0.025em',
    sidebar: 'line',
  },
  palm: PALM,
  venus: PALM,
  willow: WILLOW,
  quill: WILLOW,
  linden: {
    tokens: { ...corners('0', '0', '0'), '--lt-font-heading': 'var(--lt-font-mono)' },
    headings: 'letter-spacing:-0.03em',
    items: 'border',
    sidebar: 'line',
  },
  almond: {
    tokens: corners('0.375rem', '0.625rem', '1rem'),
    items: 'card',
    sidebar: 'tint',
  },
  aspen: { tokens: corners('0.25rem', '0.4375rem', '0.625rem'), items: 'card', sidebar: 'line' },
  sequoia: {
    tokens: { ...corners('0.125rem', '0.25rem', '0.375rem'), '--lt-tracking-heading': '-0.02em' },
    headings: 'font-weight:500',
    items: 'border',
  },
  luma: {
    tokens: corners('0.5rem', '0.875rem', '1.25rem'),
    headings: 'font-weight:500;letter-spacing:-0.025em',
  },
};

/** Formats the rules of a look by its name; an unknown name gives none, and so looks like `mint`. */
export function formatNamedLook({
  theme,
  layout,
}: Pick<Looks, 'theme' | 'layout'>): Omit<LookRules, 'chrome'> & { items?: Items } {
  const { tokens = {}, headings, items, sidebar } = findLook(theme);
  const declarations = Object.entries(tokens).map(([name, value]) => `${name}:${value}`);
  const side = { topnav: undefined, sidenav: 'line', solidSidenav: 'tint' } as const;
  const surface = layout === undefined ? sidebar : side[layout];
  return {
    tokens: declarations.length === 0 ? [] : [`html{${declarations.join(';')}}`],
    utilities: [
      ...(headings === undefined ? [] : [`:is(h1,h2,h3,h4):is(.page-title,.prose *){${headings}}`]),
      ...(surface === undefined ? [] : SURFACES[surface]),
    ],
    ...(items !== undefined && { items }),
  };
}

function findLook(theme: string | undefined): NamedLook {
  return theme !== undefined && Object.hasOwn(NAMED, theme) ? (NAMED[theme] ?? {}) : {};
}

/** Limits rules to wide screens: on narrow ones the sidebar is a dialog, which has its own surface. */
const beside = (rules: string) => `@media screen and (min-width:64rem){${rules}}`;
const SURFACES: Readonly<Record<'line' | 'tint', readonly string[]>> = {
  line: [beside('.sidebar{border-inline-end:1px solid var(--lt-color-border)}')],
  // Extends to the edge of the window, however wide it is.
  tint: [
    beside(
      '.sidebar,.sidebar-filter{background:var(--lt-color-bg-subtle)}.sidebar{box-shadow:0 0 0 100vmax var(--lt-color-bg-subtle);clip-path:inset(0 0 0 -100vmax)}' +
        '[dir=rtl] .sidebar{clip-path:inset(0 -100vmax 0 0)}',
    ),
  ],
};
