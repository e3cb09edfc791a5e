/**
 * One request of a page: its form, the samples and the answers beside them show the same one, whoever
 * of them asked for it first.
 */
import type { PlaygroundModel } from '../../core/reference/model/playground-model.ts';
import { chosenServer, onServerChoice } from '../reference/chosen-server.ts';
import { FormState } from './state/form-state.ts';

export interface LoadedState {
  readonly state: FormState;
  /** Settled once the samples of the page follow; fails where they cannot. */
  readonly samples: Promise<void>;
}

const loaded = new Map<string, Promise<LoadedState>>();

/** @param href of what is known of the operation. After a failure the next call tries again. */
export function loadState(href: string): Promise<LoadedState> {
  const known = loaded.get(href) ?? load(href);
  loaded.set(href, known);
  known.catch(() => loaded.delete(href));
  return known;
}

async function load(href: string): Promise<LoadedState> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${response.status}`);
  const state = new FormState((await response.json()) as PlaygroundModel);
  onServerChoice(() => followServer(state));
  return { state, samples: followSamples(state) };
}

async function followSamples(state: FormState): Promise<void> {
  // Their printers are larger than the rest, and pages that only try an operation show none.
  if (!document.querySelector('lectern-request-samples')) return;
  const { followState } = await import('./samples/live-samples.ts');
  followState(state);
}

function followServer(state: FormState): void {
  const server = chosenServer(state.model.servers.map(({ defaultUrl }) => defaultUrl));
  if (server === state.server) return;
  state.server = server;
  state.choose({});
}
