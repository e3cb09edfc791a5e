/** The component by which compiled Markdown shows HTML that was ready when it was compiled. */
export const STATIC_COMPONENT = 'LecternStatic';
