import { styleText } from 'node:util';

export type Look = 'bold' | 'dim' | 'red' | 'yellow' | 'green' | 'cyan' | 'underline';

/** Applies a look to a text, or returns the text unchanged if colors are off. */
export type Style = (look: Look, text: string) => string;

export function styleFor(hasColors: boolean): Style {
  return hasColors ? (look, text) => styleText(look, text, { validateStream: false }) : plain;
}

function plain(_look: Look, text: string): string {
  return text;
}
