/** The component by which compiled Markdown shows HTML that was ready when it was compiled. */
export const STATIC_COMPONENT = 'LecternStatic';

/** The attribute that ties an element of an article to what is noted of it. */
export const NOTE_ATTRIBUTE = 'data-lectern-note';

/** Its value at links, headings and tables of such HTML, which are drawn when the article is finished. */
export const DRAWN_LATER = 'markdown';

/** The element of a paragraph in which a component or a block stands, until the article is finished. */
export const MIXED_PARAGRAPH = 'lectern-paragraph';
