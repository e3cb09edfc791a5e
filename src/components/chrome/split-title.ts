/** Longer than a title of a phone is wide; shorter names are not taken apart to balance lines. */
const LONG_WORD = /(\S{18,})/;
/** After a mark, and between the words that make a name: `Assignment|Statement`, `/api/|users`. */
const SEAM = /(?<=\w[/_.:-])(?=\w)|(?<=[a-z\d])(?=[A-Z])/;

/** A title in pieces between which a line may end: long names and paths have no blanks for that. */
export function splitTitle(title: string): readonly string[] {
  return title
    .split(LONG_WORD)
    .flatMap((part, index) => (index % 2 === 1 ? part.split(SEAM) : part))
    .filter((piece) => piece !== '');
}
