import { diagnoseWith, entry } from '../../diagnostic/catalog.ts';
import { replace } from '../../diagnostic/fix.ts';
import { listFirstNames, quote } from '../../diagnostic/quote.ts';

/** Why a file cannot be used as an overlay. */
export type OverlayFault =
  | { readonly kind: 'no-version' }
  | { readonly kind: 'version'; readonly version: string }
  | { readonly kind: 'no-actions' }
  | { readonly kind: 'remote' };

/** What a value is, in the words of messages. */
export type ValueKind = 'an object' | 'a list' | 'a single value';

/** Why an action cannot be applied. */
export type ActionFault =
  | { readonly kind: 'no-target' }
  | { readonly kind: 'no-change' }
  | { readonly kind: 'target'; readonly reason: string }
  | { readonly kind: 'root' }
  | { readonly kind: 'copied'; readonly path: string; readonly count: number }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'unlike'; readonly given: ValueKind; readonly found: ValueKind };

export const overlayEntries = {
  'openapi/unfit-overlay': entry<{ path: string; fault: OverlayFault }>({
    severity: 'error',
    title: 'Not an overlay',
    message: ({ path, fault }) => `${quote(path)} is not applied: ${describeFault(fault)}.`,
    hint: ({ fault }) => adviseFault(fault),
    example: { path: 'overlay.yaml', fault: { kind: 'no-version' } },
  }),
  'openapi/overlay-action': entry<{ fault: ActionFault }>({
    severity: 'error',
    title: 'Action of an overlay not applied',
    message: ({ fault }) => describeActionFault(fault),
    hint: ({ fault }) => adviseActionFault(fault),
    example: { fault: { kind: 'unlike', given: 'an object', found: 'a single value' } },
  }),
  'openapi/idle-overlay': entry<{ path: string; nearest?: string | undefined }>({
    severity: 'warning',
    title: 'Overlay changes no document',
    message: ({ path }) => `The overlay is not applied, because there is no file ${quote(path)}.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Write the path of the document from the folder of the overlay.'
        : `Did you mean ${quote(nearest)}?`,
    fix: ({ path, nearest }) => replace(path, nearest),
    example: { path: 'opneapi.yaml', nearest: 'openapi.yaml' },
  }),
  'openapi/idle-action': entry<{ target: string; documents: readonly string[] }>({
    severity: 'warning',
    title: 'Action of an overlay changes nothing',
    message: ({ target, documents }) =>
      `${quote(target)} selects nothing in ${listFirstNames(documents)}.`,
    hint: () => 'Compare the names in it with those in the document, or remove the action.',
    example: { target: "$.paths['/usres']", documents: ['openapi.yaml'] },
  }),
};

export const diagnoseOverlay = diagnoseWith(overlayEntries);

function describeFault(fault: OverlayFault): string {
  switch (fault.kind) {
    case 'no-version':
      return 'it has no "overlay" with the version of the format';
    case 'version':
      return `its version ${quote(fault.version)} is unknown`;
    case 'no-actions':
      return 'it has no list "actions"';
    case 'remote':
      return 'overlays are read only from files of the project';
  }
}

function adviseFault(fault: OverlayFault): string {
  switch (fault.kind) {
    case 'no-version':
    case 'version':
      return 'Begin it with "overlay: 1.1.0".';
    case 'no-actions':
      return 'Add "actions", a list of objects with a "target" and an "update", "remove" or "copy".';
    case 'remote':
      return 'Copy the overlay into the project, and write its path.';
  }
}

function describeActionFault(fault: ActionFault): string {
  switch (fault.kind) {
    case 'no-target':
      return 'The action has no "target", so it is not known what it changes.';
    case 'no-change':
      return 'The action has neither "update" nor "remove: true" nor "copy", so it changes nothing.';
    case 'target':
      return `The path cannot be read: ${fault.reason}.`;
    case 'root':
      return 'The action would remove the whole document.';
    case 'copied':
      return `${quote(fault.path)} selects ${fault.count === 0 ? 'nothing' : `${fault.count} values`}, but one value is needed.`;
    case 'too-large':
      return 'The document would become too large or too deep with this action.';
    case 'unlike':
      return `The overlay has ${fault.given} where the document has ${fault.found}.`;
  }
}

function adviseActionFault(fault: ActionFault): string {
  switch (fault.kind) {
    case 'no-target':
      return 'Add a JSONPath such as `target: $.info`.';
    case 'no-change':
      return 'Add one of them, or remove the action.';
    case 'target':
      return "Write a JSONPath such as `$.paths['/users'].get`. Names with other characters than letters, digits and underscores need brackets and quotes.";
    case 'root':
      return 'Select a part of the document, such as `$.servers`.';
    case 'copied':
      return 'Write a path that selects exactly one value.';
    case 'too-large':
      return 'Select fewer places, or copy less.';
    case 'unlike':
      return 'Remove the old value with an action of its own first, or write a value of the same kind.';
  }
}
