/** Diagnostics about code that only a browser could run, which pages are not rendered in. */
import { diagnoseWith, entry } from '../diagnostic/catalog.ts';
import { listNames } from '../diagnostic/quote.ts';

const ONLY_BUILT = 'Pages are rendered once, when the site is built, so';

export const browserEntries = {
  'component/event-handler': entry<{
    tag: string;
    handlers: readonly string[];
    /** Why a browser could not run the code. */
    reason?: string;
    /** The format of the page, if the code is an attribute of an element, as in HTML. */
    attributeIn?: 'md' | 'mdx' | undefined;
  }>({
    severity: 'warning',
    title: 'Event handler does nothing',
    message: ({ tag, handlers, reason, attributeIn }) => {
      const names = `${listNames(handlers, 'and')} of <${tag}>`;
      if (reason !== undefined) {
        return `Browsers cannot run the code of ${names}, so it is left out: ${reason}.`;
      }
      const why =
        attributeIn === undefined
          ? ONLY_BUILT
          : 'The security policy does not allow code in attributes, so';
      return `${why} ${names} never ${handlers.length === 1 ? 'runs' : 'run'}.`;
    },
    hint: ({ reason, attributeIn }) => {
      if (reason !== undefined) {
        return 'Fix the code. It has to be an expression, such as a function, that is valid in strict mode.';
      }
      if (attributeIn === undefined) {
        return 'Put it into a component, which runs in the browser: export const Example = () => <button onClick={...} />;';
      }
      const where = attributeIn === 'md' ? 'Rename the page to .mdx, and write' : 'Write';
      return `${where} a function, with the name that React has for it: onClick={() => { ... }}.`;
    },
    example: { tag: 'button', handlers: ['onClick'] },
  }),
  'component/browser-only': entry<{
    subject: string;
    name: string;
    isShown: boolean;
    /** Whether the braces contain only the name, which may be meant as text. */
    isWord?: boolean;
  }>({
    severity: 'warning',
    title: 'Only a browser could show this',
    message: ({ subject, name, isShown }) =>
      `${subject} uses "${name}", which only browsers have. ${ONLY_BUILT} it ${isShown ? 'is shown as written' : 'shows nothing'}.`,
    hint: ({ name, isWord = false }) =>
      isWord
        ? `Write \`{${name}}\` as code to show the braces, or put it into a component, which runs in the browser.`
        : 'Put it into a component, which runs in the browser: export const Example = () => <p>{...}</p>;',
    example: { subject: '<LocalTime>', name: 'document', isShown: false },
  }),
};

/** Creates a diagnostic about code for browsers. */
export const diagnoseBrowserCode = diagnoseWith(browserEntries);
