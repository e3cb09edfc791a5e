import type { Readable } from 'node:stream';

/**
 * Hears each line that is not blank. Gives what ends the listening.
 * @param input of bytes, which others may read as well.
 */
export function hearLines(input: Readable, onLine: (line: string) => void): () => void {
  let pieces: Buffer[] = [];
  const onData = (chunk: Buffer) => {
    let start = 0;
    for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', start)) {
      const line = Buffer.concat([...pieces, chunk.subarray(start, end)]).toString('utf8');
      if (line.trim() !== '') onLine(line);
      pieces = [];
      start = end + 1;
    }
    pieces.push(chunk.subarray(start));
  };
  input.on('data', onData);
  return () => void input.off('data', onData);
}
