/**
 * Generates code samples that send a request, in the languages that readers ask for. Every sample is
 * correct: a client that cannot send the request is left out and reported. Runs at build time and in
 * browsers.
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
  /** The language to highlight it in. */
  readonly language: string;
  /** Other names in `api.request.example.languages`. */
  readonly names: readonly string[];
  readonly print: (request: HttpRequest) => string;
  /** Returns why the client cannot send the request; undefined if it can. */
  readonly refuse?: (request: HttpRequest) => SampleRefusal | undefined;
  /** The library that sends the request, which is what may lack a feature. */
  readonly library?: string;
  readonly lacks?: readonly Feature[];
}

/**
 * Returns what a request needs from a client, as a term that is the same in all languages; undefined if the
 * request does not need it.
 */
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
    // It reads client certificates only from a key store, not from PEM files.
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

/**
 * Returns the label of samples in a language, by its id or its name in any case; undefined if none are
 * generated.
 */
export function labelOfClient(name: string): string | undefined {
  const wanted = name.toLowerCase();
  return clients.find(({ id, label }) => id === wanted || label.toLowerCase() === wanted)?.label;
}

/**
 * @param languages Ids or other names of languages, in the wanted order; all languages if absent. Node.js
 * is offered unasked only if JavaScript's `fetch` cannot send the request.
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

/** Refuses requests whose body `fetch` would not send. */
function refuseBody({ method, body }: HttpRequest): SampleRefusal | undefined {
  if (!/^(?:GET|HEAD)$/i.test(method) || body === undefined) return undefined;
  return { key: 'clientWithoutBody', values: { client: 'fetch', method: method.toUpperCase() } };
}

/**
 * Returns the content type of a multipart body, including `multipart/form-data`; undefined for other
 * bodies.
 */
function nameForm(request: HttpRequest): string | undefined {
  if (request.body?.kind !== 'multipart') return undefined;
  return partsTypeOf(request) ?? 'multipart/form-data';
}

/**
 * Names the first own header of a part. Libraries that write the parts of a form themselves have no place
 * for it.
 */
function namePartHeader({ body }: HttpRequest): string | undefined {
  const parts = body?.kind === 'multipart' ? body.parts : [];
  const [header] = parts.flatMap(({ headers = [] }) => headers);
  return header && `${header[0]} (multipart/form-data)`;
}

function nameDigest({ login }: HttpRequest): string | undefined {
  return login?.kind === 'digest' ? 'HTTP Digest' : undefined;
}
