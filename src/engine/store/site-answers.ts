/**
 * What a page asks of the site around it while it is rendered. Answers are values, and the same question
 * has the same answer throughout a build: a page whose questions are all answered as before looks as
 * before.
 */
import { hash } from 'node:crypto';
import type { FindSize } from '../../article/images.ts';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import type { LinkUse } from '../../core/pages/uses.ts';
import type { IconSet } from '../../node/icons/icon-set.ts';

export interface SiteAnswers {
  /** Returns the URL in the built site for a URL in a source. */
  readonly url: (use: LinkUse) => string;
  /** Returns the problems of a link that are known before pages are rendered. */
  readonly linkProblems: (use: LinkUse) => readonly Diagnostic[];
  readonly icon: IconSet['resolve'];
  readonly size: FindSize;
  /** Returns the path of the page about a part of a document. */
  readonly reference: (key: string) => string | undefined;
  /** Returns the class that stands for declarations. */
  readonly styleClass: (declarations: string) => string;
  /** Returns rules that declare colors of the site under the names that Mintlify uses. */
  readonly colorRules: (names: readonly string[]) => string;
  /** Returns one text for all snippets and everything that they can refer to. */
  readonly snippets: () => string;
}

/** A question with a digest of its answer, as plain data. */
export interface AskedQuestion {
  readonly name: keyof SiteAnswers;
  readonly args: readonly unknown[];
  readonly answer: string;
}

type Ask = (...args: readonly unknown[]) => unknown;

/** Whether a question still has the same answer. */
export async function hasSameAnswer(asked: AskedQuestion, answers: SiteAnswers): Promise<boolean> {
  const ask = answers[asked.name] as Ask;
  return digestOf(await ask(...asked.args)) === asked.answer;
}

/** Records the questions asked between `begin` and `end`. */
export class QuestionLog {
  #asked: Map<string, AskedQuestion> | undefined;

  begin(): void {
    this.#asked = new Map();
  }

  end(): readonly AskedQuestion[] {
    const asked = [...(this.#asked?.values() ?? [])];
    this.#asked = undefined;
    return asked;
  }

  /** Wraps the answers so that each question is recorded while a log is open. */
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
  return text.length < 64 ? text : hash('sha256', text, 'base64url');
}
