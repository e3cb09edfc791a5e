/** What the samples of a page show once the reader has filled in a request. */
import type { CodeSamples } from '../../core/reference/model/request-model.ts';

type Listener = (samples: CodeSamples) => void;

const listeners = new Set<Listener>();

export function showSamples(samples: CodeSamples): void {
  for (const listener of listeners) listener(samples);
}

/** Calls `listener` with whatever is to be shown; returns how to stop. */
export function onSamples(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
