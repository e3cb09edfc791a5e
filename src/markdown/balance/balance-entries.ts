/** The messages about tags, quotes and fences that do not match; each sentence names both ends. */
import { diagnoseWith, entry } from '../../core/diagnostic/catalog.ts';
import { describeTagProblem, type TagProblem } from './tag-words.ts';

/** Where a missing closing tag is noticed. */
export type Missed =
  | { readonly kind: 'tag'; readonly tag: string; readonly line: number }
  | { readonly kind: 'outdent' | 'paragraph'; readonly line: number }
  | { readonly kind: 'end' };

interface UnclosedTag {
  readonly tag: string;
  readonly line: number;
  readonly missed: Missed;
  /** Whether a component or an HTML element has that name. */
  readonly isKnown: boolean;
  /** The component that is probably meant, if none has that name. */
  readonly nearest?: string | undefined;
}

interface UnopenedTag {
  readonly tag: string;
  /**
   * The line of an earlier tag of the same name that ends with `/>`, where that one is probably meant to be
   * closed.
   */
  readonly emptyLine?: number | undefined;
  readonly isVoid?: boolean;
}

interface OpenFence {
  /** The backticks or tildes of the fence. */
  readonly marks: string;
  readonly line: number;
}

interface UnclosedFence extends OpenFence {
  /** The line where other code begins, or before which this code seems to end. */
  readonly missed:
    | { readonly kind: 'code' | 'heading'; readonly line: number }
    | { readonly kind: 'nested' | 'behind'; readonly line: number }
    /** `nothing`: the page ends with the opening fence. */
    | { readonly kind: 'end' | 'nothing' };
}

