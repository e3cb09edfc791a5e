/** How much one reader, and all together, may ask of the proxy. */
import { Refusal } from './refusal.ts';

const atOncePerAddress = 4;
const atOnce = 32;
const perMinute = 60;
const minute = 60_000;

interface Visitor {
  running: number;
  /** Times of the requests of the last minute. */
  times: readonly number[];
}

export class Quota {
  readonly #visitors = new Map<string, Visitor>();
  readonly #now: () => number;
  #running = 0;

  /** @param now milliseconds of a clock that never goes back. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Counts a request in; the answer counts it out.
   * @throws Refusal
   */
  enter(address: string): () => void {
    this.#forget();
    const visitor = this.#visitors.get(address) ?? { running: 0, times: [] };
    if (this.#running >= atOnce || visitor.running >= atOncePerAddress) {
      throw new Refusal('too-many', 'Too many requests run at once. Wait until one has ended.');
    }
    if (visitor.times.length >= perMinute) {
      throw new Refusal('too-many', 'Too many requests in a minute. Wait a moment.');
    }
    visitor.running += 1;
    visitor.times = [...visitor.times, this.#now()];
    this.#running += 1;
    this.#visitors.set(address, visitor);
    return () => {
      visitor.running -= 1;
      this.#running -= 1;
    };
  }

  #forget(): void {
    const oldest = this.#now() - minute;
    for (const [address, visitor] of this.#visitors) {
      visitor.times = visitor.times.filter((time) => time > oldest);
      if (visitor.running === 0 && visitor.times.length === 0) this.#visitors.delete(address);
    }
  }
}
