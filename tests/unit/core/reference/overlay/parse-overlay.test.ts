import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  mayBeOverlay,
  parseOverlay,
} from '../../../../../src/core/reference/overlay/parse-overlay.ts';

const head = 'overlay: 1.1.0\ninfo: { title: T, version: "1" }\n';

function reported(text: string): readonly string[] {
  return parseOverlay('o.yaml', text).diagnostics.map(
    ({ code, position, message }) => `${position?.line} ${code}: ${message}`,
  );
}

test('an overlay in YAML and one in JSON have the same actions', () => {
  const actions = [
    { target: '$.info', update: { title: 'New' } },
    { target: '$.servers', remove: true },
    { target: '$.paths', copy: '$.webhooks' },
  ];
  const json = JSON.stringify({ overlay: '1.1.0', info: {}, extends: './a.json', actions });
  const yaml = `${head}extends: ./a.json\nactions:\n  - { target: $.info, update: { title: New } }\n  - { target: $.servers, remove: true }\n  - { target: $.paths, copy: $.webhooks }\n`;
  const [first, second] = [json, yaml].map((text) => parseOverlay('o.yaml', text));
  assert.deepEqual(first?.overlay?.actions, second?.overlay?.actions);
  assert.deepEqual(
    first?.overlay?.actions.map(({ target, change }) => [target, change]),
    [
      ['$.info', { kind: 'update', value: { title: 'New' } }],
      ['$.servers', { kind: 'remove' }],
      ['$.paths', { kind: 'copy', from: '$.webhooks' }],
    ],
  );
  assert.equal(second?.extends, './a.json');
});

test('a file that is no overlay is reported with what it lacks', () => {
  assert.deepEqual(reported('openapi: 3.1.0\n'), [
    '1 openapi/unfit-overlay: "o.yaml" is not applied: it has no "overlay" with the version of the format.',
  ]);
  assert.deepEqual(reported('info: {}\noverlay: 2.0.0\nactions: [{ target: $ }]\n'), [
    '2 openapi/unfit-overlay: "o.yaml" is not applied: its version "2.0.0" is unknown.',
  ]);
  assert.deepEqual(reported(head), [
    '1 openapi/unfit-overlay: "o.yaml" is not applied: it has no list "actions".',
  ]);
  assert.match(reported(`${head}actions: [\n`).join(), /openapi\/syntax/);
});

test('a file that cannot be used still says what it was written for', () => {
  for (const broken of [
    `${head}extends: ./a.json # the API\nactions: [\n`,
    '{ "overlay": "1.1.0", "extends": "./a.json", "actions": [{ }',
    `${head}extends: './a.json'\nactions: [\n`,
    `${head}extends: ./a.json\n`,
  ]) {
    const { overlay, extends: document, diagnostics } = parseOverlay('o.yaml', broken);
    assert.deepEqual([overlay, document, diagnostics.length], [undefined, './a.json', 1], broken);
  }
});

test('an incomplete action is reported, and the others are kept', () => {
  const text = `${head}actions:\n  - update: { a: 1 }\n  - target: $.info\n  - { target: $.info, remove: false }\n  - { target: $.tags, remove: true }\n`;
  assert.deepEqual(reported(text), [
    '4 openapi/overlay-action: The action has no "target", so it is not known what it changes.',
    '5 openapi/overlay-action: The action has neither "update" nor "remove: true" nor "copy", so it changes nothing.',
    '6 openapi/overlay-action: The action has neither "update" nor "remove: true" nor "copy", so it changes nothing.',
  ]);
  assert.deepEqual(
    parseOverlay('o.yaml', text).overlay?.actions.map(({ rank }) => rank),
    [3],
  );
});

test('texts that can be overlays are told from other data', () => {
  assert.ok(mayBeOverlay(head));
  assert.ok(mayBeOverlay('{"info":{},"overlay":"1.0.0"}'));
  assert.ok(mayBeOverlay('overlay: 2.0.0\n'));
  assert.ok(!mayBeOverlay('openapi: 3.1.0\nx-overlay: true\n'));
  assert.ok(!mayBeOverlay('overlay: true\n'));
});
