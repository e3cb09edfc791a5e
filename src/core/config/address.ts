import { z } from 'zod';
import { linkFault, webUrlFault } from './link.ts';
import { broken } from './rule.ts';

/** A link: http(s), mailto, tel, or a path of this site, with or without its leading slash. */
export const link = z
  .string()
  .trim()
  .refine((address) => linkFault(address) !== 'unsafe', {
    ...broken('config/unsafe-link'),
    abort: true,
  })
  .refine((address) => linkFault(address) === undefined, broken('config/bad-link'));

/** A complete URL that begins with `https://` or `http://`. */
export const webUrl = z
  .string()
  .trim()
  .refine((address) => webUrlFault(address) !== 'unsafe', {
    ...broken('config/unsafe-link'),
    abort: true,
  })
  .refine((address) => webUrlFault(address) === undefined, broken('config/bad-url'));

/** A file of the project, as a path from its root, or a complete URL. */
export const filePath = z
  .string()
  .trim()
  .refine((path) => linkFault(path) !== 'unsafe', { ...broken('config/unsafe-link'), abort: true })
  .refine(isFilePath, broken('config/bad-path'));

/** Whether the file would be inside the project. Whether it exists is for those who have a disk. */
function isFilePath(path: string): boolean {
  if (linkFault(path) !== undefined || path.includes('\\')) return false;
  return webUrlFault(path) === undefined || !/^[a-z]+:|(?:^|\/)\.\.(?:\/|$)/i.test(path);
}
