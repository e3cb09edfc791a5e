/**
 * What rendering a page asks of the site around it. Answers are values, and the same question has the
 * same answer all through a build: a page whose questions are answered as before looks as before.
 */
import { createHash } from 'node:crypto';
import type { FindSize } from '../../article/pictures.ts';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import type { LinkUse } from '../../core/pages/uses.ts';
import type { IconSet } from '../../node/icons/icon-set.ts';

export interface SiteAnswers {
  /** The URL in the built site of one that stands in a source. */
  readonly url: (use: LinkUse) => string;
  /** What is wrong with a link, as far as it can be told before pages are rendered. */
  readonly linkProblems: (use: LinkUse) => readonly Diagnostic[];
  readonly icon: IconSet['resolve'];
  readonly size: FindSize;
  /** Path of the page about a part of a document. */
  readonly reference: (key: string) => string | undefined;
  /** The class that stands for declarations. */
  readonly styleClass: (declarations: string) => string;
  /** Rules that declare colours of the site by the names that Mintlify has for them. */
  readonly colorRules: (names: readonly string[]) => string;
  /** One text for all snippets and for everything that they can refer to. */
  readonly snippets: () => string;
}

/** A question with a digest of its answer; plain data. */
export interface AskedQuestion {
  readonly name: keyof SiteAnswers;
  readonly args: readonly unknown[];
  readonly answer: string;
}

type Ask = (...args: readonly unknown[]) => unknown;

/** Whether a question has the answer that it had. */
export async function isAnsweredAlike(
  asked: AskedQuestion,
  answers: SiteAnswers,
): Promise<boolean> {
  const ask = answers[asked.name] as Ask;
  return digestOf(await ask(...asked.args)) === asked.answer;
}

/** Keeps what is asked from `begin` to `end`. */
export class AskedLog {
  #asked: Map<string, AskedQuestion> | undefined;

  begin(): void {
    this.#asked = new Map();
  }

  end(): readonly AskedQuestion[] {
    const asked = [...(this.#asked?.values() ?? [])];
    this.#asked = undefined;
    return asked;
  }

  /** The same answers, each noted where a log is kept. */
  listen(answers: SiteAnswers): SiteAnswers {
    const entries = Object.entries(answers).map(([name, answer]) => [
      name,
      (...args: readonly unknown[]): unknown => {
        const given = (answer as Ask)(...args);
        if (this.#asked !== undefined) this.#note(name as keyof SiteAnswers, args, given);
        return given;
      },
    ]);
    return Object.fromEntries(entries) as SiteAnswers;
  }

  #note(name: keyof SiteAnswers, args: readonly unknown[], given: unknown): void {
    const asked = this.#asked;
    const key = JSON.stringify([name, args]);
    if (asked === undefined || asked.has(key)) return;
    const keep = (answer: unknown): void => {
      asked.set(key, { name, args, answer: digestOf(answer) });
    };
    if (given instanceof Promise) void given.then(keep, () => undefined);
    else keep(given);
  }
}

export function digestOf(value: unknown): string {
  const text = value === undefined ? '' : JSON.stringify(value);
  return text.length < 64 ? text : createHash('sha256').update(text).digest('base64url');
}
