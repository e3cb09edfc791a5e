/** What is in the top bar, in the footer, and below each page. */
import { PLATFORMS, REPOSITORY } from '../sites.ts';
import { ABSENT, badIcon, act, cell, file, html, parts, style, type Table } from '../table.ts';

const NAV = '.topbar-right-container';
const MANIFEST = '_lectern/search/manifest.json';
const CTA = `${NAV} #topbar-cta-button`;
const unsafe = [['javascript:alert(1)', 'config/unsafe-link']] as const;
const empty = [['  ', 'config/empty-text']] as const;
const notRelative = [
  ['github.com/a', 'config/bad-url'],
  ['javascript:alert(1)', 'config/unsafe-link'],
] as const;

/** Stars and forks as a reader sees them; GitHub is asked for both. */
const counts = act('/', async (page) => {
  const shown = page.locator('.topbar .github-link-counts');
  await page.locator('.topbar [data-state="filled"]').waitFor();
  return {
    stars: await shown.locator('[data-count=stars]').textContent(),
    forks: await shown.locator('[data-count=forks]').textContent(),
  };
});

const SOCIALS = '.site-footer-socials a';
const names = [
  'Website',
  'Facebook',
  'Twitter',
  'Discord',
  'Slack',
  'GitHub',
  'LinkedIn',
  'Instagram',
  'Hacker News',
  'X',
  'X',
  'YouTube',
  'Medium',
  'Telegram',
  'Bluesky',
  'Threads',
  'Reddit',
  'Podcast',
  'Website',
];
const drawings = PLATFORMS.map((platform) => {
  if (platform === 'website') return 'globe solid';
  if (platform === 'podcast' || platform === 'earth-americas') return `${platform} solid`;
  return `${platform === 'x' ? 'x-twitter' : platform} brands`;
});
const addresses = PLATFORMS.map((type) => `https://social.example/${type}`);

const EDIT = '.page-link:has([d^="M4 20"])';
const ISSUE = '.page-link:has([d^="M12 8"])';

