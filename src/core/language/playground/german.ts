import type { OwnPlaygroundWords } from './playground-wording.ts';

/** German. */
export const playgroundGerman: Partial<OwnPlaygroundWords> = {
  send: 'Senden',
};
