/** Stops an exchange when the reader cancels it, or when the server is silent for too long. */

export class Deadline {
  readonly #stop = new AbortController();
  readonly #milliseconds: number;
  /** The current timeout in milliseconds. */
  #waiting: number;
  readonly #wish: AbortSignal;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #state: 'running' | 'timeout' | 'aborted' = 'running';

  /**
   * @param more additional milliseconds before the first activity of the server, while a large request is
   * uploaded.
   */
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

  /** Also `running` if the exchange has ended on its own. */
  get state(): 'running' | 'timeout' | 'aborted' {
    return this.#state;
  }

  /** Starts the timeout again, after activity of the server. */
  restart(): void {
    clearTimeout(this.#timer);
    this.#waiting = this.#milliseconds;
    this.#start();
  }

  /** Stops waiting. */
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
