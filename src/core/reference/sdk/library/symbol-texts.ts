/** What comments say about a symbol or a member, and where its page shows that. */
import { listFences, replaceFences } from '../../../text/markup/list-fences.ts';
import { optional } from '../../document/loose.ts';
import type {
  Member,
  MemberNote,
  SymbolCode,
  SymbolPage,
  SymbolSection,
} from '../../model/symbol-model.ts';

/** All texts are Markdown from an untrusted document. */
export interface SymbolTexts extends Pick<Member, 'description' | 'deprecation'> {
  /** What a page shows below the description but no summary needs: since when something exists. */
  readonly remarks?: string;
  readonly returns?: string;
  readonly throws: readonly string[];
  readonly see: readonly string[];
  readonly examples: readonly CommentExample[];
}

export interface CommentExample {
  readonly title: string | undefined;
  /** The whole example as Markdown. */
  readonly text: string;
  /** Its code; empty if words explain it, so that it makes sense only as a whole. */
  readonly codes: readonly Omit<SymbolCode, 'label'>[];
}

export const noTexts: SymbolTexts = { throws: [], see: [], examples: [] };

/** @param language The language of code for which none is named. */
export function readExample(
  title: string | undefined,
  text: string,
  language: string,
): CommentExample {
  const isCode = replaceFences(text, () => '').trim() === '';
  const codes = listFences(text).map(({ info, code }) => ({
    language: /^[\w+-]*/.exec(info.trim())?.[0] || language,
    text: code.replace(/\n$/, ''),
  }));
  return { title, text, codes: isCode ? codes : [] };
}

/** Joins what is said in two places about the same; the first one has precedence. */
export function mergeTexts<One extends SymbolTexts>(one: One, other: One): One {
  return {
    ...other,
    ...one,
    throws: [...one.throws, ...other.throws],
    see: [...one.see, ...other.see],
    examples: [...one.examples, ...other.examples],
  };
}

/** Returns what a page or a member shows at its beginning. */
export function describe({ description, remarks, deprecation }: SymbolTexts) {
  const whole = [description, remarks].filter(Boolean).join('\n\n');
  return {
    ...optional('description', whole || undefined),
    ...optional('deprecation', deprecation),
  };
}

/** Returns what a member shows below its description. */
export function toNotes({ returns, throws, examples, see }: SymbolTexts): readonly MemberNote[] {
  return [
    ...(returns === undefined ? [] : [{ title: 'returns', text: returns } as const]),
    ...throws.map((text) => ({ title: 'throws', text }) as const),
    ...examples.map(({ text }) => ({ title: 'example', text }) as const),
    ...see.map((text) => ({ title: 'seeAlso', text }) as const),
  ];
}

/** Makes sections of a page: errors, examples that are not only code, and references. */
export function tellMore({ throws, see, examples }: SymbolTexts): readonly SymbolSection[] {
  const told = examples.filter(({ codes }) => codes.length === 0);
  const texts = [
    { id: 'throws', title: 'throws', text: toList(throws) },
    {
      id: 'examples',
      title: 'example',
      text: told
        .map(({ title, text }) => (title === undefined ? text : `### ${title}\n\n${text}`))
        .join('\n\n'),
    },
    { id: 'see-also', title: 'seeAlso', text: toList(see) },
  ] as const;
  return texts.flatMap((each) => (each.text === '' ? [] : [{ ...each, members: [], links: [] }]));
}

/** Returns the only text as it is, several as a list. */
function toList(texts: readonly string[]): string {
  if (texts.length < 2) return texts.join('');
  return texts.map((text) => `- ${text.replaceAll('\n', '\n  ')}`).join('\n');
}

/** Returns the examples of a page that are only code. */
export function toExamples({ examples }: SymbolTexts): SymbolPage['examples'] {
  const codes = examples.flatMap(({ title, codes: own }, rank) =>
    own.map((code) => ({ ...code, label: title ?? String(rank + 1) })),
  );
  return codes.length === 0 ? [] : [{ title: 'example', codes }];
}
