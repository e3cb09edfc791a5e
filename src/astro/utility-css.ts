import { createGenerator, type UnoGenerator } from '@unocss/core';
import presetWind3, { type Theme } from '@unocss/preset-wind3';

/**
 * Rules apply inside of the article only, so that no class of an author's can break the chrome.
 * Tailwind's reset is not there, so borders get the style that its utilities count on.
 */
const SCOPE = '.mdx-content';
const BORDERS = `:where(${SCOPE}) :where([class*='border']){border-width:0;border-style:solid;border-color:var(--lt-color-border);}`;

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
      },
    },
  });
  return generator;
}

/** CSS for the Tailwind utilities among `classes`, and for nothing else; `''` when there are none. */
export async function formatUtilityCss(classes: Iterable<string>): Promise<string> {
  const tokens = new Set([...classes].toSorted());
  if (tokens.size === 0) return '';
  const { css, matched } = await (
    await tailwind()
  ).generate(tokens, { scope: SCOPE, minify: true });
  if (matched.size === 0) return '';
  const usesBorders = [...matched].some((name) => name.includes('border'));
  return `@layer utilities {\n${usesBorders ? BORDERS : ''}${css}\n}\n`;
}
