import type { FinishedShell } from '../article/finish-shell.ts';
import { SectionMemo } from './section-memo.ts';

/** Parts of the chrome that the pages of a section show alike, rendered and read once for all of them. */
export const sharedParts = new SectionMemo<FinishedShell>();
