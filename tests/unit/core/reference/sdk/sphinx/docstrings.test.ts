import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  buildSphinx,
  describeObject,
  membersIn,
  pageOf,
  printPage,
  writeParameters,
} from '../../../../../helpers/values/sphinx-output.ts';

const after = writeParameters('id', 'deep=False', '**options');
const user = describeObject('class', 'shop.User', { before: 'class' });
const userLink =
  '<a class="reference internal" href="../x/#shop.User" title="shop.User"><code class="xref py"><span class="pre">User</span></code></a>';

/** Returns the page of a function with a docstring, below its declaration. */
function tell(content: string): string {
  const built = buildSphinx(user + describeObject('function', 'shop.f', { after, content }));
  return printPage(pageOf(built, 'function f'))
    .split('\n')
    .filter((line, at, lines) => line !== '' || lines[at - 1] !== '')
    .join('\n');
}

const declaration = (signature: string) => ['```python', `def f${signature}`, '```', ''];

test('fields that Sphinx and Napoleon write are read', () => {
  const page = tell(
    '<p>Gets it.</p><dl class="field-list simple">' +
      '<dt class="field-odd">Parameters<span class="colon">:</span></dt><dd class="field-odd"><ul class="simple">' +
      `<li><p><strong>id</strong> (<em>str</em><em>, </em><em>optional</em>) – The id – of a ${userLink}.</p><ul><li><p>one</p></li></ul></li>` +
      '<li><p><strong>deep</strong> (<em>int</em><em> or </em><em>bool</em>) – Deep.</p></li>' +
      '<li><p><strong>timeout</strong> – How long.</p></li></ul></dd>' +
      '<dt class="field-even">Returns<span class="colon">:</span></dt><dd><p>The user.</p></dd>' +
      `<dt>Return type</dt><dd><p>${userLink} | None</p></dd>` +
      '<dt>Raises</dt><dd><ul class="simple"><li><p><strong>ValueError</strong> – If bad.</p></li>' +
      `<li><p>${userLink} – If worse.</p></li></ul></dd>` +
      '<dt>Authors</dt><dd><p>Me.</p></dd></dl>',
  );
  assert.equal(
    page,
    [
      'Gets it.',
      '',
      '**Authors:** Me.',
      '',
      ...declaration('(id: str, deep=False, **options) -> User | None'),
      '## Parameters',
      '',
      '- `id` (`str`, required): The id – of a [`User`](#symbol:sdk%20class%20User).',
      '',
      '  - one',
      '- `deep` (`int or bool`, default: `False`): Deep.',
      '- `**options`',
      '- `timeout`: How long.',
      '',
      '## Returns',
      '',
      '[`User`](/sdk-class-User) `| None`',
      '',
      'The user.',
      '',
      '## Throws',
      '',
      '- `ValueError`: If bad.',
      '- [`User`](#symbol:sdk%20class%20User): If worse.',
    ].join('\n'),
  );
});

test('fields that numpydoc writes are read', () => {
  const page = tell(
    '<dl class="field-list"><dt>Parameters:</dt><dd><dl class="simple">' +
      '<dt><strong>id, deep</strong><span class="classifier">{‘a’, ‘b’}, optional</span></dt><dd><p>Both.</p></dd>' +
      '<dt><strong>**options</strong> : dict</dt><dd><p>More.</p></dd></dl></dd>' +
      '<dt>Returns:</dt><dd><dl class="simple"><dt><strong>out</strong><span class="classifier">ndarray</span></dt><dd><p>One.</p></dd>' +
      '<dt>int</dt><dd><p>Two.</p></dd></dl></dd>' +
      '<dt>Raises:</dt><dd><dl class="simple"><dt>LinAlgError</dt><dd><p>If so.</p></dd></dl></dd></dl>' +
      '<div class="admonition seealso"><p class="admonition-title">See also</p><dl class="simple">' +
      `<dt>${userLink}</dt><dd><p>A user.</p></dd><dt><code>g</code></dt><dd></dd></dl></div>` +
      '<p class="rubric">Notes</p><p>With <span class="math notranslate nohighlight">\\(x^2\\)</span>.</p>' +
      '<p class="rubric">Examples</p><div class="doctest highlight-default notranslate"><div class="highlight"><pre>' +
      '<span></span><span class="gp">&gt;&gt;&gt; </span><span class="n">f</span><span class="p">(</span>1<span class="p">)</span>\n</pre></div></div>',
  );
  assert.equal(
    page,
    [
      '**Notes**',
      '',
      'With $x^2$.',
      '',
      ...declaration('(id, deep=False, **options: dict)'),
      '## Parameters',
      '',
      "- `id` (`{'a', 'b'}`, required): Both.",
      "- `deep` (`{'a', 'b'}`, default: `False`): Both.",
      '- `**options` (`dict`): More.',
      '',
      '## Returns',
      '',
      '- `out` (`ndarray`): One.',
      '- `int`: Two.',
      '',
      '## Throws',
      '',
      '`LinAlgError`: If so.',
      '',
      '## See also',
      '',
      '- [`User`](#symbol:sdk%20class%20User): A user.',
      '- `g`',
      '',
      '## Example',
      '',
      '```python',
      '>>> f(1)',
      '```',
    ].join('\n'),
  );
});

