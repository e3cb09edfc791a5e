/** Earlier answers of web addresses, in the cache folder of a project. */
import { join } from 'node:path';
import { type LinkAnswer, cacheLifetime } from '../../core/links/link-answer.ts';
import { isUnresolved } from '../../core/links/diagnose-links.ts';
import { makeCacheFolder } from '../../node/disk/cache-folder.ts';
import { readTextSync } from '../../node/disk/read-text.ts';
import { writeWhole } from '../../node/disk/replace-file.ts';

interface KeptAnswer {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly answer: LinkAnswer;
}

interface KeptFile {
  readonly version: number;
  readonly answers: Readonly<Record<string, KeptAnswer>>;
}

/** Increased when the format of the file changes. */
const VERSION = 1;

export class KeptAnswers {
  readonly #dir: string;
  readonly #now: number;
  readonly #answers: Map<string, KeptAnswer>;

  /**
   * @param dir absolute path of the project folder.
   * @param now milliseconds since 1970.
   */
  constructor(dir: string, now: number) {
    this.#dir = join(dir, '.lectern');
    this.#now = now;
    const { text } = readTextSync(this.#file, 'links.json');
    this.#answers = parseFresh(text ?? '', now);
  }

  get(url: string): LinkAnswer | undefined {
    return this.#answers.get(url)?.answer;
  }

  /** Stores new answers; a folder that cannot be written to is not an error. */
  add(answers: ReadonlyMap<string, LinkAnswer>): void {
    for (const [url, answer] of answers) {
      // The answers of a machine without a network say nothing about the links.
      if (cacheLifetime(answer) > 0 && !isUnresolved(answer)) {
        this.#answers.set(url, { at: this.#now, answer });
      }
    }
    const file: KeptFile = { version: VERSION, answers: Object.fromEntries(this.#answers) };
    try {
      makeCacheFolder(this.#dir);
      writeWhole(this.#file, JSON.stringify(file));
    } catch {
      // The next check requests the addresses again.
    }
  }

  get #file(): string {
    return join(this.#dir, 'links.json');
  }
}

function isFresh(at: number, answer: LinkAnswer, now: number): boolean {
  return at <= now && now < at + cacheLifetime(answer);
}

/** Parses fresh answers; ignores anything that this version has not written. */
function parseFresh(text: string, now: number): Map<string, KeptAnswer> {
  try {
    const { version, answers } = JSON.parse(text) as KeptFile;
    if (version !== VERSION) return new Map();
    return new Map(
      Object.entries(answers).filter(([, { at, answer }]) => isFresh(at, answer, now)),
    );
  } catch {
    return new Map();
  }
}
