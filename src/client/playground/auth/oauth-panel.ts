/** Gets an access token from the API's provider. Loaded on demand, only for OAuth 2.0 schemes. */
import type { OAuth2Flow, OAuth2Scheme } from '../../../core/reference/model/security-model.ts';
import { element } from '../parts/elements.ts';
import type { FormState } from '../state/form-state.ts';
import { nextId } from '../parts/ids.ts';
import { authorize, AuthorizationError, type Client } from './oauth.ts';
import { type Grant, grantKey } from '../state/grants.ts';
import { createChoice } from '../parts/section.ts';
import { type FormKey, getMessage } from '../parts/messages.ts';

interface PanelParts {
  readonly state: FormState;
  readonly scheme: OAuth2Scheme;
  /** The scopes that the operation requires. */
  readonly scopes: readonly string[];
  readonly onToken: (token: string) => void;
}

const names: Partial<Record<OAuth2Flow['kind'], FormKey>> = {
  authorizationCode: 'signInByCode',
  clientCredentials: 'clientCredentials',
};

function grantName(kind: OAuth2Flow['kind']): string {
  const key = names[kind];
  return key === undefined ? kind : getMessage(key);
}

/** Returns undefined if the provider has no flow that a page can use. */
export function createOAuthPanel(parts: PanelParts): HTMLElement | undefined {
  const flows = parts.scheme.flows.filter(({ kind }) => names[kind] !== undefined);
  const [first] = flows;
  if (first === undefined) return undefined;
  const host = element('div', { class: 'playground-parts' });
  const show = (flow: OAuth2Flow) => host.replaceChildren(...drawFlow(flow, parts));
  const choice = createChoice(
    getMessage('grant'),
    flows.map(({ kind }) => grantName(kind)),
    (index) => show(flows[index] ?? first),
  );
  show(first);
  return element(
    'details',
    { class: 'playground-details' },
    element('summary', {}, getMessage('getAToken')),
    element(
      'div',
      { class: 'playground-parts' },
      ...(flows.length > 1 ? [choice.element] : []),
      host,
    ),
  );
}

function drawFlow(flow: OAuth2Flow, parts: PanelParts): readonly HTMLElement[] {
  const isForClient = flow.kind === 'clientCredentials';
  const clientId = createField(getMessage('clientId'), 'text');
  const clientSecret = createField(
    getMessage(isForClient ? 'clientSecret' : 'clientSecretIfAny'),
    'password',
  );
  const scopes = drawScopes(flow, parts.scopes);
  const { proxy, signIn = '' } = parts.state.model;
  const redirectUrl = new URL(signIn, document.baseURI).href;
  const status = element('p', { class: 'playground-hint', role: 'status' });
  const get = element(
    'button',
    { type: 'button', class: 'playground-tool' },
    getMessage('getToken'),
  );
  let asking: AbortController | undefined;
  get.addEventListener('click', () => {
    if (asking) {
      asking.abort();
      return;
    }
    if (clientId.input.value.trim() === '') {
      status.textContent = getMessage('fillInClient');
      clientId.input.focus();
      return;
    }
    asking = new AbortController();
    get.textContent = getMessage('cancel');
    status.textContent = getMessage(isForClient ? 'asking' : 'signInWindow');
    const secret = clientSecret.input.value;
    const client: Client = {
      clientId: clientId.input.value.trim(),
      ...(secret !== '' && { clientSecret: secret }),
      scopes: scopes.chosen(),
      redirectUrl,
      proxy,
      signal: asking.signal,
      onClosed: () => {
        status.textContent = getMessage('signInClosed');
      },
    };
    void fillIn(authorize(flow, client), parts).then((outcome) => {
      status.textContent = outcome;
      asking = undefined;
      get.textContent = getMessage('getToken');
    });
  });
  const address = getMessage('clientAddress', { url: redirectUrl });
  return [
    clientId.element,
    clientSecret.element,
    ...scopes.elements,
    ...(isForClient ? [] : [element('p', { class: 'playground-hint' }, address)]),
    get,
    status,
  ];
}

/**
 * Resolves to the message for the reader. The token belongs to the server that was selected when it was
 * requested.
 */
async function fillIn(asked: Promise<Grant>, { state, scheme, onToken }: PanelParts) {
  const { realm } = state;
  try {
    const grant = await asked;
    const { token } = grant;
    state.grants.set(grantKey(realm, scheme.key), grant);
    if (state.realm === realm) onToken(token);
    else state.credentials.set(realm, scheme.key, token);
    return getMessage('tokenFilledIn');
  } catch (error) {
    const isKnown = error instanceof AuthorizationError;
    return isKnown ? `${error.message} ${error.next}` : getMessage('noToken');
  }
}

function createField(label: string, type: string) {
  const id = nextId();
  const input = element('input', { id, type, autocomplete: 'off', spellcheck: 'false' });
  const head = element(
    'div',
    { class: 'playground-label' },
    element('label', { for: id, class: 'playground-name' }, label),
  );
  const value = element('div', { class: 'playground-value' }, input);
  return { input, element: element('div', { class: 'playground-row' }, head, value) };
}

/** Renders the scopes; those that the operation requires are selected initially. */
function drawScopes(flow: OAuth2Flow, asked: readonly string[]) {
  const boxes = flow.scopes.map(({ name, description }) => {
    const box = element('input', { type: 'checkbox', value: name });
    box.checked = asked.includes(name);
    const label = element(
      'label',
      { class: 'playground-choice' },
      box,
      description ? `${name}: ${description}` : name,
    );
    return { box, label };
  });
  const chosen = () => boxes.filter(({ box }) => box.checked).map(({ box }) => box.value);
  const group = element(
    'div',
    { class: 'playground-parts', role: 'group', 'aria-label': getMessage('scopes') },
    ...boxes.map(({ label }) => label),
  );
  return { chosen, elements: boxes.length > 0 ? [group] : [] };
}
