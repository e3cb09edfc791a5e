/**
 * The work of `check --live`: loads a project, runs the examples of one document, and reports differences.
 */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { openDocument } from '../../core/live/live-document.ts';
import { diagnoseLive } from '../../core/live/live-entries.ts';
import type { LiveRecord, LiveReport } from '../../core/live/live-model.ts';
import { type LiveValues, noValues, readValues } from '../../core/live/live-values.ts';
import { planSteps } from '../../core/live/plan-steps.ts';
import { placesIn } from '../../core/reference/document/document-places.ts';
import { parseDocumentValue } from '../../core/reference/document/parse-document.ts';
import type { Reference } from '../../core/reference/model/model.ts';
import { readPageTags } from '../../markdown/compile/read-uses.ts';
import { readTextSync } from '../../node/disk/read-text.ts';
import { loadSite } from '../../node/load-site.ts';
import type { LoadedSite } from '../../node/loaded-site.ts';
import type { CommandFor } from '../../node/project/read-docs.ts';
import { settlementOf } from '../settlement-of-site.ts';
import { runBlocks } from './run-blocks.ts';
import { runSteps } from './run-steps.ts';

export interface LiveOptions {
  /** Absolute path of the project folder. */
  readonly dir: string;
  /** Address of the API, without a trailing slash. */
  readonly base: string;
  /** Name of a document; required if there are several. */
  readonly document?: string | undefined;
  /** Path of the file of values, relative to the project folder. */
  readonly values?: string | undefined;
  readonly sendsSafeMethods: boolean;
  readonly isDry: boolean;
  /** Whether code blocks of pages that are marked for it are run. */
  readonly runsBlocks: boolean;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly userAgent: string;
  /** Formats the command that was run, for another folder; absent if there was no command. */
  readonly commandFor?: CommandFor | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

export interface LiveCheck {
  /** Absent if nothing could be planned. */
  readonly report?: LiveReport;
  readonly diagnostics: readonly Diagnostic[];
}

export async function checkLive(options: LiveOptions): Promise<LiveCheck> {
  const { dir, commandFor } = options;
  const { loaded, diagnostics } = await loadSite({ dir, base: '', readPageTags, commandFor });
  if (loaded === undefined) return { diagnostics };
  const unread = loaded.documents.diagnostics.filter(({ severity }) => severity === 'error');
  const result = await runDocument(loaded, options);
  const reported = settlementOf(loaded).apply([...unread, ...result.diagnostics]);
  return { ...result, diagnostics: reported };
}

async function runDocument(loaded: LoadedSite, options: LiveOptions): Promise<LiveCheck> {
  const { base, isDry, sendsSafeMethods } = options;
  const reference = chooseDocument(loaded, options.document);
  if ('code' in reference) return { diagnostics: [reference] };
  const source = loaded.documents.documents.find(
    ({ document }) => document.name === reference.name,
  );
  if (source === undefined) return { diagnostics: [] };
  const { values, diagnostics } = loadValues(options, reference);
  if (diagnostics.length > 0) return { diagnostics };
  const document = openDocument(source, reference);
  const credentials = listCredentials(options.environment);
  const plan = planSteps(document, {
    values,
    sendsSafeMethods,
    variables: new Set(credentials.keys()),
  });
  if (plan.steps.length === 0 && !options.runsBlocks) {
    const facts = { operations: plan.left.length };
    return { diagnostics: [diagnoseLive('live/nothing-asked', facts, { file: reference.name })] };
  }
  // Run first, because pages assume an API in its initial state.
  const blocks = await runPages(loaded, options);
  const sent = await runSteps(document, plan, {
    ...options,
    credentials,
    pause: (milliseconds) => wait(milliseconds),
  });
  const records = [...blocks, ...sent];
  const report: LiveReport = { base, document: reference.name, isDry, records, left: plan.left };
  return { report, diagnostics: records.flatMap((record) => record.diagnostics) };
}

/** Runs the marked code blocks of pages, in which the API's addresses are those of the documents. */
async function runPages(
  { docs, site }: LoadedSite,
  options: LiveOptions,
): Promise<readonly LiveRecord[]> {
  if (!options.runsBlocks) return [];
  const servers = site.references.documents.flatMap(({ info }) => info.servers);
  const printedUrls = servers
    .map(({ defaultUrl }) => defaultUrl)
    .filter((url) => /^https?:/.test(url));
  return runBlocks(docs.pages, { ...options, printedUrls });
}

/**
 * Chooses the document to check: without a name, one that pages are made from; others merely lie in the
 * folder.
 */
function chooseDocument({ site, documents, configFile }: LoadedSite, named: string | undefined) {
  const asked = documents.documents.filter((source) => source.asked.length > 0);
  const names = (asked.length > 0 ? asked : documents.documents).map(
    ({ document }) => document.name,
  );
  const wanted = named?.replace(/^(?:\.?\/)+/, '');
  const all = site.references.documents.filter(({ isAsyncapi }) => !isAsyncapi);
  const found =
    wanted === undefined
      ? all.filter(({ name }) => names.includes(name))
      : all.filter(({ name }) => name === wanted);
  // One document can have pages in several folders.
  const [sole] = found;
  if (sole !== undefined && found.every(({ name }) => name === sole.name)) return sole;
  const facts = { documents: all.map(({ name }) => name), named };
  return diagnoseLive('live/which-document', facts, { file: configFile });
}

/** An empty variable counts as not set. */
function listCredentials(environment: LiveOptions['environment']): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(environment).flatMap(([name, value = '']) =>
      name.startsWith('LECTERN_AUTH_') && value !== '' ? [[name, value] as const] : [],
    ),
  );
}

function loadValues(
  { dir, values: file }: LiveOptions,
  { operations }: Reference,
): { readonly values: LiveValues; readonly diagnostics: readonly Diagnostic[] } {
  if (file === undefined) return { values: noValues, diagnostics: [] };
  const { text, diagnostics } = readTextSync(join(dir, file), file);
  if (text === undefined) return { values: noValues, diagnostics };
  const placeOf = placesIn(file, text);
  return readValues({
    value: parseDocumentValue(text),
    locate: (path) => placeOf(path, 'key'),
    operations,
  });
}
