/** Interprets the errors that Node's system calls throw, and those of its requests. */
import { errorCode, mainCause } from '../../core/address/main-cause.ts';
import { ownValue } from '../../core/text/own-value.ts';

const sentences: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'the operation is not permitted',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space is left on the device',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file would be larger than the system allows',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open in the whole system',
  ENOENT: 'it does not exist',
  ENOTDIR: 'a part of its path is not a folder',
  EEXIST: 'something else is there already',
  EISDIR: 'it is a folder',
  ELOOP: 'its links lead in a circle',
  EBUSY: 'it is in use',
  EXDEV: 'it is on another device',
  EIO: 'the device failed',
  ENAMETOOLONG: 'its name is too long',
  EADDRINUSE: 'another program is using it',
  EADDRNOTAVAIL: 'this machine does not have that address',
  ENOTFOUND: 'the host is unknown',
  ECONNREFUSED: 'nothing is listening there',
  ECONNRESET: 'the connection was closed',
  UND_ERR_SOCKET: 'the connection was closed',
  Z_DATA_ERROR: 'the answer is not compressed as its Content-Encoding header says',
  ETIMEDOUT: 'the host does not answer',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network of the host cannot be reached',
  EAFNOSUPPORT: 'the system does not support such addresses',
  EAI_AGAIN: 'the name of the host could not be looked up',
};

/** Errors caused by permissions. */
const denials: ReadonlySet<string | undefined> = new Set(['EACCES', 'EPERM', 'EROFS']);

/** Errors caused by a full, locked or failing machine, not by a mistake in code or content. */
const environmental = new Set(
  'EACCES EPERM EROFS ENOSPC EDQUOT EMFILE ENFILE EIO EBUSY ENOMEM'.split(' '),
);

/** The code of a system error, such as `ENOENT`; undefined for any other value. */
export function toSystemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' && /^E(?:AI_)?[A-Z]+$/.test(error.code)
    ? error.code
    : undefined;
}

/** The reason for a failure, phrased to fit into a sentence. */
export function toReason(error: unknown): string {
  // A host with several addresses has an error for each of them, and a message only there.
  const cause = mainCause(error);
  if (cause !== error) return toReason(cause);
  if (isWatchLimit(error)) return 'no more files can be watched';
  if (isMisnamed(error)) return 'its name is not UTF-8';
  const known = ownValue(sentences, errorCode(error));
  if (known !== undefined) return known;
  return error instanceof Error ? error.message : String(error);
}

/** Whether a file was listed whose name is not UTF-8: Node replaces the bytes, and no file has that name. */
function isMisnamed(error: unknown): boolean {
  if (toSystemCode(error) !== 'ENOENT') return false;
  return error instanceof Error && 'path' in error && String(error.path).includes('\uFFFD');
}

/** Whether the system refuses to report changes of more files. */
export function isWatchLimit(error: unknown): boolean {
  const code = toSystemCode(error);
  const isLimit = code === 'ENOSPC' || code === 'EMFILE' || code === 'ENFILE';
  return isLimit && error instanceof Error && 'syscall' in error && error.syscall === 'watch';
}

/** Whether the system does not allow this user to do it. */
export function isDenial(error: unknown): boolean {
  return denials.has(toSystemCode(error));
}

export function isEnvironmental(error: unknown): error is NodeJS.ErrnoException {
  return environmental.has(toSystemCode(error) ?? '');
}
