/** Checks whether browsers can read the files that a site publishes unchanged: stylesheets and images. */
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { diagnoseSite, type ImageProblem } from '../../core/checks/site-entries.ts';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { type Position, positionAt } from '../../core/text/source-file.ts';
import { readEnds } from '../disk/read-regular.ts';
import { readTextSync } from '../disk/read-text.ts';

/** A static file, by its path from the project folder. */
interface Named {
  readonly file: string;
}

export function checkStatic(dir: string, files: readonly Named[]): Diagnostic[] {
  return files.flatMap(({ file }) => {
    const extension = /\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase() ?? '';
    if (extension === 'css') return checkStyle(dir, file);
    if (extension !== 'svg' && !RASTER.has(extension)) return [];
    const problem = findProblem(join(dir, file), extension);
    return problem === undefined ? [] : diagnoseSite('site/broken-picture', { problem }, { file });
  });
}

/** Reports only the first error that browsers skip in a stylesheet: later ones can follow from it. */
function checkStyle(dir: string, file: string): Diagnostic[] {
  const { text } = readTextSync(join(dir, file), file);
  if (text === undefined || /\{%|^@(?:tailwind|apply|theme)\b/m.test(text)) return [];
  try {
    transform({
      filename: file,
      code: Buffer.from(text),
      nonStandard: { deepSelectorCombinator: true },
    });
    return [];
  } catch (error) {
    const { message, loc } = error as { message?: string; loc?: { line: number; column: number } };
    const stray = findStrayBrace(text);
    if (stray !== undefined) {
      const facts = { reason: 'this "}" closes nothing' };
      return [diagnoseSite('site/broken-style', facts, { file, position: stray })];
    }
    const reason = (message ?? '')
      .replace('CurlyBracketBlock', '"{"')
      .replace('SquareBracketBlock', '"["')
      .replace('ParenthesisBlock', '"("')

      .replace(/\.$/, '')
      .replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
    return [diagnoseSite('site/broken-style', { reason }, { file, ...(loc && { position: loc }) })];
  }
}

/** The position of the first brace that closes nothing, judging by braces alone. */
function findStrayBrace(text: string): Position | undefined {
  const marks = /\/\*.*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[{}]/gs;
  let depth = 0;
  for (const { 0: mark, index } of text.matchAll(marks)) {
    if (mark === '{') depth += 1;
    else if (mark === '}') depth -= 1;
    if (depth < 0) return positionAt(text, index);
  }
  return undefined;
}

const RASTER = new Set(['png', 'jpg', 'jpeg', 'gif', 'webp']);
/** First bytes of images, as Latin-1: browsers identify an image by these, not by its name. */
const SIGNATURES = ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'RIFF'];
const POINTER = 'version https://git-lfs';
/** In bytes: programs write comments, names of fonts and entities before an <svg> element. */
const SVG_HEAD = 64 * 1024;
/** In bytes: longer than any signature, and than the pointer of Git LFS. */
const HEAD = 64;
/** How many bytes from the end to search: programs append comments after the end of an image. */
const TAIL = 4096;
/** A smaller file is a deliberate placeholder, not a damaged image. */
const SMALLEST = 32;

function findProblem(path: string, extension: string): ImageProblem | undefined {
  const ends = readImageEnds(path, extension === 'svg' ? SVG_HEAD : HEAD);
  if (ends === undefined) return undefined;
  const { head, tail, size } = ends;
  if (size === 0) return 'empty';
  if (size < SMALLEST) return undefined;
  if (head.startsWith(POINTER)) return 'pointer';
  if (extension === 'svg') return isDrawing(head, tail) ? undefined : 'no-svg';
  const signature = SIGNATURES.find((each) => head.startsWith(each));
  // Newer formats begin with a length, followed by their signature.
  if (signature === undefined) return head.startsWith('ftyp', 4) ? undefined : 'other-format';
  return signature === SIGNATURES[0] && !tail.includes('IEND') ? 'cut-off' : undefined;
}

function isDrawing(head: string, tail: string): boolean {
  // SVG files in UTF-16 are not checked.
  if (head.startsWith('\xff\xfe') || head.startsWith('\xfe\xff')) return true;
  return (
    head.includes('svg') &&
    (tail.includes('</') || tail.includes('/>')) &&
    tail.trimEnd().endsWith('>')
  );
}

/** An image of any size: a download that broke off, or an upload, is as likely to be large. */
function readImageEnds(path: string, headSize: number) {
  try {
    const { head, tail, size } = readEnds(path, headSize, TAIL);
    return { size, head: head.toString('latin1'), tail: tail.toString('latin1') };
  } catch {
    return undefined;
  }
}
