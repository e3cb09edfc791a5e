import type { ResolvedLink } from '../../core/navigation/resolve-link.ts';
import type { LinkUse } from '../../core/pages/uses.ts';
import { copyText } from '../../core/text/copy-text.ts';

/** Collects the targets of links on rendered pages, including links that only rendering created. */
export class LinkLog {
  readonly #resolve: (use: LinkUse) => ResolvedLink;
  /** Slugs of pages that another file links to. */
  readonly linked = new Set<string>();
  readonly #broken = new Map<string, LinkUse>();
  readonly #external = new Map<string, LinkUse>();

  constructor(resolve: (use: LinkUse) => ResolvedLink) {
    this.#resolve = resolve;
  }

  note(use: LinkUse): void {
    const found = this.#resolve(use);
    if (found.kind === 'page' && found.page.file !== use.file) this.linked.add(found.page.slug);
    if (found.kind === 'external') keep(this.#external, use);
    const isMissing = found.kind === 'unknown' && use.kind !== 'form';
    const isBroken = isMissing || found.kind === 'unsafe';
    if (isBroken) keep(this.#broken, use);
  }

  /** Links that leave the site, each once per file. */
  get external(): LinkUse[] {
    return [...this.#external.values()];
  }

  /** Links whose target is missing or unsafe, each once per file. */
  get broken(): LinkUse[] {
    return [...this.#broken.values()];
  }
}

function keep(uses: Map<string, LinkUse>, use: LinkUse): void {
  const url = copyText(use.url);
  uses.set(copyText(`${use.file}\n${url}`), { ...use, url });
}
