/** Limits the requests to the proxy, for each reader and in total. */
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

  /** @param now a monotonic clock, in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Counts a request as started; the returned function counts it as ended.
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
