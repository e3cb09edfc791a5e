/** Reads the pages about the user group API, and the code blocks on them. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../content/user-groups/', import.meta.url));

export interface CodeBlock {
  readonly language: string;
  readonly code: string;
}

export function readPage(name: string): string {
  return readFileSync(`${folder}${name}.mdx`, 'utf8');
}

export function listPages(): readonly string[] {
  return globSync(`${folder}*.mdx`).map((file) => basename(file, '.mdx'));
}

/** Lists code blocks in the order of the page, without the indentation of blocks inside components. */
export function listCodeBlocks(page: string): readonly CodeBlock[] {
  const fence = /^([ ]*)```(\w+)[^\n]*\n(.*?)^\1```$/gms;
  return Array.from(page.matchAll(fence), ([, indent = '', language = '', code = '']) => ({
    language,
    code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
}
