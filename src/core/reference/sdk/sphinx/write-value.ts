import type { LibraryCode } from '../library/library.ts';
import { plainCode } from './markup/library-code.ts';

/** The longest value that is written out, in characters. */
const LONG_VALUE = 400;

/** Writes `name: type = value`. */
export function writeValue(
  name: string,
  type: LibraryCode | undefined,
  value: LibraryCode | undefined,
): LibraryCode {
  const shown = value !== undefined && plainCode(value).length > LONG_VALUE ? ['...'] : value;
  return [
    name,
    ...(type === undefined ? [] : [': ', ...type]),
    ...(shown === undefined ? [] : [' = ', ...shown]),
  ];
}
