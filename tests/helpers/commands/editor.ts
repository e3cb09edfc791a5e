import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TestContext } from 'node:test';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type {
  CodeAction,
  CompletionItem,
  Diagnostic,
  DocumentLink,
  DocumentSymbol,
  Hover,
  Location,
  Position,
  PublishDiagnosticsParams,
  WorkspaceEdit,
} from 'vscode-languageserver';
import {
  createProtocolConnection,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { compileCommand } from './compiled-command.ts';

/** An editor that has opened a folder and is connected to `lectern lsp` by pipes. */
export class Editor {
  readonly #connection: ProtocolConnection;
  readonly #dir: string;
  readonly #problems = new Map<string, readonly Diagnostic[]>();
  readonly #versions = new Map<string, number>();
  #wake: () => void = () => undefined;

  constructor(connection: ProtocolConnection, dir: string) {
    this.#connection = connection;
    this.#dir = dir;
    connection.onNotification(
      'textDocument/publishDiagnostics',
      ({ uri, diagnostics }: PublishDiagnosticsParams) => {
        this.#problems.set(uri, diagnostics);
        this.#wake();
      },
    );
  }

  /** Returns the URI of a file in the folder; a URI stays as it is. */
  uri(file: string): string {
    return URL.canParse(file) ? file : pathToFileURL(join(this.#dir, file)).href;
  }

  /** Types the whole text of a file. The first `|` marks the cursor and is not part of the text. */
  async type(file: string, marked: string): Promise<Position> {
    const at = marked.indexOf('|');
    const text = marked.replace('|', '');
    const uri = this.uri(file);
    const version = (this.#versions.get(file) ?? 0) + 1;
    this.#versions.set(file, version);
    if (version === 1) {
      const textDocument = { uri, languageId: 'mdx', version, text };
      await this.#connection.sendNotification('textDocument/didOpen', { textDocument });
    } else {
      await this.#connection.sendNotification('textDocument/didChange', {
        textDocument: { uri, version },
        contentChanges: [{ text }],
      });
    }
    return TextDocument.create(uri, '', 0, text).positionAt(Math.max(0, at));
  }

  async close(file: string): Promise<void> {
    const textDocument = { uri: this.uri(file) };
    await this.#connection.sendNotification('textDocument/didClose', { textDocument });
  }

  /** Returns the labels of the completions offered at the `|` of a text. */
  async complete(file: string, marked: string): Promise<string[]> {
    const items = await this.#ask<CompletionItem[]>('completion', file, marked);
    return items.map(({ label }) => label);
  }

  async hover(file: string, marked: string): Promise<string> {
    const hover = await this.#ask<Hover | null>('hover', file, marked);
    const { contents } = hover ?? { contents: '' };
    return JSON.stringify(
      typeof contents === 'object' && 'value' in contents ? contents.value : contents,
    );
  }

  /** Returns a place such as `content/a.mdx:3`, relative to the folder. */
  async definition(file: string, marked: string): Promise<string | undefined> {
    const found = await this.#ask<Location | null>('definition', file, marked);
    if (found === null) return undefined;
    return `${this.#toFile(found.uri)}:${found.range.start.line + 1}`;
  }

  /** Returns ranges such as `content/a.mdx:3:5-12`, sorted. */
  async references(
    file: string,
    marked: string,
    includeDeclaration = false,
  ): Promise<readonly string[]> {
    const position = await this.type(file, marked);
    const found: Location[] = await this.#connection.sendRequest('textDocument/references', {
      textDocument: { uri: this.uri(file) },
      position,
      context: { includeDeclaration },
    });
    return found
      .map(({ uri, range: { start, end } }) => {
        return `${this.#toFile(uri)}:${start.line + 1}:${start.character + 1}-${end.character + 1}`;
      })
      .sort();
  }

  async outline(file: string, text: string): Promise<readonly DocumentSymbol[]> {
    return await this.#ask('documentSymbol', file, text);
  }

  /** Returns links such as `1:5-12 content/b.mdx:3`, where the target is a file opened at a line. */
  async links(file: string, text: string): Promise<readonly string[]> {
    const links = await this.#ask<DocumentLink[]>('documentLink', file, text);
    const opened = links.map(async (link) => {
      const whole = link.target === undefined ? await this.#resolve(link) : link;
      const { hash, href } = new URL(whole.target ?? 'none:');
      const { start, end } = link.range;
      const line = hash.replace('#L', ':');
      const range = `${start.line + 1}:${start.character + 1}-${end.character + 1}`;
      return `${range} ${this.#toFile(href.replace(hash, ''))}${line}`;
    });
    return await Promise.all(opened);
  }

  async #resolve(link: DocumentLink): Promise<DocumentLink> {
    return await this.#connection.sendRequest('documentLink/resolve', link);
  }

  async rename(file: string, marked: string, newName: string): Promise<readonly string[]> {
    const position = await this.type(file, marked);
    const asked = { textDocument: { uri: this.uri(file) }, position, newName };
    const edit = await this.#connection.sendRequest('textDocument/rename', asked);
    return this.#describe(edit as WorkspaceEdit | null);
  }

  async willRename(
    ...moves: readonly (readonly [from: string, to: string])[]
  ): Promise<readonly string[]> {
    const files = moves.map(([from, to]) => ({ oldUri: this.uri(from), newUri: this.uri(to) }));
    const edit = await this.#connection.sendRequest('workspace/willRenameFiles', { files });
    return this.#describe(edit as WorkspaceEdit | null);
  }

  async actions(file: string): Promise<readonly CodeAction[]> {
    const range = { start: { line: 0, character: 0 }, end: { line: 1000, character: 0 } };
    const textDocument = { uri: this.uri(file) };
    return await this.#connection.sendRequest('textDocument/codeAction', {
      textDocument,
      range,
      context: { diagnostics: [] },
    });
  }

  /** Waits until the problems of a file are the expected ones, written as `3:1 code`. */
  async untilProblems(file: string, expected: readonly string[]): Promise<readonly Diagnostic[]> {
    for (;;) {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      this.#wake = () => resolve(undefined);
      const found = this.#problems.get(this.uri(file));
      const shown = found?.map(({ range, code }) => {
        return `${range.start.line + 1}:${range.start.character + 1} ${code}`;
      });
      if (found !== undefined && JSON.stringify(shown) === JSON.stringify(expected)) return found;
      await promise;
    }
  }

  async #ask<Answer>(method: string, file: string, marked: string): Promise<Answer> {
    const position = await this.type(file, marked);
    const asked = { textDocument: { uri: this.uri(file) }, position };
    return await this.#connection.sendRequest(`textDocument/${method}`, asked);
  }

  /** Formats an edit as lines such as `docs.json:3 -> new text` and `a.mdx => b.mdx`, sorted. */
  #describe(edit: WorkspaceEdit | null): readonly string[] {
    const changes = (edit?.documentChanges ?? []).flatMap((change) => {
      if ('textDocument' in change) {
        const file = this.#toFile(change.textDocument.uri);
        return change.edits.map((each) => {
          assert.ok('newText' in each);
          return `${file}:${each.range.start.line + 1} -> ${each.newText.trim()}`;
        });
      }
      assert.equal(change.kind, 'rename');
      return [`${this.#toFile(change.oldUri)} => ${this.#toFile(change.newUri)}`];
    });
    return changes.sort();
  }

  #toFile(uri: string): string {
    return uri.replace(this.uri(''), '').replace(/^\//, '');
  }
}

/**
 * Starts the language server like editors do, ends it with the test, and checks its exit code.
 * @param bin the script of the command, if it is not this repository's own.
 */
export async function openEditor(t: TestContext, dir: string, bin?: string): Promise<Editor> {
  const script = bin ?? (await compileCommand());
  const child = spawn(process.execPath, [script, 'lsp', '--stdio'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const editor = new Editor(connection, dir);
  connection.listen();
  t.after(async () => {
    await connection.sendRequest('shutdown');
    await connection.sendNotification('exit');
    assert.deepEqual(await exited, [0, null]);
  });
  await connection.sendRequest('initialize', { processId: null, rootUri: null, capabilities: {} });
  await connection.sendNotification('initialized', {});
  return editor;
}
