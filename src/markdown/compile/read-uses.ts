import type { HeadingUse, LinkUse, ReadPageTags, TagUse } from '../../core/pages/uses.ts';
import type { Variables } from '../../core/pages/variables.ts';
import type { Position, SourceFile } from '../../core/text/source-file.ts';
import type { FenceElement } from '../model/fence-element.ts';
import { moduleFormatOf, type ModuleSource } from '../model/module-source.ts';
import type { Findings } from '../model/findings.ts';
import { jsxToCode } from '../source/jsx-to-code.ts';
import { toCode } from '../source/to-code.ts';
import { listLinks } from './list-links.ts';

/** What a file refers to: tags, links and images, imported files, and its headings. */
export interface FileUses {
  readonly tags: readonly TagUse[];
  /** Names that the file itself declares or imports. */
  readonly own: ReadonlySet<string>;
  readonly links: readonly LinkUse[];
  readonly imports: readonly { readonly path: string; readonly position: Position | undefined }[];
  /** Headings in Markdown; headings written as tags are in `tags`. */
  readonly headings: readonly HeadingUse[];
}

/** Replaces each fence by an empty code block, since the code itself is not needed. */
const toEmptyFence = (): FenceElement => ({ name: 'CodeBlock', attributes: {} });

const nothing: FileUses = { tags: [], own: new Set(), links: [], imports: [], headings: [] };

/** Reads the tags on a page that stand for Lectern's components and for HTML elements. */
export const readPageTags: ReadPageTags = ({ file, text }) => {
  const source = { path: file, text };
  const output = toCode(
    { source, format: moduleFormatOf(file), role: 'page', chain: [] },
    toEmptyFence,
  );
  if (output.kind === 'error') return [];
  const own = listOwn(output.findings);
  return output.findings.tags.filter(({ name, isBound }) => !own.has(name) && isBound !== true);
};

/** Reads what a page or snippet refers to; nothing for a file that cannot be compiled. */
export async function readUses(source: SourceFile, variables: Variables = {}): Promise<FileUses> {
  const format = moduleFormatOf(source.path);
  if (format === 'json') return nothing;
  const module: ModuleSource = { source, format, role: 'page', chain: [], variables };
  const output = format === 'jsx' ? await jsxToCode(module) : toCode(module, toEmptyFence);
  if (output.kind === 'error') return nothing;
  const { tags, imports, headings } = output.findings;
  const links = listLinks(output.findings, source.path);
  return { tags, own: listOwn(output.findings), links, imports, headings };
}

function listOwn({ declared, imports }: Findings): ReadonlySet<string> {
  const imported = imports.flatMap(({ names }) => names.map(({ local }) => local));
  return new Set([...declared, ...imported]);
}
