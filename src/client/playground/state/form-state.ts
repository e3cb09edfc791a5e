/** The current state of the form, which notifies listeners of changes. */
import { type Credential, placeholderOf } from '../../../core/reference/request/credentials.ts';
import type { JsonNode } from '../../../core/reference/request/json-node.ts';
import { parseNode } from '../../../core/reference/request/parse-node.ts';
import type {
  PlaygroundContent,
  PlaygroundModel,
  RequestChoice,
} from '../../../core/reference/model/playground-model.ts';
import {
  baseUrlOf,
  buildPlaygroundRequest,
  type DraftBody,
  type RequestDraft,
  findContent,
} from '../../../core/reference/playground/playground-request.ts';
import { placeholderFor } from '../../../core/reference/examples/guess-value.ts';
import { initialValueOf } from '../../../core/reference/playground/playground-values.ts';
import { formatNode } from '../../../core/reference/request/json-node.ts';
import type { HttpRequest } from '../../../core/reference/model/request-model.ts';
import type { SecurityRequirement } from '../../../core/reference/model/security-model.ts';
import { chooseServer, chosenServer } from '../../reference/chosen-server.ts';
import { fillSample } from '../../../core/reference/playground/fill-sample.ts';
import { fillDraft, fillText } from '../../../core/reference/playground/fill-values.ts';
import { hideInText, hideSecrets } from '../../../core/reference/playground/hide-secrets.ts';
import { isPrivateName } from '../../../core/reference/playground/private-names.ts';
import { BodyTexts } from './body-texts.ts';
import { CredentialStore } from './credentials.ts';
import type { Grants } from './grants.ts';
import { keysByField, namesByField, toFileKeys } from './file-keys.ts';
import { GivenValues } from './given-values.ts';
import { type OwnValue, OwnValues } from './own-values.ts';

export class FormState {
  readonly model: PlaygroundModel;
  readonly credentials = new CredentialStore();
  readonly grants: Grants = new Map();
  readonly values: OwnValues;
  readonly given: GivenValues;
  server = '';
  variables: Readonly<Record<string, string>> = {};
  parameters: (JsonNode | undefined)[] = [];
  /** Index of the security alternative; -1 for none. */
  alternative = 0;
  showsCredentials = false;
  sendsBody = true;
  mediaType = '';
  /** Chosen files by field of the body; `''` is the body itself. */
  files: ReadonlyMap<string, readonly File[]> = new Map();
  #parsed: { readonly text: string; readonly node: JsonNode | undefined } | undefined;
  #texts = new BodyTexts();
  readonly #listeners = new Set<() => void>();
  readonly #redraws = new Set<() => void>();
  #isOpen = false;

  constructor(model: PlaygroundModel) {
    this.model = model;
    this.values = new OwnValues(this.credentials, model.environments);
    this.given = new GivenValues(model, this.values);
    this.reset();
  }

  /** Returns to the initial state: with examples, without optional values. Credentials stay. */
  reset(): void {
    const { servers, parameters, body } = this.model;
    this.server = chosenServer(servers.map(({ defaultUrl }) => defaultUrl));
    this.variables = this.given.variables;
    this.parameters = parameters.map(({ field }, index) => {
      const start = field.required && field.control.start !== undefined;
      return this.given.at(index) ?? (start ? initialValueOf(field.control) : undefined);
    });
    this.sendsBody = body !== undefined;
    this.mediaType = body?.contents[0]?.mediaTypes[0] ?? '';
    this.files = new Map();
    this.#texts = new BodyTexts();
  }

  /** Restores a request that was sent before, without its files. */
  restore(draft: RequestDraft): void {
    this.reset();
    const isKnown = this.model.servers.some(({ defaultUrl }) => defaultUrl === draft.server);
    if (isKnown) this.server = draft.server;
    this.variables = draft.variables;
    this.parameters = [...draft.parameters];
    this.sendsBody = draft.body !== undefined;
    if (draft.body === undefined || !findContent(this.model, draft.body.mediaType)) return;
    this.mediaType = draft.body.mediaType;
    this.text = draft.body.text;
  }

