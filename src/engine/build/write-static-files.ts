import { join } from 'node:path';
import { isAuthorStyle } from '../../core/theme/author-styles.ts';
import { readRegular } from '../../node/disk/read-regular.ts';
import type { FontFile } from '../../node/fonts/load-fonts.ts';
import type { SiteFiles } from '../../node/output/site-files.ts';
import type { DocsFolder } from '../../node/project/read-docs.ts';
import { toSystemDark, withCondition } from '../assets/dark-without-scripts.ts';

/** Copies the project's static files into the site. */
export function writeStaticFiles({ dir, layout, staticFiles }: DocsFolder, files: SiteFiles): void {
  for (const { file, path } of staticFiles) {
    const shared = { path, from: join(dir, file), requestedBy: { file } };
    const isStyle = isAuthorStyle(path, layout.kind);
    const rules = isStyle ? darkRules(shared.from) : undefined;
    if (rules === undefined) files.copy(shared);
    else files.write({ ...shared, content: rules });
  }
}

/**
 * Returns the content of a project's stylesheet followed by a copy of its dark-mode rules that works
 * without scripts; undefined if there are no such rules, or if the file cannot be read.
 */
function darkRules(file: string): Buffer | undefined {
  const content = readContent(file);
  const rules = content && withCondition(toSystemDark(content.toString('utf8')));
  return content && rules ? Buffer.concat([content, Buffer.from(rules)]) : undefined;
}

function readContent(file: string): Buffer | undefined {
  try {
    return readRegular(file);
  } catch {
    return undefined;
  }
}

/** Copies the font files of the site, of which two families may share one. */
export function writeFonts(
  { fontFiles, configFile }: { fontFiles: readonly FontFile[]; configFile: string },
  files: SiteFiles,
): void {
  const byPath = new Map(fontFiles.map((each) => [each.path, each]));
  for (const { file, path } of byPath.values()) {
    files.copy({ path, from: file, requestedBy: { file: configFile }, owner: 'Lectern itself' });
  }
}
