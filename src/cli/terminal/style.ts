import { styleText } from 'node:util';

export type Look = 'bold' | 'dim' | 'red' | 'yellow' | 'green' | 'cyan' | 'underline';

/** Gives a text a look, or returns it as it is where colours are not wanted. */
export type Style = (look: Look, text: string) => string;

export function styleFor(hasColors: boolean): Style {
  return hasColors ? (look, text) => styleText(look, text, { validateStream: false }) : plain;
}

function plain(_look: Look, text: string): string {
  return text;
}