  /** Called when the form opens: from then on, samples show what it sends. */
  open(): void {
    const before = JSON.stringify(this.shownRequest);
    this.#isOpen = true;
    if (JSON.stringify(this.shownRequest) !== before) this.changed();
  }

  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  changed(): void {
    for (const listener of this.#listeners) listener();
  }

  get choice(): RequestChoice {
    const example = this.content?.examples.find(({ text }) => text === this.text)?.key;
    return { mediaType: this.mediaType, example, alternative: this.alternative };
  }

  /** Applies a choice made outside the form. The form's own redraw runs before all other listeners. */
  choose({ mediaType, example, alternative }: Partial<RequestChoice>): void {
    if (mediaType !== undefined) this.takeMediaType(mediaType);
    const text = this.content?.examples.find(({ key }) => key === example)?.text;
    if (text !== undefined) this.takeExample(text);
    if (mediaType !== undefined || text !== undefined) this.sendsBody = true;
    this.alternative = alternative ?? this.alternative;
    for (const redraw of this.#redraws) redraw();
    this.changed();
  }

  /** Changes the content type. Files are dropped, because they belong to the fields of one type. */
  takeMediaType(mediaType: string): void {
    if (mediaType === this.mediaType) return;
    this.mediaType = mediaType;
    this.files = new Map();
  }

  onChoose(redraw: () => void): void {
    this.#redraws.add(redraw);
  }

  /** Stores a value; fields that have the previous value, or none, adopt it. */
  keepValue(value: OwnValue): void {
    const isPrivate = value.isPrivate || isPrivateName(this.model, value.name);
    this.#takeOver(() => this.values.set({ ...value, isPrivate }));
    this.variables = { ...this.variables, ...this.given.variables };
    this.choose({});
  }

  /** Applies the values of an environment, and selects the server of that name; undefined for none. */
  chooseEnvironment(name: string | undefined): void {
    this.#changeEnvironment(() => {
      this.values.environments.choose(name);
      if (name !== undefined) this.#takeServer(this.given.baseUrl ?? name);
    });
  }

