import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseConfig } from '../../../../../src/core/config/parse/parse-config.ts';

test('SDKs are listed like schemas, with their formats', () => {
  const sdk = { format: 'typedoc', source: '/a.json', directory: '/sdk/' };
  const text = JSON.stringify({
    name: 'Acme',
    navigation: {
      tabs: [
        { tab: 'A', pages: ['a'] },
        { tab: 'B', sdk },
      ],
    },
    api: { sdk: { format: 'sphinx', source: 'b.json' } },
  });
  const { config, diagnostics } = parseConfig({ path: 'docs.json', text });
  assert.deepEqual(diagnostics, []);
  const tab = ['navigation', 'tabs', 1];
  assert.deepEqual(config.sdks, [
    { ...sdk, directory: 'sdk', at: [...tab, 'sdk'], listedIn: tab },
    { format: 'sphinx', source: 'b.json', at: ['api', 'sdk'], listedIn: ['navigation'] },
  ]);
});

test('schemas of branches, groups and the whole site are listed where their pages go', () => {
  const text = JSON.stringify({
    name: 'Acme',
    navigation: {
      tabs: [
        { tab: 'A', pages: ['a'] },
        {
          tab: 'B',
          graphql: { source: '/b.graphql', directory: '/b/' },
          groups: [{ group: 'G', pages: ['b'], graphql: 'g.graphql' }],
        },
      ],
    },
    api: { graphql: 'all.graphql' },
  });
  const { config } = parseConfig({ path: 'docs.json', text });
  const tab = ['navigation', 'tabs', 1];
  const group = [...tab, 'groups', 0];
  assert.deepEqual(config.graphql, [
    { source: 'g.graphql', at: [...group, 'graphql'], listedIn: group },
    { source: '/b.graphql', directory: 'b', at: [...tab, 'graphql'], listedIn: tab },
    { source: 'all.graphql', at: ['api', 'graphql'], listedIn: ['navigation'] },
  ]);
});
