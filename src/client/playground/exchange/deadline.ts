/** Stops an exchange: when the reader says so, or when the server gives no sign for too long. */

export class Deadline {
  readonly #stop = new AbortController();
  readonly #milliseconds: number;
  /** The present time of waiting. */
  #waiting: number;
  readonly #wish: AbortSignal;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #state: 'running' | 'timeout' | 'aborted' = 'running';

  /** @param more milliseconds until the first sign, while a large request is on its way. */
  constructor(milliseconds: number, wish: AbortSignal, more = 0) {
    this.#milliseconds = milliseconds;
    this.#waiting = milliseconds + more;
    this.#wish = wish;
    wish.addEventListener('abort', this.#abort);
    if (wish.aborted) this.#abort();
    else this.#start();
  }

  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  get milliseconds(): number {
    return this.#waiting;
  }

  /** `running` also when it has ended by itself. */
  get state(): 'running' | 'timeout' | 'aborted' {
    return this.#state;
  }

  /** There was a sign: the time begins anew. */
  restart(): void {
    clearTimeout(this.#timer);
    this.#waiting = this.#milliseconds;
    this.#start();
  }

  /** Nobody waits any more. */
  end(): void {
    clearTimeout(this.#timer);
    this.#wish.removeEventListener('abort', this.#abort);
  }

  #start(): void {
    this.#timer = setTimeout(() => this.#end('timeout'), this.#waiting);
  }

  readonly #abort = (): void => this.#end('aborted');

  #end(state: 'timeout' | 'aborted'): void {
    this.end();
    this.#state = state;
    this.#stop.abort();
  }
}
