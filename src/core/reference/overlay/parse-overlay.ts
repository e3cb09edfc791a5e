/**
 * Parses overlays: files that list changes to an OpenAPI document, so that a generated document can be
 * adapted without editing it. The format is https://spec.openapis.org/overlay/latest.html.
 */
import type { Diagnostic } from '../../diagnostic/diagnostic.ts';
import { placesIn } from '../document/document-places.ts';
import type { ApiDocument } from '../document/document.ts';
import { isRecord, listOf, type Loose, textOf } from '../document/loose.ts';
import { parseDocumentPart } from '../document/parse-document.ts';
import { type ActionFault, diagnoseOverlay, type OverlayFault } from './overlay-entries.ts';

export interface Overlay {
  /** Path from the project folder. */
  readonly file: string;
  readonly actions: readonly OverlayAction[];
  readonly placeOf: ApiDocument['placeOf'];
}

export interface OverlayAction {
  /** Index in `actions`. */
  readonly rank: number;
  /** A JSONPath of RFC 9535. */
  readonly target: string;
  readonly change: OverlayChange;
}

export type OverlayChange =
  | { readonly kind: 'remove' }
  | { readonly kind: 'update'; readonly value: unknown }
  /** Merges the value that another JSONPath selects. */
  | { readonly kind: 'copy'; readonly from: string };

export interface OverlayReading {
  /** Path from the project folder. */
  readonly file: string;
  /** The document for which it was written: a path from its own folder, or a URL. */
  readonly extends?: string;
  /** Absent if the file cannot be used as an overlay. Actions that cannot be applied are left out. */
  readonly overlay?: Overlay;
  readonly diagnostics: readonly Diagnostic[];
}

/** Whether a text can be an overlay. Can be wrong only by returning true. */
export function mayBeOverlay(text: string): boolean {
  return text.includes('overlay') && /(?:^|[\s,{])["']?overlay["']?\s*:\s*["']?\d/.test(text);
}

export function parseOverlay(file: string, text: string): OverlayReading {
  const reading = parseDocumentPart({ name: file, text });
  if (!('value' in reading)) return { file, ...defined(findExtends(text)), ...reading };
  const { value, diagnostics } = reading;
  const source = { file, ...defined(textOf(isRecord(value) ? value['extends'] : undefined)) };
  const placeOf = placesIn(file, text);
  const fault = findFault(value);
  if (fault !== undefined) {
    const key = fault.kind === 'version' ? ['overlay'] : [];
    const found = diagnoseOverlay('openapi/unfit-overlay', { path: file, fault }, placeOf(key));
    return { ...source, diagnostics: [...diagnostics, found] };
  }
  const root = value as Loose;
  const made = listOf(root['actions']).map(toAction);
  const broken = made.flatMap((each, rank) => {
    if (!('kind' in each)) return [];
    return diagnoseOverlay('openapi/overlay-action', { fault: each }, placeOf(['actions', rank]));
  });
  const overlay: Overlay = {
    file,
    actions: made.flatMap((each) => ('kind' in each ? [] : each)),
    placeOf,
  };
  return { ...source, overlay, diagnostics: [...diagnostics, ...broken] };
}

function defined(document: string | undefined): Pick<OverlayReading, 'extends'> {
  return document === undefined ? {} : { extends: document };
}

/** Returns what a text says that it changes. A mistake in its syntax must not turn off an overlay silently. */
function findExtends(text: string): string | undefined {
  return /(?:^|[\n,{])[ \t]*["']?extends["']?[ \t]*:[ \t]*["']?(?<path>[^\n"',}#]+)/
    .exec(text)
    ?.groups?.['path']?.trim();
}

function findFault(value: unknown): OverlayFault | undefined {
  const version = isRecord(value) ? textOf(value['overlay']) : undefined;
  if (!isRecord(value) || version === undefined) return { kind: 'no-version' };
  if (!/^1(?:\.|$)/.test(version)) return { kind: 'version', version };
  return listOf(value['actions']).length === 0 ? { kind: 'no-actions' } : undefined;
}

function toAction(written: unknown, rank: number): OverlayAction | ActionFault {
  const target = isRecord(written) ? textOf(written['target']) : undefined;
  if (!isRecord(written) || target === undefined) return { kind: 'no-target' };
  const change = toChange(written);
  return change === undefined ? { kind: 'no-change' } : { rank, target, change };
}

function toChange(written: Loose): OverlayChange | undefined {
  if (written['remove'] === true) return { kind: 'remove' };
  const value = written['update'];
  if (value !== undefined) return { kind: 'update', value };
  const from = textOf(written['copy']);
  return from === undefined ? undefined : { kind: 'copy', from };
}
