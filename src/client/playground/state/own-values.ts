/**
 * Named values that the reader uses in every request of this tab: ids, tenants, tokens from responses.
 * Those of the selected environment take precedence. Private values are kept like credentials, the rest in
 * the tab's storage.
 */
import type { PlaygroundEnvironment } from '../../../core/reference/model/playground-model.ts';
import { ownValuesKey } from '../../reference/own-values-key.ts';
import type { CredentialStore } from './credentials.ts';
import { ChosenEnvironment, readTexts, type Texts, toTexts, writeKept } from './environments.ts';
import { looksSecret } from '../../../core/reference/request/looks-secret.ts';

export interface OwnValue {
  readonly name: string;
  readonly value: string;
  /** Whether the value is masked and kept in the tab's storage only if credentials are. */
  readonly isPrivate: boolean;
}

/** Takes the place of the origin in the credential store. */
const PRIVATE = 'values';

export class OwnValues {
  readonly environments: ChosenEnvironment;
  readonly #credentials: CredentialStore;
  #open: Texts = readTexts(ownValuesKey);

  constructor(credentials: CredentialStore, written: readonly PlaygroundEnvironment[] = []) {
    this.#credentials = credentials;
    this.environments = new ChosenEnvironment(written);
  }

  /** Returns the effective values, each name once. */
  list(): readonly OwnValue[] {
    const { chosen, written, open } = this.environments;
    const all = [
      ...toValues(this.#open, false),
      ...toValues(this.#credentials.entries(PRIVATE), true),
      ...[...written]
        .filter(([, value]) => value !== '')
        .map(([name, value]) => ({ name, value, isPrivate: looksSecret(name) })),
      ...toValues(open, false),
      ...(chosen === undefined ? [] : toValues(this.#credentials.entries(placeOf(chosen)), true)),
    ];
    return [...new Map(all.map((own) => [own.name, own])).values()];
  }

  get(name: string): OwnValue | undefined {
    return this.list().find((own) => own.name === name);
  }

  /** Sets a value in the selected environment, or globally if none is selected. An empty value removes it. */
  set({ name, value, isPrivate }: OwnValue): void {
    const { chosen, open } = this.environments;
    const next = new Map(chosen === undefined ? this.#open : open);
    if (isPrivate || value === '') next.delete(name);
    else next.set(name, value);
    this.#credentials.set(placeOf(chosen), name, isPrivate ? value : '');
    if (chosen !== undefined) {
      this.environments.keep(next);
      return;
    }
    this.#open = next;
    writeKept(ownValuesKey, next.size === 0 ? undefined : toTexts(next));
  }

  /** Removes an environment of the reader's own with all its values. */
  removeEnvironment(name: string): void {
    this.#credentials.forget(placeOf(name));
    this.environments.remove(name);
  }
}

function placeOf(environment: string | undefined): string {
  return environment === undefined ? PRIVATE : `${PRIVATE} ${environment}`;
}

function toValues(
  entries: Iterable<readonly [string, string]>,
  isPrivate: boolean,
): readonly OwnValue[] {
  return Array.from(entries, ([name, value]) => ({ name, value, isPrivate }));
}
