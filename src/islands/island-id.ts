import { createContext, useContext, useId as useIdOfRoot } from 'preact/compat';

/** The rank of the island that is being rendered. Every island of a page is a separate root. */
export const IslandRank = createContext('');

/**
 * Works like React's: returns the same id at build and in the browser, and a different one in every island.
 */
export function useId(): string {
  return `${useContext(IslandRank)}${useIdOfRoot()}`;
}
