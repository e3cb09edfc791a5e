/** Meaningful values, chosen by the words in the name of a field. */

import type { Loose } from '../document/loose.ts';

/** Values to try in order: the first one that the schema allows is shown. */
type Candidates = readonly (string | number)[];

const day = '2026-01-15';
const moment = '2026-01-15T09:30:00Z';
const seconds = 1768469400;
const street = '12 Example Street';

const table: readonly (readonly [words: string, candidates: Candidates])[] = [
  ['first name|given name|forename', ['Ada']],
  ['last name|family name|surname', ['Lovelace']],
  [
    'full name|display name|user full name|author|owner|contact name|customer name',
    ['Ada Lovelace'],
  ],
  ['user name|username|login|handle|nick name|nickname', ['ada']],
  ['email|mail|email address|e mail|mail address|e mail address', ['ada@example.com']],
  ['phone|phone number|mobile|telephone|fax', ['+44 20 7946 0958', '+442079460958']],
  ['company|company name|organization|organisation|employer|vendor', ['Example Ltd']],
  ['street|address|address 1|address line 1|line 1|line1|address1', [street]],
  ['address 2|address line 2|line 2|line2|address2', ['Flat 3']],
  ['city|town', ['London']],
  ['zip|zip code|postal code|postcode|post code', ['SW1A 1AA', '10115']],
  ['country|country code', ['GB', 'GBR', 'United Kingdom']],
  ['address state|state or province|province|county|region', ['England']],
  ['currency|currency code', ['EUR', 'eur']],
  ['language|language code|locale|lang', ['en', 'en-GB']],
  ['time zone|timezone|tz', ['Europe/London']],
  ['latitude|lat', [51.5074]],
  ['longitude|lng|lon|long', [-0.1278]],
  ['url|uri|link|href|website|homepage|site|endpoint|web address', ['https://example.com/']],
  ['callback|callback url|webhook|webhook url|notify url', ['https://example.com/webhook']],
  [
    'image|image url|avatar|avatar url|photo|photo url|picture|logo|icon url|thumbnail',
    ['https://example.com/image.png'],
  ],
  ['domain|host|hostname|host name', ['example.com']],
  ['ip|ip address|ipv4|ipv4 address|ip v4 address', ['192.0.2.1']],
  ['ipv6|ipv6 address|ip v6 address', ['2001:db8::1']],
  ['mac address|hardware address', ['00:00:5E:00:53:01']],
  ['path', ['/example']],
  ['uuid|guid|uid', ['497f6eca-6276-4993-bfeb-53cbbbba6f08']],
  ['id|identifier', ['abc123', 12345]],
  ['sku', ['SKU-1001']],
  ['slug|key name|namespace', ['example']],
  ['iban', ['GB33BUKB20201555555555']],
  ['title|headline|subject', ['A short title']],
  ['description|summary|details|bio|about', ['A short description']],
  ['message|comment|note|notes|reason|remarks', ['A short message']],
  ['text|content|body|caption', ['A short text']],
  ['label|tag|category|group', ['example']],
  ['query|q|search|keyword|term', ['example']],
  ['status', ['active']],
  ['api version', ['v1', 1]],
  ['version', ['1.0.0', 1]],
  ['color|colour', ['#3366ff']],
  ['file name|filename|file', ['document.pdf']],
  ['mime type|content type|media type', ['application/pdf']],
  [
    'date|day|birthday|birth date|date of birth|dob|due date|start date|end date',
    [day, moment, seconds],
  ],
  ['timestamp|datetime|date time', [moment, seconds]],
  ['created|updated|modified|deleted|expires|published|started|ended|expiry', [moment, seconds]],
  ['at', [moment, seconds]],
  ['time', ['09:30', moment, seconds]],
  ['price|amount|total|subtotal|cost|balance|fee|tax|discount|unit amount', [19.99, 1999, '19.99']],
  ['cents|pence|minor units', [1999]],
  ['quantity|qty|count|stock', [2]],
  ['age', [36]],
  ['page|page number|position|rank|priority|order|level', [1]],
  ['limit|per page|page size|size', [20]],
  ['year', [2026]],
  ['month', [1]],
  ['rating|score|stars', [4.5, 4]],
  ['percent|percentage|rate|ratio', [12.5, 12]],
  ['width', [800]],
  ['height', [600]],
  ['weight', [1.5, 2]],
  ['duration|timeout|interval|seconds|minutes', [60]],
  ['port', [8080]],
];

