const ELEMENTS =
  'a b bdi blockquote br code dd del details div dl dt em h3 h4 h5 h6 hr i img ' +
  'input lectern-tabs li ol option p pre select span strong summary table tbody td ' +
  'th thead tr ul button';
const CLASSES =
  'code-block facts facts-options facts-text field field-deprecated field-mark ' +
  'field-mark-required field-mark-warning field-name field-type fields flow link ' +
  'nested nested-body shape-branch shape-label shape-part tab tab-bar tab-select ' +
  'tab-title variant variant-stacked variants visually-hidden';
const ATTRIBUTES = 'data-inactive data-fields data-sync data-panel';

/**
 * Elements, classes and attributes that can identify components in a shape. A page that fetches parts of
 * shapes later needs the styles of all of them.
 */
export const SHAPE_MARKS: readonly string[] = [
  ...`${ELEMENTS} ${ATTRIBUTES}`.split(' '),
  ...CLASSES.split(' ').map((name) => `.${name}`),
];
