/** All words of the playground in plain English. */
import { formEnglish } from './form-english.ts';
import { sendingEnglish } from './sending-english.ts';

export const playgroundEnglish = { ...formEnglish, ...sendingEnglish } as const;

export const ENGLISH_PLAYGROUND = { lang: 'en', words: playgroundEnglish } as const;
