/** What walks over a source found, in document order. */
import type {
  DrawingUse,
  HeadingPlace,
  HeadingUse,
  LinkUse,
  ImageUse,
  TagUse,
} from '../../core/pages/uses.ts';
import type { Position } from '../../core/text/source-file.ts';
import type { ImportStatement, ReExport } from '../imports.ts';
import type { SlipFindings } from '../slips/note-slips.ts';
import type { FenceElement } from './fence-element.ts';
import type { LiveElement } from './live-element.ts';
import type { ReadyCode } from './ready-code.ts';
import type { CodePiece } from './code-piece.ts';

export interface Findings extends SlipFindings {
  readonly imports: (ImportStatement & { readonly position: Position | undefined })[];
  /** Names that the file's own exports define. */
  readonly declared: Set<string>;
  /** Tags of elements and components, including those in JavaScript. */
  readonly tags: TagUse[];
  /** Links and images in Markdown; those of tags are in their props. */
  readonly links: Omit<LinkUse, 'file'>[];
  /** Ranges of the source that only the page's Markdown version shows. */
  readonly forAgents: { readonly from: Position; readonly to: Position }[];
  readonly images: ImageUse[];
  /** Headings in Markdown, each with its id. */
  readonly headings: (HeadingUse & Pick<HeadingPlace, 'id'>)[];
  /** `<Snippet file>` tags, each with the name of the component that replaced it. */
  readonly snippetTags: { name: string; file: string; position: Position | undefined }[];
  readonly fences: FenceUse[];
  /** Code blocks that are inserted when the article is finished; its elements hold indexes into this list. */
  readonly readyCode: ReadyCode[];
  readonly diagrams: DrawingUse[];
  readonly formulas: DrawingUse[];
  /** Expressions in braces; the `rank` of a call around an expression is its index in this list. */
  readonly expressions: ExpressionUse[];
  /** The code of the module, imports included, in pieces. */
  readonly code: CodePiece[];
  readonly liveElements: LiveElement[];
  readonly reExports: (ReExport & { readonly position: Position | undefined })[];
  /** What code reads from the machine that builds the site. */
  readonly environment: EnvironmentRead[];
}

export interface EnvironmentRead {
  /** The value that is read: `process.env.HOME`. */
  readonly name: string;
  readonly kind: 'process' | 'meta';
  readonly position: Position | undefined;
}

/** What checks need to know about a code fence; its code is in the compiled page already. */
export interface FenceUse {
  /** The name of the component that shows it. */
  readonly component: string;
  readonly icon: string | true | undefined;
  readonly unknownLanguage: FenceElement['unknownLanguage'];
  readonly typeFaults: FenceElement['typeFaults'];
  readonly linesPastEnd: FenceElement['linesPastEnd'];
  /** Whether it is unclosed, or contains the beginning of another fence. */
  readonly isOdd: boolean;
  /** Present if its code uses props of the snippet that contains it. */
  readonly template?: FenceTemplate;
  readonly position: Position | undefined;
}

/** Returns the element for a fence after filling in its code and meta. */
export type FenceTemplate = (fill: (text: string) => string) => FenceElement;

/** Where braces appear: in the text of a page, around the value of an attribute, or as a spread in a tag. */
export type ExpressionPlace = 'text' | 'attribute' | 'spread' | 'handler';

export interface ExpressionUse {
  readonly code: string;
  readonly where: ExpressionPlace;
  /** Set for an event handler that never runs: of a component of the site, or as HTML writes it. */
  readonly isHandler?: boolean;
  readonly position: Position | undefined;
}
