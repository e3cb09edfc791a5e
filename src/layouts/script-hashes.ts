import { hash } from 'node:crypto';
import { type Digest, toDigest } from '../core/policy/policy.ts';

/** Returns the hash by which a Content-Security-Policy allows an inline script. */
export function hashOf(script: string): Digest {
  return toDigest(hash('sha256', script, 'buffer'));
}
