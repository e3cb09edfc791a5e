/** The kinds of GitHub's alerts, quotations whose first line names theirs, and what shows them here. */
export const ALERTS: Readonly<Record<string, string>> = {
  note: 'Note',
  tip: 'Tip',
  important: 'Info',
  warning: 'Warning',
  caution: 'Danger',
};

/** A pattern for one of the kinds. */
export const ALERT_KIND = Object.keys(ALERTS).join('|');
