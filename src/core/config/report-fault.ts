import type { Fault } from '../diagnostics/from-zod.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { formatPath } from '../source/format-path.ts';
import type { DataPath } from '../source/source-tree.ts';
import { configSchema } from './config.ts';
import { formatExample } from './example.ts';
import type { Report } from './report.ts';
import { isRuleCode } from './rule.ts';
import { schemaAt } from './schema-walk.ts';
import { guessKey } from './unknown-key.ts';

/** Words a fault of docs.json, with what the author may have meant. */
export function reportFault(fault: Fault, report: Report): void {
  const { path } = fault;
  const example = formatExample(configSchema, path);
  switch (fault.kind) {
    case 'wrong-type':
      report('config/wrong-type', { path }, { ...fault, example });
      break;
    case 'missing-key':
      report('config/missing-key', { path: path.slice(0, -1) }, { name: lastName(path), example });
      break;
    case 'unknown-key':
      reportUnknownKey(path, report);
      break;
    case 'unknown-value': {
      const meant = nearest(String(fault.found), fault.allowed);
      report('config/unknown-value', { path }, { ...fault, meant });
      break;
    }
    case 'empty':
      report('config/empty-list', { path }, { ...fault, example });
      break;
    case 'broken-rule':
      if (!isRuleCode(fault.code)) throw new Error(`No words for the zod issue ${fault.code}`);
      report(fault.code, { path }, { found: fault.found, example });
  }
}

function reportUnknownKey(path: DataPath, report: Report): void {
  const inside = path.slice(0, -1);
  const name = lastName(path);
  const guess = guessKey(name, schemaAt(configSchema, inside));
  report('config/unknown-key', { path, at: 'key' }, { name, parent: formatPath(inside), ...guess });
}

function lastName(path: DataPath): string {
  return String(path.at(-1) ?? '');
}
