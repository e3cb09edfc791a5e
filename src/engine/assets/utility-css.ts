import { createGenerator, type UnoGenerator } from '@unocss/core';
import presetWind3, { type Theme } from '@unocss/preset-wind3';

/** Rules apply inside of the article only, so that no class of an author's can break the chrome. */
const SCOPE = '.mdx-content';

/** Tailwind's reset is not there, so borders get the style that its utilities count on. */
const BORDERS = `:where(${SCOPE}) :where([class*='border']){border-width:0;border-style:solid;border-color:var(--lt-color-border);}`;

/** Rows whose ends are pushed apart break on a phone, where both ends have no room in one line. */
const ROW = `:where(${SCOPE}) :where(.flex.justify-between:not(.flex-col)`;
const ROWS = `@media (width < 40rem){${ROW}){flex-wrap:wrap}${ROW}>*){max-inline-size:100%;overflow-wrap:anywhere}}`;

/** Backgrounds that stay light or dark in both modes. */
const LIGHT = /^bg-(?:white|[a-z]+-(?:50|100|200))$/;
const DARK = /^bg-(?:black|[a-z]+-(?:800|900|950))$/;
/** What brings a background of its own along. */
const SURFACES = '.card,.callout,.accordion,.code-block,.code-group,.frame,code,kbd,mark';

let generator: Promise<UnoGenerator<Theme>> | undefined;

function tailwind(): Promise<UnoGenerator<Theme>> {
  generator ??= createGenerator<Theme>({
    presets: [presetWind3({ dark: { dark: '.dark' }, preflight: 'on-demand' })],
    theme: {
      colors: {
        primary: {
          DEFAULT: 'var(--lt-color-accent-text)',
          light: 'var(--lt-color-accent-text)',
          dark: 'var(--lt-color-accent)',
        },
        background: { light: 'var(--lt-color-bg)', dark: 'var(--lt-color-bg)' },
      },
    },
  });
  return generator;
}

/** Tailwind utilities as a stylesheet; `''` without any. */
export interface Utilities {
  readonly css: string;
  readonly names: ReadonlySet<string>;
}

const NONE: Utilities = { css: '', names: new Set() };

/** The Tailwind utilities among `classes`, and nothing else. */
export async function findUtilities(classes: Iterable<string>): Promise<Utilities> {
  const tokens = new Set([...classes].toSorted());
  if (tokens.size === 0) return NONE;
  const { css, matched } = await generate(await tailwind(), tokens);
  if (matched.size === 0) return NONE;
  const names = [...matched];
  return { css: `@layer utilities {\n${formatDefaults(names)}${css}\n}\n`, names: matched };
}

/** The generator gives up altogether at a class that it cannot make out, such as one with `theme(--color-a)`. */
async function generate(generator: UnoGenerator<Theme>, tokens: ReadonlySet<string>) {
  const options = { scope: SCOPE, minify: true };
  try {
    return await generator.generate(new Set(tokens), options);
  } catch {
    const clear = await Promise.all([...tokens].map((token) => isClear(generator, token)));
    return generator.generate(new Set([...tokens].filter((_, rank) => clear[rank])), options);
  }
}

async function isClear(generator: UnoGenerator<Theme>, token: string): Promise<boolean> {
  try {
    await generator.parseToken(token);
    return true;
  } catch {
    return false;
  }
}

/** What an author leaves unsaid. No rule has a specificity, so that every utility wins. */
function formatDefaults(names: readonly string[]): string {
  return [
    names.some((name) => name.includes('border')) ? BORDERS : '',
    names.includes('justify-between') ? ROWS : '',
    formatInk(names, { background: LIGHT, mode: 'html.dark' }),
    formatInk(names, { background: DARK, mode: 'html:not(.dark)' }),
  ].join('');
}

interface Ink {
  readonly background: RegExp;
  /** In which the text of the page cannot be read on it. */
  readonly mode: string;
}

/** Text on a background that was chosen with the other mode in mind takes the colour of the page. */
function formatInk(names: readonly string[], { background, mode }: Ink): string {
  const classes = names.filter((name) => background.test(name)).map((name) => `.${name}`);
  if (classes.length === 0) return '';
  const box = `:where(${mode} ${SCOPE} :is(${classes.join()}):not([class*='dark:bg-']))`;
  return [
    `${box}{color:var(--lt-color-bg)}`,
    `${box} :where(${SURFACES}):where(:not([class*='bg-'])){color:var(--lt-color-text)}`,
    `${box} :where(a){color:inherit}`,
  ].join('');
}
