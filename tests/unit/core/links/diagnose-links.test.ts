import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countLinks, diagnoseLinks } from '../../../../src/core/links/diagnose-links.ts';
import {
  answerOfStatus,
  type LinkAnswer,
  parseRetryAfter,
} from '../../../../src/core/links/link-answer.ts';
import {
  collectWebLinks,
  listDocumentLinks,
  toMovedUrl,
} from '../../../../src/core/links/web-links.ts';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';

const position = { line: 3, column: 7 };

function reported(url: string, answer: LinkAnswer): string[] {
  const links = collectWebLinks([{ url, file: 'a.mdx', position }]);
  const answered = links.map((link) => ({ ...link, answer, isKept: false }));
  return diagnoseLinks(answered).map((diagnostic) => diagnosticText(diagnostic));
}

test('each URL is requested once, without its fragment, for all its uses', () => {
  const uses = [
    'https://a.example/x#one',
    'HTTPS://A.example/x',
    '//a.example/x',
    'https://b.example',
  ];
  const others = ['/page', 'mailto:a@a.example', 'https://', '#here'];
  const links = collectWebLinks([...uses, ...others].map((url) => ({ url, file: 'a.mdx' })));
  assert.deepEqual(
    links.map(({ url, uses: { length } }) => [url, length]),
    [
      ['https://a.example/x', 3],
      ['https://b.example/', 1],
    ],
  );
});

test('dead, temporarily failing and access-restricted links are distinguished', () => {
  const kindsOf = (...all: readonly number[]) => all.map((status) => answerOfStatus(status).kind);
  assert.deepEqual(kindsOf(200, 204, 304), ['good', 'good', 'good']);
  assert.deepEqual(kindsOf(400, 404, 410, 418), ['gone', 'gone', 'gone', 'gone']);
  assert.deepEqual(kindsOf(401, 403, 429, 451, 999), Array(5).fill('guarded'));
  assert.deepEqual(kindsOf(500, 502, 503), ['silent', 'silent', 'silent']);
  assert.deepEqual(reported('https://a.example/', { kind: 'guarded', status: 403 }), []);
  assert.deepEqual(reported('https://a.example/x', { kind: 'gone', status: 404 }), [
    'a.mdx:3:7 warning link/dead: The server of "https://a.example/x" answers 404: it has no such page. -> Link to where the page is now, or remove the link.',
  ]);
  assert.deepEqual(
    reported('https://a.example/', { kind: 'no-host', reason: 'the host is unknown' }),
    [
      'a.mdx:3:7 warning link/dead: "https://a.example/" cannot be reached: the host is unknown. -> Link to where the page is now, or remove the link.',
    ],
  );
  assert.deepEqual(
    reported('https://a.example/', { kind: 'silent', reason: 'the server answers 503' }),
    [
      'a.mdx:3:7 warning link/no-answer: "https://a.example/" could not be checked: the server answers 503. This may be temporary. -> Open it in a browser, and check again later.',
    ],
  );
});

test('a permanently moved link is reported with the new URL and its fragment', () => {
  const answer = { kind: 'good', to: 'https://new.example/guide' } as const;
  assert.deepEqual(reported('http://old.example/guide#start', answer), [
    'a.mdx:3:7 warning link/moved: "http://old.example/guide#start" permanently redirects to "https://new.example/guide", so readers wait for two requests instead of one. -> Write https://new.example/guide#start.',
  ]);
  assert.equal(
    toMovedUrl('http://a.example/x#a', 'https://a.example/y#b'),
    'https://a.example/y#b',
  );
  assert.equal(toMovedUrl('http://a.example', 'https://a.example/'), 'https://a.example');
  assert.equal(toMovedUrl('http://a.example/', 'https://a.example/'), 'https://a.example/');
});

test('a page that permanently redirects to a home page gets no suggested URL', () => {
  assert.equal(toMovedUrl('https://a.example/guide', 'https://a.example/'), undefined);
  const answer = { kind: 'good', to: 'https://a.example/' } as const;
  assert.deepEqual(reported('https://a.example/guide', answer), [
    'a.mdx:3:7 warning link/moved: "https://a.example/guide" permanently redirects to the home page "https://a.example/", which often means that the page is gone. -> Find the content that the link promises, and link to it.',
  ]);
});

test('a missing network is reported once instead of as many broken links', () => {
  const answer = { kind: 'no-host', reason: 'the host is unknown', isLookup: true } as const;
  const links = collectWebLinks(
    ['https://a.example/', 'https://b.example/'].map((url) => ({ url, file: 'a.mdx' })),
  );
  const answered = links.map((link) => ({ ...link, answer, isKept: false }));
  assert.deepEqual(
    diagnoseLinks(answered).map((diagnostic) => diagnosticText(diagnostic)),
    [
      'warning link/no-network: None of the 2 hosts that the project links to could be looked up, so this machine most likely has no network. Their addresses were not checked. -> Check again with a network.',
    ],
  );
  assert.equal(diagnoseLinks(answered.slice(1))[0]?.code, 'link/dead');
  const others = (['private', 'good'] as const).map((kind) => {
    const [link] = collectWebLinks([{ url: `https://${kind}.example/`, file: 'a.mdx' }]);
    assert.ok(link);
    return { ...link, answer: { kind }, isKept: kind === 'good' };
  });
  assert.equal(diagnoseLinks([...answered, ...others]).length, 1);
  const { dead, unanswered, good } = countLinks([...answered, ...others]);
  assert.deepEqual({ dead, unanswered, good }, { dead: 0, unanswered: 2, good: 1 });
});

test('Retry-After is a number of seconds or a date', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  assert.equal(parseRetryAfter('120', now), 120);
  assert.equal(parseRetryAfter('Thu, 01 Jan 2026 00:00:05 GMT', now), 5);
  assert.equal(parseRetryAfter('Wed, 31 Dec 2025 00:00:00 GMT', now), 0);
  assert.equal(parseRetryAfter('soon', now), undefined);
  assert.equal(parseRetryAfter(undefined, now), undefined);
});

test('the terms, contact, license and docs URLs of an API document are checked', () => {
  const found = listDocumentLinks({
    info: {
      termsOfService: 'https://a.example/terms',
      contact: { url: 'https://a.example/contact' },
      license: { name: 'MIT', url: 'https://a.example/licence' },
    },
    externalDocs: { url: 'https://a.example/docs' },
    tags: [{ name: 'a', externalDocs: { url: 'https://a.example/a' } }, 3],
    servers: [{ url: 'https://api.example' }],
  });
  assert.deepEqual(
    found.map(({ url, path }) => `${path.join('.')} ${url}`),
    [
      'info.termsOfService https://a.example/terms',
      'info.contact.url https://a.example/contact',
      'info.license.url https://a.example/licence',
      'externalDocs.url https://a.example/docs',
      'tags.0.externalDocs.url https://a.example/a',
    ],
  );
  assert.deepEqual(listDocumentLinks('no object'), []);
});
