import { z } from 'zod';
import {
  authorLinkDanger,
  isExternal,
  isProtocolRelative,
  isHostWithoutScheme,
  isWebUrl,
  linkDanger,
  linkFault,
  webUrlFault,
} from '../../address/link.ts';
import { broken } from './rule.ts';

const unsafe = { ...broken('config/unsafe-link'), abort: true };
const WEB_URL = 'a URL that begins with https:// or http://';
const unsafeUrl = { ...broken('config/unsafe-link', WEB_URL), abort: true };
const unsafeFile = {
  ...broken('config/unsafe-link', `the path of a file of the project, or ${WEB_URL}`),
  abort: true,
};

/**
 * A link: http(s), mailto, tel, a URL that opens an application, or a path of this site, with or without a
 * leading slash.
 */
export const link = z
  .string()
  .trim()
  .overwrite(withScheme)
  .refine(isSafeLink, unsafe)
  .refine(
    (address) =>
      linkFault(address, authorLinkDanger) === undefined && !isHostWithoutScheme(address),
    broken('config/bad-link'),
  );

/** A link that does not depend on the page that contains it: a URL, or a path with a leading slash. */
export const absoluteLink = z
  .string()
  .trim()
  .overwrite(withScheme)
  .refine(isSafeLink, unsafe)
  .refine(
    (address) =>
      linkFault(address, authorLinkDanger) === undefined &&
      (isExternal(address) || address.startsWith('/')),
    broken('config/bad-url'),
  );

/** A complete URL that begins with `https://` or `http://`. */
export const webUrl = z
  .string()
  .trim()
  .refine(isSafe, unsafeUrl)
  .refine((address) => webUrlFault(address) === undefined, broken('config/bad-url'));

/** A file of the project, as a path from its root, or a complete URL. */
export const filePath = z
  .string()
  .trim()
  .refine((path) => isSafe(path) || isDrivePath(path), unsafeFile)
  .refine(isFilePath, broken('config/bad-path'));

function isSafeLink(address: string): boolean {
  return authorLinkDanger(address) === undefined;
}

/** Adds the scheme to `//host/path`, as on a page served over HTTPS. */
function withScheme(address: string): string {
  return isProtocolRelative(address) ? `https:${address}` : address;
}

function isSafe(address: string): boolean {
  return linkDanger(address) === undefined;
}

function isDrivePath(path: string): boolean {
  return /^[a-z]:[\\/]/i.test(path);
}

/**
 * Whether the file would be inside the project. Whether it exists is checked by code that can read the
 * disk.
 */
function isFilePath(path: string): boolean {
  if (isWebUrl(path)) return webUrlFault(path) === undefined;
  return linkFault(path) === undefined && !/\\|^[a-z]+:|(?:^|\/)\.\.(?:\/|$)/i.test(path);
}
