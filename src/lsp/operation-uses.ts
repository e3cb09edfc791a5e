/**
 * Finds where an operation of an API document is named: in the navigation, in front matter, and in links to
 * its page.
 */
import { readConfigTexts, type WrittenSpan } from '../core/rename/config-texts.ts';
import { listScalars } from '../core/rename/rename-config.ts';
import type { EndpointSummary } from '../core/reference/model/endpoint-model.ts';
import { valueOf } from '../core/text/json/json-tree.ts';
import { offsetAt } from '../core/text/source-file.ts';
import { listLinksTo, type NamingPlace } from '../engine/naming-places.ts';
import type { LoadedSite } from '../node/loaded-site.ts';
import { findEndpoint } from './project/names.ts';

export async function listOperationUses(
  { key }: EndpointSummary,
  loaded: LoadedSite,
): Promise<NamingPlace[]> {
  const isNamed = (entry: string) => findEndpoint(loaded, entry)?.key === key;
  const pages = loaded.site.pages.filter(({ reference }) => reference?.key === key);
  const links: NamingPlace[] = [];
  for (const page of pages) links.push(...(await listLinksTo(loaded, page)));
  return [...listEntries(loaded, isNamed), ...listFields(loaded, isNamed), ...links];
}

type IsNamed = (entry: string) => boolean;

/** Finds entries of the configuration; their spans include the quotes. */
function listEntries({ docs }: LoadedSite, isNamed: IsNamed): NamingPlace[] {
  const config = docs.configFile;
  const texts = config && readConfigTexts({ config, parts: docs.configParts });
  if (texts === undefined) return [];
  return listScalars(texts.tree, []).flatMap(({ node }) => {
    const value = valueOf(node);
    return typeof value === 'string' && isNamed(value) ? toPlace(texts.spanOf(node)) : [];
  });
}

function toPlace({ source, start, end }: WrittenSpan): NamingPlace {
  return { file: source.path, start, end };
}

/** Finds `openapi` fields in the front matter of pages. */
function listFields({ site, docs }: LoadedSite, isNamed: IsNamed): NamingPlace[] {
  const texts = new Map(docs.pages.map(({ file, text }) => [file, text]));
  return site.pages.flatMap(({ file, origin, frontMatter, frontMatterPositions }) => {
    const { openapi = '' } = frontMatter;
    const position = frontMatterPositions['openapi'];
    const text = texts.get(file);
    if (origin !== 'file' || !isNamed(openapi) || position === undefined) return [];
    if (text === undefined) return [];
    const from = offsetAt(text, position);
    const line = text.slice(from).split('\n', 1)[0] ?? '';
    const written = /^openapi[ \t]*:[ \t]*(.*?)[ \t\r]*$/.exec(line)?.[1] ?? '';
    const start = from + line.lastIndexOf(written);
    return written === '' ? [] : [{ file, start, end: start + written.length }];
  });
}
