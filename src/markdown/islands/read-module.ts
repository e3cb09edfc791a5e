/** Reads the code of a file: which of its components are interactive, and the diagnostics about them. */
import { placeIn, type Diagnostic, type Place } from '../../core/diagnostic/diagnostic.ts';
import { joinPieces, positionInPieces } from '../model/code-pieces.ts';
import type { CodePiece } from '../model/code-piece.ts';
import type { IslandModule } from '../model/island.ts';
import type { LivePiece } from '../model/live-element.ts';
import { parseJsx } from '../repair/jsx-code.ts';
import { findLive, isComponentName } from './find-live.ts';
import { diagnoseIsland } from './island-entries.ts';
import { diagnoseSnippet } from '../model/snippet-entries.ts';
import { mayBeLive, readStatements, type StatementUse } from './read-statements.ts';

export interface ModuleCode {
  readonly file: string;
  readonly pieces: readonly (CodePiece | LivePiece)[];
  /** Local names of imports that need a browser. */
  readonly importedLive: ReadonlySet<string>;
  /** Whether a tag of this name is a component of the site. */
  readonly isOfSite: (name: string) => boolean;
}

export interface ModuleReading {
  readonly code: string;
  /** Names of the declarations that need a browser. */
  readonly live: ReadonlySet<string>;
  readonly findBrowserRead: IslandModule['findBrowserRead'];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Components that are nothing without their props: the name of a field, the frame and colors of code.
 * In browsers, only their content would remain.
 */
const MADE_OF_PROPS = new Set(
  'CodeBlock CodeGroup Param ParamField RequestExample ResponseExample ResponseField'.split(' '),
);

/** Code that may load a module dynamically. */
const IMPORT = /\bimport\s*\(/;

export function readModule(module: ModuleCode): ModuleReading {
  const code = joinPieces(module.pieces);
  const needsParsing = module.importedLive.size > 0 || mayBeLive(code) || IMPORT.test(code);
  const program = needsParsing ? parseJsx(code) : undefined;
  const statements = program === undefined ? [] : readStatements(program);
  const drawn = findLive(statements, module.importedLive);
  const live = new Set([...drawn].filter((each) => !isBetterStill(each, module)));
  const placeOf = (at: number) => placeIn(module.file, positionInPieces(module.pieces, at));
  return {
    code,
    live: new Set([...live].flatMap(({ names }) => names)),
    findBrowserRead(name, error) {
      const read = findRead(statements, name, error);
      return read && { name: read.name, place: placeOf(read.at) };
    },
    diagnostics: statements.flatMap((each) =>
      drawn.has(each)
        ? check(each, { ...module, isStill: !live.has(each) }, placeOf)
        : reportImports(each.dynamicImports, placeOf),
    ),
  };
}

/** Whether a component is shown as it is at first, because it would lose more in browsers than it gains. */
function isBetterStill(
  { hasHandlers, tags, browserReads }: StatementUse,
  { isOfSite }: ModuleCode,
): boolean {
  return (
    !hasHandlers &&
    tags.some(({ name }) => MADE_OF_PROPS.has(name) && isOfSite(name)) &&
    browserReads.every(({ depth }) => depth > 1)
  );
}

type PlaceOf = (at: number) => Place;

/**
 * Finds the browser global that a component reads while it renders, either itself or in the code that it
 * uses. A nested function can be called during rendering or by an event, so a read inside one counts only
 * if the error names it.
 */
function findRead(statements: readonly StatementUse[], name: string, error: Error) {
  const used = new Set([name]);
  const found = new Set<StatementUse>();
  for (let known = -1; known < found.size;) {
    known = found.size;
    for (const statement of statements) {
      if (found.has(statement) || !statement.names.some((each) => used.has(each))) continue;
      found.add(statement);
      for (const mention of statement.mentions) used.add(mention);
    }
  }
  const reads = [...found].flatMap(({ browserReads }) => browserReads);
  return (
    reads.find(({ depth }) => depth <= 1) ??
    reads.find(
      ({ name: read, member }) =>
        error.message.startsWith(`${read} is not `) ||
        error.message.includes(`(reading '${member}')`),
    )
  );
}

function check(
  { names, tags, dynamicImports }: StatementUse,
  { isOfSite, pieces, isStill }: ModuleCode & { readonly isStill: boolean },
  placeOf: PlaceOf,
): Diagnostic[] {
  return [
    ...tags
      .filter((tag) => isOfSite(tag.name) && (!isStill || MADE_OF_PROPS.has(tag.name)))
      .map(({ name: component, at }) => {
        const facts = { component, inside: shownName(names, pieces), isStill };
        return diagnoseIsland('component/not-in-browser', facts, placeOf(at));
      }),
    ...reportImports(
      dynamicImports.filter((one) => !/^https?:/.test(one.name)),
      placeOf,
    ),
  ];
}

/** Returns the name of a component as authors know it: for the component of an element, its tag. */
function shownName(names: StatementUse['names'], pieces: ModuleCode['pieces']): string {
  const name = names.find(isComponentName) ?? names[0] ?? '';
  const element = pieces.find((piece) => 'tag' in piece && piece.name === name);
  return element !== undefined && 'tag' in element ? element.tag : name;
}

/** Reports dynamic imports, which neither the build nor a browser can resolve. */
function reportImports(imports: StatementUse['dynamicImports'], placeOf: PlaceOf): Diagnostic[] {
  return imports.map(({ name, at }) =>
    diagnoseSnippet('snippet/dynamic-import', { path: name }, placeOf(at)),
  );
}
