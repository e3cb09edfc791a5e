/**
 * The shared state of a page's request: its form, samples and responses show the same one, whichever of
 * them loads it first.
 */
import type { PlaygroundModel } from '../../core/reference/model/playground-model.ts';
import { chosenServer, onServerChoice } from '../reference/chosen-server.ts';
import { followPage } from './samples/follow-page.ts';
import { FormState } from './state/form-state.ts';

export interface LoadedState {
  readonly state: FormState;
  /** Calls `listener` whenever the samples should be updated, but cannot be. */
  readonly onStuck: (listener: () => void) => void;
  /** Updates the samples without a change, for values that the request already has. */
  readonly showSamples: () => void;
}

const loaded = new Map<string, Promise<LoadedState>>();

/** @param href address of the operation's description. After a failure, the next call tries again. */
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
  const hasForm = document.querySelector('lectern-playground') !== null;
  if (hasForm && findSamples() === null) followPage(state);
  return { state, ...followSamples(state) };
}

function findSamples(): HTMLElement | null {
  return document.querySelector('lectern-request-samples');
}

/**
 * Keeps the samples up to date. Their code is loaded with the first change: it is larger than the rest, and
 * a reader who opens the form may change nothing.
 */
function followSamples(state: FormState): Pick<LoadedState, 'onStuck' | 'showSamples'> {
  const listeners = new Set<() => void>();
  let isFollowed = false;
  const follow = async (): Promise<void> => {
    // Pages that only have a try-it link show no samples.
    const samples = findSamples();
    if (isFollowed || samples === null) return;
    isFollowed = true;
    try {
      const { followState } = await import('./samples/live-samples.ts');
      await followState(state, samples.dataset.words);
    } catch {
      // The next change tries again.
      isFollowed = false;
      for (const listener of listeners) listener();
    }
  };
  const showSamples = (): void => void follow();
  state.onChange(showSamples);
  return { showSamples, onStuck: (listener) => void listeners.add(listener) };
}

function followServer(state: FormState): void {
  const server = chosenServer(state.model.servers.map(({ defaultUrl }) => defaultUrl));
  if (server === state.server) return;
  state.server = server;
  state.choose({});
}
