/** Props of an element or a component, by name. */
export type Props = Readonly<Record<string, unknown>>;
