/** What the samples of a page show once the reader has chosen or filled in something. */
import type { CodeSamples } from '../../core/reference/model/request-model.ts';

export interface ShownSamples extends Pick<CodeSamples, 'samples'> {
  /** Why a client with this label cannot send the request; undefined where it can. */
  readonly refusalOf: (label: string | undefined) => string | undefined;
  /** Writes a text into highlighted code. */
  readonly showCode: (code: Element, text: string, language: string) => void;
}

type Listener = (samples: ShownSamples) => void;

const listeners = new Set<Listener>();

export function showSamples(samples: ShownSamples): void {
  for (const listener of listeners) listener(samples);
}

/** Calls `listener` with whatever is to be shown; returns how to stop. */
export function onSamples(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
