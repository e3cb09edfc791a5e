/** A link of the top bar or of a footer, ready to be rendered: `href` includes the base. */
export type TopbarLinkView =
  | {
      readonly type: 'link';
      readonly name: string;
      readonly href: string;
      readonly icon?: string;
      readonly isNameHidden?: true;
    }
  | {
      readonly type: 'github';
      readonly href: string;
      readonly owner: string;
      readonly name: string;
    };

/** The call to action, with its style. */
export type TopbarCtaView = TopbarLinkView & {
  readonly style: 'pill' | 'roundedRectangle';
  readonly arrow: boolean;
};
