/**
 * Drawings that a project brings in `icons/<type>/<name>.svg`: for holders of a Font Awesome Pro license,
 * and for custom icons. The folder is listed once.
 */
import { join } from 'node:path';
import { readRegular } from '../disk/read-regular.ts';
import { folderEntries } from '../disk/stats-of.ts';
import { parseSvg } from './parse-svg.ts';
import { formatSvg } from './svg-markup.ts';

/** Looks up a drawing by type and name; undefined if the project has no such file. */
export type FindProjectIcon = (
  type: string,
  name: string,
) => { readonly file: string; readonly svg: string | undefined } | undefined;

export function createProjectIcons(projectDir: string): FindProjectIcon {
  const files = new Set(listFiles(join(projectDir, 'icons')));
  return (type, name) => {
    const key = `${type}/${name}.svg`;
    if (!files.has(key)) return undefined;
    const drawing = parseSvg(readRegular(join(projectDir, 'icons', key)).toString('utf8'));
    return { file: `icons/${key}`, svg: drawing && formatSvg(drawing) };
  };
}

function listFiles(folder: string): string[] {
  return folderEntries(folder)
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: type }) =>
      folderEntries(join(folder, type))
        .filter((entry) => entry.isFile())
        .map(({ name }) => `${type}/${name}`),
    );
}
