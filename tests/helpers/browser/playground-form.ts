import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright';

/** What the API of this repository accepts without any configuration. */
export const demoToken = 'lectern-demo-token-for-localhost-only';

export interface ShownAnswer {
  readonly status: number;
  /** The text of the body, as it arrived. */
  readonly text: string;
}

/** The playground of an operation page, as its reader uses it. */
export class PlaygroundForm {
  readonly panel: Locator;
  /** Stands beside the form where there is room, else in it. */
  readonly answer: Locator;
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
    this.panel = page.getByRole('region', { name: 'Playground' });
    this.answer = page.getByRole('region', { name: 'Response', exact: true });
  }

  /** Opens the playground of the page that is shown. */
  static async open(page: Page): Promise<PlaygroundForm> {
    await page.getByRole('button', { name: 'Try it' }).click();
    return PlaygroundForm.shown(page);
  }

  /** That which has been opened already. */
  static async shown(page: Page): Promise<PlaygroundForm> {
    const form = new PlaygroundForm(page);
    await form.sendButton.waitFor();
    return form;
  }

  get sendButton(): Locator {
    return this.panel.getByRole('button', { name: 'Send', exact: true });
  }

  /** Its role changes with what is typed: a secret is hidden. */
  get credential(): Locator {
    const section = this.panel.getByRole('group', { name: 'Authorization' });
    return section.locator('input:not([type=checkbox])');
  }

  async typeBody(value: string): Promise<void> {
    await this.panel.getByRole('button', { name: 'JSON', exact: true }).click();
    await this.panel.getByRole('textbox', { name: 'Body' }).fill(value);
  }

  /** Sends, and reads what is shown of the answer. */
  async send(): Promise<ShownAnswer> {
    await this.#press();
    const status = await this.answer.locator('.answer-line .status').textContent();
    await this.answer.getByRole('button', { name: 'Raw' }).click();
    const body = this.answer.getByRole('region', { name: 'Body' }).locator('pre');
    return { status: Number(status), text: (await body.textContent()) ?? '' };
  }

  /** Sends what cannot be sent, and reads why. */
  async sendInVain(): Promise<string> {
    await this.#press();
    return (await this.answer.locator('.answer-failure').textContent()) ?? '';
  }

  async #press(): Promise<void> {
    const told = this.panel.locator('.playground-response').getByRole('status').first();
    await told.evaluate((element) => element.replaceChildren());
    await this.sendButton.click();
    await this.#page.waitForFunction(
      (element) => element?.textContent !== '',
      await told.elementHandle(),
    );
    assert.ok(await this.sendButton.isEnabled());
  }
}
