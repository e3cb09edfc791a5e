/**
 * Work in small steps that waits until nothing has been asked for a while, and makes way for whatever is
 * asked next.
 */
import { setImmediate as giveWay } from 'node:timers/promises';

/** Milliseconds without a request or a change. */
const REST = 250;

interface QuietTask {
  /** Does a little; whether there was something left to do. */
  readonly step: () => Promise<boolean>;
  /** Called when nothing is left. */
  readonly onDone: () => void;
  readonly onFault: (error: unknown) => void;
  readonly rest?: number;
}

export class QuietWork {
  readonly #task: QuietTask;
  #turn = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(task: QuietTask) {
    this.#task = task;
  }

  /** Something is asked: what is left is done when that is over. */
  interrupt(): void {
    this.stop();
    const turn = this.#turn;
    this.#timer = setTimeout(() => {
      this.#run(turn).catch(this.#task.onFault);
    }, this.#task.rest ?? REST);
  }

  /** Does nothing while something else is worked on. */
  async waitFor<Result>(other: Promise<Result>): Promise<Result> {
    this.stop();
    return await other.finally(() => {
      this.interrupt();
    });
  }

  stop(): void {
    this.#turn += 1;
    clearTimeout(this.#timer);
  }

  async #run(turn: number): Promise<void> {
    for (;;) {
      const isLeft = await this.#task.step();
      if (this.#turn !== turn) return;
      if (!isLeft) {
        this.#task.onDone();
        return;
      }
      await giveWay();
    }
  }
}
