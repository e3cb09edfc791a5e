import { checkTagIcons, type FindIcon } from '../core/checks/check-icons.ts';
import type { Diagnostic } from '../core/diagnostic/diagnostic.ts';
import { explainConfig } from '../core/explain/explain-config.ts';
import { explainFrontMatter } from '../core/explain/explain-front-matter.ts';
import type { KeyExplanation } from '../core/explain/key-explanation.ts';
import { readUses } from '../markdown/compile/read-uses.ts';
import type { Substitution } from '../node/icons/icon.ts';
import type { LoadedSite } from '../node/loaded-site.ts';
import { loadWhole, type WholeProject } from './load-whole.ts';

/** What Lectern does with each key that a project's author wrote. */
export interface SiteExplanation {
  readonly configFile: string;
  readonly config: readonly KeyExplanation[];
  readonly frontMatter: readonly KeyExplanation[];
}

/** What Lectern does with the icons that a project names. */
export interface IconExplanation {
  readonly substitutions: readonly Substitution[];
  /** Icons that do not exist, at their places. */
  readonly missing: readonly Diagnostic[];
}

export type Explained<Account> =
  | { readonly kind: 'explained'; readonly explanation: Account }
  /** There is no readable configuration. */
  | { readonly kind: 'refused'; readonly diagnostics: readonly Diagnostic[] };

/** Explains each key of the configuration and of front matter. */
export async function explainKeys(project: WholeProject): Promise<Explained<SiteExplanation>> {
  const { loaded, diagnostics } = await loadWhole(project);
  const file = loaded?.docs.configFile;
  if (loaded === undefined || file === undefined) return { kind: 'refused', diagnostics };
  const explanation = {
    configFile: file.path,
    config: explainConfig({ file, parts: loaded.docs.configParts }, diagnostics),
    frontMatter: explainFrontMatter(loaded.site.pages, diagnostics),
  };
  return { kind: 'explained', explanation };
}

/** Explains each icon in the configuration, in front matter and by name in pages. */
export async function explainIcons(project: WholeProject): Promise<Explained<IconExplanation>> {
  const { loaded, diagnostics } = await loadWhole(project);
  if (loaded === undefined) return { kind: 'refused', diagnostics };
  const ofPages = await findIcons(loaded);
  const missing = [...diagnostics, ...ofPages].filter(({ code }) => code.startsWith('icon/'));
  const explanation = { substitutions: loaded.icons.substitutions(), missing };
  return { kind: 'explained', explanation };
}

/** Looks up every icon in the sources, so that the icon set records which ones it substitutes. */
async function findIcons({ docs, icons }: LoadedSite): Promise<Diagnostic[]> {
  const findIcon: FindIcon = (name, type) => icons.resolve(name, type, 'regular');
  const found: Diagnostic[] = [];
  for (const { file, text } of [...docs.pages, ...docs.snippets]) {
    const { tags, own } = await readUses({ path: file, text });
    found.push(...checkTagIcons({ tags, own, file, findIcon }));
  }
  return found;
}
