import { linkFault } from '../../address/link.ts';
import { isRecord, textOf } from './loose.ts';
import type { ExternalDocs } from '../model/shape-model.ts';

/** Returns undefined also if the address is not safe to follow. */
export function readExternalDocs(value: unknown): ExternalDocs | undefined {
  if (!isRecord(value)) return undefined;
  const url = safeUrl(value['url']);
  return url === undefined ? undefined : { url, label: textOf(value['description']) ?? url };
}

/**
 * Returns an address that may become a link; undefined for scripts, disguised addresses and text that is
 * not an address.
 */
export function safeUrl(value: unknown): string | undefined {
  const url = textOf(value)?.trim();
  return url === undefined || linkFault(url) !== undefined ? undefined : url;
}
