/** Control characters that HTML does not allow, though editors and YAML let them pass. */

// oxlint-disable-next-line no-control-regex -- the pattern looks for control characters
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/g;

export function listControls(text: string): readonly { character: string; index: number }[] {
  return Array.from(text.matchAll(CONTROL), ({ 0: character, index }) => ({ character, index }));
}

/** Returns what pages contain instead: CommonMark replaces the character with the code 0. */
export function replaceControl(character: string): string {
  return character === '\0' ? '\ufffd' : '';
}

export function withoutControls(text: string): string {
  return text.replace(CONTROL, replaceControl);
}
