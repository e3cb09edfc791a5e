/** Reports names that nothing defines. */
import { placeIn, withFix, type Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { nearest } from '../../core/diagnostic/nearest.ts';
import { elementInCapitals } from '../../core/html/lower-case-tags.ts';
import {
  offsetAt,
  positionAt,
  type Position,
  type SourceFile,
} from '../../core/text/source-file.ts';
import type { LivePiece } from '../model/live-element.ts';
import { diagnoseMarkdown } from '../model/markdown-entries.ts';
import { readsProps } from '../model/module-source.ts';
import { findName, isInBrowsers } from '../runtime/author-names.ts';
import { isShownAsWritten } from '../runtime/expressions.ts';
import { type Bindings, hasMeaning, type ModuleContext } from './bind-names.ts';
import { freeNames } from './free-names.ts';
import { renameTags } from './rename-tag.ts';
import { suggestImport } from './suggest-import.ts';

/**
 * Reports undefined names and unknown components. Snippets read undefined names from their props, so none
 * is missing there.
 */
export function diagnoseNames(
  { propNames, unknownComponents }: Bindings,
  context: ModuleContext,
): Diagnostic[] {
  const { reportedNames } = context.findings;
  const names = readsProps(context.module)
    ? []
    : propNames.filter(
        (name) =>
          !reportedNames.has(name) &&
          !isInHandlersOnly(name, context) &&
          !isAskedFor(name, context),
      );
  const components = [...unknownComponents].filter(([name]) => !reportedNames.has(name));
  return [
    ...components.map(([name, meant]) => diagnoseComponent(name, meant, context)),
    ...joinLists(names, context).map(([name, ...others]) => diagnoseName(name, others, context)),
  ];
}

/** Groups names that are listed in one pair of braces, which is shown as written: `{name, id}`. */
function joinLists(
  names: readonly string[],
  { findings }: ModuleContext,
): readonly (readonly [string, ...string[]])[] {
  const lists = findings.expressions
    .filter((expression) => expression.code.includes(',') && isShownAsWritten(expression))
    .map(({ code }) => code.split(',').map((part) => part.trim()))
    .filter((list) => new Set(list).size === list.length);
  const joined = new Map<string, readonly string[]>();
  for (const list of lists) {
    if (list.some((name) => !names.includes(name) || joined.has(name))) continue;
    for (const name of list) joined.set(name, list);
  }
  return names.flatMap((name) => {
    const [first = name, ...others] = joined.get(name) ?? [name];
    return first === name ? [[name, ...others]] : [];
  });
}

/** Reports names that event handlers in the text of the page could not find in a browser, each once. */
export function diagnoseHandlers(
  elements: readonly LivePiece[],
  { propNames }: Bindings,
  context: ModuleContext,
): Diagnostic[] {
  const { findings, module } = context;
  const reported = new Set([...findings.reportedNames, ...propNames]);
  return elements
    .flatMap(({ handlers }) => handlers)
    .flatMap(({ code, position }) => {
      const names = freeNames(`return (${code});`).names.filter(
        (name) =>
          !reported.has(name) &&
          !isInBrowsers(name) &&
          !hasMeaning(name, context) &&
          !asksFor(name).test(code),
      );
      for (const name of names) reported.add(name);
      const place = placeIn(module.source.path, position);
      return names.map((name) =>
        diagnoseMarkdown('page/undefined-name', { name, isShown: false, where: 'handler' }, place),
      );
    });
}

/** Finds where a tag is written, ignoring case, if it was only found after the text was repaired. */
function firstMention(name: string, { text }: SourceFile): Position {
  return positionAt(text, Math.max(0, text.toLowerCase().indexOf(`<${name.toLowerCase()}`)));
}

/** Lectern's names for components of other tools, where a page may mean something else by the name. */
const MEANT: Readonly<Record<string, string | undefined>> = {
  Audio: 'audio',
  File: 'Tree.File',
  Folder: 'Tree.Folder',
  Iframe: 'iframe',
  Image: 'img',
  Img: 'img',
  Video: 'video',
};

/** Parts of a table, in files that write its elements like components. */
const TABLE_PART = /^T(?:body|d|foot|h|head|r)$/;

function diagnoseComponent(
  name: string,
  meant: string | undefined,
  context: ModuleContext,
): Diagnostic {
  const { module, findings, host, names } = context;
  const free = findings.tags.filter(({ isBound = false }) => !isBound);
  const use = free.find((tag) => tag.name === name || tag.name.startsWith(`${name}.`));
  const place = placeIn(module.source.path, use?.position ?? firstMention(name, module.source));
  const written = use?.name ?? name;
  const renameTo = (to?: string) => renameTags(module.source, free, { name: written, meant: to });
  if (meant !== undefined) {
    return withFix(
      diagnoseMarkdown('page/component-name', { name, meant }, place),
      renameTo(meant),
    );
  }
  const statement = suggestImport(name, module.source.path, host);
  if (statement !== undefined) {
    return diagnoseMarkdown('page/unknown-component', { name: written, statement }, place);
  }
  const candidates = [...host.componentNames, ...Object.keys(names.components)].filter(
    (candidate) => /^[A-Z]/.test(candidate),
  );
  const isOfTable =
    TABLE_PART.test(name) || (name === 'Table' && free.some((tag) => TABLE_PART.test(tag.name)));
  const element = isOfTable ? name.toLowerCase() : elementInCapitals(name);
  const likely = MEANT[name] ?? element ?? nearest(name, candidates);
  const facts = { name: written, nearest: likely };
  return withFix(diagnoseMarkdown('page/unknown-component', facts, place), renameTo(facts.nearest));
}

/** Whether only event handlers use the name; handlers are reported separately, because they never run. */
function isInHandlersOnly(name: string, { findings }: ModuleContext): boolean {
  const names = new Set([name]);
  const uses = findings.expressions.filter(({ code }) => findName(code, names) !== undefined);
  const isInCode = findings.code.some(({ text }) => findName(text, names) !== undefined);
  return uses.length > 0 && !isInCode && uses.every(({ isHandler = false }) => isHandler);
}

/**
 * Whether the page's code checks with `typeof` that the name exists, since a script may define it in
 * browsers.
 */
function isAskedFor(name: string, { findings }: ModuleContext): boolean {
  const asks = asksFor(name);
  const names = new Set([name]);
  const readers = [
    ...findings.code.map(({ text }) => text),
    ...findings.expressions.map(({ code }) => code),
  ].filter((code) => findName(code, names) !== undefined);
  return readers.length > 0 && readers.every((code) => asks.test(code));
}

/** Matches code that asks with `typeof` whether a name exists. */
function asksFor(name: string): RegExp {
  return new RegExp(`\\btypeof[\\s(]+${name.replaceAll('$', '\\$')}(?![\\w$])`);
}

function diagnoseName(
  name: string,
  others: readonly string[],
  { module, findings, host }: ModuleContext,
): Diagnostic {
  const names = new Set([name]);
  const expression = findings.expressions.find(({ code }) => findName(code, names) !== undefined);
  const { text, path } = module.source;
  const word = new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`);
  const position = expression?.position ?? positionAt(text, word.exec(text)?.index ?? 0);
  const isShown = expression !== undefined && isShownAsWritten(expression);
  const suggested = suggestImport(name, path, host);
  // A Markdown file without a name in braces is a component, which is no value.
  const statement = /^import (?!\{).*\.mdx?'$/.test(suggested ?? '') ? undefined : suggested;
  const written = expression?.where ?? ('code' as const);
  const isSplit = written === 'text' && isBetweenCode(text, offsetAt(text, position));
  const where = isSplit ? ('backticks' as const) : written;
  const list = others.length > 0 ? [name, ...others].join(', ') : undefined;
  const facts = { name, list, isShown, where, statement };
  return diagnoseMarkdown('page/undefined-name', facts, placeIn(path, position));
}

/** Whether neither spaces nor the end of a line separate braces from inline code on both of their sides. */
function isBetweenCode(text: string, braces: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', braces - 1) + 1, braces);
  const isClosed = before.split('`').length % 2 === 1;
  return isClosed && /`[^\s`]*$/.test(before) && /^\{[^{}\n]*\}[^\s`]*`/.test(text.slice(braces));
}
