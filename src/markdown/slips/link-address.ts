/** Text that is almost certainly an address; `(#123)` is an issue number. */
export const ADDRESS = String.raw`(?:(?:https?:\/\/|mailto:)[^\s()（）<>[\]]+|\.{0,2}\/[^\s()（）<>[\]]*|#(?!\d+[)\]])[^\s()（）<>[\]]+|[\w./-]{1,200}\.mdx?(?:#[\w-]{1,100})?)`;
