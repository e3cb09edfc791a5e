/**
 * Runs work in small steps once nothing has been requested for a while, and gives way to the next request.
 */
import { setImmediate as giveWay } from 'node:timers/promises';

/** How many milliseconds have to pass without a request or a change. */
const REST = 250;

interface QuietTask {
  /** Does a small step; returns whether there was anything left to do. */
  readonly step: () => Promise<boolean>;
  /** Called when nothing is left. */
  readonly onDone: () => void;
  readonly onFault: (error: unknown) => void;
  readonly rest?: number;
}

export class IdleWork {
  readonly #task: QuietTask;
  #turn = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(task: QuietTask) {
    this.#task = task;
  }

  /** Interrupts the work for a request; it continues after the next pause. */
  interrupt(): void {
    this.stop();
    const turn = this.#turn;
    this.#timer = setTimeout(() => {
      this.#run(turn).catch(this.#task.onFault);
    }, this.#task.rest ?? REST);
  }

  /** Pauses the work while `other` is pending. */
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
