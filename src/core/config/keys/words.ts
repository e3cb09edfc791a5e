import { z } from 'zod';
import { WORD_KEYS } from '../../language/wording.ts';
import { label } from './text.ts';

/** `words`: interface texts by key. */
export const words = z.partialRecord(z.enum(WORD_KEYS), label);
