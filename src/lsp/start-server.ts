/**
 * The language server: reports what `check` finds while authors type, and completes names of the project.
 * Speaks the Language Server Protocol over two streams.
 * @see https://microsoft.github.io/language-server-protocol/specifications/lsp/3.18/specification/
 */
import {
  createConnection,
  type InitializeResult,
  TextDocuments,
  TextDocumentSyncKind,
} from 'vscode-languageserver';
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { answerRequests } from './answer-requests.ts';
import { Workspace } from './workspace.ts';

export interface ServerOptions {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  readonly version: string;
}

/** Serves one editor. Resolves to the exit code when the editor sends `exit` or its stream ends. */
export async function serveEditor({ input, output, version }: ServerOptions): Promise<0 | 1> {
  const { promise, resolve } = Promise.withResolvers<0 | 1>();
  let isOpen = true;
  const connection = createConnection(
    (logger) => {
      const streams = createProtocolConnection(
        new StreamMessageReader(input),
        new StreamMessageWriter(output),
        logger,
      );
      streams.onClose(() => {
        isOpen = false;
        resolve(1);
      });
      return streams;
    },
    {
      shutdownReceived: false,
      initialize: () => undefined,
      exit: (code) => resolve(code === 0 ? 0 : 1),
    },
  );
  input.once('end', () => resolve(1));
  const onFault = (error: unknown) => {
    // The editor is gone, and with it whoever could read this.
    if (!isOpen) return;
    connection.console.error(
      error instanceof Error ? (error.stack ?? error.message) : String(error),
    );
  };
  const workspace = new Workspace({
    onFault,
    publish: (uri, diagnostics) => {
      if (!isOpen) return;
      connection.sendDiagnostics({ uri, diagnostics: [...diagnostics] }).catch(onFault);
    },
  });
  connection.onInitialize(() => describeServer(version));
  const documents = new TextDocuments(TextDocument);
  hearOfDocuments(documents, workspace);
  answerRequests({ connection, documents, workspace });
  documents.listen(connection);
  connection.listen();
  const code = await promise;
  await workspace.close();
  return code;
}

function hearOfDocuments(documents: TextDocuments<TextDocument>, workspace: Workspace): void {
  const hold = (document: TextDocument, text: string | undefined) => {
    const found = workspace.find(document.uri);
    found?.session.hold(found.file, text, document.uri);
  };
  documents.onDidChangeContent(({ document }) => hold(document, document.getText()));
  documents.onDidClose(({ document }) => hold(document, undefined));
}

function describeServer(version: string): InitializeResult {
  return {
    serverInfo: { name: 'lectern', version },
    capabilities: {
      textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
      completionProvider: { triggerCharacters: ['<', '"', "'", '/', '(', '#', ' ', ':', '`'] },
      hoverProvider: true,
      definitionProvider: true,
      documentSymbolProvider: true,
      documentLinkProvider: { resolveProvider: true },
      referencesProvider: true,
      renameProvider: { prepareProvider: true },
      codeActionProvider: { codeActionKinds: ['quickfix'] },
      workspace: {
        fileOperations: {
          willRename: {
            filters: [{ pattern: { glob: '**/*' } }],
          },
        },
      },
    },
  };
}
