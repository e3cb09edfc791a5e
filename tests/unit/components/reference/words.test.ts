/** The small rules for the wording of a reference page. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitPath } from '../../../../src/components/reference/endpoint/path-parts.ts';
import { fitSamples } from '../../../../src/components/reference/examples/fit-samples.ts';
import { listStatusExamples } from '../../../../src/components/reference/examples/list-examples.ts';
import { toSchemeText } from '../../../../src/components/reference/security/scheme-text.ts';
import { isOpenAt } from '../../../../src/components/reference/shape/expanded.ts';
import { isImpliedBy, listMarks } from '../../../../src/components/reference/shape/field-marks.ts';
import type { Example } from '../../../../src/core/reference/model/endpoint-model.ts';
import type { CodeSample } from '../../../../src/core/reference/model/request-model.ts';
import { chooseMode } from '../../../../src/core/reference/playground/playground-mode.ts';
import { englishWording } from '../../../helpers/values/english-wording.ts';
import {
  contentOf,
  operationOf,
  responseOf,
  shapeOf,
} from '../../../helpers/values/reference-values.ts';

const { words } = englishWording;

test('marks show what type and name do not', () => {
  const shape = shapeOf({
    format: 'uuid',
    nullable: true,
    readOnly: true,
    default: { value: '', text: '' },
  });
  assert.deepEqual(
    listMarks({ shape, required: true, deprecated: true, words }).map(
      ({ text, code = '' }) => text + code,
    ),
    ['uuid', 'required', 'nullable', 'read-only', 'deprecated', 'default: ""'],
  );
});

test('a type that includes null has no mark for it', () => {
  const shape = shapeOf({ type: 'string | null', nullable: true });
  assert.deepEqual(listMarks({ shape, required: false, deprecated: false, words }), []);
});

test('parameters in a path are distinguished', () => {
  assert.deepEqual(
    splitPath('/pets/{id}/toys-{size}.json').map(({ text, isParameter }) => [text, isParameter]),
    [
      ['/', false],
      ['pets/', false],
      ['{id}', true],
      ['/', false],
      ['toys-', false],
      ['{size}', true],
      ['.json', false],
    ],
  );
});

test('the token of a custom scheme has its own prefix instead of Bearer', () => {
  const scheme = {
    kind: 'http',
    key: 'token',
    deprecated: false,
    scheme: 'Token',
    header: 'Authorization',
    word: 'Token ',
    prefix: '',
    placeholder: '<API_TOKEN>',
  } as const;
  assert.deepEqual(toSchemeText(scheme, words), {
    name: 'Authorization',
    place: 'header',
    label: 'Token authentication',
    example: 'Authorization: Token <API_TOKEN>',
  });
});

test('a page overrides the playground mode of the site, unless no request can be sent', () => {
  const operation = operationOf({ playground: 'simple' });
  assert.equal(chooseMode(operation, undefined), 'simple');
  assert.equal(chooseMode(operation, 'interactive'), 'show');
  assert.equal(chooseMode(operation, 'none'), 'hide');
  assert.equal(chooseMode({ ...operation, servers: [] }, 'interactive'), 'simple');
  assert.equal(chooseMode(operation, 'no such word'), 'simple');
});

test('api.paramFields.expanded determines what is open', () => {
  const at = (depth: number, isVariant = false) => ({ depth, isVariant });
  assert.equal(isOpenAt('all', at(3)), true);
  assert.equal(isOpenAt('topLevel', at(1)), true);
  assert.equal(isOpenAt('topLevel', at(2)), false);
  assert.equal(isOpenAt('topLevelOneOfs', at(1)), false);
  assert.equal(isOpenAt('topLevelOneOfs', at(1, true)), true);
  assert.equal(isOpenAt('none', at(1, true)), false);
});

const sampleOf = (label: string, length: number, origin: CodeSample['origin'] = 'generated') =>
  ({
    kind: 'sample',
    id: label,
    label,
    language: 'bash',
    text: 'x'.repeat(length),
    origin,
  }) as const;

test('generated samples beyond the size limit of a page are listed instead of shown', () => {
  const samples = [
    sampleOf('a', 60),
    sampleOf('b', 60),
    sampleOf('c', 30),
    sampleOf('d', 90, 'authored'),
  ];
  const { shown, left } = fitSamples(samples, 100);
  assert.deepEqual(
    shown.map(({ label }) => label),
    ['a', 'c', 'd'],
  );
  assert.deepEqual(left, ['b']);
});

const example = (text: string): Example => ({
  kind: 'example',
  key: 'example',
  label: '',
  text,
  language: 'json',
  origin: 'generated',
  isIllustrative: false,
});

test('statuses with the same example share it', () => {
  const withExample = (status: string, text: string) =>
    responseOf(status, { content: [contentOf('application/json', { examples: [example(text)] })] });
  const groups = listStatusExamples([
    withExample('200', '{}'),
    withExample('201', '{}'),
    withExample('404', '[]'),
    responseOf('500'),
  ]);
  assert.deepEqual(
    groups.map(({ statuses }) => statuses),
    ['200, 201', '404'],
  );
});

test('identical examples are shown once with all of their names', () => {
  const example = (key: string, label: string, description?: string): Example => ({
    kind: 'example',
    key,
    label,
    text: '{}',
    language: 'json',
    origin: 'authored',
    isIllustrative: false,
    ...(description !== undefined && { description }),
  });
  const answer = (status: string, examples: readonly Example[]) =>
    responseOf(status, { content: [contentOf('application/json', { examples })] });
  const groups = listStatusExamples([
    answer('200', [example('card', 'By card'), example('token', 'By token', 'Later.')]),
    answer('201', [example('card', 'By card'), example('new', 'Made')]),
  ]);
  assert.deepEqual(
    groups.map(({ statuses, examples }) => ({
      statuses,
      examples: examples.map(({ label, alike, keys }) => ({ label, alike, keys })),
    })),
    [
      {
        statuses: '200, 201',
        examples: [
          {
            label: 'By card',
            alike: [
              { label: 'By token', description: 'Later.' },
              { label: 'Made', description: undefined },
            ],
            keys: ['card', 'token', 'new'],
          },
        ],
      },
    ],
  );
});

test('the type of a list describes its items, unless it has another name', () => {
  const items = shapeOf({ type: 'string' });
  assert.equal(isImpliedBy(shapeOf({ type: 'string[]', items }), items), true);
  assert.equal(isImpliedBy(shapeOf({ type: 'array', items }), items), false);
  assert.equal(isImpliedBy(shapeOf({ type: 'string[]' }), items), false);
});
