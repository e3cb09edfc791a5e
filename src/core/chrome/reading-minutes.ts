/** Estimates how long a page takes to read. */
const WORDS_A_MINUTE = 220;
/** Applies to scripts that do not separate words with spaces. */
const SIGNS_A_MINUTE = 450;
const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

/** Returns minutes, at least one. Code is counted by lines, because it is skimmed rather than read. */
export function readingMinutes(
  sections: readonly { readonly text: string; readonly code: string }[],
): number {
  let minutes = 0;
  for (const { text, code } of sections) {
    const signs = text.match(UNPARTED)?.length ?? 0;
    const words = text.replace(UNPARTED, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
    const lines = code === '' ? 0 : code.split('\n').length;
    minutes += words / WORDS_A_MINUTE + signs / SIGNS_A_MINUTE + lines / 40;
  }
  return Math.max(1, Math.round(minutes));
}
