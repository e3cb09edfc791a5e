/** Questions to somebody at a terminal. */
import { isCancel, select, text } from '@clack/prompts';

export interface Prompter {
  /** An answer in words; undefined where the person broke off. */
  readonly text: (question: TextQuestion) => Promise<string | undefined>;
  /** One of several answers; the first is that of Enter. */
  readonly select: <Value extends string>(question: Choice<Value>) => Promise<Value | undefined>;
}

interface TextQuestion {
  readonly message: string;
  /** What Enter answers. */
  readonly initial: string;
  /** Why an answer will not do. */
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
