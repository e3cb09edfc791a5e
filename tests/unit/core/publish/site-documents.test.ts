import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildDocuments, listSearched } from '../../../../src/core/publish/site-documents.ts';
import { smallSite, type SmallSiteInput } from '../../../helpers/values/small-site.ts';

const documentsOf = (input: SmallSiteInput) =>
  buildDocuments(listSearched(smallSite(input).site), () => []);
const hrefsOf = (input: SmallSiteInput) => documentsOf(input).map(({ href }) => href);

const pages = {
  second: '',
  first: '',
  'not-listed': '',
  hidden: 'hidden: true',
  noindex: 'noindex: true',
  unsearchable: 'searchable: false',
};
const navigation = [
  { group: 'All', pages: ['first', 'second', 'hidden', 'noindex', 'unsearchable'] },
];

test('search documents are in reading order, without pages hidden from search', () => {
  assert.deepEqual(hrefsOf({ pages, config: { navigation } }), ['/first/', '/second/']);
});

test('seo.indexHiddenPages includes hidden and unlisted pages, unless they opt out', () => {
  const config = { navigation, seo: { indexHiddenPages: true } };
  assert.deepEqual(hrefsOf({ pages, config }), ['/first/', '/second/', '/hidden/', '/not-listed/']);
});

test('a search document has its groups, tab, version and operation', () => {
  const [guide, operation] = documentsOf({
    pages: { guide: 'sidebarTitle: The guide', 'api/list': 'openapi: GET /users' },
    config: {
      versions: ['2.0', '1.0'],
      tabs: [{ name: 'API', url: 'api' }],
      navigation: [
        { group: 'Guides', version: '1.0', pages: ['guide'] },
        { group: 'Users', pages: ['api/list'] },
      ],
    },
  });
  assert.deepEqual(
    [guide?.breadcrumbs, guide?.version, guide?.tab, guide?.keywords],
    [['Guides'], '1.0', 'Documentation', ['The guide']],
  );
  assert.deepEqual(
    [operation?.version, operation?.tab, operation?.method, operation?.path],
    [undefined, 'API', 'GET', '/users'],
  );
});

test('each tab suggests the first page of each top-level group', () => {
  const offered = documentsOf({
    pages: { one: '', two: '', three: '', 'api/list': '', 'api/get': '' },
    config: {
      tabs: [{ name: 'API', url: 'api' }],
      navigation: [
        { group: 'Start', pages: ['one', 'two'] },
        { group: 'Further', pages: ['three'] },
        { group: 'Users', pages: ['api/list', 'api/get'] },
      ],
    },
  }).filter(({ isSuggested }) => isSuggested);
  assert.deepEqual(
    offered.map(({ href }) => href),
    ['/one/', '/three/', '/api/list/'],
  );
});
