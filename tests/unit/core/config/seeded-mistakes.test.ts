/**
 * Mistakes that authors make, each in an otherwise valid docs.json: found, at the right position, without
 * noise.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configWith, diagnose, placesAndCodes } from '../../../helpers/mistakes/config-text.ts';

/** The mistake on line 4, what is found, and a word that the hint must contain. */
const mistakes: readonly (readonly [line: string, found: string, hint: string])[] = [
  ['"navigaton": []', '4:3 config/unknown-key', '"navigation"'],
  [
    '"topbarLinks": [{ "name": "Blog", "url": "www.example.com/blog" }]',
    '4:44 config/bad-link',
    '"https://www.example.com/blog"',
  ],
  ['"colours": { "primary": "#fff" }', '4:3 config/unknown-key', '"colors"'],
  ['"topBarLinks": []', '4:3 config/unknown-key', '"topbarLinks"'],
  ['"navbar": { "links": [] }', '4:3 config/unknown-key', '"topbarLinks"'],
  ['"appearance": { "default": "dark" }', '4:3 config/unknown-key', '"modeToggle"'],
  ['"socials": { "github": "https://github.com/a" }', '4:3 config/unknown-key', '"footerSocials"'],
  ['"primary": "#16a34a"', '4:3 config/unknown-key', '"colors"'],
  ['"baseUrl": "https://api.example.com"', '4:3 config/unknown-key', '"api.baseUrl"'],
  ['"repo": "https://github.com/owner/name"', '4:3 config/unknown-key', '"repository"'],
  ['"logo": ["a.svg", "b.svg"]', '4:11 config/wrong-type', '"logo"'],
  ['"logo": {}', '4:11 config/missing-key', '"light"'],
  [
    '"logo": { "lite": "/a.svg", "dark": "/b.svg" }',
    '4:13 config/unknown-key',
    'Remove it, or look for its name in the configuration reference.',
  ],
  ['"favicon": { "light": "/a.svg" }', '4:14 config/wrong-type', '"favicon"'],
  [
    '"favicon": "data:image/png;base64,AAAA"',
    '4:14 config/unsafe-link',
    'Write the path of a file of the project, or a URL that begins with https:// or http://.',
  ],
  ['"colors": "#16a34a"', '4:13 config/wrong-type', '"colors"'],
  ['"colors": { "light": "#4ade80" }', '4:13 config/missing-key', '"primary"'],
  ['"colors": { "primary": "16a34a" }', '4:26 config/bad-color', '"#"'],
  ['"colors": { "primary": "#16a34a80" }', '4:26 config/bad-color', '"#"'],
  ['"colors": { "primary": "#fff;}body{color:red}" }', '4:26 config/bad-color', '"#"'],
  [
    '"colors": { "primary": "#fff", "anchors": { "from": "#fff" } }',
    '4:45 config/missing-key',
    '"to"',
  ],
  ['"topbarLinks": [{ "name": "Blog", "link": "/blog" }]', '4:37 config/missing-key', '"url"'],
  ['"topbarLinks": [{ "url": "/blog" }]', '4:19 config/missing-key', '"name"'],
  [
    '"topbarLinks": [{ "name": "Chat", "url": "file:///etc" }]',
    '4:44 config/unsafe-link',
    'Write a path of the site, or a URL that begins with https:, http:, mailto: or tel:.',
  ],
  ['"topbarCtaButton": { "url": "https://example.com" }', '4:22 config/missing-key', '"name"'],
  [
    '"topbarCtaButton": { "type": "Github", "url": "https://github.com/owner/name" }',
    '4:32 config/unknown-value',
    '"github"',
  ],
  [
    '"anchors": [{ "name": "API", "url": "api", "iconType": "dutone" }]',
    '4:58 config/unknown-value',
    '"duotone"',
  ],
  [
    '"anchors": [{ "name": "API", "url": "api", "icon": "../../x" }]',
    '4:54 config/bad-icon',
    '"book-open"',
  ],
  [
    '"anchors": [{ "name": "API", "url": "api", "color": { "from": "#fff", "too": "#000" } }]',
    '4:73 config/missing-key',
    '"to"',
  ],
  ['"tabs": [{ "title": "API", "url": "api" }]', '4:14 config/missing-key', '"name"'],
  ['"tabs": { "name": "API", "url": "api" }', '4:11 config/wrong-type', '"tabs"'],
  ['"versions": "1.0"', '4:15 config/wrong-type', '"versions"'],
  [
    '"api": { "baseUrl": "ftp://example.com" }',
    '4:23 config/unsafe-link',
    'Write a URL that begins with https:// or http://.',
  ],
  ['"api": { "baseUrl": "" }', '4:23 config/bad-url', 'https://'],
  ['"api": { "baseUrl": [] }', '4:23 config/empty-list', '"baseUrl"'],
  ['"api": { "auth": { "method": "Bearer" } }', '4:32 config/unknown-value', '"bearer"'],
  ['"api": { "auth": { "type": "bearer" } }', '4:22 config/unknown-key', '"method"'],
  ['"api": { "playground": "hide" }', '4:26 config/wrong-type', '"playground"'],
  ['"openapi": { "file": "openapi.yaml" }', '4:14 config/wrong-type', '"openapi"'],
  ['"openapi": "C:\\\\docs\\\\openapi.yaml"', '4:14 config/bad-path', '"/images/logo.svg"'],
  [
    '"footerSocials": { "twiter": "https://twitter.com/a" }',
    '4:22 config/unknown-key',
    '"twitter"',
  ],
  [
    '"footerSocials": { "github": "github.com/a" }',
    '4:32 config/bad-url',
    '"https://github.com/a"',
  ],
  [
    '"footerSocials": [{ "type": "git", "url": "https://github.com/a" }]',
    '4:31 config/unknown-value',
    'Write one of these values.',
  ],
  ['"feedback": true', '4:15 config/wrong-type', '"feedback"'],
  ['"feedback": { "suggestEdits": true }', '4:17 config/unknown-key', '"suggestEdit"'],
  ['"modeToggle": "dark"', '4:17 config/wrong-type', '"modeToggle"'],
  ['"modeToggle": { "hidden": true }', '4:19 config/unknown-key', '"isHidden"'],
  [
    String.raw`"backgroundImage": "a\nb.png"`,
    '4:22 config/unsafe-link',
    'Write the path of a file of the project, or a URL that begins with https:// or http://.',
  ],
  [
    '"backgroundImage": "javascript:alert(1)"',
    '4:22 config/unsafe-link',
    'Write the path of a file of the project, or a URL that begins with https:// or http://.',
  ],
  ['"redirects": [{ "from": "/a", "destination": "/b" }]', '4:19 config/missing-key', '"source"'],
  ['"search": { "placeholder": "Find" }', '4:15 config/unknown-key', '"prompt"'],
  ['"metadata": { "og:image": 3 }', '4:29 config/wrong-type', '"metadata"'],
  ['"trailingSlash": true', '4:20 config/unknown-value', 'Write one of these values.'],
  [
    '"__proto__": { "polluted": true }',
    '4:3 config/unknown-key',
    'Remove it, or look for its name in the configuration reference.',
  ],
  [
    '"constructor": 1',
    '4:3 config/unknown-key',
    'Remove it, or look for its name in the configuration reference.',
  ],
];

for (const [line, found, hint] of mistakes) {
  test(`${line} is reported as ${found}`, () => {
    const text = configWith(line);
    assert.deepEqual(placesAndCodes(text), [found]);
    assert.ok(diagnose(text)[0]?.split('\n').at(-1)?.includes(hint));
  });
}

test('all mistakes in a file are reported in one run, in file order', () => {
  const firstOfKey = new Map(mistakes.toReversed().map((mistake) => [keyOf(mistake[0]), mistake]));
  const chosen = [...firstOfKey.values()];
  const codes = chosen.map(([, found]) => found.split(' ')[1]);
  const found = placesAndCodes(configWith(...chosen.map(([line]) => line)));
  assert.deepEqual(
    found.map((text) => text.split(' ')[1]),
    codes,
  );
});

function keyOf(line: string): string | undefined {
  return /^"(\w+)"/.exec(line)?.[1];
}
