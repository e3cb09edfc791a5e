/** Whether browsers can read the files that a site gives them as they are: style sheets, pictures. */
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { diagnoseSite, type PictureProblem } from '../../core/checks/site-entries.ts';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { type Position, positionAt } from '../../core/text/source-file.ts';
import { readRegular } from '../disk/read-regular.ts';
import { readTextSync } from '../disk/read-text.ts';

/** A static file by its path from the project folder. */
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

/** What browsers pass over is told once of a file: what follows may come of it. */
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

/** Place of the first brace that closes nothing, where braces alone are looked at. */
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
/** First bytes of pictures, as Latin-1: browsers go by these and not by names. */
const SIGNATURES = ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'RIFF'];
const POINTER = 'version https://git-lfs';
/** Where programs put a remark behind the end of a picture. */
const TAIL = 4096;
/** Fewer bytes are no picture that went wrong, but a stand-in that somebody put there. */
const SMALLEST = 32;
/** Larger files are pictures: what is none, or empty, is small. */
const LARGEST = 50_000;
/** Larger drawings are made by programs, which close what they open. */
const LARGEST_SVG = 2_000_000;

function findProblem(path: string, extension: string): PictureProblem | undefined {
  const read = readEnds(path, extension === 'svg' ? LARGEST_SVG : 64);
  if (read === undefined) return undefined;
  const { head, tail, size } = read;
  if (size === 0) return 'empty';
  if (size < SMALLEST) return undefined;
  if (head.startsWith(POINTER)) return 'pointer';
  if (extension === 'svg') return size <= LARGEST_SVG && !isDrawing(head) ? 'no-svg' : undefined;
  const signature = SIGNATURES.find((each) => head.startsWith(each));
  // Newer formats have their sign behind a length.
  if (signature === undefined) return head.startsWith('ftyp', 4) ? undefined : 'other-format';
  return signature === SIGNATURES[0] && !tail.includes('IEND') ? 'cut-off' : undefined;
}

function isDrawing(text: string): boolean {
  // Drawings may be UTF-16, which is not looked into.
  if (text.startsWith('\xff\xfe') || text.startsWith('\xfe\xff')) return true;
  const end = text.slice(-TAIL);
  return (
    text.includes('svg') &&
    (end.includes('</') || end.includes('/>')) &&
    end.trimEnd().endsWith('>')
  );
}

function readEnds(path: string, most: number) {
  try {
    const bytes = readRegular(path, LARGEST);
    const head = bytes.toString('latin1', 0, most);
    return { size: bytes.length, head, tail: bytes.subarray(-TAIL).toString('latin1') };
  } catch {
    return undefined;
  }
}
