/**
 * The authorization section: one of the alternatives that the operation accepts, with all fields that it
 * needs.
 */
import type { SecurityScheme } from '../../../core/reference/model/security-model.ts';
import { element } from '../parts/elements.ts';
import type { FormState } from '../state/form-state.ts';
import { headerFault } from '../parts/header-fault.ts';
import { createKeeping } from '../parts/keep-in-tab.ts';
import type { Renewal } from './renew-tokens.ts';
import { createScheme, type SchemeRow } from './scheme-row.ts';
import { createChoice, createSection } from '../parts/section.ts';
import { getMessage } from '../parts/messages.ts';

export interface AuthSection {
  /** Absent if the operation needs no credentials. */
  readonly element: HTMLElement | undefined;
  readonly check: () => readonly SchemeRow[];
  /** The rows that are shown. */
  readonly rows: () => readonly SchemeRow[];
  /** Replaces expired tokens with new ones. */
  readonly renew: (signal: AbortSignal) => Promise<Renewal>;
  /** Renders the credentials of the current server. */
  readonly show: () => void;
}

export function createAuthSection(state: FormState): AuthSection {
  const { alternatives, optional } = state.model.security;
  if (alternatives.length === 0)
    return {
      element: undefined,
      check: () => [],
      rows: () => [],
      show: () => {},
      renew: alreadyRenewed,
    };
  const host = element('div', { class: 'playground-parts' });
  let rows: readonly SchemeRow[] = [];
  const show = (): void => {
    rows = state.requirements.map(({ scheme, scopes }) => createScheme({ state, scheme, scopes }));
    host.replaceChildren(...rows.map((row) => row.element));
  };
  const names = alternatives.map(({ requirements }) =>
    requirements.map(({ scheme }) => schemeName(scheme)).join(' + '),
  );
  const options = optional ? [...names, getMessage('noScheme')] : names;
  const choice = createChoice(getMessage('scheme'), options, (index) => {
    state.alternative = index < names.length ? index : -1;
    show();
    state.changed();
  });
  choice.select.value = String(state.alternative < 0 ? names.length : state.alternative);
  const tools = options.length > 1 ? [choice.element] : [];
  show();
  const check = (): readonly SchemeRow[] =>
    rows.filter((row) => {
      const value = state.credentials.get(state.realm, row.scheme.key) ?? '';
      const fault = headerFault(value);
      row.report(fault);
      return fault !== undefined;
    });
  return {
    element: createSection(
      getMessage('authorization'),
      tools,
      host,
      createKeeping(state.credentials),
    ),
    check,
    rows: () => rows,
    show,
    renew: async (signal) => {
      if (state.grants.size === 0) return alreadyRenewed();
      const { renewTokens } = await import('./renew-tokens.ts');
      return renewTokens(state, rows, signal);
    },
  };
}

function alreadyRenewed(): Promise<Renewal> {
  return Promise.resolve({ isReady: true });
}

function schemeName(scheme: SecurityScheme): string {
  if (scheme.kind === 'apiKey') return `${scheme.name} (${scheme.in})`;
  return scheme.kind === 'http' ? scheme.scheme : scheme.key;
}
