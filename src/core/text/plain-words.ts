/** The words of a line of Markdown, without the signs for links, emphasis and code. */
export function plainWords(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|`|~~)(.+?)\1/g, '$2')
    .replace(/(?<![\w\\])([*_])(?=\S)(.+?)(?<=\S)\1(?!\w)/g, '$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .trim();
}

/** A title without the signs around code in it: it is shown in many places, and in most as text alone. */
export function withoutTicks(title: string): string {
  return title.replaceAll(/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, '$2');
}
