/** Keys that name a branch of the navigation and that nothing else has. */
const BRANCH_NAMES = ['tab', 'anchor', 'dropdown', 'product', 'item'];

/**
 * Names that other formats and habits give to the keys of docs.json. The first name that is valid in place
 * of the foreign one is suggested.
 */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  attributes: ['attrs'],
  baseurl: ['api.baseUrl'],
  brand: ['name'],
  brandcolor: ['colors'],
  children: ['pages'],
  color: ['colors'],
  colour: ['color', 'colors'],
  colours: ['colors'],
  cta: ['topbarCtaButton'],
  darkmode: ['modeToggle'],
  darkmodetoggle: ['modeToggle'],
  defaultlanguage: ['lang'],
  defaultlocale: ['lang'],
  description: ['metadata'],
  editlink: ['repository', 'feedback'],
  editurl: ['repository', 'feedback'],
  entries: ['pages'],
  fonts: ['font'],
  from: ['source'],
  github: ['repository'],
  gradient: ['color'],
  groups: ['pages'],
  header: ['topbar', 'title'],
  headerlinks: ['topbarLinks'],
  heading: ['title', 'group'],
  href: ['url', 'destination'],
  icons: ['icon'],
  isdefaulthidden: ['hidden'],
  items: ['pages', 'links'],
  label: [...BRANCH_NAMES, 'name', 'group', 'title'],
  lang: ['language'],
  language: ['lang'],
  link: ['url', 'href'],
  links: ['topbarLinks', 'pages', 'items'],
  meta: ['metadata'],
  metatags: ['metadata'],
  name: ['group', 'label'],
  nav: ['navigation', 'topbarLinks'],
  palette: ['colors'],
  path: ['url', 'source'],
  placeholder: ['prompt'],
  prefix: ['inputPrefix', 'url'],
  repo: ['repository'],
  section: ['group'],
  server: ['baseUrl', 'api.baseUrl'],
  servers: ['baseUrl', 'api.baseUrl'],
  social: ['footerSocials'],
  socials: ['footerSocials'],
  strict: ['isHidden'],
  locale: ['language', 'lang'],
  text: [...BRANCH_NAMES, 'name', 'label', 'title'],
  title: [...BRANCH_NAMES, 'name', 'group', 'header'],
  to: ['destination'],
  topbarbutton: ['topbarCtaButton'],
  type: ['method', 'mode', 'iconType'],
  url: ['href'],
};

/** Returns the valid name for a foreign one; `isValid` accepts the names that are valid in its place. */
export function translateName(
  foreign: string,
  isValid: (name: string) => boolean,
): string | undefined {
  const lower = foreign.toLowerCase();
  const candidates = Object.hasOwn(NAMES, lower) ? NAMES[lower] : undefined;
  return candidates?.find((name) => isValid(name.split('.')[0] ?? name));
}

/** Whether a key lists files to exclude from the site, which Lectern reads from a separate file. */
export function leavesOut(foreign: string): boolean {
  return /^(?:ignored?|excluded?)(?:files|pages|paths|patterns)?$/i.test(foreign);
}
