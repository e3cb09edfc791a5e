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
}

const clients: readonly Client[] = [
  { id: 'curl', label: 'cURL', language: 'bash', names: ['bash', 'shell'], print: printCurl },
  {
    id: 'python',
    label: 'Python',
    language: 'python',
    names: ['py'],
    print: printPython,
    refuse: (request) => refuseParts('requests', request),
  },
  {
    id: 'javascript',
    label: 'JavaScript',
    language: 'javascript',
    names: ['js', 'typescript', 'ts', 'fetch'],
    print: printJavascript,
    refuse: refuseFetch,
  },
  {
    id: 'node',
    label: 'Node.js',
    language: 'javascript',
    names: ['nodejs', 'node.js'],
    print: printNode,
    refuse: (request) => refuseDigest('node:http', request) ?? refuseForms('node:http', request),
  },
  {
    id: 'go',
    label: 'Go',
    language: 'go',
    names: ['golang'],
    print: printGo,
    refuse: (request) => refuseDigest('net/http', request),
  },
  { id: 'java', label: 'Java', language: 'java', names: [], print: printJava, refuse: refuseJava },
  {
    id: 'ruby',
    label: 'Ruby',
    language: 'ruby',
    names: ['rb'],
    print: printRuby,
    refuse: (request) => refuseParts('net/http', request) ?? refuseDigest('net/http', request),
  },
  { id: 'php', label: 'PHP', language: 'php', names: [], print: printPhp, refuse: refusePhp },
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
  const needsNode = refuseFetch(request) !== undefined;
  const asked = wanted.filter((client) => !isUnasked(client) || needsNode);
  const samples: CodeSample[] = [];
  const omitted: OmittedSample[] = [];
  for (const { id, label, language, print, refuse } of asked) {
    const reason = refuse?.(request);
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

function refuseFetch(request: HttpRequest): SampleRefusal | undefined {
  const { body, hasCertificate } = request;
  const method = request.method.toUpperCase();
  if ((method === 'GET' || method === 'HEAD') && body !== undefined)
    return { key: 'clientWithoutBody', values: { client: 'fetch', method } };
  if (hasCertificate) return lack('fetch', 'mTLS');
  return (
    refuseDigest('fetch', request) ??
    (['TRACE', 'CONNECT', 'TRACK'].includes(method)
      ? lack('fetch', method)
      : refuseParts('fetch', request))
  );
}

/** Of Node.js and of Java: not even the parts of a form. */
function refuseForms(client: string, request: HttpRequest): SampleRefusal | undefined {
  if (request.body?.kind !== 'multipart') return undefined;
  return lack(client, partsTypeOf(request) ?? 'multipart/form-data');
}

function refuseParts(client: string, request: HttpRequest): SampleRefusal | undefined {
  const type = partsTypeOf(request);
  return type === undefined ? undefined : lack(client, type);
}

function refuseDigest(client: string, { login }: HttpRequest): SampleRefusal | undefined {
  return login?.kind === 'digest' ? lack(client, 'HTTP Digest') : undefined;
}

/** It takes certificates of clients from a key store alone, and not from files of PEM. */
function refuseJava(request: HttpRequest): SampleRefusal | undefined {
  return (
    refuseForms('java.net.http', request) ??
    refuseDigest('java.net.http', request) ??
    (request.hasCertificate ? lack('java.net.http', 'mTLS (PEM)') : undefined)
  );
}

/** @param feature a term that is the same in all languages. */
function lack(client: string, feature: string): SampleRefusal {
  return { key: 'clientLacks', values: { client, feature } };
}
