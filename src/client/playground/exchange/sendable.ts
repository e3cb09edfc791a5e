/** Reports, before sending, which parts of a request cannot be sent: by browsers, or by anything. */
import type { HttpRequest } from '../../../core/reference/model/request-model.ts';
import { isHeaderName } from '../../../core/reference/request/header-name.ts';
import { getResponseMessage } from '../parts/response-messages.ts';

/** Headers that pages cannot set, or that browsers silently drop (`User-Agent`). */
const ofBrowser = new RegExp(
  `^(?:${[
    'accept-charset',
    'accept-encoding',
    'access-control-request-.*',
    'connection',
    'content-length',
    'cookie2?',
    'date',
    'dnt',
    'expect',
    'host',
    'keep-alive',
    'origin',
    'proxy-.*',
    'referer',
    'sec-.*',
    'set-cookie',
    'te',
    'trailer',
    'transfer-encoding',
    'upgrade',
    'user-agent',
    'via',
  ].join('|')})$`,
  'i',
);

/** Returns `true`, or a sentence that says what browsers cannot send. */
export function canSendDirectly({ method, headers, body }: HttpRequest): true | string {
  if (/^(?:CONNECT|TRACE|TRACK)$/i.test(method))
    return getResponseMessage('cannotSendMethod', { method });
  if (/^(?:GET|HEAD)$/i.test(method) && body !== undefined) {
    return getResponseMessage('cannotSendBody', { method: method.toUpperCase() });
  }
  const [name] = headers.find(([header]) => ofBrowser.test(header)) ?? [];
  return name === undefined || getResponseMessage('cannotSetHeader', { name });
}

/** Returns a sentence about what cannot be sent by anything; undefined if there is no such part. */
export function findFault({ url, headers }: HttpRequest): string | undefined {
  const path = url.replace(/^[a-z]+:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
  if (path.split('/').some((part) => /^(?:\.|%2e){1,2}$/i.test(part))) {
    return getResponseMessage('pathDots');
  }
  for (const [name, value] of headers) {
    if (!isHeaderName(name)) return getResponseMessage('noHeaderName', { name });
    if (!/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) {
      return getResponseMessage('headerCharacter', { name });
    }
  }
  return undefined;
}
