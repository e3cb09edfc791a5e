import { createGenerator, type UnoGenerator } from '@unocss/core';
import presetWind3, { type Theme } from '@unocss/preset-wind3';

/** Rules apply only inside the article, so that no class of an author can break the chrome. */
const SCOPE = '.mdx-content';

/** Tailwind's reset is not loaded, so borders get the style that Tailwind's utilities rely on. */
const BORDERS = `:where(${SCOPE}) :where([class*='border']){border-width:0;border-style:solid;border-color:var(--lt-color-border);}`;

/** Rows whose ends are pushed apart wrap on a phone, where both ends do not fit on one line. */
const ROW = `:where(${SCOPE}) :where(.flex.justify-between:not(.flex-col)`;
const ROWS = `@media (width < 40rem){${ROW}){flex-wrap:wrap}${ROW}>*){max-inline-size:100%;overflow-wrap:anywhere}}`;

/** Background colors that stay light or dark in both modes. */
const LIGHT = /^bg-(?:white|[a-z]+-(?:50|100|200))$/;
const DARK = /^bg-(?:black|[a-z]+-(?:800|900|950))$/;
/** Elements that bring their own background. */
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

/** Tailwind utilities as a stylesheet; `css` is `''` if there are none. */
export interface Utilities {
  readonly css: string;
  readonly names: ReadonlySet<string>;
}

const NONE: Utilities = { css: '', names: new Set() };

/** Generates the Tailwind utilities among `classes`, and nothing else. */
export async function findUtilities(classes: Iterable<string>): Promise<Utilities> {
  const tokens = new Set([...classes].toSorted());
  if (tokens.size === 0) return NONE;
  const { css, matched } = await generate(await tailwind(), tokens);
  if (matched.size === 0) return NONE;
  const names = [...matched];
  return { css: `@layer utilities {\n${formatDefaults(names)}${css}\n}\n`, names: matched };
}

/**
 * The generator fails as a whole on a class that it cannot parse, such as one with `theme(--color-a)`, so
 * retry without such classes.
 */
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

/** Returns rules for what authors leave unspecified. They have no specificity, so that every utility wins. */
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
  /** The mode in which the page's text color is unreadable on the background. */
  readonly mode: string;
}

/**
 * Text on a background that was chosen with the other mode in mind takes the color of the page's
 * background.
 */
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
