import type { FinishedShell } from '../article/finish-shell.ts';
import { SectionMemo } from './section-memo.ts';

/**
 * Parts of the chrome that are the same on all pages of a section, rendered and read once for all of them.
 */
export const sharedParts = new SectionMemo<FinishedShell>();
