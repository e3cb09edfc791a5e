/**
 * Finds what the pages of an OpenAPI document lose of it: `node tests/bench/facts.ts [--every N] [--lines]
 * <document> ...`. Builds a site of each document, and prints how many of its facts are on the page of
 * their operation, within two links of it, or on none of these pages, and how many are missing from the
 * page's Markdown version. `--every` reduces a large document to every Nth path and the schemas that these
 * use. `--lines` lists the lost facts.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { parse as parseYaml } from 'yaml';
import { buildFacts } from '../helpers/facts/build-facts.ts';
import { recordOf } from '../helpers/facts/fact.ts';
import { sampleDocument } from '../helpers/facts/sample-document.ts';
import { formatTable } from './figures/format-table.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string', default: '1' }, lines: { type: 'boolean', default: false } },
});

/** Serializes a value whose integers were parsed as `bigint`. */
function toJson(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'bigint' ? Number(each) : each,
  );
}

const head = ['document', 'facts', 'in page', 'within two links', 'lost', 'lost in twin'];
const rows: string[][] = [];
for (const file of positionals) {
  const text = readFileSync(file, 'utf8');
  const root = recordOf(parseYaml(text, { intAsBigInt: true }));
  const every = Number(values.every);
  const sums = await (every === 1
    ? buildFacts(root, text)
    : buildFacts(sampleDocument(root, every), toJson(sampleDocument(root, every))));
  if (values.lines) for (const line of sums.lines) console.log(`${basename(file)}: ${line}`);
  const { facts, inPage, withinTwoLinks, lost, lostInTwin } = sums;
  rows.push([basename(file), ...[facts, inPage, withinTwoLinks, lost, lostInTwin].map(String)]);
}
console.log(formatTable(head, rows));
