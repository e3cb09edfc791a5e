/** Formats who may send a request as Markdown, for the twin of a reference page. */
import { formatCode, toLine } from '../../text/markdown.ts';
import type { Endpoint } from '../model/endpoint-model.ts';
import type { CredentialParts, OAuth2Flow, SecurityScheme } from '../model/security-model.ts';
import { formatHeading } from './markdown/format-heading.ts';

export function formatSecurity({
  security: { alternatives, optional },
  headings,
}: Pick<Endpoint, 'security' | 'headings'>): string | undefined {
  if (alternatives.length === 0) return undefined;
  const ways = alternatives.map(({ requirements }) => {
    const schemes = requirements.map(({ scheme, scopes }) => formatScheme(scheme, scopes));
    return `- ${schemes.join(' and ')}`;
  });
  const choice = alternatives.length > 1 ? 'One of:\n\n' : '';
  const heading = `${formatHeading('Authorization', headings)}${optional ? ' (optional)' : ''}`;
  return `${heading}\n\n${choice}${ways.join('\n')}`;
}

/** Formats on one line what a scheme sends and what the document says about it. */
export function formatScheme(scheme: SecurityScheme, scopes: readonly string[] = []): string {
  const format = scheme.kind === 'http' ? scheme.bearerFormat : undefined;
  const flows = scheme.kind === 'oauth2' ? scheme.flows : [];
  const metadata = scheme.kind === 'oauth2' ? scheme.metadataUrl : undefined;
  const said = [
    scheme.deprecated && 'deprecated',
    scheme.description !== undefined && toLine(scheme.description),
    format !== undefined && `format: ${format}`,
    scheme.kind === 'openIdConnect' && `discovery: ${scheme.url}`,
    metadata !== undefined && `metadata: ${metadata}`,
    ...flows.map(formatFlow),
  ].filter((text) => typeof text === 'string');
  const needed = scopes.length > 0 ? ` (scopes: ${scopes.map(formatCode).join(', ')})` : '';
  return `${formatSent(scheme)}${needed}${said.length === 0 ? '' : `: ${said.join('; ')}`}`;
}

function formatSent(scheme: SecurityScheme): string {
  switch (scheme.kind) {
    case 'http':
      return formatCode(`${scheme.header}: ${formatCredential(scheme)}`);
    case 'oauth2':
    case 'openIdConnect':
      return formatCode(`Authorization: ${formatCredential(scheme)}`);
    case 'apiKey':
      return `${formatCode(`${scheme.name}: ${formatCredential(scheme)}`)} (${scheme.in})`;
    case 'mutualTLS':
      return 'client certificate';
    case 'unknown':
      return formatCode(scheme.key) + (scheme.type === undefined ? '' : ` (${scheme.type})`);
  }
}

function formatFlow(flow: OAuth2Flow): string {
  const urls = [
    ['authorization', flow.authorizationUrl],
    ['device authorization', flow.deviceAuthorizationUrl],
    ['token', flow.tokenUrl],
    ['refresh', flow.refreshUrl],
  ] as const;
  const parts = urls.flatMap(([word, url]) => (url === undefined ? [] : [`${word} ${url}`]));
  const scopes = flow.scopes.map(({ name, description }) =>
    description === undefined ? formatCode(name) : `${formatCode(name)} (${toLine(description)})`,
  );
  const all = [...parts, ...(scopes.length === 0 ? [] : [`scopes ${scopes.join(', ')}`])];
  return `flow ${flow.kind}: ${all.join(', ')}`;
}

function formatCredential({ word, prefix, placeholder }: CredentialParts): string {
  return word + prefix + placeholder;
}
