/** Renders the initial HTML of an interactive component. */
import { type ComponentType, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { IslandRank } from './island-id.ts';
import { useBase } from './react.ts';

export interface IslandRequest {
  readonly component: unknown;
  readonly props: Readonly<Record<string, unknown>>;
  /** The rank of the island on its page. */
  readonly rank: string;
  /** The base under which the site is served. */
  readonly base: string;
}

/** Returns HTML; effects do not run. @throws what the component throws. */
export function renderFirst({ component, props, rank, base }: IslandRequest): string {
  useBase(base);
  const content = h(component as ComponentType, props);
  return renderToString(h(IslandRank.Provider, { value: rank }, content));
}
