/** Applies overlays to a document. */
import { jsonpath } from 'json-p3';
import type { Diagnostic, Place } from '../../diagnostic/diagnostic.ts';
import { isNumberText } from '../../text/json/exact-json.ts';
import type { DataPath } from '../../text/source-tree.ts';
import { depthLimit, isDeeperThan } from '../document/depth.ts';
import type { ApiDocument } from '../document/document.ts';
import { isRecord, valueUnder } from '../document/loose.ts';
import { declaredVersion } from '../document/parse-document.ts';
import { OverlaidValue, type ValueOrigin, type WrittenValue } from './overlaid-value.ts';
import { type ActionFault, diagnoseOverlay } from './overlay-entries.ts';
import type { Overlay, OverlayAction } from './parse-overlay.ts';

export interface Overlaid {
  /** The changed document. Its text is its value as JSON. */
  readonly document: ApiDocument;
  /** Actions that selected something, or that are reported. */
  readonly used: ReadonlySet<OverlayAction>;
  readonly diagnostics: readonly Diagnostic[];
}

interface Failure {
  readonly fault: ActionFault;
  readonly place: Place;
}

/** How many values `copy` may add, so that copies of copies do not fill the memory. */
const maxCopied = 1_000_000;

/** How many values an action may select, so that a document that each action makes larger does not either. */
const maxSelected = 100_000;

/** @param overlays in the order in which they are applied. */
export function applyOverlays(document: ApiDocument, overlays: readonly Overlay[]): Overlaid {
  const editor = new Editor(document);
  const used = new Set<OverlayAction>();
  const failures: Failure[] = [];
  for (const overlay of overlays) {
    for (const action of overlay.actions) {
      const { isUsed, failed } = editor.apply(overlay, action);
      if (isUsed || failed.length > 0) used.add(action);
      failures.push(...failed);
    }
  }
  const changed = editor.result();
  const isTooDeep = isDeeperThan(changed.value, depthLimit);
  const [first] = overlays;
  if (isTooDeep && first !== undefined) {
    failures.push({ fault: { kind: 'too-large' }, place: first.placeOf(['actions']) });
  }
  const diagnostics = failures.map(({ fault, place }) =>
    diagnoseOverlay('openapi/overlay-action', { fault }, place),
  );
  return { document: isTooDeep ? document : changed, used, diagnostics };
}

class Editor {
  readonly #document: ApiDocument;
  readonly #whole: OverlaidValue;
  #copied = 0;

  constructor(document: ApiDocument) {
    this.#document = document;
    this.#whole = new OverlaidValue(document);
  }

  /** Applies an action where it selects something. */
  apply(
    { placeOf }: Overlay,
    { rank, target, change }: OverlayAction,
  ): { readonly isUsed: boolean; readonly failed: readonly Failure[] } {
    const at = (key: string): ValueOrigin => ({ placeOf, path: ['actions', rank, key] });
    const selected = this.#select(target, at('target'));
    if ('fault' in selected) return { isUsed: false, failed: [selected] };
    if (selected.length > maxSelected) {
      return { isUsed: true, failed: [failure({ kind: 'too-large' }, at('target'))] };
    }
    const isUsed = selected.length > 0;
    switch (change.kind) {
      case 'remove':
        return { isUsed, failed: this.#remove(selected, at('target')) };
      case 'update':
        return {
          isUsed,
          failed: this.#merge(selected, { value: change.value, origin: at('update') }),
        };
      case 'copy':
        return { isUsed, failed: isUsed ? this.#copy(selected, change.from, at('copy')) : [] };
    }
  }

  result(): ApiDocument {
    const whole = this.#whole;
    const value = whole.value as ApiDocument['value'];
    return {
      ...this.#document,
      text: `${JSON.stringify(value, undefined, 2)}\n`,
      value,
      version: declaredVersion(value) ?? this.#document.version,
      placeOf: (path, at) => whole.placeOf(path, at),
    };
  }

  /** Returns the paths of the selected values, each once. */
  #select(path: string, origin: ValueOrigin): readonly DataPath[] | Failure {
    try {
      const { nodes } = jsonpath.query(
        path,
        this.#whole.value as Parameters<typeof jsonpath.query>[1],
      );
      const paths = nodes.map(({ location }) => location);
      return [...new Map(paths.map((each) => [JSON.stringify(each), each])).values()];
    } catch (error) {
      return failure({ kind: 'target', reason: toReason(error) }, origin);
    }
  }

  #remove(paths: readonly DataPath[], origin: ValueOrigin): readonly Failure[] {
    if (paths.some(({ length }) => length === 0)) return [failure({ kind: 'root' }, origin)];
    this.#whole.remove(paths);
    return [];
  }

  #merge(paths: readonly DataPath[], written: WrittenValue): readonly Failure[] {
    const failed = paths.flatMap((path) => this.#whole.merge(path, written));
    // What does not fit in one place seldom fits in the others.
    const [first] = failed;
    if (first === undefined) return [];
    const { origin: place, ...kinds } = first;
    return [failure({ kind: 'unlike', ...kinds }, place)];
  }

  #copy(paths: readonly DataPath[], from: string, origin: ValueOrigin): readonly Failure[] {
    const sources = this.#select(from, origin);
    if ('fault' in sources) return [sources];
    const [source] = sources;
    if (source === undefined || sources.length > 1) {
      return [failure({ kind: 'copied', path: from, count: sources.length }, origin)];
    }
    const value = source.reduce<unknown>(valueUnder, this.#whole.value);
    const sourceOrigin = this.#whole.originOf(source);
    const failed: Failure[] = [];
    for (const path of paths) {
      const copy = this.#clone(value);
      if (this.#copied > maxCopied) return [failure({ kind: 'too-large' }, origin)];
      failed.push(...this.#merge([path], { value: copy, origin: sourceOrigin }));
    }
    return failed.slice(0, 1).map(({ fault }) => failure(fault, origin));
  }

  /** Copies a value, so that changing it later does not change the original. */
  #clone(value: unknown): unknown {
    this.#copied += 1;
    if (this.#copied > maxCopied || isNumberText(value)) return value;
    if (Array.isArray(value)) return value.map((item) => this.#clone(item));
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, this.#clone(each)]));
  }
}

function failure(fault: ActionFault, { placeOf, path }: ValueOrigin): Failure {
  return { fault, place: placeOf(path) };
}

/** The library ends its messages with an excerpt of the path, which the reader has before them anyway. */
function toReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/\s*\('.*':\d+\)$/s, '');
}
