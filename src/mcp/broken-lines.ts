import type { Readable } from 'node:stream';
import { isJson } from '../core/text/json/is-json.ts';

/**
 * Tells of each line that is no JSON, which the protocol's library passes over in silence.
 * Gives what ends the listening.
 * @param input of bytes, which others may read as well.
 */
export function hearBrokenLines(input: Readable, onBroken: () => void): () => void {
  let pieces: Buffer[] = [];
  const onData = (chunk: Buffer) => {
    let start = 0;
    for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', start)) {
      const line = Buffer.concat([...pieces, chunk.subarray(start, end)]).toString('utf8');
      if (line.trim() !== '' && !isJson(line)) onBroken();
      pieces = [];
      start = end + 1;
    }
    pieces.push(chunk.subarray(start));
  };
  input.on('data', onData);
  return () => void input.off('data', onData);
}
