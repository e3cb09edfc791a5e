/**
 * Distinguishes a process that hangs from a slow one. The clock cannot, because a busy machine makes
 * everything slow; but a process that makes progress prints something, or keeps a processor busy.
 */
import { processorSeconds } from './processor-time.ts';

export interface Patience {
  /** The number of consecutive checks without progress after which a process hangs. */
  readonly looks: number;
  readonly millisecondsBetweenLooks: number;
  /** Processor time that counts as progress: even a waiting process wakes up sometimes. */
  readonly secondsOfProgress: number;
  /** Processor time without output after which a process is in a loop. */
  readonly secondsOfSilence: number;
}

/** For a run: five minutes without progress, or half an hour of processor time without output. */
export const PATIENCE: Patience = {
  looks: 60,
  // Each check reads information about all processes of the system.
  millisecondsBetweenLooks: 5000,
  secondsOfProgress: 3,
  secondsOfSilence: 1800,
};

export interface Watched {
  readonly pid: number;
  /** How much the process has output so far, in any measure that grows. */
  readonly outputSize: () => number;
  readonly patience: Patience;
  /** Called once, with a description of what the process does instead of ending. */
  readonly onHang: (reason: string) => void;
}

/** Watches a process until it hangs; returns a function that stops watching. */
export function watchForHang({ pid, outputSize, patience, onHang }: Watched): () => void {
  const watch = new HangWatch(patience);
  const look = () => {
    const reason = watch.look({ outputSize: outputSize(), seconds: processorSeconds(pid) ?? 0 });
    if (reason === undefined) return;
    clearInterval(timer);
    onHang(reason);
  };
  const timer = setInterval(look, patience.millisecondsBetweenLooks);
  return () => clearInterval(timer);
}

/** What a process has done up to a check. */
export interface Seen {
  readonly outputSize: number;
  /** Processor time. It can also fall, when processes end; that counts as progress too. */
  readonly seconds: number;
}

/** Judges a process from successive checks. */
export class HangWatch {
  readonly #patience: Patience;
  #idleLooks = 0;
  #atWord: Seen = { outputSize: 0, seconds: 0 };
  #atProgress: Seen = this.#atWord;

  constructor(patience: Patience) {
    this.#patience = patience;
  }

  /** Returns what the process does instead of ending; undefined while it makes progress. */
  look(seen: Seen): string | undefined {
    const { looks, secondsOfProgress, secondsOfSilence } = this.#patience;
    const worked = Math.abs(seen.seconds - this.#atProgress.seconds);
    this.#idleLooks += 1;
    if (seen.outputSize !== this.#atWord.outputSize) this.#atWord = seen;
    if (seen === this.#atWord || worked >= secondsOfProgress) {
      this.#atProgress = seen;
      this.#idleLooks = 0;
    }
    if (this.#idleLooks >= looks) {
      return `did nothing each of ${looks} times that it was looked at`;
    }
    const isSilent = seen.seconds - this.#atWord.seconds >= secondsOfSilence;
    return isSilent ? `used a processor for ${secondsOfSilence} s without a word` : undefined;
  }
}
