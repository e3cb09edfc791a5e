/** Addresses of the files that a document consists of: absolute paths, and URLs without fragment. */
import { dirname, extname, isAbsolute, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The one normalized address for all spellings; undefined if it is neither a path nor the URL of a file. */
export function toAddress(text: string): string | undefined {
  if (isUrl(text)) return text.replace(/#.*$/s, '');
  const bare = text.replace(/[?#].*$/s, '');
  if (!/^[a-z][a-z0-9+.-]+:/i.test(bare)) return decodeEscapes(bare);
  try {
    return fileURLToPath(bare);
  } catch {
    return undefined;
  }
}

/**
 * The target of a reference, resolved against the file that contains it; a reference that is not a path
 * stays as it is.
 */
export function toPartAddress(ref: string, address: string): string {
  if (ref.startsWith('#')) return address;
  const target = resolveRef(ref, address);
  return toAddress(target) ?? target;
}

function resolveRef(ref: string, address: string): string {
  if (isUrl(address)) return URL.canParse(ref, address) ? new URL(ref, address).href : ref;
  const isPath = !isRemote(ref) && !/^file:/i.test(ref) && !isAbsolute(ref);
  return isPath ? join(dirname(address), ref.replace(/[?#].*$/s, '')) : ref;
}

/** The base URL against which references in a file are resolved. */
export function toBaseUrl(address: string): string {
  return isUrl(address) ? address : pathToFileURL(address).href;
}

export function isUrl(address: string): boolean {
  return /^https?:/i.test(address);
}

/** Whether a reference is not a path: it names another host, or another protocol. */
export function isRemote(ref: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(ref) || /^(?!file:)[a-z][a-z0-9+.-]+:/i.test(ref);
}

/** Whether the file's extension is one of data rather than of text; `undefined` without an extension. */
export function isNamedAsData(address: string): boolean | undefined {
  const path = isUrl(address) && URL.canParse(address) ? new URL(address).pathname : address;
  const extension = extname(path);
  return extension === '' ? undefined : /^\.(?:json|ya?ml|openapi)$/i.test(extension);
}

function decodeEscapes(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
