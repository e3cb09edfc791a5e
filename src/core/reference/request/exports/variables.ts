/** Turns what a request leaves open into variables that HTTP clients fill in: `{{API_TOKEN}}`. */
import type { HttpRequest } from '../../model/request-model.ts';

const placeholder = /<([A-Z][A-Z\d_]*)>/g;
const encodedPlaceholder = /%3C([A-Z][A-Z\d_]*)%3E/gi;
/** A path parameter without a value. */
const openParameter = /(?<!\{)\{([^{}]+)\}(?!\})/g;
const variable = /\{\{([^{}]+)\}\}/g;

/**
 * Replaces placeholders of credentials and parameters without a value by variables. Bodies stay unchanged.
 */
export function withVariables(request: HttpRequest): HttpRequest {
  const { url, headers, login } = request;
  return {
    ...request,
    url: url
      .replace(placeholder, '{{$1}}')
      .replace(encodedPlaceholder, '{{$1}}')
      .replace(openParameter, (_, name: string) => `{{${name.replace(/[^\w.-]+/g, '_')}}}`),
    headers: headers.map(([name, value]) => [name, toVariables(value)] as const),
    ...(login && {
      login: {
        ...login,
        username: toVariables(login.username),
        password: toVariables(login.password),
      },
    }),
  };
}

function toVariables(text: string): string {
  return text.replace(placeholder, '{{$1}}');
}

/** Returns the names of variables, each once, in the order of their places. */
export function listVariables({ url, headers, login }: HttpRequest): readonly string[] {
  const texts = [url, ...headers.map(([, value]) => value)];
  const all = [...texts, login?.username ?? '', login?.password ?? ''].join('\n');
  return [...new Set(Array.from(all.matchAll(variable), ([, name = '']) => name))];
}