test("docstrings in Google's style are read although Sphinx did not know them", () => {
  const page = tell(
    '<p>Gets it.</p><dl><dt>Args:</dt><dd><p>id (str): The id,\nin two lines.</p>' +
      '<dl class="simple"><dt>deep (bool, optional): Whether to</dt><dd><p>go deep: yes.</p></dd></dl>' +
      '<p><a href="#id1"><span class="problematic" id="id2">**</span></a>options: More.</p>' +
      '<blockquote><div><ul class="simple"><li><p>one</p></li></ul></div></blockquote></dd>' +
      '<dt>Returns:</dt><dd><p>The user.</p></dd><dt>Raises:</dt><dd><p>ValueError: If bad.\nKeyError: If worse.</p></dd>' +
      '<dt>Example:</dt><dd><div class="highlight-bash"><div class="highlight"><pre>ls</pre></div></div></dd>' +
      '<dt>Note:</dt><dd><p>Beware.</p></dd></dl>',
  );
  assert.equal(
    page,
    [
      'Gets it.',
      '',
      '**Note:** Beware.',
      '',
      ...declaration('(id: str, deep: bool = False, **options)'),
      '## Parameters',
      '',
      '- `id` (`str`, required): The id, in two lines.',
      '- `deep` (`bool`, default: `False`): Whether to go deep: yes.',
      '- `**options`: More.',
      '',
      '  - one',
      '',
      '## Returns',
      '',
      'The user.',
      '',
      '## Throws',
      '',
      '- `ValueError`: If bad.',
      '- `KeyError`: If worse.',
      '',
      '## Example',
      '',
      '```bash',
      'ls',
      '```',
    ].join('\n'),
  );
  const list = tell(
    '<dl><dt>Args:</dt><dd><p>as before</p></dd></dl><dl><dt>Term</dt><dd><p>Words.</p></dd></dl>',
  );
  assert.match(list, /\*\*Args:\*\* as before/);
  assert.match(list, /\*\*Term\*\*\n\n- Words\./, 'Any other list is text.');
});

test('remarks and versions are part of the text, and what is deprecated says so', () => {
  const deprecated = (text: string) =>
    `<div class="deprecated"><p><span class="versionmodified deprecated">Deprecated since version 2.0: </span>${text}</p></div>`;
  const page = tell(
    '<p>Gets it.</p><div class="admonition warning"><p class="admonition-title">Warning</p><p>Slow.</p></div>' +
      '<div class="versionadded"><p><span class="versionmodified added">New in version 1.2.</span></p></div>' +
      deprecated('The <em>deep</em> parameter.') +
      deprecated('Use <code>g()</code>.'),
  );
  assert.equal(
    page,
    [
      'Gets it.',
      '',
      '> **Warning**',
      '>',
      '> Slow.',
      '',
      'New in version 1.2.',
      '',
      'Deprecated since version 2.0: The *deep* parameter.',
      '',
      '**Deprecated:** Since version 2.0: Use `g()`.',
      '',
      '```python',
      'def f(id, deep=False, **options)',
      '```',
      '',
      '## Parameters',
      '',
      '- `id` (required)',
      '- `deep` (default: `False`)',
      '- `**options`',
    ].join('\n'),
  );
});

test('texts are clean Markdown without tags, and link only to what exists', () => {
  const page = tell(
    '<p>A &lt;b&gt; <script>alert(1)</script><a class="reference internal" href="../guide/#start">guide</a>, ' +
      '<a class="reference internal" href="../guide/">page</a>, <a class="reference external" href="https://example.com/a" title="x">site</a>, ' +
      '<a href="javascript:alert(1)">no</a> <cite>id</cite> <img src="_images/a.png" alt="A plan"></p>' +
      '<ul class="simple"><li><p>one</p></li><li><p>two</p></li></ul>' +
      '<div class="highlight-json notranslate"><div class="highlight"><pre><span></span>{&quot;a&quot;: 1}\n</pre></div></div>',
  );
  assert.equal(
    page.slice(0, page.indexOf('```python')),
    [
      'A \\<b> guide, page, [site](https://example.com/a), no *id* A plan',
      '',
      '- one',
      '- two',
      '',
      '```json',
      '{"a": 1}',
      '```',
      '',
      '',
    ].join('\n'),
  );
});