/** Words that make an address a street address. Wallets, networks and mailboxes have addresses too. */
const streetKinds =
  'billing|business|clinic|company|customer|delivery|full|home|hotel|invoice|legal|mailing|office|permanent|physical|pickup|postal|property|registered|residential|restaurant|shipping|shop|store|street|venue|work';

const byWords = new Map([
  ...table.flatMap(([words, candidates]) =>
    words.split('|').map((each) => [each, candidates] as const),
  ),
  ...streetKinds.split('|').map((kind) => [`${kind} address`, [street]] as const),
]);

/** The most words that one of these names has. */
const mostWords = Math.max(...Array.from(byWords.keys(), (words) => words.split(' ').length));

/** Values of formats for which the sampler has none. */
const byFormat = new Map<unknown, Candidates>([
  ['duration', ['P1DT12H']],
  ['byte', ['SGVsbG8=', 'SGVsbG8sIHdvcmxkIQ==']],
]);

/** `Hello` in each encoding, and a longer text in some. */
const byEncoding = new Map<unknown, Candidates>([
  ['base64', ['SGVsbG8=', 'SGVsbG8sIHdvcmxkIQ==']],
  ['base64url', ['SGVsbG8', 'SGVsbG8sIHdvcmxkIQ']],
  ['base32', ['JBSWY3DP']],
  ['base16', ['48656C6C6F']],
]);

/** Lists candidates for a text of this format or encoding, regardless of its name. */
export function candidatesForFormat({ format, contentEncoding }: Loose): Candidates {
  return byEncoding.get(contentEncoding) ?? byFormat.get(format) ?? [];
}

/** Names of things whose addresses are not street addresses. */
const nonPostal =
  /\b(?:wallet|contract|token|transaction|transfer|chain|device|network|interface|server|node|host|e?mail|mailbox)s?$/;

/** Names of things that are persons. */
const people = /\b(?:user|customer|person|author|owner|contact|member|employee|patient|student)s?$/;

/**
 * Lists candidates for a field `name` in an object named `around`; none if the name suggests nothing.
 * `createdAt`, `created_at` and `Created at` are the same name.
 */
export function candidatesForName(name: string, around: string | undefined): Candidates {
  const words = toWords(name);
  const own = words.join(' ');
  if (own === 'name') return namesOf(around);
  if (own === 'address' && nonPostal.test(toWords(around ?? '').join(' '))) return [];
  for (let from = Math.max(0, words.length - mostWords); from < words.length; from += 1) {
    const end = words.slice(from).join(' ');
    // The word before `address` says what kind of address it is.
    const found = from > 0 && end === 'address' ? undefined : byWords.get(end);
    if (found !== undefined) return found;
  }
  // In an object named `country`, the field `code` is the code of a country.
  const both = around === undefined ? undefined : byWords.get([...toWords(around), own].join(' '));
  if (both !== undefined) return both;
  return words.at(-1) === 'name' ? namesOf(words.slice(0, -1).join(' ')) : [];
}

function namesOf(around: string | undefined): Candidates {
  // Generators write packages before the names of their types: `io.acme.v1.Pet`.
  const words = around === undefined ? [] : toWords(around.split('.').at(-1) ?? '');
  if (people.test(words.join(' '))) return ['Ada Lovelace'];
  return words.length === 0 ? ['Example'] : [`Example ${words.slice(-2).join(' ')}`, 'Example'];
}

function toWords(name: string): readonly string[] {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
}
