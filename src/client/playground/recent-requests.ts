/** The latest requests to the same operation in this tab, which can be filled in again. */
import type { JsonNode } from '../../core/reference/request/json-node.ts';
import { formatNode } from '../../core/reference/request/json-node.ts';
import { parseNode } from '../../core/reference/request/parse-node.ts';
import type { PlaygroundModel } from '../../core/reference/model/playground-model.ts';
import { hideSecrets } from '../../core/reference/playground/hide-secrets.ts';
import type { RequestDraft } from '../../core/reference/playground/playground-request.ts';
import type { Json } from '../../core/reference/model/shape-model.ts';
import { listSentRequests, remember } from './state/history.ts';
import type { FormState } from './state/form-state.ts';
import { createChoice } from './parts/section.ts';
import { getMessage, messageLanguage } from './parts/messages.ts';

export interface RecentRequests {
  readonly element: HTMLElement;
  readonly add: (status: number | undefined) => void;
}

export function createRecentRequests(
  state: FormState,
  onChoose: (draft: RequestDraft) => void,
): RecentRequests {
  const own = () => listSentRequests().filter(({ operation }) => operation === state.model.key);
  const choice = createChoice(getMessage('recent'), [], (index) => {
    const chosen = own()[index - 1];
    if (chosen) onChoose(readDraft(state.model, chosen.values));
    choice.select.value = '0';
  });
  const show = () => {
    const requests = own();
    const labels = [
      getMessage('chooseOne'),
      ...requests.map(({ at, status }) => formatLabel(at, status)),
    ];
    choice.select.replaceChildren(
      ...labels.map((label, index) => new Option(label, String(index))),
    );
    choice.element.hidden = requests.length === 0;
  };
  show();
  return {
    element: choice.element,
    add: (status) => {
      remember(
        {
          operation: state.model.key,
          at: Date.now(),
          ...(status !== undefined && { status }),
          values: writeDraft(
            state.model,
            hideSecrets(state.model, state.draft, () => ''),
          ),
        },
        state.credentials.list(),
      );
      show();
    },
  };
}

function formatLabel(at: number, status: number | undefined): string {
  const time = new Date(at).toLocaleTimeString(messageLanguage());
  return status === undefined ? getMessage('timeWithoutAnswer', { time }) : `${time}, ${status}`;
}

/** Serializes a draft. Parameters are stored by name, so that those that sound secret can be left out. */
function writeDraft(model: PlaygroundModel, draft: RequestDraft): Json {
  const parameters = Object.fromEntries(
    model.parameters.flatMap(({ in: place, name, field }, index) => {
      const node = draft.parameters[index];
      // Secret strings are already emptied here; secret values of other types would be stored as they are.
      const isKept = node?.kind === 'string' || field.control.isSecret !== true;
      return node === undefined || !isKept ? [] : [[`${place} ${name}`, formatNode(node)]];
    }),
  );
  const { server, variables, body } = draft;
  return {
    server,
    variables,
    parameters,
    ...(body && { mediaType: body.mediaType, text: body.text }),
  };
}

/** Turns whatever the tab's storage contains into a draft; missing parts are left out. */
function readDraft(model: PlaygroundModel, values: Json): RequestDraft {
  const { server, variables, parameters, mediaType, text } = toRecord(values);
  const kept = toRecord(parameters);
  const filled = Object.entries(toRecord(variables)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const hasBody = typeof mediaType === 'string' && typeof text === 'string';
  return {
    server: typeof server === 'string' ? server : '',
    variables: Object.fromEntries(filled),
    parameters: model.parameters.map(({ in: place, name }) => readNode(kept[`${place} ${name}`])),
    ...(hasBody && { body: { mediaType, text, files: {} } }),
  };
}

function readNode(value: unknown): JsonNode | undefined {
  return typeof value === 'string' ? parseNode(value).node : undefined;
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
