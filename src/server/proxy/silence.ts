/** Gives a request up when nothing of it has come for too long. */
export class Silence {
  readonly #stop = new AbortController();
  readonly #timer: NodeJS.Timeout;

  constructor(milliseconds: number) {
    this.#timer = setTimeout(() => this.#stop.abort(), milliseconds).unref();
  }

  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  /** There was a sign: the time begins anew. */
  restart(): void {
    if (!this.#stop.signal.aborted) this.#timer.refresh();
  }

  /** Nobody waits any more. */
  end(): void {
    clearTimeout(this.#timer);
  }
}
