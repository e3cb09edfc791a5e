/** The words of a line of Markdown, without the signs for links, emphasis and code. */
export function plainWords(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|`|~~)(.+?)\1/g, '$2')
    .replace(/(?<![\w\\])([*_])(?=\S)(.+?)(?<=\S)\1(?!\w)/g, '$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .trim();
}
