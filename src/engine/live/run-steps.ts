/** Sends the steps of a plan one after the other, and passes on values from responses. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStep } from '../../core/live/build-step.ts';
import { readExpression } from '../../core/live/expressions.ts';
import { judgeResponse } from '../../core/live/judge-response.ts';
import type { LiveDocument } from '../../core/live/live-document.ts';
import { diagnoseLive } from '../../core/live/live-entries.ts';
import type { LiveRecord, LiveStep } from '../../core/live/live-model.ts';
import { describeStep, type LivePlan, type UnsentStep } from '../../core/live/plan-steps.ts';
import type { ExactJson } from '../../core/text/json/exact-json.ts';
import { sendRequest, type SendOptions } from './send-request.ts';

export interface RunOptions extends SendOptions {
  /** The project folder, which contains the files of bodies. */
  readonly dir: string;
  /** Address of the API, without a trailing slash. */
  readonly base: string;
  /** By the name of the environment variable. */
  readonly credentials: ReadonlyMap<string, string>;
  /** Whether to send nothing. */
  readonly isDry: boolean;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

export async function runSteps(
  document: LiveDocument,
  { steps }: LivePlan,
  options: RunOptions,
): Promise<readonly LiveRecord[]> {
  const kept = new Map<string, ExactJson>();
  const records: LiveRecord[] = [];
  for (const step of steps) {
    records.push(
      'unsent' in step ? toUnsent(step) : await runStep(step, { document, kept, options }),
    );
    options.onProgress?.(records.length, steps.length);
  }
  return records;
}

function headOf({ operation: { method, path }, name, example, place }: LiveStep | UnsentStep) {
  return { name, method, url: path, place, ...(example !== undefined && { example }) };
}

function toUnsent(step: UnsentStep): LiveRecord {
  return { ...headOf(step), outcome: 'unsent', diagnostics: [step.unsent] };
}

interface Run {
  readonly document: LiveDocument;
  readonly kept: Map<string, ExactJson>;
  readonly options: RunOptions;
}

async function runStep(step: LiveStep, { document, kept, options }: Run): Promise<LiveRecord> {
  const { place } = step;
  // A dry run has no responses: the names of values stand in for them.
  const known = options.isDry ? withNames(step, kept) : kept;
  const built = buildStep(step, { ...options, kept: known });
  const request = describeStep(step);
  if (built.kind === 'lacking') {
    const unsent = diagnoseLive('live/no-value', { request, what: built.what }, place);
    return { ...headOf(step), outcome: 'unsent', diagnostics: [unsent] };
  }
  const head = { ...headOf(step), url: built.shown.url };
  if (options.isDry) {
    for (const { name } of step.keeps) kept.set(name, `{${name}}`);
    const url = head.url.replace(/%7B(\w+)%7D/g, '{$1}');
    return { ...head, url, outcome: 'planned', diagnostics: [] };
  }
  const files = readFiles(step, options.dir);
  if (typeof files === 'string') {
    const what = `what is in the file ${files}`;
    const unsent = diagnoseLive('live/no-value', { request, what }, place);
    return { ...head, outcome: 'unsent', diagnostics: [unsent] };
  }
  const sent = await sendRequest(built.request, { ...options, files });
  if (sent.kind === 'unanswered') {
    const silent = diagnoseLive('live/no-answer', { request, reason: sent.reason }, place);
    return { ...head, outcome: 'unanswered', diagnostics: [silent] };
  }
  const { response, milliseconds } = sent;
  const diagnostics = judgeResponse(document, step, response);
  keep(step, { ...built, response }, kept);
  const outcome = diagnostics.length === 0 ? 'agrees' : 'drifts';
  return { ...head, outcome, status: response.status, milliseconds, diagnostics };
}

/** Reads the files of a body; returns the path of the first one that cannot be read instead. */
function readFiles({ files = {} }: LiveStep, dir: string): ReadonlyMap<string, Buffer> | string {
  const read = new Map<string, Buffer>();
  for (const path of Object.values(files)) {
    try {
      read.set(path, readFileSync(join(dir, path)));
    } catch {
      return path;
    }
  }
  return read;
}

/** Stores values from a response; if the response lacks one, the value of an earlier response stays. */
function keep(
  { keeps }: LiveStep,
  exchange: Parameters<typeof readExpression>[1],
  kept: Map<string, ExactJson>,
): void {
  for (const { name, expression } of keeps) {
    const value = readExpression(expression, exchange);
    if (value !== undefined) kept.set(name, value);
  }
}

function withNames(
  { values }: LiveStep,
  kept: ReadonlyMap<string, ExactJson>,
): ReadonlyMap<string, ExactJson> {
  const named = values.flatMap(({ parameter, source }) => {
    const isLinked = source.kind === 'kept' && kept.has(source.name);
    return isLinked ? [[source.name, `{${parameter.name}}`] as const] : [];
  });
  return new Map([...kept, ...named]);
}
