/** A map that evicts its oldest entries, so that a long-running server does not grow. Pure. */
export class BoundedCache<Value> {
  readonly #entries = new Map<string, Value>();
  readonly #limit: number;

  /** Keeps at most `limit` entries. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Returns the value for `key`, creating it with `make` if it is not cached. */
  get(key: string, make: () => Value): Value {
    const known = this.#entries.get(key);
    if (known !== undefined) return known;
    const value = make();
    this.#entries.set(key, value);
    if (this.#entries.size > this.#limit) this.#forgetOldest();
    return value;
  }

  #forgetOldest(): void {
    const { value: oldest } = this.#entries.keys().next();
    if (oldest !== undefined) this.#entries.delete(oldest);
  }
}
