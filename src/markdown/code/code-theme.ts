/**
 * The color theme of code, as kinds of tokens instead of colors: the scopes of grammars are gathered into a
 * few kinds, each with one short class that `src/styles/code/colors.css` colors for both modes. So code is
 * tokenized once for both modes, and markup and stylesheet never depend on each other's content.
 */
import type { ThemeRegistration } from 'shiki/core';

/** Class -> the TextMate scopes that it covers; the more specific scope wins. */
const tokenClasses: Readonly<Record<string, readonly string[]>> = {
  /** comments */
  tc: ['comment', 'punctuation.definition.comment', 'string.comment'],
  /** keywords */
  tk: [
    'keyword',
    'storage',
    'variable.language',
    'keyword.operator.new',
    'keyword.operator.expression',
    'keyword.operator.word',
    'keyword.operator.wordlike',
    'keyword.operator.logical.python',
    'keyword.operator.logical.nix',
    'punctuation.definition.keyword',
    'support.type.primitive',
    'entity.name.tag.reference',
    'markup.list punctuation.definition.list',
    'punctuation.definition.list.begin.markdown',
  ],
  /** strings */
  ts: [
    'string',
    'punctuation.definition.string',
    'constant.other.symbol',
    'markup.inline.raw',
    'markup.fenced_code',
    'markup.raw',
    'support.constant.property-value.css',
    'meta.attribute-selector string',
  ],
  /** numbers and other values */
  tn: [
    'constant.numeric',
    'constant.language',
    'constant.other.color',
    'constant.other.date',
    'constant.other.timestamp',
    'support.constant',
    'keyword.other.unit',
    'entity.name.constant',
    'variable.other.enummember',
  ],
  /** functions and commands */
  tf: [
    'entity.name.function',
    'entity.name.command',
    'entity.name.method',
    'support.function',
    'variable.function',
    'meta.function-call.generic',
    'meta.decorator variable.other',
    'punctuation.decorator',
    'keyword.other.special-method',
    'support.method',
  ],
  /** types, classes and modules */
  tt: [
    'entity.name.type',
    'entity.name.class',
    'entity.name.namespace',
    'entity.name.module',
    'entity.name.scope-resolution',
    'entity.other.inherited-class',
    'support.class',
    'support.type',
    'storage.type.java',
    'storage.type.generic.java',
    'storage.type.annotation',
    'storage.type.primitive.java',
    'storage.type.object.array.java',
    'storage.type.cs',
    'storage.modifier.import.java',
    'storage.modifier.package.java',
  ],
  /** tags */
  tg: ['entity.name.tag', 'support.class.component', 'entity.name.selector'],
  /** names of attributes, keys and options */
  ta: [
    'entity.other.attribute-name',
    'support.type.property-name',
    'meta.object-literal.key',
    'entity.name.tag.yaml',
    'keyword.other.definition.ini',
    'support.type.property-name.toml',
    'variable.other.key.toml',
    'constant.other.option',
    'variable.other.property.env',
    'variable.key.dotenv',
    'entity.other.attribute-name.class',
    'entity.other.attribute-name.id',
    'variable.css',
    'variable.argument.css',
    'support.variable',
  ],
  /** escapes, patterns, and interpolations in strings */
  tr: [
    'string.regexp',
    'constant.character',
    'constant.character.escape',
    'constant.other.placeholder',
    'punctuation.definition.template-expression',
    'punctuation.section.embedded',
    'variable.other.normal.shell',
    'variable.other.bracket.shell',
    'variable.other.special.shell',
    'variable.other.positional.shell',
    'punctuation.definition.variable.shell',
    'variable.parameter.positional.shell',
  ],
  /** diff lines; headings, emphasis and links in markup */
  ti: ['markup.inserted', 'punctuation.definition.inserted'],
  td: ['markup.deleted', 'punctuation.definition.deleted'],
  th: ['markup.heading', 'entity.name.section', 'meta.diff.header', 'meta.diff.range'],
  tb: ['markup.bold'],
  te: ['markup.italic'],
  tu: ['markup.underline.link', 'string.other.link', 'constant.other.reference.link'],
};

/** Scopes within those above that are ordinary text after all. */
const ordinary = [
  'keyword.operator',
  'punctuation.separator.key-value',
  'storage.type.function.arrow',
  'string.unquoted.argument.shell',
  'string.unquoted.cmd',
  'meta.template.expression',
  'meta.interpolation',
  'meta.embedded',
  'source.groovy.embedded',
  'string source',
  'markup.fenced_code.block.markdown',
  'meta.embedded.block',
  'variable.other.constant',
  'keyword.operator.assignment.shell',
];

/** Returns a color that serves only as the identifier of a class. */
function toPseudoColor(index: number): string {
  return `#0000${(index + 1).toString(16).padStart(2, '0').toUpperCase()}`;
}

const classNames = Object.keys(tokenClasses);

const classByColor: ReadonlyMap<string, string> = new Map(
  classNames.map((name, index) => [toPseudoColor(index), name]),
);

export const codeTheme: ThemeRegistration = {
  name: 'lectern',
  type: 'light',
  colors: { 'editor.foreground': '#000000', 'editor.background': '#FFFFFF' },
  settings: [
    { settings: { foreground: '#000000', background: '#FFFFFF' } },
    ...classNames.map((name, index) => ({
      scope: [...(tokenClasses[name] ?? [])],
      settings: { foreground: toPseudoColor(index) },
    })),
    { scope: ordinary, settings: { foreground: '#000000' } },
  ],
};

/** Returns the class for a token's color; undefined for ordinary text. */
export function toTokenClass(color: string | undefined): string | undefined {
  return color === undefined ? undefined : classByColor.get(color.toUpperCase());
}
