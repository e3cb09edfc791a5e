/** Finds what a built site lacks of the content of its project. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLosses } from '../../helpers/pages/find-losses.ts';
import { twinLosses } from '../../helpers/pages/twin-losses.ts';

/** The report of a build, as written by `--format json`. */
export interface BuildReport {
  readonly pages: readonly {
    readonly href: string;
    readonly file: string;
    readonly status: 'ok' | 'warning' | 'error' | 'missing';
  }[];
  readonly diagnostics: readonly {
    readonly code: string;
    readonly severity: 'error' | 'warning';
    readonly file: string | null;
    readonly line: number | null;
  }[];
}

export interface Losses {
  /** Number of pages compared, and of the words and props in them. */
  readonly pages: number;
  readonly words: number;
  readonly props: number;
  /** Number of losses that a diagnostic reports. */
  readonly reported: number;
  /** Number of losses that are neither shown nor reported. */
  readonly lost: number;
  /** Number of texts on pages that are missing from the pages' Markdown versions. */
  readonly missing: number;
  /** One line for each unreported loss and each missing text, with its file. */
  readonly lines: readonly string[];
}

/** Returns the report, the only line of the output that is an object; undefined if there is none. */
export function readBuildReport(output: string): BuildReport | undefined {
  const line = output.split('\n').find((each) => each.startsWith('{'));
  return line === undefined ? undefined : (JSON.parse(line) as BuildReport);
}

/** @param site the built site of the project in `folder`. */
export function measureLosses(folder: string, site: string, report: BuildReport): Losses {
  const sum = { pages: 0, words: 0, props: 0, reported: 0, lost: 0, missing: 0 };
  const lines: string[] = [];
  const diagnostics = report.diagnostics.map(({ code, file, line }) => ({
    code,
    file: file ?? '',
    ...(line !== null && { position: { line, column: 1 } }),
  }));
  for (const { href, file } of report.pages) {
    const html = join(site, decodeURI(href), 'index.html');
    const source = join(folder, file);
    if (!existsSync(html) || !existsSync(source) || !/\.mdx?$/.test(file)) continue;
    const texts = { source: readFileSync(source, 'utf8'), html: readFileSync(html, 'utf8') };
    const { words, props, losses } = findLosses({ file, diagnostics, ...texts });
    const lost = losses.filter(({ reported }) => reported.length === 0);
    const missing = listMissing(html, texts.html);
    sum.pages += 1;
    sum.words += words;
    sum.props += props;
    sum.reported += losses.length - lost.length;
    sum.lost += lost.length;
    sum.missing += missing.length;
    for (const { line, kind, text } of lost) {
      lines.push(`${file}:${line} ${kind} ${text.replace(/\s+/g, ' ').slice(0, 100)}`);
    }
    lines.push(...missing.map((text) => `${file} twin ${text.slice(0, 100)}`));
  }
  return { ...sum, lines };
}

/** Lists the texts of a page that its Markdown version lacks. */
function listMissing(file: string, html: string): string[] {
  const beside = file.replace(/\/index\.html$/, '.md');
  const twin = existsSync(beside) ? beside : file.replace(/\.html$/, '.md');
  return twinLosses(html, readFileSync(twin, 'utf8'));
}
