/** Code samples to show on a page once the reader has chosen or filled in something. */
import type { CodeSamples } from '../../core/reference/model/request-model.ts';

export interface ShownSamples extends Pick<CodeSamples, 'samples'> {
  /** Returns why the client with this label cannot send the request; undefined if it can. */
  readonly refusalOf: (label: string | undefined) => string | undefined;
  /** Shows a text as highlighted code. */
  readonly showCode: (code: Element, text: string, language: string) => void;
}

type Listener = (samples: ShownSamples) => void;

const listeners = new Set<Listener>();

export function showSamples(samples: ShownSamples): void {
  for (const listener of listeners) listener(samples);
}

/** Calls `listener` with the samples to show. Returns a function that removes the listener. */
export function onSamples(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
