/** Where the site has the stylesheet that its configuration asks for, below the base. */
export const THEME_PATH = '/_lectern/theme.css';
