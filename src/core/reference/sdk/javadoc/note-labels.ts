/** Knows the labels of notes, which Javadoc writes in the language of the machine on which it ran. */
import type { Element } from '../../../html/tree.ts';
import { elementText, findElement } from '../../../html/text.ts';
import { plainName } from './page-classes.ts';

/** What a note tells, if a page shows that in a place of its own. */
export type NoteKind =
  | 'parameters'
  | 'typeParameters'
  | 'components'
  | 'returns'
  | 'throws'
  | 'see'
  | 'default'
  | 'overrides'
  | 'specified';

/** In English, Japanese, Chinese and German, the languages that the tool speaks. */
const LABELS: Readonly<Record<NoteKind, string>> = {
  parameters: 'parameters|パラメータ|参数|parameter',
  typeParameters: 'type parameters|型パラメータ|类型参数|typparameter',
  components:
    'record components|レコード・コンポーネント|记录组件|datensatzkomponenten|record-komponenten',
  returns: 'returns|戻り値|返回|gibt zurück',
  throws: 'throws|例外|抛出|löst aus',
  see: 'see also|関連項目|另请参阅|siehe auch',
  default: 'default|デフォルト|默认值|standard|standardwert',
  overrides: 'overrides|オーバーライド|覆盖|setzt außer kraft|überschreibt',
  specified: 'specified by|定義|指定者|angegeben von',
};

const KINDS: ReadonlyMap<string, NoteKind> = new Map(
  Object.entries(LABELS).flatMap(([kind, labels]) =>
    labels.split('|').map((label) => [label, kind as NoteKind] as const),
  ),
);

/** Before JDK 16, labels have classes. */
const KINDS_BY_CLASS: ReadonlyMap<string, NoteKind> = new Map([
  // Type parameters have the same class.
  ['paramlabel', 'parameters'],
  ['returnlabel', 'returns'],
  ['throwslabel', 'throws'],
  ['seelabel', 'see'],
]);

export interface NoteLabel {
  /** As the page shows it, without a colon. */
  readonly text: string;
  /** Absent for a note such as `Since`. */
  readonly kind?: NoteKind;
}

/** @param term The `<dt>`. */
export function readLabel(term: Element): NoteLabel {
  const text = elementText(term).replace(/\s*[:：]$/, '');
  let named: NoteKind | undefined;
  findElement(term, ({ classes }) => {
    for (const name of classes) named ??= KINDS_BY_CLASS.get(plainName(name));
    return named !== undefined;
  });
  const kind = KINDS.get(text.toLowerCase()) ?? named;
  return kind === undefined ? { text } : { text, kind };
}
