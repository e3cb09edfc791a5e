/** What is no file, although it is called like one. */
const products = /^(?:(?:D3|Express|Next|Node|Nuxt|Three|Vue)\.js|ASP\.NET)$/;

/** Whether the title of a block of code is the name of a file. */
export function isFileName(title: string): boolean {
  return /^\S+\.\w+$/.test(title) && !products.test(title);
}
