import { createContext, useContext, useId as useIdOfRoot } from 'preact/compat';

/** Which island of its page something is rendered for; each is a root of its own. */
export const IslandRank = createContext('');

/** As React's: the same id at build and in the browser, and another one in every island. */
export function useId(): string {
  return `${useContext(IslandRank)}${useIdOfRoot()}`;
}
