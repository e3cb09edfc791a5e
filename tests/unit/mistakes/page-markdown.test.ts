/** Mistakes in tables, headings, lists, links and front matter, and everything reported about them. */
import { testPageMistakes } from '../../helpers/mistakes/page-mistakes.ts';

testPageMistakes(
  [
    {
      did: 'Asterisks are never closed, and others follow in the next paragraph and item',
      text: 'This is **Bold text.\n\n1. **Also this.\n2. **Not** this.\n',
      reported: [
        '1:9 warning page/emphasis: These asterisks are never closed, so they are shown as text. -> Write ** after the bold words, or \\*\\* for text.',
        '3:4 warning page/emphasis: These asterisks are never closed, so they are shown as text. -> Write ** after the bold words, or \\*\\* for text.',
      ],
    },
    {
      did: 'A table is written with elements that look like components',
      text: '<Table>\n  <Tr>\n    <Td>Pro</Td>\n  </Tr>\n</Table>\n',
      reported: [
        '1:1 error page/unknown-component: <Table> is not a component of Lectern, and this page neither imports nor defines it. Its content is shown without it. -> Did you mean <table>?',
        '2:3 error page/unknown-component: <Tr> is not a component of Lectern, and this page neither imports nor defines it. Its content is shown without it. -> Did you mean <tr>?',
        '3:5 error page/unknown-component: <Td> is not a component of Lectern, and this page neither imports nor defines it. Its content is shown without it. -> Did you mean <td>?',
      ],
    },
    {
      did: 'A table is made by a component that nothing defines',
      text: '<Table rows={["a"]} />\n',
      reported: [
        '1:1 error page/unknown-component: <Table> is not a component of Lectern, and this page neither imports nor defines it. Its content is shown without it. -> Import it from a file in /snippets, or write `Table` as code if it is meant as text.',
      ],
    },
    {
      did: 'Only the head of a table is indented like its list item',
      text: '- one\n\n  | a | b |\n| - | - |\n| 1 | 2 |\n',
      reported: [
        '3:3 warning page/table: This looks like the head of a table and is shown as text: the lines below it are indented less. -> Indent them like it.',
      ],
    },
    {
      did: 'The rows of a table are on one line',
      text: 'Text\n\n| a | b | | - | - | | `1` | 2 |\n\n| a | b |\n\n| [a](/) | | [b](/) |\n',
      reported: [
        '3:1 warning page/table: Several rows of this table are on one line, so it is shown as text. -> Begin a new line at each "| |" between rows. Write as the second line: | --- | --- |',
      ],
    },
    {
      did: 'The rows of a table are wrapped like text',
      text: 'Text\n\n| a | b | |---|---| | 1\n| 2 | | 3 | 4 |\n\n| a | b | | - | - | | 1 |\n2 |\n',
      reported: [
        '3:1 warning page/table: Several rows of this table are on one line, so it is shown as text. -> Begin a new line at each "| |" between rows. Write as the second line: | --- | --- |',
        '6:1 warning page/table: Several rows of this table are on one line, so it is shown as text. -> Begin a new line at each "| |" between rows. Write as the second line: | --- | --- |',
      ],
    },
    {
      did: 'A tag in a table cell is not closed',
      text: '| a | b |\n|---|---|\n| <b>1 | 2 |\n',
      reported: [
        '3:3 error page/unclosed-tag: <b>, opened in line 3, is not closed before its paragraph ends in line 3. -> Write </b> where its text ends.',
      ],
    },
    {
      did: 'A pipe in inline code of a table',
      text: '| a | b |\n| - | - |\n| `x | y` | 2 |\n',
      reported: [
        '3:3 warning page/open-code: A bar ends the table cell inside this code, so its backtick is text. -> Write \\| for a bar in the code of a table.',
      ],
    },
    {
      did: 'A table directly below the text of a list item',
      text: '- one\n| a | b |\n| - | - |\n| 1 | 2 |\n',
      reported: [
        '2:1 warning page/table: This looks like the head of a table and is shown as text: it continues the line above it. -> Leave an empty line above it.',
      ],
    },
    {
      did: 'Bold text with a space in the head of a table below a paragraph',
      text: 'Text:\n| **a ** | b |\n| - | - |\n| 1 | 2 |\n',
      reported: [
        '2:3 warning page/emphasis: **a ** is shown with its asterisks because there is a space inside them. -> Write **a**.',
      ],
    },
    {
      did: 'A second title',
      text: '# One\n\ntext\n\n# Two\n',
      reported: [
        '5:1 warning heading/second-title: The page has the title "One", and below it another heading of level 1, shown at level 2. -> Begin this line with ## and a space.',
      ],
    },
    {
      did: 'A heading that skips a level',
      text: '## One\n\n#### Two\n',
      reported: [
        '3:1 warning heading/jump: This heading has level 4, the one before it level 2: readers who move from heading to heading will miss the level between them. -> Begin it with ### and a space.',
      ],
    },
    {
      did: 'Headings follow others that lack their space',
      text: '##One\n\n### Two\n\n###Three\n\n#### Four\n\n####Five\n\n###### Six\n',
      reported: [
        '1:1 warning heading/no-blank: "##One" is shown as text: a heading has a space after ##. -> Write a space after ##, or \\## for a line of text.',
        '5:1 warning heading/no-blank: "###Three" is shown as text: a heading has a space after ###. -> Write a space after ###, or \\### for a line of text.',
        '9:1 warning heading/no-blank: "####Five" is shown as text: a heading has a space after ####. -> Write a space after ####, or \\#### for a line of text.',
        '11:1 warning heading/jump: This heading has level 6, the one before it level 4: readers who move from heading to heading will miss the level between them. -> Begin it with ##### and a space.',
      ],
    },
    {
      did: 'A heading follows a title that lacks its space',
      text: '#Getting started\n\n### Two\n',
      reported: [
        '1:1 warning heading/no-blank: "#Getting started" is shown as text: a heading has a space after #. -> Write a space after #, or \\# for a line of text.',
      ],
    },
    {
      did: 'A link without an address',
      text: 'See [the guide]() now.\n',
      reported: [
        '1:18 warning link/empty: This link leads nowhere. -> Write the address between the parentheses or quotes.',
      ],
    },
    {
      did: 'Markdown comments that are written as definitions without an address',
      text: '[//]: <> (One)\n[comment]: <> (Two\nthree.)\n[note]: <>\n\nText\n',
      reported: [],
    },
    {
      did: 'A link to a missing page',
      text: 'See [start](/indx).\n',
      reported: [
        '1:13 warning link/missing-page: No page or file of this site has the address "/indx". -> Did you mean /?',
      ],
    },
    {
      did: 'An image without alternative text',
      text: '![](/flow.svg)\n',
      reported: [
        '1:1 warning image/no-alt: "/flow.svg" has no alternative text for readers who cannot see it. -> Describe what it shows: ![what it shows](url). For decoration, write <img alt="" ... />.',
      ],
    },
    {
      did: 'A missing image',
      text: '![Flow](/flwo.svg)\n',
      reported: [
        '1:9 warning link/missing-file: There is no file "/flwo.svg" in this project. -> Did you mean /flow.svg?',
      ],
    },
    {
      did: 'A list inside a component without line breaks',
      text: '<Note>- one\n- two</Note>\n',
      reported: [
        '1:1 warning page/block-tag: <Note> opens within a line of text and is closed further down; it was read as if it were on its own line. -> Begin a new line after <Note>.',
        '2:6 warning page/closing-tag: </Note> follows text, but the tag that it closes is on its own line; it was read as if it were too. -> Put </Note> on a new line.',
      ],
    },
    {
      did: 'A tag that spans items of a list',
      text: '- a <b>bold\n- word</b>\n',
      reported: [
        '1:5 error page/mdx-syntax: <b> (opened in line 1) is not closed before the end of the paragraph that it is in. -> Close it with </b> in the same piece, or write `<b>` as code if it is meant as text.',
      ],
    },
    {
      did: 'A component that is closed outside its list item',
      text: '- <Note>\n  text\n\n</Note>\n',
      reported: [
        '1:3 error page/mdx-syntax: <Note> (opened in line 1) is not closed before the end of the list item that it is in. -> Close it with </Note> in the same piece, or write `<Note>` as code if it is meant as text.',
      ],
    },
    {
      did: 'Markdown indented like code',
      text: 'Text\n\n    indented\n\nmore\n',
      reported: [],
    },
    {
      did: 'A page that begins with an open front matter',
      text: '---\ntitle: A\n\ntext\n',
      reported: [
        '1:1 error front-matter/unclosed: The page begins with "---" and a line of front matter, but no later line is "---" alone. -> Add a line "---" after the last line of the front matter.',
      ],
    },
  ],
  {
    files: {
      'public/flow.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0" /></svg>',
    },
  },
);
