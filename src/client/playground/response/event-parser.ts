/** Parses server-sent events from the text of a stream as it arrives (HTML standard, "event stream"). */

export interface ServerEvent {
  /** `message` if the server specifies none. */
  readonly type: string;
  /** Empty if this event has no id of its own. */
  readonly id: string;
  readonly data: string;
}

export class EventParser {
  /** The start of a line whose end has not arrived yet. */
  #rest = '';
  /**
   * Whether the last line ended with a carriage return, so that a following line feed belongs to the same
   * line break.
   */
  #hasReturned = false;
  #type = '';
  #id = '';
  #data: string[] = [];

  /** Returns the events that `text` completes. */
  push(text: string): readonly ServerEvent[] {
    const fresh = this.#hasReturned && text.startsWith('\n') ? text.slice(1) : text;
    if (text !== '') this.#hasReturned = text.endsWith('\r');
    if (!/[\r\n]/.test(fresh)) {
      this.#rest += fresh;
      return [];
    }
    const lines = (this.#rest + fresh).split(/\r\n|\r|\n/);
    this.#rest = lines.pop() ?? '';
    return lines.flatMap((line) => this.#readLine(line) ?? []);
  }

  #readLine(line: string): ServerEvent | undefined {
    if (line === '') return this.#finish();
    const at = line.indexOf(':');
    const name = at < 0 ? line : line.slice(0, at);
    const value = at < 0 ? '' : line.slice(at + 1).replace(/^ /, '');
    if (name === 'data') this.#data.push(value);
    else if (name === 'event') this.#type = value;
    else if (name === 'id' && !value.includes('\0')) this.#id = value;
    return undefined;
  }

  /** Completes an event. Without data there is no event, even if other fields were set. */
  #finish(): ServerEvent | undefined {
    const event = { type: this.#type || 'message', id: this.#id, data: this.#data.join('\n') };
    const isEvent = this.#data.length > 0;
    this.#type = '';
    this.#id = '';
    this.#data = [];
    return isEvent ? event : undefined;
  }
}
