import { type FindFrame, framesIn } from '../../core/diagnostic/frame.ts';
import { readSource } from './read-docs.ts';

/**
 * Finds the source frames to quote from files of the folder `dir`; undefined for a file that does not
 * exist. Each file is read once.
 */
export function framesFrom(dir: string): (file: string) => FindFrame | undefined {
  const read = new Map<string, FindFrame | undefined>();
  return (file) => {
    if (!read.has(file)) {
      const source = readSource(dir, file);
      read.set(file, source && framesIn(source));
    }
    return read.get(file);
  };
}
