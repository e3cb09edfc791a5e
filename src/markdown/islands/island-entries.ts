/** What is said about components that come alive in the browser. */
import { diagnoseWith, entry } from '../../core/diagnostic/catalogue.ts';

export const islandEntries = {
  'component/lost-prop': entry<{ component: string; prop: string; kind: string }>({
    severity: 'warning',
    title: 'Prop cannot go to the browser',
    message: ({ component, prop, kind }) =>
      `"${prop}" of <${component}> holds ${kind}, which no page can carry to the browser, where the component comes alive, so it is left out.`,
    hint: ({ component }) =>
      `Put it into the code: export const Example = () => <${component} ... />; and write <Example /> here.`,
    example: { component: 'Picker', prop: 'onPick', kind: 'a function' },
  }),
  'component/browser-while-rendering': entry<{ component: string; name: string }>({
    severity: 'warning',
    title: 'Component needs a browser to be rendered',
    message: ({ component, name }) =>
      `<${component}> reads "${name}" while it is rendered, which the build does not have, so the page shows nothing in its place until a browser has loaded it.`,
    hint: ({ name }) => `Read it in useEffect, or only where typeof ${name} === 'object'.`,
    example: { component: 'WindowSize', name: 'window' },
  }),
  'component/not-in-browser': entry<{ component: string; inside: string }>({
    severity: 'warning',
    title: 'Component is not there in the browser',
    message: ({ component, inside }) =>
      `<${component}> is drawn when the site is built, but <${inside}> draws itself anew in the browser, so only what is written inside of <${component}> shows.`,
    hint: ({ component, inside }) =>
      `Write it in the page, as children of <${inside}>, which shows {children} there; or use elements of HTML in place of <${component}>.`,
    example: { component: 'Card', inside: 'Picker' },
  }),
};

/** Makes a diagnostic about an interactive component. */
export const diagnoseIsland = diagnoseWith(islandEntries);
