import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const pagesInGroup = 25;

/** Writes a docs folder of `count` simple pages in groups of 25; returns its path. */
export function writeSimplePages(count: number): string {
  const dir = mkdtempSync(join(tmpdir(), 'lectern-bench-'));
  const slugs = Array.from({ length: count }, (_, index) => toSlug(index));
  const groups = Math.ceil(count / pagesInGroup);
  const navigation = Array.from({ length: groups }, (_, group) => ({
    group: `Part ${group + 1}`,
    pages: slugs.slice(group * pagesInGroup, (group + 1) * pagesInGroup),
  }));
  writeFileSync(join(dir, 'docs.json'), JSON.stringify({ name: 'Bench', navigation }, null, 2));
  slugs.forEach((slug, index) => {
    mkdirSync(join(dir, slug, '..'), { recursive: true });
    writeFileSync(join(dir, `${slug}.mdx`), formatPage(index));
  });
  return dir;
}

export function toSlug(index: number): string {
  return `part-${Math.floor(index / pagesInGroup) + 1}/page-${index + 1}`;
}

function formatPage(index: number): string {
  return `---
title: Page ${index + 1}
description: What page ${index + 1} is about.
---

Some words with **emphasis**, \`code\` and [a link](/${toSlug(Math.max(0, index - 1))}).

## Before you start

<Note>Everything on page ${index + 1} is an example.</Note>

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
