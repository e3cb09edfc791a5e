/** The component by which compiled Markdown shows HTML that was produced at compile time. */
export const STATIC_COMPONENT = 'LecternStatic';

/** The attribute that links an element of an article to the note about it. */
export const NOTE_ATTRIBUTE = 'data-lectern-note';

/** Its value on links, headings and tables in such HTML, which are rendered when the article is finished. */
export const RENDERED_LATER = 'markdown';

/** The element for a paragraph that contains a component or a block, until the article is finished. */
export const MIXED_PARAGRAPH = 'lectern-paragraph';
