/** The credentials of one scheme. They are masked, and used only for the origin for which they were typed. */
import type {
  OAuth2Scheme,
  OpenIdConnectScheme,
  SecurityScheme,
} from '../../../core/reference/model/security-model.ts';
import { element, markInvalid } from '../parts/elements.ts';
import type { FormState } from '../state/form-state.ts';
import { nextId } from '../parts/ids.ts';
import { getMessage } from '../parts/messages.ts';

export interface SchemeRow {
  readonly element: HTMLElement;
  readonly scheme: SecurityScheme;
  readonly report: (message: string | undefined) => void;
  readonly focus: () => void;
  /** Puts a token into the field; only for schemes whose providers issue tokens. */
  readonly fill?: (token: string) => void;
}

interface SchemeParts {
  readonly state: FormState;
  readonly scheme: SecurityScheme;
  readonly scopes: readonly string[];
}

export function createScheme(parts: SchemeParts): SchemeRow {
  const { scheme } = parts;
  switch (scheme.kind) {
    case 'http':
      if (scheme.scheme.toLowerCase() === 'digest') return createNote(scheme);
      return createRow(parts, {
        name: scheme.header,
        place: 'header',
        fixed: scheme.basic ? [scheme.prefix] : [scheme.scheme, scheme.prefix],
        ...(scheme.basic && { pair: [scheme.basic.username, scheme.basic.password] as const }),
      });
    case 'apiKey':
      return createRow(parts, {
        name: scheme.name,
        place: scheme.in,
        fixed: [scheme.word.trimEnd(), scheme.prefix],
      });
    case 'oauth2':
      return withTokens(parts, scheme);
    case 'openIdConnect':
      return createRow(parts, tokenLook(scheme));
    case 'mutualTLS':
    case 'unknown':
      return createNote(scheme);
  }
}

function tokenLook({ key, word, prefix }: OAuth2Scheme | OpenIdConnectScheme): Look {
  return { name: getMessage('accessToken'), place: key, fixed: [word.trimEnd(), prefix] };
}

/** Creates a row for a token, with the panel to get one below it. */
function withTokens(parts: SchemeParts, scheme: OAuth2Scheme): SchemeRow {
  const row = createRow(parts, tokenLook(scheme));
  const host = element('div', { class: 'playground-parts' }, row.element);
  const onToken = (token: string): void => {
    const input = row.element.querySelector('input');
    if (!input) return;
    input.value = token;
    input.dispatchEvent(new Event('input'));
  };
  void import('./oauth-panel.ts').then(({ createOAuthPanel }) => {
    const panel = createOAuthPanel({ ...parts, scheme, onToken });
    if (panel) host.append(panel);
  });
  return { ...row, element: host, fill: onToken };
}

/** Creates a note for what a page cannot send: certificates, challenge responses, and undescribed schemes. */
function createNote(scheme: SecurityScheme): SchemeRow {
  const text = getMessage('cannotSendHere', { name: scheme.key });
  const note = element('p', { class: 'playground-hint' }, text);
  return { element: note, scheme, report: () => {}, focus: () => {} };
}

interface Look {
  readonly name: string;
  readonly place: string;
  /** Shown before the field: a scheme and a prefix that are always sent. */
  readonly fixed: readonly string[];
  /** Labels of the two fields for a user name and a password. */
  readonly pair?: readonly [string, string];
}

