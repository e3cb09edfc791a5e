/** Character references in HTML: `&amp;`, `&#38;`, `&#x26;`. */
import { characterEntitiesHtml4 } from 'character-entities-html4';
import { ownValue } from '../text/own-value.ts';

/** The named references of HTML 4, and others that people write; any other stays as written. */
const NAMED: Readonly<Record<string, string>> = { ...characterEntitiesHtml4, apos: "'" };

const REFERENCE = /&(?:#(\d{1,7})|#[xX]([\dA-Fa-f]{1,6})|([A-Za-z]+\d{0,2}));/g;

export function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(REFERENCE, (whole, decimal?: string, hex?: string, name = '') => {
    if (decimal !== undefined) return toCharacter(Number(decimal)) ?? whole;
    if (hex !== undefined) return toCharacter(Number.parseInt(hex, 16)) ?? whole;
    return ownValue(NAMED, name as string) ?? whole;
  });
}

function toCharacter(code: number): string | undefined {
  const isCharacter = code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}
