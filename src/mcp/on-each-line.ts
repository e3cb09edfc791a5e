import type { Readable } from 'node:stream';

/**
 * Calls back with each line that is not blank, including a last line without a line break.
 * @param input of bytes; others can read the same stream.
 */
export function onEachLine(input: Readable, onLine: (line: string) => void): void {
  let pieces: Buffer[] = [];
  const endLine = (last: Buffer) => {
    const line = Buffer.concat([...pieces, last]).toString('utf8');
    pieces = [];
    if (line.trim() !== '') onLine(line);
  };
  input.on('data', (chunk: Buffer) => {
    let start = 0;
    for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', start)) {
      endLine(chunk.subarray(start, end));
      start = end + 1;
    }
    pieces.push(chunk.subarray(start));
  });
  input.on('end', () => {
    endLine(Buffer.alloc(0));
  });
}
