/**
 * Reads the structure.xml that phpDocumentor 2 and 3 write. Nothing in it is taken for granted: a part of
 * the wrong kind counts as absent.
 */
import { type DocumentSource, toOrigin, toPlace } from '../../../diagnostic/source-place.ts';
import { get, isRecord, type Loose } from '../../document/loose.ts';
import { readLibrary } from '../library/read-library.ts';
import { diagnoseSdk } from '../sdk-entries.ts';
import type { SdkReading } from '../sdk-library.ts';
import { readPhpLibrary } from './read-symbols.ts';
import { xmlAttribute, xmlElements, findXmlFault, parseXml } from './xml-elements.ts';

const format = 'phpdoc' as const;

export function parsePhpdoc(source: DocumentSource): SdkReading {
  const { name, text } = source;
  const fault = findXmlFault(text);
  if (fault !== undefined) {
    const { reason, position } = fault;
    const facts = { reason, format, ...toOrigin(source, position) };
    return { diagnostics: [diagnoseSdk('sdk/syntax', facts, toPlace(source, position))] };
  }
  const project = findProject(parseXml(text));
  if (project === undefined) {
    return {
      diagnostics: [diagnoseSdk('sdk/wrong-output', { path: name, format }, toPlace(source))],
    };
  }
  return readLibrary(readPhpLibrary(project), { name, format, sources: [source] });
}

/** What a project without files consists of: its attributes, and its namespaces and packages. */
const EMPTY = /^(?:@|#text|namespace|package|deprecated|marker)/;

/** Returns the project. Other tools call their root so, too, but their files have no hashes. */
function findProject(root: Loose | undefined): Loose | undefined {
  const project = get(root, 'project');
  if (!isRecord(project)) return undefined;
  const [file] = xmlElements(project, 'file');
  const isNamed = get(project, '@name') !== undefined || get(project, '@title') !== undefined;
  const isKnown =
    file === undefined
      ? isNamed && Object.keys(project).every((key) => EMPTY.test(key))
      : xmlAttribute(file, 'path') !== '';
  return isKnown ? project : undefined;
}
