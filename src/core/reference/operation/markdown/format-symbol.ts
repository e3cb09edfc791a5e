/** Formats the page of a symbol as Markdown. */
import { english } from '../../../language/english.ts';
import { formatCode, formatFence, formatLink } from '../../../text/markdown.ts';
import type { Member, SymbolPage, SymbolSection, TypePart } from '../../model/symbol-model.ts';
import type { FindHref } from '../../schema/format-shape.ts';
import { plainParts } from '../../symbols/join-parts.ts';

/** The beginning of a block that cannot follow words on their line. */
const BLOCK = /^(?:```|~~~|[-*>#|] |\d+\. )/;

function spaceBefore(text: string): string {
  return BLOCK.test(text) ? '\n\n' : ' ';
}

/** Returns blocks, some of which can be empty. */
export function formatSymbol(
  symbol: SymbolPage,
  hrefOf: FindHref,
): readonly (string | false | undefined)[] {
  const { keyword, language, declarations, description, deprecation, specifiedBy } = symbol;
  const lines = declarations.map((parts) => `${keyword} ${plainParts(parts)}`.trim());
  return [
    description,
    deprecation !== undefined && formatDeprecation(deprecation),
    formatFence(language, lines.join('\n')),
    specifiedBy !== undefined && `Specification: <${specifiedBy}>`,
    ...symbol.sections.flatMap((section) => formatSection(section, hrefOf)),
    ...symbol.examples.flatMap(({ title, codes }) => [
      `## ${english[title]}`,
      ...codes.map(({ language, text }) => formatFence(language, text)),
    ]),
  ];
}

function formatSection(
  { title, type, text, members, links }: SymbolSection,
  hrefOf: FindHref,
): readonly (string | false | undefined)[] {
  return [
    `## ${english[title]}`,
    type !== undefined && formatTypes(type, hrefOf),
    text,
    members.map((member) => formatMember(member, '', hrefOf)).join('\n'),
    links.map((part) => `- ${formatPart(part, hrefOf)}`).join('\n'),
  ];
}

function formatMember(member: Member, indent: string, hrefOf: FindHref): string {
  const { name, type, description, deprecation, required, modifiers = [], notes = [] } = member;
  const facts = [
    ...(type === undefined ? [] : [formatTypes(type, hrefOf)]),
    ...modifiers.map(formatCode),
    ...(required ? ['required'] : []),
    ...(member.default === undefined ? [] : [`default: ${formatCode(member.default)}`]),
  ];
  const texts = [
    ...(deprecation === undefined ? [] : [formatDeprecation(deprecation)]),
    ...(description === undefined ? [] : [description]),
    ...notes.map(({ title, text }) => `**${english[title]}:**${spaceBefore(text)}${text}`),
  ];
  const head = `${indent}- ${formatCode(name)}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`;
  const inside = `${indent}  `;
  const text = texts.join('\n\n');
  const body = `${spaceBefore(text)}${text}`.replace(/\n(?!\n)/g, `\n${inside}`);
  return [
    text === '' ? head : `${head}:${body}`,
    ...member.members.map((inner) => formatMember(inner, inside, hrefOf)),
  ].join('\n');
}

function formatDeprecation(reason: string): string {
  return reason === '' ? '**Deprecated.**' : `**Deprecated:** ${reason}`;
}

/** Formats a type with links. Its other characters are code, which separates them from the text around. */
function formatTypes(parts: readonly TypePart[], hrefOf: FindHref): string {
  return parts.map((part) => formatPart(part, hrefOf)).join('');
}

function formatPart({ text, key, anchor }: TypePart, hrefOf: FindHref): string {
  const href = key === undefined ? undefined : hrefOf(key);
  if (href === undefined) return formatSpaced(text);
  return formatLink(formatCode(text), anchor === undefined ? href : `${href}#${anchor}`);
}

/** Formats code in which spaces at the ends separate it from links. */
function formatSpaced(text: string): string {
  const [, before = '', code = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return code === '' ? text : `${before}${formatCode(code)}${after}`;
}
