/** Where the site has the Tailwind utilities that its pages use, below the base. */
export const UTILITIES_PATH = '/_lectern/utilities.css';
