/**
 * Drawings that a project brings in `icons/<type>/<name>.svg`: for holders of a Font Awesome Pro license,
 * and for custom icons. The folder is listed once.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readRegular } from '../disk/read-regular.ts';
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
  return readFolder(folder)
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: type }) =>
      readFolder(join(folder, type))
        .filter((entry) => entry.isFile())
        .map(({ name }) => `${type}/${name}`),
    );
}

function readFolder(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
