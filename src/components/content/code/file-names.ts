/** Names of products that look like file names. */
const products = /^(?:(?:D3|Express|Next|Node|Nuxt|Three|Vue)\.js|ASP\.NET)$/;

/** Whether the title of a code block is the name of a file. */
export function isFileName(title: string): boolean {
  return /^\S+\.\w+$/.test(title) && !products.test(title);
}
