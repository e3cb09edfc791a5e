/** What can hardly be anything else than an address. `(#123)` is the number of an issue. */
export const ADDRESS = String.raw`(?:(?:https?:\/\/|mailto:)[^\s()（）<>[\]]+|\.{0,2}\/[^\s()（）<>[\]]*|#(?!\d+[)\]])[^\s()（）<>[\]]+|[\w./-]{1,200}\.mdx?(?:#[\w-]{1,100})?)`;
