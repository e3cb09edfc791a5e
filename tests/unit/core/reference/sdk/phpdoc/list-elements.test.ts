import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { parsePhpdoc } from '../../../../../../src/core/reference/sdk/phpdoc/parse-phpdoc.ts';
import { join, membersOf } from '../../../../../helpers/values/phpdoc-pages.ts';
import {
  argument,
  docblock,
  element,
  method,
  names,
  tag,
  text,
} from '../../../../../helpers/values/phpdoc-project.ts';

suite('the output of version 2', () => {
  const old = (...content: string[]) => {
    const written = [
      '<project title="Shop" version="2.9.1"><partials/>',
      '<file path="a.php" generated-path="a.html" hash="1" package="Default">',
      ...content,
      '<source>eJyz</source></file></project>',
    ];
    const { document } = parsePhpdoc({ name: 'structure.xml', text: written.join('\n') });
    assert.ok(document);
    return document.build('sdk');
  };
  const shared = [...names('\\Shop\\Client'), docblock(''), '<extends/>'];

  test('names have a `$`, and descriptions of parameters are HTML', () => {
    const reference = old(
      element(
        'class',
        { namespace: 'Shop' },
        ...shared,
        element(
          'property',
          { static: 'true', visibility: 'public' },
          text('name', '$name'),
          text('full_name', '\\Shop\\Client::name'),
          docblock('', tag('var', { type: 'string', description: '<p>The <b>name</b>.</p>' })),
        ),
        method(
          '\\Shop\\Client::f()',
          {},
          argument('$id', 'string'),
          docblock(
            '',
            tag('param', { variable: '$id', description: '<p>The id.</p>', type: 'string' }),
            tag('see', { link: 'http://example.com/pages.html', refers: '\\Shop\\Client' }),
            tag('since', { description: '1.2' }),
          ),
        ),
      ),
    );
    const [name] = membersOf(reference, 'class Client', 'properties');
    assert.deepEqual(
      [name?.name, name?.modifiers, name?.description],
      ['$name', ['static'], 'The **name**.'],
    );
    const [called] = membersOf(reference, 'class Client', 'methods');
    assert.deepEqual(
      called?.members.map((each) => [each.name, each.description]),
      [['$id', 'The id.']],
    );
    assert.equal(called.description, '**Since:** 1.2');
    assert.deepEqual(called.notes, [
      { title: 'seeAlso', text: '[`Client`](#symbol:sdk%20class%20Client)' },
    ]);
  });

  test('inherited members are known by their full names, and magic ones by their tags', () => {
    const reference = old(
      element(
        'class',
        { namespace: 'Shop' },
        ...shared,
        element(
          'property',
          { visibility: 'public' },
          text('name', '$other'),
          text('full_name', '\\Shop\\Base::$other'),
        ),
        element(
          'property',
          { visibility: 'public' },
          text('name', '$magic'),
          docblock('Magic.', tag('var', { type: 'int' }), tag('magic'), tag('property-write')),
        ),
      ),
    );
    assert.deepEqual(
      membersOf(reference, 'class Client', 'properties').map(({ name, modifiers, type }) => [
        name,
        modifiers,
        join(type),
      ]),
      [['$magic', ['write-only'], 'int']],
    );
  });
});
