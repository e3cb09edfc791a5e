/** The reader's own values, as they apply to the request of one operation. */
import type { PlaygroundModel } from '../../../core/reference/model/playground-model.ts';
import { toControlled } from '../../../core/reference/playground/fill-values.ts';
import type { JsonNode } from '../../../core/reference/request/json-node.ts';
import { BASE_URL } from './base-url.ts';
import type { OwnValue, OwnValues } from './own-values.ts';

export class GivenValues {
  readonly #model: PlaygroundModel;
  readonly #values: OwnValues;

  constructor(model: PlaygroundModel, values: OwnValues) {
    this.#model = model;
    this.#values = values;
  }

  /**
   * Names whose values are used without being referenced: the API's address, ids in the path, server
   * variables, and the names that the author's environment asks for.
   */
  get names(): readonly string[] {
    const { parameters, servers } = this.#model;
    const ids = parameters.filter(({ in: place }) => place === 'path');
    const named = [...ids, ...servers.flatMap(({ variables }) => variables)];
    const asked = this.#values.environments.written.keys();
    return [...new Set([BASE_URL, ...named.map(({ name }) => name), ...asked])];
  }

  /** The address at which the reader runs such an API, for all documents; undefined if there is none. */
  get baseUrl(): string | undefined {
    const own = this.#values.get(BASE_URL)?.value.trim().replace(/\/+$/, '') ?? '';
    return /^https?:\/\//i.test(own) && URL.canParse(own) ? own : undefined;
  }

  /** The reader's values for server variables, by name. */
  get variables(): Readonly<Record<string, string>> {
    const variables = this.#model.servers.flatMap((server) => server.variables);
    const given = variables.flatMap(({ name, values }) => {
      const own = this.#values.get(name);
      const isAllowed = own && (values.length === 0 || values.includes(own.value));
      return isAllowed ? [[name, writeValue(own)] as const] : [];
    });
    return Object.fromEntries(given);
  }

  /** Returns the reader's value for a path parameter. */
  at(index: number): JsonNode | undefined {
    const { in: place, name, field } = this.#model.parameters[index] ?? {};
    const own = place === 'path' && name !== undefined ? this.#values.get(name) : undefined;
    return own && toControlled(writeValue(own), field?.control);
  }

  /** Runs `change`. Fields that had the previous value, or none, adopt the new one. */
  takeOver(nodes: readonly (JsonNode | undefined)[], change: () => void): (JsonNode | undefined)[] {
    const before = nodes.map((_, index) => this.at(index));
    change();
    return nodes.map((node, index) => {
      const given = this.at(index);
      const isGiven = node === undefined || isSameNode(node, before[index]);
      return isGiven && !isSameNode(given, before[index]) ? given : node;
    });
  }
}

function isSameNode(node: JsonNode | undefined, other: JsonNode | undefined): boolean {
  return JSON.stringify(node) === JSON.stringify(other);
}

/** Returns the text for the form; for a private value, only its name. */
function writeValue({ name, value, isPrivate }: OwnValue): string {
  return isPrivate ? `{{${name}}}` : value;
}
