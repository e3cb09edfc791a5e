/** The structure.xml of a small library, as phpDocumentor 3 writes it. */

/** Writes XML: attributes are those of an object, everything else is content. */
export function element(
  name: string,
  attributes: Record<string, string>,
  ...content: string[]
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  return `<${name}${written.join('')}>${content.join('\n')}</${name}>`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#039;');
}

export const text = (name: string, value: string) => element(name, {}, escape(value));
export const tag = (name: string, attributes: Record<string, string> = {}) =>
  element('tag', { name, description: '', ...attributes });
export const docblock = (words: string, ...tags: string[]) => {
  const [summary = '', ...others] = words.split('\n\n');
  return element(
    'docblock',
    { line: '1' },
    text('description', summary),
    text('long-description', others.join('\n\n')),
    ...tags,
  );
};
export const names = (full: string) => [
  text('name', full.replace(/^.*[\\:]/, '').replace(/[$()]/g, '')),
  text('full_name', full),
];
export const argument = (
  name: string,
  type: string,
  { preset = '', ...more }: Record<string, string> = {},
) =>
  element(
    'argument',
    { line: '1', by_reference: 'false', ...more },
    text('name', name),
    text('default', preset),
    text('type', type),
  );
export const method = (full: string, attributes: Record<string, string>, ...content: string[]) =>
  element(
    'method',
    { visibility: 'public', static: 'false', ...attributes },
    ...names(full),
    ...content,
  );
export const project = (...content: string[]) =>
  `<?xml version="1.0"?>\n${element(
    'project',
    { name: 'Shop' },
    element('file', { path: 'src/a.php', hash: '1' }, docblock(''), ...content),
    '<namespace name="\\" full_name="\\" />',
  )}`;

const client = element(
  'class',
  { final: 'true', abstract: 'false' },
  ...names('\\Shop\\Client'),
  docblock('Talks to the shop.', tag('template', { description: 'T of \\Shop\\User A user.' })),
  text('extends', '\\Shop\\Base'),
  text('implements', '\\Shop\\Sender'),
  text('implements', '\\Countable'),
  element(
    'constant',
    { visibility: 'public' },
    ...names('\\Shop\\Client::VERSION'),
    text('value', "'1.0'"),
    docblock('The version.', tag('var', { type: 'string' })),
  ),
  element('property', { visibility: 'private' }, ...names('\\Shop\\Client::$secret'), docblock('')),
  element(
    'property',
    { visibility: 'protected' },
    ...names('\\Shop\\Client::$users'),
    text('default', '[]'),
    docblock('', tag('var', { type: 'array<string,\\Shop\\User>', description: 'All users.' })),
  ),
  method(
    '\\Shop\\Client::__construct()',
    {},
    argument('key', 'string'),
    docblock(
      'Creates a client.',
      tag('param', { variable: 'key', type: 'string', description: 'The key.' }),
    ),
  ),
  method(
    '\\Shop\\Client::find()',
    { static: 'true' },
    argument('id', 'int|string'),
    argument('deep', 'bool', { preset: 'false' }),
    docblock(
      'Finds a user.\n\nSee {@see \\Shop\\Client::find()} and {@link https://example.com the guide}.',
      tag('param', { variable: 'id', description: 'The id, or `array<string>`.' }),
      tag('return', { type: '?\\Shop\\User', description: 'The user.' }),
      tag('throws', { type: '\\Shop\\NotFound', description: 'if there is none.' }),
      tag('deprecated', { version: '2.0', description: 'Use {@see self::VERSION}.' }),
      tag('since', { version: '1.1' }),
      tag('see', { link: '\\Shop\\User' }),
      tag('link', { link: 'https://example.com/a', description: 'Guide' }),
      tag('example', { description: '$user = Client::find(1);' }),
    ),
  ),
  method('\\Shop\\Client::internal()', {}, docblock('', tag('internal'))),
  method(
    '\\Shop\\Client::send()',
    {},
    argument('message', 'string'),
    docblock('{@inheritDoc}\n\nAt once.'),
  ),
);

export const shopElements = [
  client,
  element(
    'interface',
    {},
    ...names('\\Shop\\Sender'),
    docblock('Sends.'),
    method(
      '\\Shop\\Sender::send()',
      { abstract: 'true' },
      argument('message', 'string'),
      docblock(
        'Sends a message.',
        tag('param', { variable: 'message', description: 'The message.' }),
        tag('return', { type: 'void' }),
        tag('throws', { type: '\\Shop\\Fault|\\Shop\\NotFound' }),
      ),
    ),
  ),
  element(
    'class',
    { abstract: 'true' },
    ...names('\\Shop\\Base'),
    docblock(
      'A base.',
      tag('property-read', { variable: 'name', type: 'string', description: 'Its name.' }),
      tag('method', { method_name: 'ping', description: 'Pings.' }),
    ),
    method(
      '\\Shop\\Base::close()',
      { final: 'true', visibility: 'protected' },
      docblock('Closes.'),
    ),
    method('\\Shop\\Logs::log()', {}, text('inherited_from', '\\Shop\\Logs'), docblock('Logs.')),
  ),
  element(
    'trait',
    {},
    ...names('\\Shop\\Logs'),
    docblock('Logs.'),
    method('\\Shop\\Logs::log()', {}, docblock('Logs.')),
  ),
  element('class', {}, ...names('\\Shop\\User'), docblock('A user.')),
  element(
    'class',
    {},
    ...names('\\Shop\\Fault'),
    docblock(''),
    text('extends', '\\RuntimeException'),
  ),
  element(
    'class',
    {},
    ...names('\\Shop\\NotFound'),
    docblock(''),
    text('extends', '\\Shop\\Fault'),
  ),
  element(
    'enum',
    {},
    ...names('\\Shop\\Role'),
    docblock('A role.'),
    element('case', {}, ...names('\\Shop\\Role::Admin'), text('value', "'a'"), docblock('All.')),
  ),
  element(
    'function',
    { returnByReference: 'true' },
    ...names('\\Shop\\parse()'),
    docblock('Parses.', tag('return', { type: 'int', description: 'The count.' })),
    argument('from', '\\Shop\\Client', { by_reference: 'true' }),
  ),
  element(
    'constant',
    {},
    ...names('\\SHOP_LIMIT'),
    text('value', '10'),
    docblock('The limit.', tag('var', { type: 'int' })),
  ),
  element('class', {}, ...names('\\Shop\\Secret'), docblock('', tag('internal'))),
];
