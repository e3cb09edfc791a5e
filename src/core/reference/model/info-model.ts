/** The part of the reference model about a document as a whole. */
import type { Server } from './model.ts';
import type { Security, SecurityScheme } from './security-model.ts';
import type { ExternalDocs } from './shape-model.ts';

export interface Info {
  readonly title: string;
  readonly version: string;
  readonly summary?: string;
  readonly description?: string;
  readonly termsOfService?: string;
  readonly contact?: { readonly name?: string; readonly url?: string; readonly email?: string };
  readonly license?: { readonly name: string; readonly url?: string; readonly identifier?: string };
  readonly externalDocs?: ExternalDocs;
  readonly servers: readonly Server[];
  readonly security: Security;
  /** Every scheme that the document defines, used or not. */
  readonly schemes: readonly SecurityScheme[];
}
