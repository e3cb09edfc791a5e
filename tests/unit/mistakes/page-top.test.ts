/** Mistakes in the lines around front matter, and everything reported about them. */
import { testPageMistakes } from '../../helpers/mistakes/page-mistakes.ts';

testPageMistakes([
  {
    did: 'A tab is before a key that is not nested',
    text: '---\ntitle: A\n\tdescription: B\n---\n\nText\n',
    reported: [
      '3:1 warning front-matter/repaired: The line is indented with a tab, which YAML does not allow. It was read as most likely meant. -> Write: description: B',
    ],
  },
  {
    did: 'A quoted text continues after a tab',
    text: '---\ntitle: "A\n\tB"\n---\n\nText\n',
    reported: [
      '3:1 warning front-matter/repaired: Continuation lines of a value in quotes or brackets must be indented. It was read as most likely meant. -> Indent the line with two spaces.',
    ],
  },
  {
    did: 'Text follows an import without a blank line',
    text: 'import { useState } from "react"\n## Head\n',
    reported: [
      '2:1 warning page/joined-import: An import or export includes all lines up to the next blank line; ## Head was read as if there were one before it. -> Put a blank line above this one.',
    ],
  },
  {
    did: 'Front matter begins with four dashes',
    text: '----\ntitle: A\n---\n\nText\n',
    reported: [
      '1:1 warning front-matter/fence: Front matter begins with a line "---" alone, but this one is "----". It was read as most likely meant. -> Write "---".',
    ],
  },
  {
    did: 'Front matter ends with four dashes',
    text: '---\ntitle: A\n----\n\nText\n',
    reported: [
      '3:1 warning front-matter/fence: Front matter ends with a line "---" alone, but this one is "----". It was read as most likely meant. -> Write "---".',
    ],
  },
  {
    did: 'A space is before the opening line of front matter',
    text: ' ---\ntitle: A\n---\n\nText\n',
    reported: [
      '1:1 warning front-matter/fence: Front matter begins with a line "---" alone, but this one is " ---". It was read as most likely meant. -> Write "---".',
    ],
  },
  {
    did: 'Front matter is between asterisks',
    text: '***\ntitle: A\n***\n\nText\n',
    reported: [
      '1:1 warning front-matter/fence: Front matter begins with a line "---" alone, but this one is "***". It was read as most likely meant. -> Write "---".',
      '3:1 warning front-matter/fence: Front matter ends with a line "---" alone, but this one is "***". It was read as most likely meant. -> Write "---".',
    ],
  },
  {
    did: 'Front matter is TOML',
    text: '+++\ntitle = "A"\n+++\n\nText\n',
    reported: [
      '1:1 error front-matter/unopened: The page begins with front matter in TOML, which is shown as text. -> Write its lines as "title: ...", between two lines "---".',
    ],
  },
  {
    did: 'Front matter is not opened',
    text: 'title: A\ndescription: B\n---\n\nText\n',
    reported: [
      '1:1 error front-matter/unopened: The page begins with lines of front matter, but there is no line "---" before them, so they are shown as text. -> Put them between two lines "---".',
    ],
  },
  {
    did: 'Front matter has no delimiters',
    text: 'title: A\ndescription: B\n\nText\n',
    reported: [
      '1:1 error front-matter/unopened: The page begins with lines of front matter, but there is no line "---" before them, so they are shown as text. -> Put them between two lines "---".',
    ],
  },
  {
    did: 'A blank line is before front matter',
    text: ' \n---\ntitle: A\n---\n\nText\n',
    reported: [
      '2:1 warning front-matter/fence: Front matter begins in the first line of a file, and here there are blank lines before it. It was read as most likely meant. -> Remove the blank lines.',
    ],
  },
  {
    did: 'A second front matter follows the first',
    text: '---\ntitle: A\n---\n\n---\ndescription: B\n---\n\nText\n',
    reported: [
      '5:1 warning front-matter/fence: A page has one front matter, and here another begins. It was read as most likely meant. -> Put its lines between those of the first one.',
    ],
  },
  {
    did: 'The opening line of front matter is repeated',
    text: '---\n---\ntitle: A\ndescription: B\n---\n\nText\n',
    reported: [
      '2:1 warning front-matter/fence: Front matter begins with one line "---", and here it appears once more. It was read as most likely meant. -> Remove this line.',
    ],
  },
  {
    did: 'Front matter without a key is above an underlined heading',
    text: '---\n---\nNote: text\n---\n\nText\n',
    reported: [],
  },
  {
    did: 'An underlined heading follows a thematic break',
    text: '---\ntitle: A\n---\n\n---\n\nWords\n---\n\n---\nNote: text\n---\n',
    reported: [],
  },
  {
    did: 'A word processor changed the dashes of front matter',
    text: '—-\ntitle: A\n—-\n\nText\n',
    reported: [
      '1:1 warning front-matter/fence: Front matter begins with a line "---" alone, but this one is "—-". It was read as most likely meant. -> Write "---".',
      '3:1 warning front-matter/fence: Front matter ends with a line "---" alone, but this one is "—-". It was read as most likely meant. -> Write "---".',
    ],
  },
  {
    did: 'Front matter is not closed before a thematic break',
    text: '---\ntitle: A\n\nText\n\n---\n\nMore\n',
    reported: [
      '1:1 error front-matter/unclosed: The page begins with "---" and front matter, but there is no line "---" before line 4, where its text seems to begin. -> Add a line "---" before line 4.',
    ],
  },
]);
