/** The part of the reference model about the addresses of an API. */
import type { Bound } from './binding-model.ts';

export interface Server extends Bound {
  readonly kind: 'server';
  /** Without a slash at the end; can contain `{variables}`; a path if relative to the documentation. */
  readonly url: string;
  /** `url` with the default values of its variables. */
  readonly defaultUrl: string;
  readonly label?: string;
  readonly description?: string;
  readonly variables: readonly ServerVariable[];
  /** Only of servers of AsyncAPI, like bindings. */
  readonly protocolVersion?: string;
}

export interface ServerVariable {
  readonly name: string;
  readonly default: string;
  /** Empty if any value may be given. */
  readonly values: readonly string[];
  readonly description?: string;
}
