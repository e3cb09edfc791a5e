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

/** Inline code, or a tag of HTML in its usual form: with a name that formats text, and with quoted values. */
const CODE_OR_TAG =
  /`[^`]+`|<(?<slash>\/?)(?<name>a|abbr|b|br|center|code|del|div|em|font|i|img|ins|kbd|mark|p|s|small|span|strong|sub|sup|u|wbr)(?:\s+[a-z][\w:-]*(?:="[^"]*"|='[^']*')?)*\s*\/?>/g;

const VOID = /^(?:br|img|wbr)$/;

/**
 * Returns a line of text without the HTML tags around its words. Other text in angle brackets stays, like
 * `List<string>`, and so do tags without a partner or with nothing between them: the line may be about them.
 */
export function stripTags(text: string): string {
  if (!text.includes('<')) return text;
  const opened = new Map<string, RegExpExecArray[]>();
  const dropped: RegExpExecArray[] = [];
  for (const tag of text.matchAll(CODE_OR_TAG)) {
    const { name, slash } = tag.groups ?? {};
    if (name === undefined) continue;
    const open = opened.get(name) ?? [];
    opened.set(name, open);
    if (VOID.test(name)) dropped.push(tag);
    else if (slash === '') open.push(tag);
    else {
      const start = open.pop();
      const isEmpty = start !== undefined && start.index + start[0].length === tag.index;
      if (start !== undefined && !isEmpty) dropped.push(start, tag);
    }
  }
  let [words, end] = ['', 0];
  for (const { 0: tag, index, groups } of dropped.toSorted((a, b) => a.index - b.index)) {
    words += text.slice(end, index) + (groups?.['name'] === 'br' ? ' ' : '');
    end = index + tag.length;
  }
  return words + text.slice(end);
}
