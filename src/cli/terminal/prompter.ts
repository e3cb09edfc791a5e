/** Asks questions on a terminal. */
import { isCancel, select, text } from '@clack/prompts';

export interface Prompter {
  /** Asks for a text; undefined if the user cancels. */
  readonly text: (question: TextQuestion) => Promise<string | undefined>;
  /** Asks for one of several answers; Enter selects the first. */
  readonly select: <Value extends string>(question: Choice<Value>) => Promise<Value | undefined>;
}

interface TextQuestion {
  readonly message: string;
  /** The answer if the user just presses Enter. */
  readonly initial: string;
  /** Explains why an answer is not acceptable. */
  readonly check?: (text: string) => string | undefined;
}

interface Choice<Value extends string> {
  readonly message: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
}

export const terminalPrompter: Prompter = {
  async text({ message, initial, check }) {
    const answer = await text({
      message,
      placeholder: initial,
      defaultValue: initial,
      ...(check && { validate: (value) => (value ? check(value) : undefined) }),
    });
    return isCancel(answer) ? undefined : answer;
  },
  async select({ message, options }) {
    const choices: { value: string; label: string }[] = [...options];
    const answer = await select({ message, options: choices });
    return isCancel(answer) ? undefined : options.find(({ value }) => value === answer)?.value;
  },
};