export const barRows: Table = {
  topbarLinks: {
    effect: 'html',
    cells: [
      cell([], 'key', html('/', `${NAV} .navbar-link`), []),
      cell(ABSENT, 'plain', html('/', NAV), []),
    ],
  },
  'topbarLinks[].name': {
    effect: 'html',
    cells: [
      cell('Community', 'usual', html('/', `${NAV} .navbar-link`), [
        'Community',
        'Mail',
        'chat.example',
      ]),
      cell('Mail', 'usual', html('/', '.sidebar-foot .navbar-link'), [
        'Community',
        'Mail',
        'chat.example',
      ]),
      cell(ABSENT, 'usual', html('/', `${NAV} .github-link-name`), ['owner/name']),
      cell(ABSENT, 'usual', html('/', `${NAV} .navbar-link .visually-hidden`), ['chat.example']),
    ],
    wrong: empty,
  },
  'topbarLinks[].url': {
    effect: 'html',
    cells: [
      cell('mailto:team@example.com', 'usual', html('/', `${NAV} .navbar-link`, 'href'), [
        'https://example.com/community',
        'mailto:team@example.com',
        'https://chat.example/team',
      ]),
      cell(REPOSITORY, 'usual', html('/', `${NAV} .github-link-anchor`, 'href'), [REPOSITORY]),
    ],
    wrong: [...unsafe, ['www.example.com', 'config/bad-link']],
  },
  'topbarLinks[].icon': {
    effect: 'html',
    cells: [
      cell('bell', 'usual', html('/', `${NAV} .navbar-link:has(.icon)`, 'drawing'), [
        'bell regular',
        'bell regular',
      ]),
      cell(ABSENT, 'usual', html('/', `${NAV} .navbar-link[href^="mailto:"] .icon`), []),
    ],
    wrong: badIcon,
  },
  'topbarLinks[].type': {
    effect: 'behavior',
    cells: [
      cell('link', 'usual', html('/', `${NAV} .navbar-link[href^="mailto:"]`), ['Mail']),
      cell('github', 'usual', counts, { stars: '1.2k', forks: '56' }),
      cell(ABSENT, 'usual', html('/', `${NAV} .navbar-link[href^="https:"]`), [
        'Community',
        'chat.example',
      ]),
    ],
  },
  topbarCtaButton: {
    effect: 'html',
    cells: [
      cell({ name: 'Begin', url: '/start/one' }, 'usual', html('/', `${NAV} .topbar-cta`), [
        'Begin',
      ]),
      cell({ name: 'Begin', url: '/start/one' }, 'usual', html('/', '.sidebar-foot .topbar-cta'), [
        'Begin',
      ]),
      cell(ABSENT, 'plain', html('/', '.topbar-cta, .github-link'), []),
    ],
  },
  'topbarCtaButton.type': {
    effect: 'behavior',
    cells: [
      cell('link', 'basic', html('/', `${CTA}.topbar-cta`), ['Go']),
      cell('github', 'bearer', counts, { stars: '1.2k', forks: '56' }),
      cell('github', 'bearer', html('/', `${NAV} .topbar-cta`), []),
      cell(ABSENT, 'usual', html('/', `${CTA}.topbar-cta`), ['Begin']),
    ],
  },
  'topbarCtaButton.url': {
    effect: 'html',
    cells: [
      cell('/start/one', 'usual', html('/', CTA, 'href'), ['/start/one/']),
      cell('https://example.com/go', 'basic', html('/', CTA, 'href'), ['https://example.com/go']),
      cell(REPOSITORY, 'bearer', html('/', CTA, 'href'), [REPOSITORY]),
    ],
    wrong: unsafe,
  },
  'topbarCtaButton.name': {
    effect: 'html',
    cells: [
      cell('Go', 'basic', html('/', CTA), ['Go']),
      cell(ABSENT, 'bearer', html('/', `${CTA} .github-link-name`), ['owner/name']),
    ],
    wrong: empty,
  },
  'topbarCtaButton.style': {
    effect: 'behavior',
    cells: [
      cell('pill', 'key', style('/', [CTA, 'border-radius']), '999px'),
      cell('roundedRectangle', 'basic', style('/', [CTA, 'border-radius']), '8px'),
      cell(ABSENT, 'usual', style('/', [CTA, 'border-radius']), '999px'),
    ],
  },
  'topbarCtaButton.arrow': {
    effect: 'html',
    cells: [
      cell(true, 'key', html('/', `${CTA} .chrome-icon`, 'aria-hidden'), ['true']),
      cell(false, 'basic', html('/', `${CTA} .chrome-icon`, 'aria-hidden'), []),
      cell(ABSENT, 'usual', html('/', `${CTA} .chrome-icon`, 'aria-hidden'), ['true']),
    ],
  },
  footerSocials: {
    effect: 'html',
    cells: [
      ...PLATFORMS.map((platform, at) =>
        cell(
          Object.fromEntries(PLATFORMS.map((type, index) => [type, addresses[index]])),
          'usual',
          html('/', `${SOCIALS}[href$="/${platform}"]`, 'drawing'),
          [drawings[at]],
        ),
      ),
      cell([{ type: 'github', url: REPOSITORY }], 'bearer', html('/', SOCIALS, 'href'), [
        REPOSITORY,
      ]),
      cell(ABSENT, 'plain', html('/', SOCIALS), []),
    ],
    wrong: [
      [{ github: 'github.com/a' }, 'config/bad-url'],
      [{ twiter: 'https://twitter.com/a' }, 'config/unknown-key'],
      [[{ type: 'git', url: 'https://github.com/a' }], 'config/unknown-value'],
    ],
  },
  footer: parts,
  'footer.socials': {
    effect: 'html',
    cells: [
      cell({ reddit: 'https://social.example/own' }, 'key', html('/', SOCIALS, 'href'), [
        'https://social.example/own',
      ]),
      cell(
        [{ type: 'slack', url: 'https://social.example/slack' }],
        'looks',
        html('/', SOCIALS, 'href'),
        ['https://social.example/slack'],
      ),
      cell(ABSENT, 'usual', html('/', SOCIALS, 'href'), addresses),
      cell(ABSENT, 'usual', html('/', SOCIALS, 'aria-label'), names),
    ],
    wrong: [[{ github: 'github.com/a' }, 'config/bad-url']],
  },
  'footer.links': {
    effect: 'html',
    cells: [
      cell(
        [{ title: 'Company', links: [{ label: 'Jobs', url: 'https://example.com/jobs' }] }],
        'key',
        html('/', '.site-footer-link'),
        ['Jobs'],
      ),
      cell(ABSENT, 'usual', html('/', '.site-footer-columns'), []),
    ],
  },
  'footer.links[].title': {
    effect: 'html',
    cells: [cell('Company', 'key', html('/', '.site-footer-title'), ['Company'])],
    wrong: empty,
  },
  'footer.links[].links': {
    effect: 'html',
    cells: [
      cell(
        [{ label: 'Jobs', url: 'https://example.com/jobs' }],
        'key',
        html('/', '.site-footer-link', 'href'),
        ['https://example.com/jobs'],
      ),
    ],
    wrong: [[[{ label: 'Jobs', url: 'javascript:1' }], 'config/unsafe-link']],
  },
  feedback: parts,
  'feedback.suggestEdit': {
    effect: 'html',
    cells: [
      cell(true, 'usual', html('/start/one/', EDIT, 'href'), [
        `${REPOSITORY}/edit/main/start/one.md`,
      ]),
      cell(false, 'basic', html('/start/one/', EDIT, 'href'), []),
      cell(ABSENT, 'plain', html('/start/one/', EDIT, 'href'), []),
    ],
  },
  'feedback.raiseIssue': {
    effect: 'html',
    cells: [
      cell(true, 'basic', html('/start/one/', ISSUE), ['Raise issue']),
      cell(
        true,
        'basic',
        act('/start/one/', async (page) => {
          const href = await page.locator(ISSUE).getAttribute('href');
          return href?.replace(/\?.*/, '');
        }),
        `${REPOSITORY}/issues/new`,
      ),
      cell(false, 'key', html('/start/one', '.page-link'), ['Suggest edits']),
      cell(ABSENT, 'bearer', html('/start/one/', ISSUE), []),
    ],
  },
  'feedback.thumbsRating': {
    effect: 'html',
    cells: [
      cell(true, 'usual', html('/', '.page-rating bdi'), ['Was this page helpful?']),
      cell(false, 'basic', html('/', '.page-rating'), []),
      cell(ABSENT, 'plain', html('/', '.page-rating'), []),
    ],
  },
  assistant: parts,
  'assistant.url': {
    effect: 'html',
    wrong: notRelative,
    cells: [
      cell(
        'https://example.com/ask',
        'looks',
        html('/start/one/', 'lectern-ask-dialog', 'data-url'),
        ['https://example.com/ask'],
      ),
      cell(ABSENT, 'usual', html('/', 'lectern-ask-dialog', 'data-url'), []),
    ],
  },
  interaction: parts,
  'interaction.drilldown': {
    effect: 'html',
    cells: [
      cell(true, 'looks', html('/', 'script[src*="/Sidebar."]', 'type'), ['module']),
      cell(false, 'basic', html('/', 'script[src*="/Sidebar."]', 'type'), []),
      cell(ABSENT, 'usual', html('/', 'script[src*="/Sidebar."]', 'type'), []),
    ],
  },
  pageInfo: parts,
  'pageInfo.readingTime': {
    effect: 'html',
    cells: [
      cell(true, 'looks', html('/start/one/', '.reading-time time', 'datetime'), ['PT1M']),
      cell(false, 'basic', html('/', '.reading-time'), []),
      cell(ABSENT, 'usual', html('/', '.reading-time'), []),
    ],
  },
  'pageInfo.contributors': {
    effect: 'html',
    cells: [
      cell(true, 'looks', html('/start/one/', '.contributors'), []),
      cell(false, 'basic', html('/', '.contributors'), []),
      cell(ABSENT, 'usual', html('/', '.contributors'), []),
    ],
  },
  'pageInfo.linkPreviews': {
    effect: 'html',
    cells: [
      cell(true, 'looks', html('/start/one/', 'script[src*="/PageArticle."]', 'type'), ['module']),
      cell(false, 'basic', html('/', 'script[src*="/PageArticle."]', 'type'), []),
      cell(ABSENT, 'usual', html('/', 'script[src*="/PageArticle."]', 'type'), []),
    ],
  },
  'feedback.endpoint': {
    effect: 'behavior',
    cells: [
      cell(
        'https://example.com/feedback',
        'looks',
        act('/start/one/', async (page, sent) => {
          const asked = page.waitForRequest('https://example.com/feedback');
          await page.locator('.page-rating-answer').first().click();
          return (await asked).postData() ?? sent.length;
        }),
        '{"page":"/start/one","helpful":true}',
      ),
      cell(ABSENT, 'usual', html('/', '.page-rating', 'data-endpoint'), [null]),
    ],
    wrong: notRelative,
  },
  hideFeedbackButtons: {
    effect: 'html',
    cells: [
      cell(true, 'versions', html('/', '.page-link'), []),
      cell(false, 'looks', html('/', '.page-rating bdi'), ['War diese Seite hilfreich?']),
      cell(ABSENT, 'usual', html('/', '.page-link'), ['Suggest edits', 'Raise issue']),
    ],
  },
  repository: {
    effect: 'html',
    cells: [
      cell(REPOSITORY, 'usual', html('/', EDIT, 'href'), [`${REPOSITORY}/edit/main/index.md`]),
      cell(
        { url: `${REPOSITORY}.git`, branch: 'next', folder: '/docs/' },
        'key',
        html('/', EDIT, 'href'),
        [`${REPOSITORY}/edit/next/docs/index.md`],
      ),
      // The call to action links to a repository.
      cell(ABSENT, 'bearer', html('/', EDIT, 'href'), [`${REPOSITORY}/edit/main/index.md`]),
    ],
    wrong: [['github.com/owner/name', 'config/bad-url']],
  },
  'repository.url': {
    effect: 'html',
    cells: [
      cell(`${REPOSITORY}.git`, 'key', html('/start/one', EDIT, 'href'), [
        `${REPOSITORY}/edit/next/docs/start/one.md`,
      ]),
    ],
    wrong: [['github.com/owner/name', 'config/bad-url']],
  },
  'repository.branch': {
    effect: 'html',
    cells: [
      cell('next', 'key', html('/', EDIT, 'href'), [`${REPOSITORY}/edit/next/docs/index.md`]),
    ],
    wrong: empty,
  },
  'repository.folder': {
    effect: 'html',
    cells: [
      cell('/docs/', 'key', html('/', EDIT, 'href'), [`${REPOSITORY}/edit/next/docs/index.md`]),
    ],
  },
  search: parts,
  'search.prompt': {
    effect: 'html',
    cells: [
      cell('Find it', 'tabs', html('/', '.search-prompt'), ['Find it']),
      cell(ABSENT, 'plain', html('/', '.search-prompt'), ['Search...']),
    ],
    wrong: empty,
  },
  'search.synonyms': {
    effect: 'file',
    cells: [
      cell([['Text', 'sandals']], 'tabs', file(MANIFEST, /"text,sandals"/g), ['"text,sandals"']),
      cell(ABSENT, 'plain', file(MANIFEST, /sandals/g), []),
    ],
    wrong: [[[['alone']], 'config/empty-list']],
  },
};
