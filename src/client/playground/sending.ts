/** Sends requests and shows their outcomes. Loaded with the first request. */
import { placeResponse, showResponse } from './response/place-response.ts';
import { ResponseView, type ResponseContext } from './response/response-view.ts';
import { send, type Outgoing } from './exchange/exchange.ts';
import type { Outcome } from './exchange/outcome.ts';

export class Sending {
  readonly #host: HTMLElement;
  readonly #response: ResponseView;

  constructor(host: HTMLElement, status: HTMLElement) {
    this.#host = host;
    this.#response = new ResponseView(host, status);
    placeResponse(host);
  }

  /** @param onOutcome called before the body of a response has been read. */
  async carryOut(
    outgoing: Outgoing,
    context: ResponseContext,
    { signal, onOutcome }: { signal: AbortSignal; onOutcome: (outcome: Outcome) => void },
  ): Promise<void> {
    const outcome = await send(outgoing, signal);
    onOutcome(outcome);
    await this.#response.show(outcome, context);
    showResponse(this.#host);
  }

  clear(): void {
    this.#response.clear();
  }
}
