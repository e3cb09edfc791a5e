import { createHash } from 'node:crypto';
import { type Digest, toDigest } from '../core/policy/policy.ts';

/** What a Content-Security-Policy knows an inline script by. */
export function hashOf(script: string): Digest {
  return toDigest(createHash('sha256').update(script).digest());
}
