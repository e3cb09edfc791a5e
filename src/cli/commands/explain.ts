/** `lectern explain`: shows what each key of a project does, or which icons are substituted. */

import { resolve } from 'node:path';
import { formatPlace } from '../../core/diagnostic/diagnostic.ts';
import type { KeyExplanation } from '../../core/explain/key-explanation.ts';
import type { IconExplanation, SiteExplanation } from '../../engine/explain-site.ts';
import { formatSubstitution } from '../../node/icons/icon-summary.ts';
import { readPlainFormat } from '../options/checked-values.ts';
import { common, plainFormat } from '../options/options.ts';
import type { ExitCode, Command } from '../options/command.ts';
import { count } from '../report/pretty.ts';
import { showRefusal } from '../report/show-report.ts';
import type { Context } from '../terminal/context.ts';
import { checkFolder, commandBelow } from '../terminal/project-folder.ts';
import { styleFor, type Look, type Style } from '../terminal/style.ts';

export interface ExplainCommand {
  readonly kind: 'explain';
  readonly dir: string;
  readonly topic: 'keys' | 'icons';
  readonly format: 'pretty' | 'json';
}

export const explain: Command<ExplainCommand> = {
  summary: 'Explain what each key of docs.json and front matter does in a project',
  dir: 'Folder that contains docs.json (default: the current one)',
  topic: ['icons', 'List icons that are drawn differently than requested'],
  options: [plainFormat, ...common],
  examples: [
    ['lectern explain', 'Shows what each key does in this project'],
    ['lectern explain icons', 'Lists icons that are drawn differently than requested'],
  ],
  read({ dir, topic }, values) {
    const format = readPlainFormat(values);
    return { kind: 'explain', dir, topic: topic ? 'icons' : 'keys', format };
  },
  run,
};

async function run(command: ExplainCommand, context: Context): Promise<ExitCode> {
  const { format, topic } = command;
  const unusable = checkFolder(context.cwd, command.dir, topic === 'icons' ? [] : ['icons']);
  if (unusable) {
    showRefusal([unusable], { format }, context);
    return 2;
  }
  const dir = resolve(context.cwd, command.dir);
  const { explainKeys, explainIcons } = await import('../../engine/explain-site.ts');
  const project = { dir, commandFor: commandBelow(command, context) };
  const explained = await (topic === 'icons' ? explainIcons(project) : explainKeys(project));
  if (explained.kind === 'refused') {
    showRefusal(explained.diagnostics, { format, dir }, context);
    return 1;
  }
  const { explanation } = explained;
  const style = styleFor(context.stdout.hasColors);
  const isAboutIcons = 'substitutions' in explanation;
  if (format === 'json') {
    context.stdout.write(
      `${JSON.stringify(isAboutIcons ? toIconJson(explanation) : explanation)}\n`,
    );
  } else {
    const text = isAboutIcons ? formatIcons(explanation, style) : formatKeys(explanation, style);
    context.stdout.write(text);
  }
  return 0;
}

/** Keys without effect come first, because they are what people look for. */
const statuses = {
  ignored: { heading: 'Ignored', look: 'yellow' },
  used: { heading: 'Used', look: 'green' },
} as const satisfies Record<KeyExplanation['status'], { heading: string; look: Look }>;

function formatKeys({ configFile, config, frontMatter }: SiteExplanation, style: Style): string {
  const parts = [
    { title: configFile, explanations: config, noun: 'place' },
    { title: 'Front matter', explanations: frontMatter, noun: 'page' },
  ];
  return parts
    .filter(({ explanations }) => explanations.length > 0)
    .map(({ title, explanations, noun }) => {
      const lists = Object.entries(statuses).flatMap(([status, { heading, look }]) => {
        const own = explanations.filter((explanation) => explanation.status === status);
        if (own.length === 0) return [];
        return ['', `  ${style(look, heading)}`, ...own.map((one) => formatKey(one, noun, style))];
      });
      return [style('bold', title), ...lists, ''].join('\n');
    })
    .join('\n');
}

/** `    colors.primary  docs.json:12  Color of links.` */
function formatKey(explanation: KeyExplanation, noun: string, style: Style): string {
  const { name, reason, file, position, count: times } = explanation;
  const place = position === undefined ? file : `${file}:${position.line}`;
  const many = times > 1 || noun === 'page' ? `, ${count(times, noun)}` : '';
  return `    ${style('bold', name)}  ${style('dim', `${place}${many}`)}\n      ${reason}`;
}

function formatIcons({ substitutions, missing }: IconExplanation, style: Style): string {
  if (substitutions.length === 0 && missing.length === 0) {
    return 'Every icon is drawn as requested.\n';
  }
  const drawn = substitutions.map((substitution) => `  ${formatSubstitution(substitution)}`);
  const unknown = missing.map(({ file, position, message, hint }) => {
    return `  ${style('underline', formatPlace(file, position))}  ${message} ${hint}`;
  });
  return [
    ...(drawn.length > 0 ? [style('bold', 'Drawn differently than requested'), ...drawn, ''] : []),
    ...(unknown.length > 0 ? [style('bold', 'Not drawn'), ...unknown, ''] : []),
  ].join('\n');
}

function toIconJson({ substitutions, missing }: IconExplanation) {
  const unknown = missing.map(({ code, file, position, message, hint }) => {
    return { code, file, line: position?.line, column: position?.column, message, hint };
  });
  return { substitutions, missing: unknown };
}
