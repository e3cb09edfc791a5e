import { theme } from '../keys/appearance.ts';
import { defined } from './defined.ts';
import type { NewerConfig } from './newer-schema.ts';

/** Converts the keys for appearance to those of the older format. */
export function toLooks(written: NewerConfig) {
  const { colors, background, appearance, styling, fonts } = written;
  const named = theme.safeParse(written.theme);
  return defined({
    theme: named.data,
    layout: written.layout,
    colors: colors && defined({ ...colors, background: background?.color }),
    background: background?.decoration && { style: background.decoration },
    backgroundImage: lightOf(background?.image),
    modeToggle: defined({
      default: appearance?.default === 'system' ? undefined : appearance?.default,
      isHidden: appearance?.strict,
    }),
    eyebrow: styling?.eyebrows && { display: styling.eyebrows },
    codeBlock: toCodeBlock(styling?.codeblocks),
    font: fonts && toFont(fonts),
  });
}

type CodeBlocks = NonNullable<NonNullable<NewerConfig['styling']>['codeblocks']>;

function toCodeBlock(written: CodeBlocks = 'system') {
  if (written === 'dark') return { mode: written };
  const mode = 'auto' as const;
  if (written === 'system') return { mode };
  if (typeof written === 'string') return { mode, theme: written };
  return defined({ mode, theme: written.theme, grammars: written.languages?.custom });
}

function toFont({ heading, body, code, ...both }: NonNullable<NewerConfig['fonts']>) {
  return defined({
    ...toTypeface(both),
    headings: heading && toTypeface(heading),
    body: body && toTypeface(body),
    code: code && toTypeface(code),
  });
}

type Typeface = NonNullable<NonNullable<NewerConfig['fonts']>['heading']>;

function toTypeface<Written extends Partial<Typeface>>({ source, ...rest }: Written) {
  return { ...rest, ...(source !== undefined && { url: source }) };
}

/** Returns the value for dark mode of a pair, if light mode has a separate one. */
export function darkOf(value: string | { light?: string; dark?: string } | undefined) {
  return typeof value === 'object' && value.light !== undefined ? value.dark : undefined;
}

/** Returns a value for both modes, or the value for light mode of a pair. */
export function lightOf(value: string | { light?: string; dark?: string } | undefined) {
  return typeof value === 'object' ? (value.light ?? value.dark) : value;
}
