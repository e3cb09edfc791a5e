import { createHash } from 'node:crypto';
import { inlineScripts } from '../client/inline/scripts.ts';

/** What a Content-Security-Policy knows an inline script by. */
export function hashOf(script: string): string {
  return createHash('sha256').update(script).digest('base64');
}

/** Of the scripts that every page carries. */
export const inlineHashes = Object.values(inlineScripts).map(hashOf);
