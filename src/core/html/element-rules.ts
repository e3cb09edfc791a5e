/** What the HTML standard says about elements by name, as far as it affects the shape of the tree. */
import { VOID } from '../text/markup/void-elements.ts';

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements without content or closing tag, including obsolete ones that browsers still parse this way. */
export const WITHOUT_CONTENT: ReadonlySet<string> = new Set([
  ...VOID,
  ...setOf('basefont bgsound frame'),
]);

/**
 * Elements whose content is text up to their closing tag. `noscript` is not one of them: its content is
 * shown and loaded where scripts do not run.
 */
export const RAW_TEXT = setOf('script style xmp iframe noembed noframes');

/** Elements whose content is text with character references. */
export const PLAIN_TEXT = setOf('textarea title');

export const HEADINGS = setOf('h1 h2 h3 h4 h5 h6');

/** Elements that contain words, but no paragraphs. */
export const HOLDS_WORDS: ReadonlySet<string> = new Set([
  ...HEADINGS,
  ...setOf(
    'abbr b bdi bdo button cite code data dfn em i kbd label legend mark q s samp small span ' +
      'strong sub summary sup time u var',
  ),
]);

/**
 * The "special" elements of the standard, mostly blocks. The closing tag of any other element closes
 * nothing outside of them.
 */
export const SPECIAL = setOf(
  'address applet area article aside base basefont bgsound blockquote body br button caption ' +
    'center col colgroup dd details dir div dl dt embed fieldset figcaption figure footer form ' +
    'frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe img input li link listing ' +
    'main marquee menu meta nav noembed noframes noscript object ol p param plaintext pre script ' +
    'search section select source style summary table tbody td template textarea tfoot th thead ' +
    'title tr track ul wbr xmp',
);

/** Elements across which the closing tag of a block does not reach. */
const SCOPE = setOf('applet caption html table td th marquee object template foreignobject');
const TABLE_SCOPE = setOf('html table template');
const TABLE_PARTS = setOf('table caption colgroup tbody thead tfoot tr td th');

export function scopeOf(name: string): ReadonlySet<string> {
  return TABLE_PARTS.has(name) ? TABLE_SCOPE : SCOPE;
}

/** Elements that end an open paragraph. */
const ENDS_PARAGRAPH = setOf(
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hgroup hr li dd dt listing main menu nav ol p plaintext pre ' +
    'search section summary table ul xmp',
);

/** Whether an element cannot be inside a paragraph, which therefore ends where the element begins. */
export function endsParagraph(name: string): boolean {
  return ENDS_PARAGRAPH.has(name);
}

interface Ending {
  /** Elements that an opening tag ends. */
  readonly ends: ReadonlySet<string>;
  /** Elements that prevent this if they are between the two. */
  readonly within: ReadonlySet<string>;
}

const LIST = new Set([...SPECIAL].filter((name) => !['address', 'div', 'p'].includes(name)));
const PARAGRAPH: Ending = { ends: setOf('p'), within: new Set([...SCOPE, 'button']) };
const TABLE = setOf('table template html');
const OPTION: Ending = { ends: setOf('option'), within: setOf('select datalist optgroup') };

const OWN_ENDINGS: Readonly<Record<string, Ending>> = {
  li: { ends: setOf('li'), within: LIST },
  dd: { ends: setOf('dd dt'), within: LIST },
  dt: { ends: setOf('dd dt'), within: LIST },
  option: OPTION,
  optgroup: { ends: setOf('option optgroup'), within: setOf('select') },
  tr: { ends: setOf('tr td th caption colgroup'), within: TABLE },
  td: { ends: setOf('td th'), within: new Set([...TABLE, 'tr']) },
  th: { ends: setOf('td th'), within: new Set([...TABLE, 'tr']) },
  tbody: { ends: setOf('tbody thead tfoot caption colgroup'), within: TABLE },
  thead: { ends: setOf('tbody thead tfoot caption colgroup'), within: TABLE },
  tfoot: { ends: setOf('tbody thead tfoot caption colgroup'), within: TABLE },
  rp: { ends: setOf('rp rt'), within: setOf('ruby') },
  rt: { ends: setOf('rp rt'), within: setOf('ruby') },
};

/** Which open elements end where an element of this name begins. */
export const ENDINGS: ReadonlyMap<string, readonly Ending[]> = new Map(
  [...new Set([...Object.keys(OWN_ENDINGS), ...ENDS_PARAGRAPH])].map((name) => {
    const own = OWN_ENDINGS[name];
    const paragraph = ENDS_PARAGRAPH.has(name) ? [PARAGRAPH] : [];
    return [name, own === undefined ? paragraph : [own, ...paragraph]];
  }),
);

/** SVG and MathML, in which other rules apply. */
export const FOREIGN = setOf('svg math');
/** Elements of SVG and MathML whose content is HTML again. */
export const HTML_IN_FOREIGN = setOf('foreignobject desc title mi mo mn ms mtext annotation-xml');
/** Elements of HTML that end an unclosed `<svg>` or `<math>`. */
export const ENDS_FOREIGN = setOf(
  'blockquote body br center code dd div dl dt h1 h2 h3 h4 h5 h6 head hr img li main nav ol p pre ' +
    'section table ul',
);
