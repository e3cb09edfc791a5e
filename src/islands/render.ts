/** Renders an interactive component as it first shows. */
import { type ComponentType, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { IslandRank } from './island-rank.ts';
import { useBase } from './react.ts';

export interface IslandRequest {
  readonly component: unknown;
  readonly props: Readonly<Record<string, unknown>>;
  /** Rank of the island on its page. */
  readonly rank: string;
  /** Under which the site is served. */
  readonly base: string;
}

/** HTML; effects do not happen. @throws what the component throws. */
export function renderFirst({ component, props, rank, base }: IslandRequest): string {
  useBase(base);
  const content = h(component as ComponentType, props);
  return renderToString(h(IslandRank.Provider, { value: rank }, content));
}
