import { createHash } from 'node:crypto';
import { type Digest, toDigest } from '../core/policy/policy.ts';
import { bannerScript, inlineScripts, versionsScript } from '../client/inline/scripts.ts';

/** What a Content-Security-Policy knows an inline script by. */
export function hashOf(script: string): Digest {
  return toDigest(createHash('sha256').update(script).digest());
}

/** Hashes of the scripts that every page carries. */
export const inlineHashes = Object.values(inlineScripts).map(hashOf);

export const bannerHash = hashOf(bannerScript);

export const versionsHash = hashOf(versionsScript);
