/**
 * The kinds of GitHub alerts, which are blockquotes whose first line names the kind, and the components
 * that show them here.
 */
export const ALERTS: Readonly<Record<string, string>> = {
  note: 'Note',
  tip: 'Tip',
  important: 'Info',
  warning: 'Warning',
  caution: 'Danger',
};

/** A regular expression source that matches one of the kinds. */
export const ALERT_KIND = Object.keys(ALERTS).join('|');
