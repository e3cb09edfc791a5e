/**
 * Generates pages from documents: one for each operation, webhook and inner schema, and an overview. They
 * are ordinary pages, listed in ordinary groups of the navigation.
 */
import type { ConfigGroup } from '../../config/keys/navigation.ts';
import { nestGroups } from './nest-groups.ts';
import type { FrontMatter, Page, PageReference } from '../../pages/page.ts';
import type { Words } from '../../language/wording.ts';
import type { Reference } from '../model/model.ts';
import type { EndpointSummary } from '../model/endpoint-model.ts';
import type { SchemaSummary } from '../model/schema-model.ts';
import { schemasKey } from '../schema/schema-source.ts';
import {
  buildGeneratedPage,
  type GeneratedPages,
  type GeneratedPlace,
} from './generated/generated-page.ts';
import { toPathPart } from './generated/page-slug.ts';

export interface GenerateOptions extends Omit<GeneratedPlace, 'file'> {
  readonly reference: Reference;
  /** The label of a group around all groups; if absent, they are not nested. */
  readonly label?: string;
  readonly version?: string;
  /** Names of pages and groups that the document has no names for. */
  readonly words: Pick<Words, 'endpoints' | 'overview' | 'schemas' | 'webhooks'>;
  /** Slugs of existing pages, by key; these pages take the place of generated ones. */
  readonly known: ReadonlyMap<string, readonly string[]>;
  /** Slugs that `navigation` lists already. */
  readonly listed: ReadonlySet<string>;
  /**
   * Slugs that are listed where the groups are asked for; if absent, anywhere. Pages that are listed
   * elsewhere stay there, and others are generated here.
   */
  readonly listedHere?: ReadonlySet<string>;
}

/** Generates the pages of everything in a document, as a tab or an anchor shows it. */
export function generatePages(options: GenerateOptions): GeneratedPages {
  const { reference, label, version } = options;
  const generator = new Generator(options);
  const overview = generator.addOverview();
  const inner = [
    ...listGroups(generator, options),
    ...toGroup(reference.isAsyncapi ? '' : options.words.webhooks, reference.webhooks, generator),
  ];
  const schemas = generator.addSchemas();
  const versioned = <Group extends ConfigGroup>(group: Group) =>
    version === undefined ? group : { ...group, version };
  const groups =
    label === undefined
      ? [{ group: '', pages: [overview, ...schemas] }, ...inner].map(versioned)
      : [versioned({ group: label, pages: [overview, ...inner, ...schemas] })];
  return { pages: generator.pages, groups };
}

/** Generates only the pages of schemas, which existing pages of operations link to. */
export function generateSchemaPages(options: GenerateOptions): readonly Page[] {
  const generator = new Generator(options);
  generator.addSchemas();
  return generator.pages;
}

/** Generates the page of a single operation that an entry of `navigation` names. */
export function generateOperationPage(options: GenerateOptions, summary: EndpointSummary): Page {
  const generator = new Generator(options);
  generator.add(summary);
  const [page] = generator.pages;
  if (page === undefined) throw new Error('An operation has a page.');
  return page;
}

class Generator {
  readonly pages: Page[] = [];
  readonly #options: GenerateOptions;

  constructor(options: GenerateOptions) {
    this.#options = options;
  }

  /** Returns the slug to list in the navigation; undefined if the page is not to be listed. */
  add(summary: EndpointSummary): string | undefined {
    const { known, listed, listedHere = listed } = this.#options;
    const { key, visibility } = summary;
    const own = known.get(key) ?? [];
    if (own.some((slug) => listedHere.has(slug))) return undefined;
    const unlisted = own.find((slug) => !listed.has(slug));
    if (unlisted === undefined && visibility === 'excluded') return undefined;
    const slug = unlisted ?? this.#addOperation(summary);
    return visibility === 'hidden' ? undefined : slug;
  }

  #addOperation(summary: EndpointSummary): string {
    const { kind, key, title, method, path, deprecated, tags } = summary;
    const name = toPathPart(
      summary.summary ?? `${kind === 'webhook' ? 'webhook' : method} ${path}`,
    );
    const { hints } = summary;
    return this.#addPage([toPathPart(tags[0] ?? ''), name], {
      title,
      reference: { kind, key },
      ...(hints.slug !== undefined && { slug: hints.slug }),
      frontMatter: {
        ...hints.frontMatter,
        title,
        openapi: `${kind === 'webhook' ? 'WEBHOOK' : method} ${path}`,
        ...(deprecated && { deprecated }),
        ...(this.#options.reference.isAsyncapi && { hideApiMarker: true }),
        meta: hints.frontMatter.meta ?? {},
      },
    });
  }

  addOverview(): string {
    const { reference, words } = this.#options;
    const { id, info } = reference;
    const [made] = this.#options.known.get(id) ?? [];
    if (made !== undefined) return made;
    const title = words.overview;
    const frontMatter = { title, meta: { 'og:title': info.title } };
    return this.#addPage(['overview'], {
      title,
      reference: { kind: 'overview', key: id },
      frontMatter,
    });
  }

  /** Adds the index of schemas, if there are any, and a page for each that needs one. */
  addSchemas(): readonly string[] {
    const { reference, words, known } = this.#options;
    if (reference.schemas.length === 0) return [];
    const title = words.schemas;
    const key = schemasKey(reference.id);
    const index =
      known.get(key)?.[0] ??
      this.#addPage(['schemas'], {
        title,
        reference: { kind: 'schemas', key },
        frontMatter: { title, meta: {} },
      });
    for (const schema of reference.schemas) this.#addSchema(schema);
    return [index];
  }

  #addSchema({ key, title, name }: SchemaSummary): void {
    if (this.#options.known.has(key)) return;
    const frontMatter = { title, meta: {} };
    this.#addPage(['schemas', toPathPart(name)], {
      title,
      reference: { kind: 'schema', key },
      frontMatter,
    });
  }

  #addPage(
    parts: readonly string[],
    page: { title: string; reference: PageReference; frontMatter: FrontMatter; slug?: string },
  ): string {
    const { reference } = this.#options;
    const place = { ...this.#options, file: reference.name };
    const made = buildGeneratedPage(parts, { ...page, place });
    this.pages.push(made);
    return made.slug;
  }
}

/** Lists groups in the order of the document's tags. */
function listGroups(
  generator: Generator,
  { reference, words }: Pick<GenerateOptions, 'reference' | 'words'>,
): readonly ConfigGroup[] {
  return nestGroups(
    reference.groups.map(({ label, outer = [], operations }) => {
      const pages = operations.flatMap((summary) => generator.add(summary) ?? []);
      return { label: label || words.endpoints, outer, pages };
    }),
  );
}

function toGroup(
  label: string,
  summaries: readonly EndpointSummary[],
  generator: Generator,
): ConfigGroup[] {
  const pages = summaries.flatMap((summary) => generator.add(summary) ?? []);
  return pages.length === 0 ? [] : [{ group: label, pages }];
}
