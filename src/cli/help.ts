import type { Style } from './terminal/style.ts';
import { type Option, topOptions } from './options/options.ts';
import type { VerbDescription } from './options/verb.ts';
import { usageOf, type VerbName, verbs } from './verbs.ts';

/** The help of one command, or the overview. */
export function formatHelp(verb: VerbName | undefined, style: Style): string {
  return verb === undefined ? formatOverview(style) : formatVerbHelp(verb, style);
}

function formatOverview(style: Style): string {
  const names = Object.keys(verbs) as VerbName[];
  const rows = names.map((name) => [usageOf(name), verbs[name].summary] as const);
  return [
    'Static documentation sites from Markdown, one docs.json and an OpenAPI document.',
    '',
    heading('Usage', style),
    '  lectern <command> [dir] [options]',
    '',
    heading('Commands', style),
    ...formatRows(rows, style),
    '',
    heading('Options', style),
    ...formatRows(topOptions.map(toRow), style),
    '',
    'Run "lectern <command> --help" for the options of a command.',
    '',
  ].join('\n');
}

function formatVerbHelp(verb: VerbName, style: Style): string {
  const { summary, needed = [], dir, topic, options, examples }: VerbDescription = verbs[verb];
  const words = [...needed, ...(dir === undefined ? [] : [['dir', dir] as const])];
  return [
    `${summary}.`,
    '',
    heading('Usage', style),
    `  lectern ${usageOf(verb)} [options]`,
    '',
    heading('Options', style),
    ...formatRows([...words, ...(topic ? [topic] : []), ...options.map(toRow)], style),
    '',
    heading('Examples', style),
    ...formatRows(examples, style),
    '',
  ].join('\n');
}

function heading(text: string, style: Style): string {
  return style('bold', text);
}

function toRow({ name, short, placeholder, text }: Option): readonly [string, string] {
  const long = placeholder === undefined ? `--${name}` : `--${name} ${placeholder}`;
  return [short === undefined ? long : `-${short}, ${long}`, text];
}

function formatRows(rows: readonly (readonly [string, string])[], style: Style): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${style('cyan', left.padEnd(width))}  ${right}`);
}
