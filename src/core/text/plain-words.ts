/** Returns the words of a line of Markdown, without the markup of links, emphasis and code. */
export function stripMarkdown(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|`|~~)(.+?)\1/g, '$2')
    .replace(/(?<![\w\\])([*_])(?=\S)(.+?)(?<=\S)\1(?!\w)/g, '$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .trim();
}

/** Removes the backticks around code in a title: most places that show titles show them as text only. */
export function stripBackticks(title: string): string {
  return title.replaceAll(/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, '$2');
}
