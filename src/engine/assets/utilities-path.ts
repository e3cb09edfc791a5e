/** The path, below the base, of the stylesheet with the Tailwind utilities that pages use. */
export const UTILITIES_PATH = '/_lectern/utilities.css';
