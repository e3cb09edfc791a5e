/**
 * Tells a process that hangs from one that is slow. A busy machine makes everything slow, so the
 * clock tells nothing; a process that makes progress prints something, or keeps a processor busy.
 */
import { processorSeconds } from './processor-time.ts';

export interface Patience {
  /** Looks in a row without progress, after which a process hangs. */
  readonly looks: number;
  readonly millisecondsBetweenLooks: number;
  /** Processor time that counts as progress: even one that waits wakes up now and then. */
  readonly secondsOfProgress: number;
  /** Processor time without a word, after which a process is in a loop. */
  readonly secondsOfSilence: number;
}

/** For a run: five minutes of nothing, or half an hour of work that tells nothing. */
export const PATIENCE: Patience = {
  looks: 60,
  // Each look reads what the system tells of all its processes.
  millisecondsBetweenLooks: 5000,
  secondsOfProgress: 3,
  secondsOfSilence: 1800,
};

export interface Watched {
  readonly pid: number;
  /** How much it has told so far, in any measure that grows. */
  readonly told: () => number;
  readonly patience: Patience;
  /** Called once, with what the process does instead of ending. */
  readonly onHang: (reason: string) => void;
}

/** Looks after a process until it hangs; returns how to stop. */
export function watchForHang({ pid, told, patience, onHang }: Watched): () => void {
  const watch = new HangWatch(patience);
  const look = () => {
    const reason = watch.look({ told: told(), seconds: processorSeconds(pid) ?? 0 });
    if (reason === undefined) return;
    clearInterval(timer);
    onHang(reason);
  };
  const timer = setInterval(look, patience.millisecondsBetweenLooks);
  return () => clearInterval(timer);
}

/** What a process has done until it is looked at. */
export interface Seen {
  readonly told: number;
  /** Of processor time; what falls back as processes end is progress too. */
  readonly seconds: number;
}

/** What follows from looks at a process, one after the other. */
export class HangWatch {
  readonly #patience: Patience;
  #idleLooks = 0;
  #atWord: Seen = { told: 0, seconds: 0 };
  #atProgress: Seen = this.#atWord;

  constructor(patience: Patience) {
    this.#patience = patience;
  }

  /** What the process does instead of ending; undefined while it makes progress. */
  look(seen: Seen): string | undefined {
    const { looks, secondsOfProgress, secondsOfSilence } = this.#patience;
    const worked = Math.abs(seen.seconds - this.#atProgress.seconds);
    this.#idleLooks += 1;
    if (seen.told !== this.#atWord.told) this.#atWord = seen;
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
