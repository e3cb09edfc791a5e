import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const pagesInGroup = 25;

/** Writes a docs folder of `count` simple pages in groups of 25; returns its path. */
export function writeSimplePages(count: number): string {
  const dir = mkdtempSync(join(tmpdir(), 'lectern-bench-'));
  const navigation = listGroups(count);
  writeFileSync(join(dir, 'docs.json'), JSON.stringify({ name: 'Bench', navigation }, null, 2));
  writePages(dir, count, 'mdx');
  return dir;
}

/** Lists the groups of `count` pages, with their names and slugs. */
export function listGroups(count: number): { group: string; pages: string[] }[] {
  const slugs = Array.from({ length: count }, (_, index) => toSlug(index));
  return Array.from({ length: Math.ceil(count / pagesInGroup) }, (_, group) => ({
    group: `Part ${group + 1}`,
    pages: slugs.slice(group * pagesInGroup, (group + 1) * pagesInGroup),
  }));
}

/** Writes pages. MDX pages contain a component, others only Markdown that every tool supports. */
export function writePages(dir: string, count: number, extension: 'md' | 'mdx'): void {
  for (let index = 0; index < count; index += 1) {
    const file = join(dir, `${toSlug(index)}.${extension}`);
    const text = `Everything on page ${index + 1} is an example.`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      formatPage(index, extension === 'mdx' ? `<Note>${text}</Note>` : `> ${text}`),
    );
  }
}

export function toSlug(index: number): string {
  return `part-${Math.floor(index / pagesInGroup) + 1}/page-${index + 1}`;
}

function formatPage(index: number, note: string): string {
  return `---
title: Page ${index + 1}
description: What page ${index + 1} is about.
---

Some words with **emphasis**, \`code\` and [a link](/${toSlug(Math.max(0, index - 1))}).

## Before you start

${note}

- A first point of some length
- A second point
- A third point

## Use it

\`\`\`ts
export function answer${index}(question: string): number {
  return question.length + ${index};
}
\`\`\`

## What comes next

A closing paragraph that is long enough to look like one, so that the page has a natural size.
`;
}