function createRow({ state, scheme }: SchemeParts, look: Look): SchemeRow {
  const { pair } = look;
  const id = nextId();
  const fault = element('p', { id: `${id}-fault`, class: 'playground-fault' });
  fault.hidden = true;
  const stored = state.credentials.get(state.realm, scheme.key);
  const parts = pair ? splitPair(stored ?? '') : [stored ?? ''];
  const fields = parts.map((value, index) =>
    createField({
      id: index === 0 ? id : `${id}-${index}`,
      value,
      isOpen: pair !== undefined && index === 0,
    }),
  );
  const write = () => {
    const typed = fields.map(({ input }) => input.value);
    const isEmpty = typed.every((value) => value.trim() === '');
    state.credentials.set(state.realm, scheme.key, isEmpty ? '' : typed.join(':'));
    report(undefined);
    state.changed();
  };
  const toggle = createShow(state, () =>
    fields.forEach(({ mask }) => mask(state.showsCredentials)),
  );
  for (const { input, mask } of fields) {
    mask(state.showsCredentials);
    input.addEventListener('input', () => {
      mask(state.showsCredentials);
      write();
    });
  }
  const report = (message: string | undefined) => {
    fault.textContent = message ?? '';
    fault.hidden = message === undefined;
    for (const { input } of fields) markInvalid(input, message !== undefined);
  };
  return {
    element: drawRow(look, { fields: fields.map(({ input }) => input), toggle, fault }),
    scheme,
    report,
    focus: () => fields[0]?.input.focus(),
  };
}

function splitPair(value: string): readonly string[] {
  const at = value.indexOf(':');
  return at < 0 ? [value, ''] : [value.slice(0, at), value.slice(at + 1)];
}

interface FieldParts {
  readonly id: string;
  readonly value: string;
  /** True for a user name, which is not secret. */
  readonly isOpen: boolean;
}

/** Creates a field whose content is masked with dots. */
function createField({ id, value, isOpen }: FieldParts) {
  const input = element('input', {
    id,
    type: 'text',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-describedby': `${id}-fixed ${id}-fault`,
  });
  input.value = value;
  const mask = (isShown: boolean) => {
    const type = isShown || isOpen || input.value === '' ? 'text' : 'password';
    if (input.type === type) return;
    const at = input.selectionStart;
    input.type = type;
    input.setSelectionRange(at, at);
  };
  return { input, mask };
}

function createShow(state: FormState, onToggle: () => void): HTMLButtonElement {
  const toggle = element('button', { type: 'button', class: 'playground-tool' });
  const draw = () => {
    toggle.textContent = getMessage(state.showsCredentials ? 'hide' : 'show');
    toggle.setAttribute(
      'aria-label',
      getMessage(state.showsCredentials ? 'hideCredentials' : 'showCredentials'),
    );
  };
  toggle.addEventListener('click', () => {
    state.showsCredentials = !state.showsCredentials;
    draw();
    onToggle();
    state.changed();
  });
  draw();
  return toggle;
}

interface Drawn {
  readonly fields: readonly HTMLInputElement[];
  readonly toggle: HTMLElement;
  readonly fault: HTMLElement;
}

function drawRow(
  { name, place, fixed, pair }: Look,
  { fields, toggle, fault }: Drawn,
): HTMLElement {
  const rows = fields.map((input, index) => {
    const isLast = index === fields.length - 1;
    const label = pair?.[index] ?? name;
    const before = index === 0 ? drawFixed(input.id, fixed) : [];
    return element(
      'div',
      { class: 'playground-row' },
      element(
        'div',
        { class: 'playground-label' },
        element('label', { for: input.id, class: 'playground-name' }, label),
        element('span', { class: 'playground-type' }, pair ? 'basic' : place),
      ),
      element(
        'div',
        { class: 'playground-value' },
        element('div', { class: 'playground-line' }, ...before, input, ...(isLast ? [toggle] : [])),
        ...(isLast ? [fault] : []),
      ),
    );
  });
  return element('div', { class: 'playground-parts' }, ...rows);
}

function drawFixed(id: string, fixed: readonly string[]): HTMLElement[] {
  const words = fixed.filter((word) => word !== '');
  if (words.length === 0) return [];
  const shown = words.map((word) => element('span', { class: 'playground-word' }, word));
  return [element('span', { id: `${id}-fixed`, class: 'playground-fixed' }, ...shown)];
}
