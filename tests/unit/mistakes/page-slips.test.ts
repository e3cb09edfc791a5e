/** Text that is meant as Markdown but is not, and everything reported about it. */
import { testPageMistakes } from '../../helpers/mistakes/page-mistakes.ts';

testPageMistakes(
  [
    {
      did: 'The file name of a snippet is misspelled',
      text: '<Snippet file="helo.mdx" />\n',
      reported: [
        '1:1 error snippet/missing: There is no snippet "helo.mdx". -> Did you mean "hello.mdx"?',
      ],
    },
    {
      did: 'A formula in a component uses an unknown command',
      text: '<Latex>\\fraq{1}{2}</Latex>\n',
      reported: [
        '1:1 warning page/formula: This TeX cannot be rendered, so its source is shown: Unsupported function name: \\fraq. -> Correct the formula, or write the dollar signs as \\$ if they are meant as text.',
      ],
    },
    {
      did: 'A formula in a JavaScript string uses an unknown command',
      text: '<Latex>{"\\\\fraq{a}{b}"}</Latex>\n',
      reported: [
        '1:1 warning page/formula: This TeX cannot be rendered, so its source is shown: Unsupported function name: \\fraq. -> Correct the formula, or write the dollar signs as \\$ if they are meant as text.',
      ],
    },
    {
      did: 'A formula in a component lacks a brace',
      text: '<Latex>\\frac{1}{2</Latex>\n',
      reported: [
        '1:16 warning page/open-brace: The brace in {2</Latex> is never closed, so it is shown as text. -> Write } where the expression ends, or \\{ for a literal brace.',
      ],
    },
    {
      did: 'Letters in the braces of a formula are accepted',
      text: '<Latex>\\frac{a}{b}</Latex>\n',
      reported: [],
    },
    {
      did: 'A heading has no space',
      text: '##Usage\n\nText.\n',
      reported: [
        '1:1 warning heading/no-blank: "##Usage" is shown as text: a heading has a space after ##. -> Write a space after ##, or \\## for a line of text.',
      ],
    },
    {
      did: 'A heading of level 1 has no space',
      text: '#Getting started\n\nText.\n',
      reported: [
        '1:1 warning heading/no-blank: "#Getting started" is shown as text: a heading has a space after #. -> Write a space after #, or \\# for a line of text.',
      ],
    },
    {
      did: 'A heading without a space follows its text',
      text: 'Text\n###Options\n',
      reported: [
        '2:1 warning heading/no-blank: "###Options" is shown as text: a heading has a space after ###. -> Write a space after ###, or \\### for a line of text.',
      ],
    },
    {
      did: 'A hashtag and a number stay text',
      text: '#hashtag is nice\n\n#123 is an issue\n\n#Acme is a name.\n',
      reported: [],
    },
    {
      did: 'A space is between a link and its address',
      text: 'See [the guide] (/setup) now.\n',
      reported: [
        '1:5 warning link/syntax: [the guide] (/setup) is shown as text, because there is a space between the text and its address. -> Write [the guide](/setup)',
      ],
    },
    {
      did: 'A space is between a link and an external address',
      text: 'See [the guide] (https://example.com) now.\n',
      reported: [
        '1:5 warning link/syntax: [the guide] (https://example.com) is shown as text, because there is a space between the text and its address. -> Write [the guide](https://example.com)',
      ],
    },
    {
      did: 'A link has its text in parentheses and its address in brackets',
      text: 'See (the guide)[/setup] now.\n',
      reported: [
        '1:5 warning link/syntax: (the guide)[/setup] is shown as text, because the text is in the parentheses and the address in the brackets. -> Write [the guide](/setup)',
      ],
    },
    {
      did: 'An address is in brackets',
      text: 'See [the guide][/setup] now.\n',
      reported: [
        '1:5 warning link/syntax: [the guide][/setup] is shown as text, because the address is in brackets. -> Write [the guide](/setup)',
      ],
    },
    {
      did: 'A parenthesis of a link is not closed',
      text: 'See [the guide](/setup and more.\n',
      reported: [
        '1:5 warning link/syntax: [the guide](/setup is shown as text, because its parenthesis is never closed. -> Write [the guide](/setup)',
      ],
    },
    {
      did: 'A parenthesis of a link is not closed before a period',
      text: 'See [the guide](/setup.\n',
      reported: [
        '1:5 warning link/syntax: [the guide](/setup. is shown as text, because its parenthesis is never closed. -> Write [the guide](/setup).',
      ],
    },
    {
      did: 'A link ends with a full-width parenthesis',
      text: '参见[指南](/setup）和[状态](https://example.com/a）。另见 [a](/setup)。\n',
      reported: [
        '1:3 warning link/syntax: [指南](/setup） is shown as text, because a full-width parenthesis is next to its address. -> Write [指南](/setup)',
        '1:16 warning link/syntax: [状态](https://example.com/a） is shown as text, because a full-width parenthesis is next to its address. -> Write [状态](https://example.com/a)',
      ],
    },
    {
      did: 'A link has full-width parentheses',
      text: '参见[指南]（/setup）和[状态]（https://example.com/a)。\n',
      reported: [
        '1:3 warning link/syntax: [指南]（/setup） is shown as text, because a full-width parenthesis is next to its address. -> Write [指南](/setup)',
        '1:16 warning link/syntax: [状态]（https://example.com/a) is shown as text, because a full-width parenthesis is next to its address. -> Write [状态](https://example.com/a)',
      ],
    },
    {
      did: 'Full-width parentheses within an address and around a link',
      text: '参见（[状态](https://example.com/东京（城市）)），或[注]（说明）。\n',
      reported: [],
    },
    {
      did: 'An address has a space',
      text: 'See [the guide](/my setup) now.\n',
      reported: [
        '1:5 warning link/syntax: [the guide](/my setup) is shown as text, because its address has spaces. -> Write [the guide](</my setup>)',
      ],
    },
    {
      did: 'The address of another site has a space',
      text: '[a](https://example.com/My File.pdf) and ![b](https://example.com/my pic.png), see (https://example.com/ too)\n',
      reported: [
        '1:1 warning link/syntax: [a](https://example.com/My File.pdf) is shown as text, because its address has spaces. -> Write [a](<https://example.com/My File.pdf>)',
        '1:42 warning link/syntax: ![b](https://example.com/my pic.png) is shown as text, because its address has spaces. -> Write ![b](<https://example.com/my pic.png>)',
      ],
    },
    {
      did: 'The title of a link is in typographic quotes, or one of its quotes is missing',
      text: 'See [a](/index “The start”), [b](/index \'It’s here) and ![c](https://example.com/c.png "C).\n\n[d](/index "D") `[e](/index “E”)`\n',
      reported: [
        '1:5 warning link/syntax: [a](/index “The start”) is shown as text, because its title is not between two straight quotes. -> Write [a](/index "The start")',
        '1:30 warning link/syntax: [b](/index \'It’s here) is shown as text, because its title is not between two straight quotes. -> Write [b](/index "It’s here")',
        '1:57 warning link/syntax: ![c](https://example.com/c.png "C) is shown as text, because its title is not between two straight quotes. -> Write ![c](https://example.com/c.png "C")',
      ],
    },
    {
      did: 'An extra bracket follows the text of a link',
      text: 'See [the guide]](/setup) now.\n',
      reported: [
        '1:5 warning link/syntax: [the guide]](/setup) is shown as text, because a second bracket follows its text. -> Write [the guide](/setup)',
      ],
    },
    {
      did: 'A bracket closes the text of a link too early',
      text: 'See [the guide] here](/setup) now.\n',
      reported: [
        '1:5 warning link/syntax: [the guide] here](/setup) is shown as text, because a bracket ends its text too early. -> Write [the guide here](/setup)',
      ],
    },
    {
      did: 'No bracket opens the text of a link',
      text: 'See the guide](/setup) now, or **it**](/setup).\n',
      reported: [
        '1:14 warning link/syntax: ](/setup) is shown as text, because no bracket opens its text. -> Write [ where the text of the link begins.',
        '1:38 warning link/syntax: ](/setup) is shown as text, because no bracket opens its text. -> Write [ where the text of the link begins.',
      ],
    },
    {
      did: 'The bracket of a link is not closed',
      text: 'See [the guide(/setup) now.\n',
      reported: [
        '1:5 warning link/syntax: [the guide(/setup) is shown as text, because its bracket is never closed. -> Write [the guide](/setup)',
      ],
    },
    {
      did: 'A link is in the text of another one',
      text: 'See [all [the guide](/setup)](/setup) now.\n',
      reported: [
        '1:29 warning link/syntax: ](/setup) is shown as text, because its text contains another link. -> Move one of the two links out of the other.',
      ],
    },
    {
      did: 'Nested brackets in link text and brackets in code are balanced',
      text: '[![a](https://example.com/a.png)](/setup), [a [b] c](/setup), [`x]`](/setup), \\[a](/setup), `a](/setup)` and x[f(/setup)].\n',
      reported: [],
    },
    {
      did: 'A footnote is missing',
      text: 'Text[^1] here.\n',
      reported: [
        '1:5 warning link/undefined-footnote: This file has no footnote [^1], so the mark is shown as text. -> Add the footnote as its own paragraph: [^1]: its text.',
      ],
    },
    {
      did: 'A footnote is misspelled',
      text: 'Text[^note] here.\n\n[^noet]: A note.\n',
      reported: [
        '1:5 warning link/undefined-footnote: This file has no footnote [^note], so the mark is shown as text. -> Did you mean [^noet]?',
      ],
    },
    {
      did: 'A footnote is never used',
      text: 'Text here.\n\n[^1]: A note.\n',
      reported: [
        '3:1 warning link/unused-footnote: Nothing in this file refers to the footnote [^1], so it is not shown. -> Write [^1] where the note belongs, or remove it.',
      ],
    },
    {
      did: 'A reference has no address',
      text: 'See [the quick guide][guide] now.\n',
      reported: [
        '1:5 warning link/undefined-reference: No line in this file says where [guide] leads, so the link is shown as text. -> Add a line [guide]: /address, or write the address after the text: [text](/address).',
      ],
    },
    {
      did: 'A reference is misspelled',
      text: 'See [guide][giude] now.\n\n[guide]: /setup\n',
      reported: [
        '1:5 warning link/undefined-reference: No line in this file says where [giude] leads, so the link is shown as text. -> Did you mean [guide]?',
      ],
    },
    {
      did: 'Brackets after brackets stay text',
      text: 'The matrix [x][y], a[0][1] and [optional][args], issue [a] (#12), [^a-z] and f(x)[i].\n',
      reported: [],
    },
    {
      did: 'A formula is never closed',
      text: '$$\na = b\n\nText\n\n## More\n',
      reported: [
        '1:1 warning page/unclosed-formula: The formula that begins here with $$ is never closed, so everything after it, in its list item or on the page, is read as TeX. -> Write $$ where the formula ends, or \\$$ for dollar signs as text.',
      ],
    },
    {
      did: 'A formula in a list item is never closed',
      text: '- A list\n\n  $$\n  x = 1\n\n- Another item\n\nText\n',
      reported: [
        '3:3 warning page/unclosed-formula: The formula that begins here with $$ is never closed, so everything after it, in its list item or on the page, is read as TeX. -> Write $$ where the formula ends, or \\$$ for dollar signs as text.',
      ],
    },
    {
      did: 'A link has no text',
      text: 'See [](/setup) and [ ](https://example.com).\n',
      reported: [
        '1:8 warning link/empty: This link has no text, so readers cannot see it. -> Write the text between the brackets, or remove the link.',
        '1:24 warning link/empty: This link has no text, so readers cannot see it. -> Write the text between the brackets, or remove the link.',
      ],
    },
    {
      did: 'A link around an icon is not empty',
      text: '[<Icon icon="rocket" />](/setup) and [`a`](/setup)\n',
      reported: [],
    },
    {
      did: 'A heading has no text',
      text: '## Usage\n\n##\n\nText.\n',
      reported: [
        '3:1 warning heading/empty: This heading has no text, so readers see an empty line. -> Write its text after ##, or remove the line.',
      ],
    },
    {
      did: 'A heading with an expression or an icon is not empty',
      text: 'export const name = "Acme"\n\n## {name}\n\n## <Icon icon="rocket" />\n',
      reported: [],
    },
    {
      did: 'An image has its size in braces',
      text: 'A ![flow](https://example.com/a.png){width=200} here.\n',
      reported: [
        '1:37 warning page/foreign-mark: "{width=200}" is the size of an image in other tools, and is shown as text here. -> Write <img src="https://example.com/a.png" alt="flow" width="200" />',
      ],
    },
    {
      did: 'An image has its size in braces and quotes',
      text: '![flow](https://example.com/a.png){height="80px"}\n',
      reported: [
        '1:35 warning page/foreign-mark: "{height="80px"}" is the size of an image in other tools, and is shown as text here. -> Write <img src="https://example.com/a.png" alt="flow" height="80" />',
      ],
    },
    {
      did: 'An image whose description has quotes has its size in braces',
      text: '![a "flow"](https://example.com/a.png){width=200}\n',
      reported: [
        '1:39 warning page/foreign-mark: "{width=200}" is the size of an image in other tools, and is shown as text here. -> Write <img src="https://example.com/a.png" alt="a &quot;flow&quot;" width="200" />',
      ],
    },
    {
      did: 'An image in a .md page has its size in braces',
      text: '![flow](https://example.com/a.png){width=200}\n',
      format: 'md',
      reported: [
        '1:35 warning page/foreign-mark: "{width=200}" is the size of an image in other tools, and is shown as text here. -> Write <img src="https://example.com/a.png" alt="flow" width="200" />',
      ],
    },
    {
      did: 'An image has other attributes in braces',
      text: '![flow](https://example.com/a.png){style="width: 50%"}\n\n![flow](https://example.com/a.png){loading=lazy}\n',
      reported: [
        '1:35 warning page/foreign-mark: "{style="width: 50%"}" holds attributes of an image in other tools, and is shown as text here. -> Write <img src="https://example.com/a.png" alt="flow" style="width: 50%" />',
        '3:35 warning page/foreign-mark: "{loading=lazy}" holds attributes of an image in other tools, and is shown as text here. -> Write <img src="https://example.com/a.png" alt="flow" loading="lazy" />',
      ],
    },
    {
      did: 'An image and a link in a .md page have attribute lists',
      text: '![flow](https://example.com/a.png){: #f .a .b height=9px }\n\n[Go](https://example.com){:target="_blank"}\n',
      format: 'md',
      reported: [
        '1:35 warning page/foreign-mark: "{: #f .a .b height=9px }" holds attributes of an image in other tools, and is shown as text here. -> Write <img src="https://example.com/a.png" alt="flow" id="f" class="a b" height="9" />',
        '3:26 warning page/foreign-mark: "{:target="_blank"}" holds attributes of a link in other tools, and is shown as text here. -> Write <a href="https://example.com" target="_blank">Go</a>',
      ],
    },
    {
      did: 'A value after an image stays a value',
      text: 'export const width = 1\n\n![flow](https://example.com/a.png){width} {width}\n',
      reported: [],
    },
    {
      did: 'An image uses the component of another tool',
      text: '<Image src="https://example.com/a.png" alt="A" />\n',
      reported: [
        '1:1 error page/unknown-component: <Image> is not a component of Lectern, and this page neither imports nor defines it. Its content is shown without it. -> Did you mean <img>?',
      ],
    },
    {
      did: 'A video uses the component of another tool',
      text: '<Video src="https://example.com/a.mp4" />\n',
      reported: [
        '1:1 error page/unknown-component: <Video> is not a component of Lectern, and this page neither imports nor defines it. Its content is shown without it. -> Did you mean <video>?',
      ],
    },
    {
      did: 'Two tabs have the same title',
      text: '<Tabs>\n<Tab title="One">a</Tab>\n<Tab title="One">b</Tab>\n</Tabs>\n\n<Tabs>\n<Tab title="One">a</Tab>\n</Tabs>\n',
      reported: [
        '3:1 warning component/tab-twice: A tab above, in the same <Tabs>, already has the title "One". -> Give each its own title, so that readers can tell them apart.',
      ],
    },
    {
      did: 'The source of an image is a page',
      text: '![Setup](/setup)\n',
      reported: [
        '1:10 warning image/page: "/setup" is the page /setup/, which browsers cannot show as an image. -> Write the path of an image, or a link: [text](/setup/).',
      ],
    },
    {
      did: 'The source of an image is the file of a page',
      text: '![Setup](./setup.mdx)\n',
      reported: [
        '1:10 warning image/page: "./setup.mdx" is the page /setup/, which browsers cannot show as an image. -> Write the path of an image, or a link: [text](/setup/).',
      ],
    },
    {
      did: 'A brace of an exported list is never closed',
      text: 'export const rows = [\n  { a: 1 },\n  { a: 2\n\n## Head\n\n{rows.length}\n',
      reported: [
        '3:3 error page/mdx-syntax: The { that opens here, in code of an import or export, is not closed before line 5, where text begins. -> Write } where the code ends, before line 5.',
      ],
    },
    {
      did: 'A bracket of an exported list is open to the end of the page',
      text: 'export const rows = {\n  list: [1, 2\n',
      reported: [
        '2:9 error page/mdx-syntax: The [ that opens here, in code of an import or export, is not closed before the page ends. -> Write ] where the code ends.',
      ],
    },
    {
      did: 'A brace of an exported function is never closed',
      text: 'export const f = (x) => {\n  return x\n\nText {f(1)}\n\nMore\n',
      reported: [
        '1:25 error page/mdx-syntax: The { that opens here, in code of an import or export, is not closed before line 4, where text begins. -> Write } where the code ends, before line 4.',
      ],
    },
    {
      did: 'A brace of an import is never closed',
      text: 'import { plans from "/snippets/data.mdx"\n\nText\n',
      reported: [
        '1:8 error page/mdx-syntax: The { that opens here, in code of an import or export, is not closed before line 3, where text begins. -> Write } before "from".',
      ],
    },
  ],
  {
    files: {
      'snippets/hello.mdx': 'Hello.\n',
      'snippets/data.mdx': 'export const plans = [1]\n',
      'content/setup.mdx': 'Setup.\n',
    },
    pages: ['setup'],
  },
);
