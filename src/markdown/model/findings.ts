/** What a walk over a source found, in document order. */
import type {
  DrawingUse,
  HeadingPlace,
  HeadingUse,
  LinkUse,
  PictureUse,
  TagUse,
} from '../../core/pages/uses.ts';
import type { Position } from '../../core/text/source-file.ts';
import type { ImportStatement, ReExport } from '../imports.ts';
import type { SlipFindings } from '../slips/note-slips.ts';
import type { FenceElement } from './fence-element.ts';
import type { ReadyCode } from './ready-code.ts';

export interface Findings extends SlipFindings {
  readonly imports: (ImportStatement & { readonly position: Position | undefined })[];
  /** Names that the file's own exports define. */
  readonly declared: Set<string>;
  /** Tags of elements and components, those in JavaScript included. */
  readonly tags: TagUse[];
  /** Links and pictures in Markdown; those of tags are their props. */
  readonly links: Omit<LinkUse, 'file'>[];
  /** Where something begins and ends that only the Markdown of the page shows. */
  readonly forAgents: { readonly from: Position; readonly to: Position }[];
  readonly pictures: PictureUse[];
  /** Headings in Markdown, each with its id. */
  readonly headings: (HeadingUse & Pick<HeadingPlace, 'id'>)[];
  /** `<Snippet file>` tags, each under the component name that now stands in its place. */
  readonly snippetTags: { name: string; file: string; position: Position | undefined }[];
  readonly fences: FenceUse[];
  /** Code that is drawn when the article is finished; its elements hold ranks in this list. */
  readonly readyCode: ReadyCode[];
  readonly diagrams: DrawingUse[];
  readonly formulas: DrawingUse[];
  /** Expressions in braces; `rank` of a mark is the index in this list. */
  readonly expressions: ExpressionUse[];
  /** The code of the module, imports included, in pieces. */
  readonly code: CodePiece[];
  readonly reExports: (ReExport & { readonly position: Position | undefined })[];
  /** What code asks of the machine that builds the site. */
  readonly environment: EnvironmentRead[];
}

export interface EnvironmentRead {
  /** `process.env.HOME`. */
  readonly name: string;
  readonly kind: 'process' | 'meta';
  readonly position: Position | undefined;
}

/** What rules ask about a code fence; its code is in the compiled page already. */
export interface FenceUse {
  /** The one that shows it. */
  readonly component: string;
  readonly icon: string | true | undefined;
  readonly unknownLanguage: FenceElement['unknownLanguage'];
  readonly typeFaults: FenceElement['typeFaults'];
  readonly linesBehind: FenceElement['linesBehind'];
  /** Whether it goes on to the end of what it stands in, or over the beginning of another. */
  readonly isOdd: boolean;
  /** Present where its code names props of the snippet that it stands in. */
  readonly template?: FenceTemplate;
  readonly position: Position | undefined;
}

/** Gives what shows a fence whose code and meta are filled in. */
export type FenceTemplate = (fill: (text: string) => string) => FenceElement;

/** Where braces stand: in the text of a page, around the value of an attribute, or over a whole tag. */
export type ExpressionPlace = 'text' | 'attribute' | 'spread';

export interface ExpressionUse {
  readonly code: string;
  readonly where: ExpressionPlace;
  /** Set for what a component of the site would do when its reader does something, which it never does. */
  readonly isHandler?: boolean;
  readonly position: Position | undefined;
}

export interface CodePiece {
  readonly text: string;
  /** Place of its first character. */
  readonly position: Position;
  /** Whether it does nothing but import. */
  readonly isOnlyImports: boolean;
}
