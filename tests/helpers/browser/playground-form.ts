import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright';

/** The token that this repository's API accepts without any configuration. */
export const demoToken = 'lectern-demo-token-for-localhost-only';

export interface ShownAnswer {
  readonly status: number;
  /** The text of the body, as received. */
  readonly text: string;
}

/** The playground of an operation page, used like a reader uses it. */
export class PlaygroundForm {
  readonly panel: Locator;
  /** Shown next to the form if there is room, otherwise inside it. */
  readonly answer: Locator;
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
    this.panel = page.getByRole('region', { name: 'Playground' });
    this.answer = page.getByRole('region', { name: 'Response', exact: true });
  }

  /** Opens the playground of the current page. */
  static async open(page: Page): Promise<PlaygroundForm> {
    await page.getByRole('button', { name: 'Try it' }).click();
    return PlaygroundForm.shown(page);
  }

  /** Returns the playground that is already open. */
  static async shown(page: Page): Promise<PlaygroundForm> {
    const form = new PlaygroundForm(page);
    await form.sendButton.waitFor();
    return form;
  }

  get sendButton(): Locator {
    return this.panel.getByRole('button', { name: 'Send', exact: true });
  }

  /** Not found by its role, which changes with the scheme: secrets are hidden. */
  get credential(): Locator {
    const section = this.panel.getByRole('group', { name: 'Authorization' });
    return section.locator('input:not([type=checkbox])');
  }

  async typeBody(value: string): Promise<void> {
    await this.panel.getByRole('button', { name: 'JSON', exact: true }).click();
    await this.panel.getByRole('textbox', { name: 'Body' }).fill(value);
  }

  /** Sends the request, and reads what is shown of the response. */
  async send(): Promise<ShownAnswer> {
    await this.#press();
    const status = await this.answer.locator('.answer-line .status').textContent();
    await this.answer.getByRole('button', { name: 'Raw' }).click();
    const body = this.answer.getByRole('region', { name: 'Body' }).locator('pre');
    return { status: Number(status), text: (await body.textContent()) ?? '' };
  }

  /** Tries to send a request that cannot be sent, and reads why not. */
  async sendExpectingFailure(): Promise<string> {
    await this.#press();
    return (await this.answer.locator('.answer-failure').textContent()) ?? '';
  }

  async #press(): Promise<void> {
    const reported = this.panel.locator('.playground-response').getByRole('status').first();
    await reported.evaluate((element) => element.replaceChildren());
    await this.sendButton.click();
    await this.#page.waitForFunction(
      (element) => element?.textContent !== '',
      await reported.elementHandle(),
    );
    assert.ok(await this.sendButton.isEnabled());
  }
}
