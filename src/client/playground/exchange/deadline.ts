/** Stops an exchange: when the reader says so, or when the server gives no sign for too long. */

export class Deadline {
  readonly #stop = new AbortController();
  readonly #milliseconds: number;
  readonly #wish: AbortSignal;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #state: 'running' | 'timeout' | 'aborted' = 'running';

  constructor(milliseconds: number, wish: AbortSignal) {
    this.#milliseconds = milliseconds;
    this.#wish = wish;
    wish.addEventListener('abort', this.#abort);
    if (wish.aborted) this.#abort();
    else this.restart();
  }

  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  get milliseconds(): number {
    return this.#milliseconds;
  }

  /** `running` also when it has ended by itself. */
  get state(): 'running' | 'timeout' | 'aborted' {
    return this.#state;
  }

  /** There was a sign: the time begins anew. */
  restart(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end('timeout'), this.#milliseconds);
  }

  /** Nobody waits any more. */
  end(): void {
    clearTimeout(this.#timer);
    this.#wish.removeEventListener('abort', this.#abort);
  }

  readonly #abort = (): void => this.#end('aborted');

  #end(state: 'timeout' | 'aborted'): void {
    this.end();
    this.#state = state;
    this.#stop.abort();
  }
}
