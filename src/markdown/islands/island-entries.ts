/** The messages about interactive components. */
import { diagnoseWith, entry } from '../../core/diagnostic/catalog.ts';

export const islandEntries = {
  'component/lost-prop': entry<{ component: string; prop: string; kind: string }>({
    severity: 'warning',
    title: 'Prop cannot be sent to the browser',
    message: ({ component, prop, kind }) =>
      `"${prop}" of <${component}> holds ${kind}, which cannot be sent to the browser, where the component runs, so it is left out.`,
    hint: ({ component }) =>
      `Put it into the code: export const Example = () => <${component} ... />; and write <Example /> here.`,
    example: { component: 'Picker', prop: 'onPick', kind: 'a function' },
  }),
  'component/browser-while-rendering': entry<{ component: string; name: string }>({
    severity: 'warning',
    title: 'Component needs a browser to be rendered',
    message: ({ component, name }) =>
      `<${component}> reads "${name}" while it is rendered, which the build does not have, so the page shows nothing until the browser has loaded it.`,
    hint: ({ name }) => `Read it in useEffect, or only where typeof ${name} === 'object'.`,
    example: { component: 'WindowSize', name: 'window' },
  }),
  'component/not-in-browser': entry<{
    component: string;
    inside: string;
    /** Whether the component around it is only rendered when the site is built, too. */
    isStill?: boolean;
  }>({
    severity: 'warning',
    title: 'Component is missing in the browser',
    message: ({ component, inside, isStill = false }) =>
      isStill
        ? `<${component}> is only rendered when the site is built, and so is <${inside}>, which contains it: it stays as it is at first.`
        : `<${component}> is rendered when the site is built, but <${inside}> is rendered again in the browser, so only the content of <${component}> shows.`,
    hint: ({ component, inside }) =>
      `Write it in the page, as children of <${inside}>, which shows {children} there; or use HTML elements instead of <${component}>.`,
    example: { component: 'Card', inside: 'Picker' },
  }),
};

/** Makes a diagnostic about an interactive component. */
export const diagnoseIsland = diagnoseWith(islandEntries);