export const balanceEntries = {
  'page/unclosed-tag': entry<UnclosedTag>({
    severity: 'error',
    title: 'Tag is not closed',
    message: ({ tag, line, missed, isKnown }) =>
      isKnown
        ? `<${tag}>, opened in line ${line}, is not closed ${describeMissed(tag, missed)}.`
        : `<${tag}> is neither a component nor an HTML element, and is not closed ${describeMissed(tag, missed)}.`,
    hint: (facts) => adviseUnclosed(facts),
    example: {
      tag: 'Step',
      line: 2,
      isKnown: true,
      missed: { kind: 'tag', tag: '<Step>', line: 5 },
    },
  }),
  'page/unopened-tag': entry<UnopenedTag>({
    severity: 'error',
    title: 'Closing tag without an opening one',
    message: ({ tag, emptyLine, isVoid = false }) => {
      if (isVoid) return `</${tag}> closes nothing: <${tag}> has no content.`;
      return emptyLine === undefined
        ? `</${tag}> closes a tag that is not open here.`
        : `</${tag}> closes nothing: <${tag} ... /> in line ${emptyLine} closes itself with a slash.`;
    },
    hint: ({ tag, emptyLine, isVoid = false }) => {
      if (isVoid) return `Write <${tag} /> instead.`;
      return emptyLine === undefined
        ? `Remove it, or write <${tag}> where its content begins.`
        : `Remove the slash in line ${emptyLine}, or remove </${tag}>.`;
    },
    example: { tag: 'Card' },
  }),
  'page/misnamed-tag': entry<{ tag: string; line: number; found: string }>({
    severity: 'error',
    title: 'Closing tag with another name',
    message: ({ tag, line, found }) =>
      `${found} is found where <${tag}>, opened in line ${line}, has to be closed.`,
    hint: ({ tag }) => `Write </${tag}>.`,
    fix: ({ tag, found }) => ({ before: found, text: `</${tag}>` }),
    example: { tag: 'Card', line: 3, found: '</Crad>' },
  }),
  'page/crossed-tags': entry<{ inner: string; innerLine: number; outer: string; endLine: number }>({
    severity: 'error',
    title: 'Tags cross each other',
    message: ({ inner, innerLine, outer, endLine }) =>
      `</${outer}> is found where <${inner}>, opened in line ${innerLine}, is still open; </${inner}> comes after it in line ${endLine}.`,
    hint: ({ inner, outer }) => `Write </${inner}> before </${outer}>.`,
    example: { inner: 'i', innerLine: 2, outer: 'b', endLine: 2 },
  }),
  'page/tag-syntax': entry<{ tag: string; problem: TagProblem }>({
    severity: 'error',
    title: 'Tag cannot be read',
    message: ({ tag, problem }) => describeTagProblem(tag, problem).message,
    hint: ({ tag, problem }) => describeTagProblem(tag, problem).hint,
    example: { tag: 'Card', problem: { kind: 'open-quote', attribute: 'title', quote: '"' } },
  }),
  'page/tag-in-fence': entry<OpenFence & { tag: string; tagLine: number }>({
    severity: 'error',
    title: 'Code is not closed before a tag',
    message: ({ marks, line, tag, tagLine }) =>
      `The code that begins with ${marks} in line ${line} is not closed, so ${tag} in line ${tagLine} is read as code.`,
    hint: ({ marks, tagLine }) => `Write ${marks} on its own line before line ${tagLine}.`,
    example: { marks: '```', line: 3, tag: '</Tab>', tagLine: 6 },
  }),
  'page/unclosed-fence': entry<UnclosedFence>({
    severity: 'warning',
    title: 'Code is not closed',
    message: ({ marks, line, missed }) => {
      const code = `The code that begins with ${marks} in line ${line}`;
      switch (missed.kind) {
        case 'code':
          return `${code} is still open where other code begins in line ${missed.line}, so everything between them is code.`;
        case 'nested':
          return `${code} contains other code from line ${missed.line} on with as many characters, whose end is read as the end of both.`;
        case 'behind':
          return `${code} is not closed in line ${missed.line}, because that line has more than ${marks}.`;
        case 'nothing':
          return `Nothing follows ${marks} in line ${line}, so an empty code block is shown.`;
        case 'heading':
        case 'end':
          return `${code} is never closed, so everything after it, in its list item or on the page, is code.`;
      }
    },
    hint: ({ marks, line, missed }) => {
      if (missed.kind === 'code' && missed.line === line + 1) return 'Remove one of the two lines.';
      switch (missed.kind) {
        case 'nested':
          return `Begin and end the outer code with one more character: ${marks}${marks.charAt(0)}.`;
        case 'behind':
          return `Leave ${marks} alone in line ${missed.line}.`;
        case 'nothing':
          return 'Remove this line.';
        case 'end':
          return `Write ${marks} on its own line where the code ends.`;
        case 'code':
        case 'heading':
          return `Write ${marks} on its own line before line ${missed.line}.`;
      }
    },
    example: { marks: '```', line: 3, missed: { kind: 'code', line: 9 } },
  }),
};

export const diagnoseBalance = diagnoseWith(balanceEntries);

function describeMissed(name: string, missed: Missed): string {
  switch (missed.kind) {
    case 'tag': {
      const next = missed.tag === `<${name}>` ? 'the next ' : '';
      return `before ${next}${missed.tag} in line ${missed.line}`;
    }
    case 'outdent':
      return `before line ${missed.line}, which is not indented like its content`;
    case 'paragraph':
      return `before its paragraph ends in line ${missed.line}`;
    case 'end':
      return 'before the page ends';
  }
}

function adviseUnclosed({ tag, line, missed, isKnown, nearest }: UnclosedTag): string {
  if (nearest !== undefined) {
    return `Did you mean <${nearest}>? Close it with </${nearest}>, or write <${nearest} /> if it has no content.`;
  }
  if (!isKnown) {
    return `Write \`<${tag}>\` as code if it is meant as text, or close it with </${tag}>.`;
  }
  if (tag === '' && (missed.kind === 'paragraph' || missed.kind === 'end')) {
    return 'Write &lt;> if it is meant as text, or </> where its content ends.';
  }
  if (missed.kind === 'tag' && missed.line === line) {
    return `Write </${tag}> before ${missed.tag}.`;
  }
  switch (missed.kind) {
    case 'tag':
    case 'outdent':
      return `Write </${tag}> before line ${missed.line}.`;
    case 'paragraph':
      return `Write </${tag}> where its text ends.`;
    case 'end':
      return `Write </${tag}> where its content ends, or <${tag} ... /> if it has none.`;
  }
}
