/** The form of the playground: the fields, the request, and the response. */
import type { RequestDraft } from '../../core/reference/playground/playground-request.ts';
import { type AuthSection, createAuthSection } from './auth/auth-section.ts';
import { type BodyEditor, createBodyEditor } from './fields/body-editor.ts';
import { element } from './parts/elements.ts';
import { onKeep } from './parts/keep-event.ts';
import { offerKeeping } from './parts/keep-in-tab.ts';
import { createLaterPart } from './parts/later-part.ts';
import type { FormState } from './state/form-state.ts';
import { createParameterSections, type ParameterSections } from './parameter-sections.ts';
import type { LoadedState } from './load-state.ts';
import { expireGrants } from './state/grants.ts';
import { createRecentRequests, type RecentRequests } from './recent-requests.ts';
import { createSendBar, type SendBar } from './send-bar.ts';
import type { Sending } from './sending.ts';
import { createServerSection } from './server-section.ts';
import { nextId } from './parts/ids.ts';
import { getMessage } from './parts/messages.ts';

/** Fills the panel with the form, which keeps its values when the panel is closed. */
export function createForm(panel: HTMLElement, { state, onStuck }: LoadedState): void {
  const form = new Form(panel, state);
  onStuck(() => form.report(getMessage('samplesFailed')));
  state.open();
}

