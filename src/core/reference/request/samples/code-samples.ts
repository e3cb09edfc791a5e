/**
 * Samples of code that send a request, in the languages that readers ask for. Every sample is true:
 * a client that cannot send the request is left out, and said so. Runs at build and in browsers.
 */
import type {
  CodeSample,
  CodeSamples,
  HttpRequest,
  OmittedSample,
  SampleRefusal,
} from '../../model/request-model.ts';
import { partsTypeOf } from './body-text.ts';
import { printCsharp } from './csharp.ts';
import { printCurl } from './curl.ts';
import { printGo } from './go.ts';
import { printJava } from './java.ts';
import { printJavascript, printNode } from './javascript.ts';
import { printPhp, refusePhp } from './php.ts';
import { printPython } from './python.ts';
import { printRuby } from './ruby.ts';

interface Client {
  readonly id: string;
  readonly label: string;
  /** To highlight it in. */
  readonly language: string;
  /** Other names in `api.request.example.languages`. */
  readonly names: readonly string[];
  readonly print: (request: HttpRequest) => string;
  /** Why the client cannot send the request; undefined when it can. */
  readonly refuse?: (request: HttpRequest) => SampleRefusal | undefined;
  /** What sends the request, which is what may lack something. */
  readonly library?: string;
  readonly lacks?: readonly Feature[];
}

/** What a request needs of a client, by a term that is the same in all languages; undefined where it does not. */
type Feature = (request: HttpRequest) => string | undefined;

const clients: readonly Client[] = [
  { id: 'curl', label: 'cURL', language: 'bash', names: ['bash', 'shell'], print: printCurl },
  {
    id: 'python',
    label: 'Python',
    language: 'python',
    names: ['py'],
    print: printPython,
    library: 'requests',
    lacks: [partsTypeOf],
  },
  {
    id: 'javascript',
    label: 'JavaScript',
    language: 'javascript',
    names: ['js', 'typescript', 'ts', 'fetch'],
    print: printJavascript,
    refuse: refuseBody,
    library: 'fetch',
    lacks: [
      ({ hasCertificate }) => hasCertificate && 'mTLS',
      nameDigest,
      ({ method }) => /^(?:TRACE|CONNECT|TRACK)$/i.exec(method)?.[0].toUpperCase(),
      partsTypeOf,
      namePartHeader,
    ],
  },
  {
    id: 'node',
    label: 'Node.js',
    language: 'javascript',
    names: ['nodejs', 'node.js'],
    print: printNode,
    library: 'node:http',
    lacks: [nameDigest, nameForm],
  },
  {
    id: 'go',
    label: 'Go',
    language: 'go',
    names: ['golang'],
    print: printGo,
    library: 'net/http',
    lacks: [nameDigest],
  },
  {
    id: 'java',
    label: 'Java',
    language: 'java',
    names: [],
    print: printJava,
    library: 'java.net.http',
    // It takes certificates of clients from a key store alone, and not from files of PEM.
    lacks: [nameForm, nameDigest, ({ hasCertificate }) => hasCertificate && 'mTLS (PEM)'],
  },
  {
    id: 'ruby',
    label: 'Ruby',
    language: 'ruby',
    names: ['rb'],
    print: printRuby,
    library: 'net/http',
    lacks: [partsTypeOf, namePartHeader, nameDigest],
  },
  {
    id: 'php',
    label: 'PHP',
    language: 'php',
    names: [],
    print: printPhp,
    refuse: refusePhp,
    library: 'curl_setopt_array',
    lacks: [namePartHeader],
  },
  { id: 'csharp', label: 'C#', language: 'csharp', names: ['c#', 'dotnet'], print: printCsharp },
];

/** How samples in a language are called, by its id or its name in any case; undefined where none are written. */
export function labelOfClient(name: string): string | undefined {
  const wanted = name.toLowerCase();
  return clients.find(({ id, label }) => id === wanted || label.toLowerCase() === wanted)?.label;
}

/**
 * @param languages ids or other names of languages, in the wanted order; all of them when absent.
 * Node.js is offered unasked only where JavaScript's `fetch` cannot send the request.
 */
export function buildCodeSamples(request: HttpRequest, languages?: readonly string[]): CodeSamples {
  const wanted = languages === undefined ? clients : chooseClients(languages);
  const isUnasked = ({ id }: Client) => id === 'node' && !languages?.some(namesNode);
  const needsNode = clients.some(
    (client) => client.id === 'javascript' && refuseBy(client, request),
  );
  const asked = wanted.filter((client) => !isUnasked(client) || needsNode);
  const samples: CodeSample[] = [];
  const omitted: OmittedSample[] = [];
  for (const client of asked) {
    const { id, label, language, print } = client;
    const reason = refuseBy(client, request);
    if (reason !== undefined) omitted.push({ label, reason });
    else
      samples.push({
        kind: 'sample',
        id,
        label,
        language,
        text: print(request),
        origin: 'generated',
      });
  }
  return { samples, omitted };
}

function chooseClients(languages: readonly string[]): readonly Client[] {
  const chosen = languages.flatMap((language) => {
    const name = language.toLowerCase();
    return clients.find(({ id, names }) => id === name || names.includes(name)) ?? [];
  });
  const distinct = [...new Set(chosen)];
  const rank = distinct.findIndex(({ id }) => id === 'javascript');
  const node = clients.find(({ id }) => id === 'node');
  if (rank === -1 || node === undefined || distinct.includes(node)) return distinct;
  return distinct.toSpliced(rank + 1, 0, node);
}

function namesNode(language: string): boolean {
  return /^node(?:\.?js)?$/i.test(language);
}

function refuseBy(client: Client, request: HttpRequest): SampleRefusal | undefined {
  const { library = '', lacks = [], refuse } = client;
  const [feature] = lacks.flatMap((name) => name(request) ?? []);
  return (
    refuse?.(request) ??
    (feature === undefined
      ? undefined
      : { key: 'clientLacks', values: { client: library, feature } })
  );
}

/** Of `fetch`. */
function refuseBody({ method, body }: HttpRequest): SampleRefusal | undefined {
  if (!/^(?:GET|HEAD)$/i.test(method) || body === undefined) return undefined;
  return { key: 'clientWithoutBody', values: { client: 'fetch', method: method.toUpperCase() } };
}

/** Whatever has several parts, even a form. */
function nameForm(request: HttpRequest): string | undefined {
  if (request.body?.kind !== 'multipart') return undefined;
  return partsTypeOf(request) ?? 'multipart/form-data';
}

/** Libraries that write the parts of a form themselves leave no room for it. */
function namePartHeader({ body }: HttpRequest): string | undefined {
  const parts = body?.kind === 'multipart' ? body.parts : [];
  const [header] = parts.flatMap(({ headers = [] }) => headers);
  return header && `${header[0]} (multipart/form-data)`;
}

function nameDigest({ login }: HttpRequest): string | undefined {
  return login?.kind === 'digest' ? 'HTTP Digest' : undefined;
}
