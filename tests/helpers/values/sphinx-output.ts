/** Output of Sphinx for tests, and what is made of it. */
import assert from 'node:assert/strict';
import { formatSymbol } from '../../../src/core/reference/operation/markdown/format-symbol.ts';
import type {
  Member,
  SymbolGroup,
  SymbolPage,
  SymbolReference,
} from '../../../src/core/reference/model/symbol-model.ts';
import { parseSphinx } from '../../../src/core/reference/sdk/sphinx/parse-sphinx.ts';

/** Reads documents, each given as the HTML of its body. */
export function readSphinx(...bodies: readonly string[]) {
  const files = new Map(
    bodies.map((body, rank) => [
      `${rank}.fjson`,
      JSON.stringify({ title: 'API', current_page_name: String(rank), body }),
    ]),
  );
  return parseSphinx({ name: 'docs/api', files });
}

export function buildSphinx(...bodies: readonly string[]): SymbolReference {
  const { document, diagnostics } = readSphinx(...bodies);
  assert.deepEqual(diagnostics, []);
  assert.ok(document);
  return document.build('sdk');
}

/** Writes a description of Python objects as Sphinx does. */
export function describeObject(kind: string, id: string, parts: Partial<ObjectParts> = {}): string {
  const { before = '', prefix = '', after = '', content = '' } = parts;
  const name = parts.name ?? id.slice(id.lastIndexOf('.') + 1);
  const term =
    (before === '' ? '' : `<em class="property"><span class="pre">${before}</span> </em>`) +
    (prefix === '' ? '' : `<span class="sig-prename descclassname">${prefix}</span>`) +
    `<span class="sig-name descname"><span class="pre">${name}</span></span>${after}` +
    `<a class="headerlink" href="#${id}" title="Link to this definition">¶</a>`;
  const place = id === '' ? '' : ` id="${id}"`;
  return (
    `<dl class="py ${kind}"><dt class="sig sig-object py"${place}>${term}</dt>` +
    `<dd>${content}</dd></dl>`
  );
}

interface ObjectParts {
  /** The words before the name. */
  readonly before: string;
  readonly prefix: string;
  readonly name: string;
  /** The HTML after the name. */
  readonly after: string;
  readonly content: string;
}

/** Writes parameters in parentheses, each given as HTML. */
export function writeParameters(...parameters: readonly string[]): string {
  const list = parameters.map((each) => `<em class="sig-param">${each}</em>`).join(', ');
  return `<span class="sig-paren">(</span>${list}<span class="sig-paren">)</span>`;
}

export function pageOf(reference: SymbolReference, key: string): SymbolPage {
  const page = reference.symbol(`sdk ${key}`);
  assert.ok(page, key);
  return page;
}

export function membersIn(page: SymbolPage, section: string): readonly Member[] {
  return page.sections.find(({ id }) => id === section)?.members ?? [];
}

/** Returns a page as Markdown, as it is for agents. */
export function printPage(page: SymbolPage): string {
  return formatSymbol(page, (key) => `/${key.replaceAll(' ', '-')}`)
    .filter(Boolean)
    .join('\n\n');
}

export function outlineGroups(groups: readonly SymbolGroup[]): unknown {
  return groups.map(({ label, symbols, groups: inner }) => [
    typeof label === 'string' ? label : label.name,
    ...symbols.map(({ title }) => title),
    ...(inner.length === 0 ? [] : [outlineGroups(inner)]),
  ]);
}