  /** Selects the server with that address or name, if there is one. */
  #takeServer(wanted: string): void {
    const { servers } = this.model;
    const server = servers.find(({ label, description, defaultUrl }) =>
      [label ?? description, defaultUrl].includes(wanted),
    );
    if (server === undefined) return;
    this.server = server.defaultUrl;
    chooseServer([server.defaultUrl, server.label ?? server.description]);
  }

  removeEnvironment(name: string): void {
    this.#changeEnvironment(() => this.values.removeEnvironment(name));
  }

  #changeEnvironment(change: () => void): void {
    const given = this.given.variables;
    this.#takeOver(change);
    const typed = Object.entries(this.variables).filter(([key, value]) => given[key] !== value);
    this.variables = { ...Object.fromEntries(typed), ...this.given.variables };
    this.choose({});
  }

  /** Makes parameters follow a change of the values. */
  #takeOver(change: () => void): void {
    this.parameters = this.given.takeOver(this.parameters, change);
  }

  get content(): PlaygroundContent | undefined {
    return findContent(this.model, this.mediaType);
  }

  /** The text of the body. */
  get text(): string {
    return this.content === undefined ? '' : this.#texts.of(this.content);
  }

  set text(text: string) {
    if (this.content) this.#texts.set(this.content, text);
  }

  /** The reader's own text that an example has replaced; undefined if there is none. */
  get replaced(): string | undefined {
    return this.content && this.#texts.replacedOf(this.content);
  }

  takeExample(text: string): void {
    if (this.content) this.#texts.takeExample(this.content, text);
  }

  undo(): void {
    if (this.content) this.#texts.undo(this.content);
  }

  /** The body as a tree; undefined if it is not JSON. Cached, because every field of the form reads it. */
  get node(): JsonNode | undefined {
    const { text } = this;
    if (this.#parsed?.text !== text) this.#parsed = { text, node: parseNode(text).node };
    return this.#parsed.node;
  }

  writeNode(node: JsonNode): void {
    this.text = formatNode(node);
  }

  /** Clears typed passwords in all fields; returns whether there were any. */
  forgetPasswords(): boolean {
    const isInBody = this.#texts.change((content, text) => hideInText(content, text, () => ''));
    const { parameters } = hideSecrets(this.model, this.draft, () => '');
    const isInParameters = JSON.stringify(parameters) !== JSON.stringify(this.parameters);
    if (isInParameters) this.parameters = [...parameters];
    return isInBody || isInParameters;
  }

  setFiles(field: string, files: readonly File[]): void {
    const next = new Map(this.files);
    if (files.length > 0) next.set(field, files);
    else next.delete(field);
    this.files = next;
  }

  get requirements(): readonly SecurityRequirement[] {
    return this.model.security.alternatives[this.alternative]?.requirements ?? [];
  }

  get baseUrl(): string {
    return this.given.baseUrl ?? baseUrlOf(this.model.servers, this);
  }

  /** The origin to which credentials go; `''` while the address is incomplete. */
  get origin(): string {
    const url = this.baseUrl;
    return URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI).origin : '';
  }

  /** The scope of credentials: those of one environment are not used in another. */
  get realm(): string {
    const { chosen } = this.values.environments;
    return chosen === undefined ? this.origin : `${chosen} (${this.origin})`;
  }

  /** The form's values without credentials. */
  get draft(): RequestDraft {
    return this.#draftWith(keysByField(this.files, this.filesByKey));
  }

  #draftWith(files: DraftBody['files']): RequestDraft {
    const { server, variables, parameters, mediaType, text } = this;
    const body = this.sendsBody && this.model.body ? { mediaType, text, files } : undefined;
    const { baseUrl } = this.given;
    return { server, variables, parameters, baseUrl, body };
  }

  /** The request as it is sent. */
  get request(): HttpRequest {
    const find = (name: string) => this.values.get(name)?.value;
    const given = this.requirements.flatMap(({ scheme }): Credential[] => {
      const value = this.credentials.get(this.realm, scheme.key);
      return value === undefined ? [] : [{ scheme, value: fillText(value, find) }];
    });
    return buildPlaygroundRequest(this.model, fillDraft(this.model, this.draft, find), given);
  }

  /** The request as samples show it: with credentials only if the reader wants to see them. */
  get shownRequest(): HttpRequest {
    const shown = this.requirements.map(({ scheme }): Credential => {
      const typed = this.showsCredentials
        ? this.credentials.get(this.realm, scheme.key)
        : undefined;
      return { scheme, value: typed ?? placeholderOf(scheme) };
    });
    const named = this.#draftWith(namesByField(this.files));
    const open = this.showsCredentials ? named : hideSecrets(this.model, named, placeholderFor);
    const sample = fillSample(this.model, open, this.#isOpen);
    const parameters = sample.parameters.map((node, index) => {
      return (this.#isOpen ? undefined : this.given.at(index)) ?? node;
    });
    const draft = fillDraft(this.model, { ...sample, parameters }, (name) => this.#mask(name));
    return buildPlaygroundRequest(this.model, draft, shown);
  }

  /** Replaces private values with placeholders, as for credentials. */
  #mask(name: string): string | undefined {
    const own = this.values.get(name);
    const isHidden = own?.isPrivate === true && !this.showsCredentials;
    return isHidden ? placeholderFor(name) : own?.value;
  }

  /** Chosen files by the names that the request uses. */
  get filesByKey(): ReadonlyMap<string, File> {
    return toFileKeys([...this.files.values()].flat());
  }
}
