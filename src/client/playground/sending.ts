/** Carries requests out and shows what comes of them: loaded with the first that is sent. */
import { ResponseView, type ResponseContext } from './answer/response-view.ts';
import { send, type Outcome, type Outgoing } from './exchange/exchange.ts';

export class Sending {
  readonly #response: ResponseView;

  constructor(host: HTMLElement, told: HTMLElement) {
    this.#response = new ResponseView(host, told);
  }

  /** @param onOutcome told before the body of an answer has been read. */
  async carryOut(
    outgoing: Outgoing,
    context: ResponseContext,
    { signal, onOutcome }: { signal: AbortSignal; onOutcome: (outcome: Outcome) => void },
  ): Promise<void> {
    const outcome = await send(outgoing, signal);
    onOutcome(outcome);
    await this.#response.show(outcome, context);
  }

  clear(): void {
    this.#response.clear();
  }
}
