/** Server-sent events, read from a stream's text as it arrives (HTML standard, "event stream"). */

export interface ServerEvent {
  /** `message` where the server names none. */
  readonly type: string;
  /** Empty where this event has none of its own. */
  readonly id: string;
  readonly data: string;
}

export class EventParser {
  /** Of a line whose end has not come yet. */
  #rest = '';
  /** A line has ended with a carriage return: a line feed behind it ends no other. */
  #hasReturned = false;
  #type = '';
  #id = '';
  #data: string[] = [];

  /** The events that `text` completes. */
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

  /** Without data there is no event, whatever else was said. */
  #finish(): ServerEvent | undefined {
    const event = { type: this.#type || 'message', id: this.#id, data: this.#data.join('\n') };
    const isEvent = this.#data.length > 0;
    this.#type = '';
    this.#id = '';
    this.#data = [];
    return isEvent ? event : undefined;
  }
}
