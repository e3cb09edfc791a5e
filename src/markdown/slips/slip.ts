/** What a text seems to be meant as, where Markdown reads it as something else. */
import type { ForeignMark } from './find-foreign.ts';

/** How a link is written wrongly. */
export type LinkSlip =
  | 'apart'
  | 'swapped'
  | 'brackets'
  | 'open'
  | 'wide'
  | 'title'
  | 'blanks'
  | 'size'
  | 'unclosed'
  | 'doubled'
  | 'inner'
  | 'nested'
  | 'unopened';

/** A range of a text, as offsets, and what it seems to be meant as. */
export type Slip = { readonly start: number; readonly end: number } &
  /** `blank` is the no-break spaces after the marks, which Markdown takes for letters. */
  (
    | { readonly kind: 'heading'; readonly marks: string; readonly blank: string }
    | { readonly kind: 'link'; readonly problem: LinkSlip; readonly meant?: string }
    | { readonly kind: 'reference'; readonly text: string; readonly id: string }
    | { readonly kind: 'footnote'; readonly id: string }
    | { readonly kind: 'mark'; readonly slip: MarkSlip }
  );

/** What is wrong with a Markdown mark. */
export type MarkSlip =
  | {
      readonly kind: 'table';
      readonly columns: number;
      readonly hyphens?: number;
      /** Set if only the text directly above the table can be the cause. */
      readonly isContinued?: true;
      /** Set if the lines below the head are indented less. */
      readonly isOutdented?: true;
      /** Set if the table begins with the line of hyphens. */
      readonly isHeadless?: true;
      /** Set if several rows of the table are on one line. */
      readonly isJoined?: true;
    }
  | {
      readonly kind: 'list';
      readonly mark: string;
      /** Set if a no-break space follows the mark. */
      readonly isNoBreak?: boolean;
      readonly isForeign?: boolean;
    }
  | { readonly kind: 'task'; readonly meant: string }
  | EmphasisSlip
  | { readonly kind: 'open-code'; readonly end: CodeEnd }
  | { readonly kind: 'open-element'; readonly name: string }
  | {
      readonly kind: 'open-markup';
      readonly markup: 'comment' | 'tag';
      /** What would end it, if that is not the end of a tag or a comment. */
      readonly ending: string | undefined;
      /** Whether the end of a comment follows elsewhere. */
      readonly hasEnd: boolean;
    }
  | { readonly kind: 'entity'; readonly entity: string }
  | {
      readonly kind: 'module';
      readonly word: string;
      readonly cause: 'paragraph' | 'indentation' | 'tag';
      readonly names: readonly string[];
    }
  | { readonly kind: 'placeholder' }
  | { readonly kind: 'values' }
  | { readonly kind: 'literal'; readonly isHtml?: true }
  | { readonly kind: 'extra-cells'; readonly columns: number }
  | { readonly kind: 'foreign'; readonly mark: ForeignMark }
  | {
      readonly kind: 'attributes';
      readonly names: readonly string[];
      readonly of: AttributeOwner;
      readonly meant: string;
    };

/** Why asterisks are shown as text, and how the words between them should be written. */
export type EmphasisSlip =
  | { readonly kind: 'emphasis'; readonly cause: 'blank' | 'inner'; readonly meant: string }
  | {
      readonly kind: 'emphasis';
      readonly cause: 'letter' | 'sign' | 'open' | 'unopened' | 'uneven';
    };

/**
 * What ends inline code before its second backtick: the paragraph, a cell, or the mark at the start of the
 * next line.
 */
export type CodeEnd = 'paragraph' | 'cell' | { readonly mark: string };

/** What attributes in braces belong to; `size` where they only set the size of an image. */
export type AttributeOwner = 'link' | 'image' | 'size';
