/** Diagnostics about the colors of a project: whether text in them is readable. */
import { diagnoseWith, entry } from '../diagnostic/catalog.ts';
import { quote } from '../diagnostic/quote.ts';
import type { ColorMode } from '../theme/theme.ts';

export const colorEntries = {
  'config/low-contrast': entry<{
    key: string;
    color: string;
    mode: 'light' | 'dark';
    background: string;
    ratio: number;
    better: string;
    /** The key inside `colors` that sets the color of this mode only. */
    name: string;
  }>({
    severity: 'warning',
    title: 'Color is hard to read',
    message: ({ key, color, mode, background, ratio }) =>
      `${quote(key)} is ${color}, which has a contrast of ${formatRatio(ratio)} to the background ${background} of ${mode} mode; text needs 4.5:1, so it is shown ${mode === 'light' ? 'darker' : 'lighter'} there.`,
    hint: ({ name, better }) =>
      `Write "${name}": "${better}", the nearest readable color of the same hue.`,
    example: {
      key: 'colors.primary',
      color: '#4ade80',
      mode: 'light',
      background: '#ffffff',
      ratio: 1.74,
      better: '#008746',
      name: 'primary',
    },
  }),
  'config/unreadable-background': entry<{ key: string; color: string; mode: 'light' | 'dark' }>({
    severity: 'warning',
    title: 'Background is hard to read on',
    message: ({ key, color, mode }) =>
      `${quote(key)} is ${color}, on which the text of ${mode} mode cannot be read; the default background is used.`,
    hint: ({ mode }) =>
      mode === 'light'
        ? 'Choose a color near white, or leave it out.'
        : 'Choose a color near black, or leave it out.',
    example: { key: 'colors.background.dark', color: '#8888aa', mode: 'dark' },
  }),
  'site/one-mode-color': entry<{
    part: 'background' | 'text';
    color: string;
    selector: string;
    /** The modes in which it is unreadable. */
    modes: readonly ColorMode[];
    /** The opposite color in that mode: the text color, or the background. */
    other: string;
  }>({
    severity: 'warning',
    title: 'Color works in one mode only',
    message: ({ part, color, modes, other }) =>
      part === 'background'
        ? `This rule gives the page the background ${color} in both modes, on which the text of ${modes[0]} mode, ${other}, is hardly visible.`
        : `This rule gives the text of the page the color ${color} in both modes, which is hardly visible on the background of ${modes[0]} mode, ${other}.`,
    hint: ({ modes: [mode], selector, part }) => {
      const [only, root] = mode === 'dark' ? ['light', 'html:not(.dark)'] : ['dark', 'html.dark'];
      const rule = selector === 'html' ? root : `${root} ${selector}`;
      const other = part === 'background' ? ', or give docs.json a background for each mode' : '';
      return `Write it for ${only} mode alone: ${rule} { ... }${other}.`;
    },
    example: {
      part: 'background',
      color: '#ffffff',
      selector: 'body',
      modes: ['dark'],
      other: '#e1e3e6',
    },
  }),
};

function formatRatio(ratio: number): string {
  return `${Math.floor(ratio * 10) / 10}:1`;
}

/** Creates a diagnostic about a color of the project. */
export const diagnoseColor = diagnoseWith(colorEntries);
