/** What functions need to write in the language of a page. */
export type Wording = Pick<App.Locals, 'words' | 'fill'>;
