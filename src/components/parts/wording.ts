/** What a function needs to write texts in the language of the page. */
export type Wording = Pick<App.Locals, 'words' | 'fill'>;
