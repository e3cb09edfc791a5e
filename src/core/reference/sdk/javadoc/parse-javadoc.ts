/** Reads the folder of HTML that the standard doclet of Javadoc writes, since JDK 8. */
import type { DocumentSource } from '../../../diagnostic/source-place.ts';
import { toPlace } from '../../../diagnostic/source-place.ts';
import { readLibrary } from '../library/read-library.ts';
import { diagnoseSdk } from '../sdk-entries.ts';
import { listSources, type SdkFolder, type SdkReading } from '../sdk-library.ts';
import { ClassIndex, isPackagePage } from './index-pages.ts';
import { readClass } from './read-class.ts';
import { CONSTANTS_PAGE, readConstantValues } from './read-constants.ts';
import { readPackage } from './read-packages.ts';

const format = 'javadoc' as const;

export function parseJavadoc(folder: SdkFolder): SdkReading {
  const { name, files } = folder;
  const index = new ClassIndex(files);
  const sources = listSources(folder);
  if (index.pages.length === 0) {
    const [first = nowhere(folder)] = sources;
    return {
      diagnostics: [diagnoseSdk('sdk/wrong-output', { path: name, format }, toPlace(first))],
    };
  }
  const constants = new Map<string, string>();
  for (const [path, html] of files) {
    if (!isConstants(path)) continue;
    for (const [constant, value] of readConstantValues(html)) constants.set(constant, value);
  }
  const symbols = index.pages.flatMap((page) => readClass(page, { index, constants }) ?? []);
  const modules = index.packages.flatMap((page) => readPackage(page, index) ?? []);
  const library = { language: 'java', separator: '.', symbols, modules };
  return readLibrary(library, { name, format, sources });
}

function nowhere({ name, place }: SdkFolder): DocumentSource {
  return { name, text: '', ...(place !== undefined && { place }) };
}

/** Folders of pages that are not those of classes. */
const OTHER_FOLDERS = /(?:^|\/)(?:class-use|src-html|doc-files|index-files|legal|META-INF)\//;

/** Pages in the main folder whose names could be those of classes. */
const OTHER_PAGES: ReadonlySet<string> = new Set(['index', 'search', 'allclasses']);

/** Whether a file of the folder has to be read: the page of a class or a package, or that of the values of constants. */
export function isWantedJavadocFile(path: string): boolean {
  const file = path.slice(path.lastIndexOf('/') + 1);
  // Only pages of other things have hyphens in their names, which those of classes cannot have.
  const isClass = /^[^-]+\.html$/.test(file) && !OTHER_PAGES.has(file.slice(0, -'.html'.length));
  return (isClass || isPackagePage(path) || isConstants(path)) && !OTHER_FOLDERS.test(path);
}

function isConstants(path: string): boolean {
  return path === CONSTANTS_PAGE || path.endsWith(`/${CONSTANTS_PAGE}`);
}
