/**
 * Pages like those of real guides: each has four headings, lists, tables and code, in plain Markdown that
 * every tool supports. Most sentences contain the number of their page, so that no tool can reuse results
 * from one page for another.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const PAGES_IN_GROUP = 25;

export interface PageGroup {
  readonly group: string;
  /** Slugs of the pages. */
  readonly pages: readonly string[];
}

/** Lists the groups of `count` pages in a folder; `''` is the root. */
export function listRichGroups(count: number, folder = ''): readonly PageGroup[] {
  return Array.from({ length: Math.ceil(count / PAGES_IN_GROUP) }, (_, group) => ({
    group: `Part ${group + 1}`,
    pages: Array.from(
      { length: Math.min(PAGES_IN_GROUP, count - group * PAGES_IN_GROUP) },
      (__, page) => `${folder}part-${group + 1}/page-${group * PAGES_IN_GROUP + page + 1}`,
    ),
  }));
}

/** Writes the pages of `groups` into `dir`. */
export function writeRichPages(dir: string, groups: readonly PageGroup[]): void {
  const slugs = groups.flatMap(({ pages }) => pages);
  for (const [index, slug] of slugs.entries()) {
    const file = join(dir, `${slug}.md`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, richPage(index, slugs));
  }
}

/** Returns the text of the page at `index` among `slugs`. */
export function richPage(index: number, slugs: readonly string[]): string {
  const number = index + 1;
  const neighbor = slugs[Math.max(0, index - 1)] ?? '';
  const section = (title: string, order: number) => `## ${title}

Paragraph ${order} of page ${number} says what **step ${order}** is for, names \`option${number}\` and
leads to [another page](/${neighbor}). It is long enough to look like one that somebody wrote.

- The first point of ${number}.${order} is short
- The second has \`code ${number}\` and *emphasis*
  1. Do this to part ${number}
  2. Then do that to part ${order}
- The third closes the list of page ${number}

| Option ${number} | Type | Default | Meaning |
| --- | --- | --- | --- |
| \`size${order}\` | number | ${number * order} | How many are kept at once |
| \`name${order}\` | string | \`"page-${number}"\` | What readers see of it |
| \`mode${order}\` | string | \`"safe"\` | How careful it is |

\`\`\`ts
export function answer${order}(question: string, limit = ${number}): readonly string[] {
  const words = question.split(' ').filter((word) => word.length > ${order});
  return words.slice(0, limit).map((word) => \`\${word} of page ${number}\`);
}
\`\`\`
`;
  const titles = ['Before you start', 'Set it up', 'Use it', 'What comes next'];
  const sections = titles.map((title, order) => section(title, order + 1));
  return `---
title: Page ${number}
description: What page ${number} is about.
---

Some words of page ${number} come before everything else.

${sections.join('\n')}`;
}