test('attributes and methods that only the docstring of a class names are members', () => {
  const table =
    '<p class="rubric">Methods</p><table class="autosummary longtable docutils"><tbody>' +
    '<tr><td><p><a class="reference internal" href="#shop.Client.get"><code>get</code></a>(id)</p></td><td><p>Gets.</p></td></tr>' +
    '<tr><td><p><code>close</code>([force])</p></td><td><p>Closes.</p></td></tr></tbody></table>';
  const client = (bases: string) =>
    describeObject('class', 'shop.Client', {
      before: 'class',
      content:
        `${bases}<p>A client.</p><dl class="field-list"><dt>Variables</dt><dd><p><strong>name</strong> (<em>str</em>) – Its name.</p></dd></dl>` +
        table +
        describeObject('method', 'shop.Client.get', {
          after: writeParameters('id'),
          content: '<p>Gets it.</p>',
        }) +
        describeObject('attribute', 'shop.Client.size', {
          content: '<p>How large.</p><dl class="field-list"><dt>Type</dt><dd><p>int</p></dd></dl>',
        }) +
        describeObject('attribute', 'id0', {
          name: 'size',
          after: '<em class="property"> = 3</em>',
        }),
    });
  const names = (page: ReturnType<typeof pageOf>, section: string) =>
    membersIn(page, section).map(({ name, description, type, default: preset }) =>
      [name, type?.map(({ text }) => text).join(''), preset, description].join(' '),
    );
  const page = pageOf(buildSphinx(client('')), 'class Client');
  assert.equal(page.description, 'A client.');
  assert.deepEqual(names(page, 'properties'), ['size int 3 How large.', 'name str  Its name.']);
  assert.deepEqual(names(page, 'methods'), ['get (id)  Gets it.', 'close ([force])  Closes.']);
  const heir = client(`<p>Bases: ${userLink}</p>`);
  assert.deepEqual(
    names(pageOf(buildSphinx(user + heir), 'class Client'), 'methods'),
    ['get (id)  Gets it.'],
    'What the table names more is inherited.',
  );
});

test('names by which objects are known elsewhere lead to their pages', () => {
  const alias = user.replace(
    '<span class="sig-name',
    '<span id="shop.api.User"></span><span class="sig-name',
  );
  const content =
    '<p>See <a class="reference internal" href="#shop.api.User"><code>User</code></a>.</p>';
  const built = buildSphinx(alias + describeObject('function', 'shop.f', { content }));
  assert.equal(
    pageOf(built, 'function f').description,
    'See [`User`](#symbol:sdk%20class%20User).',
  );
});

test('a type in a docstring can be followed by a default', () => {
  const page = tell(
    '<dl class="field-list"><dt>Parameters</dt><dd><dl>' +
      '<dt><strong>id</strong><span class="classifier">int, default: 3</span></dt><dd></dd>' +
      '<dt><strong>deep</strong><span class="classifier">default False</span></dt><dd></dd>' +
      '<dt><strong>timeout</strong><span class="classifier">float, default=5.0, optional</span></dt><dd></dd>' +
      '</dl></dd></dl>',
  );
  assert.match(page, /- `id` \(`int`, required\)\n- `deep` \(default: `False`\)/);
  assert.match(page, /- `timeout` \(`float`, default: `5\.0`\)$/);
});

test('remarks after an example are not part of it', () => {
  const note =
    '<div class="admonition note"><p class="admonition-title">Note</p><p>Beware.</p></div>';
  const page = tell(
    `<p class="rubric">Example</p><p>Words.</p>${note}<div class="versionadded"><p>New in version 2.</p></div>`,
  );
  assert.match(page, /^> \*\*Note\*\*\n>\n> Beware\.\n\nNew in version 2\.\n\n```python/);
  assert.match(page, /## Example\n\nWords\.$/);
});

test('an object is deprecated only if the whole of it is', () => {
  const isDeprecated = (text: string) =>
    tell(
      `<div class="deprecated"><p><span class="versionmodified deprecated">Deprecated since version 2: </span>${text}</p></div>`,
    ).includes('**Deprecated:** Since version 2:');
  const whole = [
    'Use g.',
    '<code>f()</code> is slow.',
    '<a href="#shop.f"><code>shop.f</code></a> is slow.',
  ];
  const part = [
    '<em>deep</em>',
    'The parameter deep.',
    'Passing no id.',
    '<code>convert</code> is gone.',
  ];
  assert.deepEqual([...whole, ...part].filter(isDeprecated), whole);
});