class Form {
  readonly #state: FormState;
  readonly #fields = element('div', { class: 'playground-fields' });
  readonly #server = element('div', { class: 'playground-server' });
  readonly #bar: SendBar;
  readonly #recent: RecentRequests;
  /** In the page from the start, because screen readers ignore text in a new live region. */
  readonly #statusLine = element('p', { class: 'visually-hidden', role: 'status' });
  /** Moves next to the form if there is room. */
  readonly #answer = element('div', {
    class: 'playground-answer',
    role: 'region',
    'aria-label': getMessage('response'),
  });
  readonly #response = element(
    'div',
    { class: 'playground-response' },
    this.#statusLine,
    this.#answer,
  );
  readonly #offered = element('datalist', { id: nextId() });
  #offers = '';
  /** Loaded with the first request. */
  #carrier: Sending | undefined;
  #auth: AuthSection | undefined;
  #parameters: ParameterSections | undefined;
  #body: BodyEditor | undefined;
  #realm = '';
  #replaced: string | undefined;
  #sending: AbortController | undefined;

  constructor(panel: HTMLElement, state: FormState) {
    this.#state = state;
    this.#recent = createRecentRequests(this.#state, (draft) => this.#restore(draft));
    const exported = createLaterPart(
      getMessage('export'),
      async () => (await import('./export/export-panel.ts')).createExportPanel(state),
      (message) => this.report(message),
    );
    const values = createLaterPart(
      getMessage('yourValues'),
      async () => (await import('./values/values-panel.ts')).createValuesPanel(state),
      (message) => this.report(message),
    );
    this.#bar = createSendBar({
      onSend: () => void this.#send(),
      onSendAnyway: () => void this.#send(true),
      onCancel: () => this.#sending?.abort(),
      onReset: () => this.#reset(),
      tools: [this.#recent.element, values.button, exported.button],
    });
    this.#draw();
    panel.replaceChildren(
      this.#fields,
      this.#bar.element,
      values.host,
      exported.host,
      this.#offered,
      this.#response,
    );
    panel.addEventListener('keydown', this.#onKeydown);
    this.#fields.addEventListener('focusin', this.#onFocus);
    onKeep(this.#answer, (value, naming) => {
      state.keepValue(value);
      const isPrivate = state.values.get(value.name)?.isPrivate === true;
      if (isPrivate) offerKeeping(naming, state.credentials);
    });
    if (panel.lang !== '') this.#answer.lang = panel.lang;
    state.onChange(() => {
      this.#followRealm();
      this.#bar.offerAnyway(false);
      this.#offer();
      this.#reportReplaced();
    });
    this.#offer();
    state.onChoose(() => this.#draw());
  }

  /** Offers the reader's own values as suggestions for fields. */
  #offer(): void {
    const marks = this.#state.values.list().map(({ name }) => `{{${name}}}`);
    if (marks.join() === this.#offers) return;
    this.#offers = marks.join();
    this.#offered.replaceChildren(...marks.map((mark) => new Option('', mark)));
  }

  /**
   * Announces a replaced body. The form is rendered again with the undo button, which is not announced by
   * itself.
   */
  #reportReplaced(): void {
    const { replaced } = this.#state;
    if (replaced !== undefined && replaced !== this.#replaced) {
      this.#statusLine.textContent = getMessage('bodyReplaced');
    }
    this.#replaced = replaced;
  }

  report(message: string): void {
    this.#bar.report(message);
  }

  #draw(): void {
    const state = this.#state;
    this.#forgetPasswords();
    this.#realm = state.realm;
    this.#auth = createAuthSection(state);
    this.#server.replaceChildren(...createServerSection(state));
    this.#fields.replaceChildren(...(this.#auth.element ? [this.#auth.element] : []), this.#server);
    this.#drawValues();
  }

  /** Renders everything below the server, so that the server keeps the focus. */
  #drawValues(): void {
    const { elements } = (this.#parameters = createParameterSections(this.#state));
    this.#body = createBodyEditor(this.#state);
    while (this.#server.nextElementSibling) this.#server.nextElementSibling.remove();
    this.#server.after(...elements, ...(this.#body ? [this.#body.element] : []));
  }

  #reset(): void {
    this.#state.reset();
    this.#draw();
    this.#carrier?.clear();
    this.#bar.report('');
    this.#state.changed();
  }

  #restore(draft: RequestDraft): void {
    this.#state.restore(draft);
    this.#draw();
    this.#bar.report(getMessage('filledInAgain'));
    this.#state.changed();
  }

  /** Credentials stay with the server and the environment for which they were typed. */
  #followRealm(): void {
    const { realm, credentials, requirements } = this.#state;
    if (realm === this.#realm) return;
    const hadOwn = requirements.some(({ scheme }) => credentials.get(this.#realm, scheme.key));
    if (hadOwn) this.#bar.report(getMessage('credentialsStay', { origin: this.#realm }));
    if (this.#forgetPasswords()) this.#drawValues();
    this.#realm = realm;
    this.#auth?.show();
  }

  /** Clears passwords in fields, which belong to the server like credentials, but are not stored for it. */
  #forgetPasswords(): boolean {
    const isElsewhere = this.#realm !== '' && this.#realm !== this.#state.realm;
    const hadAny = isElsewhere && this.#state.forgetPasswords();
    if (hadAny) this.#bar.report(getMessage('credentialsStay', { origin: this.#realm }));
    return hadAny;
  }

  /** Removes the suggestions from a field when there are none, so that it does not look like a combo box. */
  readonly #onFocus = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'text') return;
    if (this.#offers === '') target.removeAttribute('list');
    else target.setAttribute('list', this.#offered.id);
  };

  readonly #onKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void this.#send();
  };

  async #send(isAnyway = false): Promise<void> {
    if (this.#sending) return;
    const [fault, ...more] = [
      ...(this.#auth?.check() ?? []),
      ...(this.#parameters?.check() ?? []),
      ...(this.#body?.check() ?? []),
    ];
    if (fault) {
      this.#bar.report(
        more.length > 0 ? getMessage('fieldsNeedLook', { count: more.length + 1 }) : '',
      );
      fault.focus();
      return;
    }
    const sending = new AbortController();
    this.#sending = sending;
    try {
      if (!isAnyway && (await this.#findsOdd())) return;
      this.#bar.report('');
      this.#bar.offerAnyway(false);
      this.#bar.setBusy(true);
      await this.#carryOut(sending.signal);
    } finally {
      this.#sending = undefined;
      this.#bar.setBusy(false);
    }
  }

  /**
   * Checks values against the documentation. The reader can still send unexpected values once they are
   * shown.
   */
  async #findsOdd(): Promise<boolean> {
    const loaded = await import('./fields/check-fields.ts').catch(() => undefined);
    const [first, ...others] =
      loaded?.checkFields(this.#fields, this.#state, this.#auth?.rows() ?? []) ?? [];
    if (!first) return false;
    const count = others.length + 1;
    this.#bar.report(count > 1 ? getMessage('fieldsNeedLook', { count }) : '');
    this.#bar.offerAnyway(true);
    first.focus();
    return true;
  }

  async #carryOut(signal: AbortSignal): Promise<void> {
    const loaded = await import('./sending.ts').catch(() => undefined);
    if (!loaded) {
      this.report(getMessage('partFailed'));
      return;
    }
    const renewal = await this.#auth?.renew(signal);
    if (renewal?.message !== undefined) this.report(renewal.message);
    if (renewal?.isReady === false) return;
    const { request, shownRequest, filesByKey, model, realm, grants } = this.#state;
    const { documented, proxy, sendsCredentials, timeout } = model;
    this.#carrier ??= new loaded.Sending(this.#answer, this.#statusLine);
    await this.#carrier.carryOut(
      {
        request,
        files: filesByKey,
        proxy,
        ...(sendsCredentials && { sendsCredentials }),
        ...(timeout !== undefined && { timeout: 1000 * timeout }),
        followsRedirects: this.#bar.followsRedirects(),
      },
      { request, masked: shownRequest, documented },
      {
        signal,
        onOutcome: (outcome) => {
          if (outcome.kind === 'answer' && outcome.status === 401) expireGrants(grants, realm);
          this.#recent.add(outcome.kind === 'answer' ? outcome.status : undefined);
        },
      },
    );
  }
}
