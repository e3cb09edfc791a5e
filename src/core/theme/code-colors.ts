/** The colors of code that docs.json chooses: a theme of Shiki for each mode. */
import type { Config } from '../config/config.ts';
import { isCodeTheme } from '../config/keys/appearance.ts';
import { type CodeTheme, codeThemes } from '../config/keys/code-themes.ts';
import { type Declarations, formatRule } from './css-text.ts';

type CodeLook = Pick<Config, 'codeBlock'>;

/** The custom properties of `src/styles/code/colors.css`, in the order of the table of themes. */
const PROPERTIES = [
  'bg',
  'fg',
  'comment',
  'keyword',
  'string',
  'number',
  'function',
  'type',
  'tag',
  'attribute',
  'escape',
] as const;

const BLOCKS = ':is(.code-block,.code-group)';

/** Whether code is dark on light pages, because of its theme or of the setting for all code in docs.json. */
export function isCodeDark({ codeBlock }: CodeLook): boolean {
  const theme = themeOf(codeBlock, 'light');
  return theme === undefined ? codeBlock.mode === 'dark' : isDarkTheme(theme);
}

/** Formats the colors of both modes; none without themes. In print, code has Lectern's own colors. */
export function formatCodeColors({ codeBlock }: CodeLook): string[] {
  const light = themeOf(codeBlock, 'light');
  const dark = themeOf(codeBlock, 'dark');
  const inDark = dark !== undefined && isDarkTheme(dark) ? dark : undefined;
  const inLight = light ?? (isCodeDark({ codeBlock }) ? inDark : undefined);
  const rules = [
    // Blocks that are dark on light pages set their own colors, which override those of the page.
    inLight &&
      formatRule(
        `html:not(.dark)${isCodeDark({ codeBlock }) ? ` ${BLOCKS}` : ''}`,
        colorsOf(inLight),
      ),
    inDark && formatRule(`html.dark,html.dark ${BLOCKS}`, colorsOf(inDark)),
  ].filter((rule) => rule !== undefined);
  return rules.length === 0 ? [] : [`@media not print{${rules.join('')}}`];
}

function themeOf({ theme }: Config['codeBlock'], mode: 'light' | 'dark'): CodeTheme | undefined {
  const name = typeof theme === 'object' ? theme[mode] : theme;
  return name !== undefined && isCodeTheme(name) ? name : undefined;
}

function isDarkTheme(name: CodeTheme): boolean {
  return codeThemes[name].startsWith('dark');
}

function colorsOf(name: CodeTheme): Declarations {
  const [, ...colors] = codeThemes[name].split(' ');
  const rows = PROPERTIES.map(
    (property, index) => [`--lt-code-${property}`, colors[index] ?? ''] as const,
  );
  return Object.fromEntries(rows);
}
