/** Habits from HTML, and everything reported about them. */
import { testPageMistakes } from '../../helpers/mistakes/page-mistakes.ts';

testPageMistakes(
  [
    {
      did: 'A comment in HTML contains a blank line',
      format: 'md',
      text: '<div>\n  <!-- a\n\n  b -->\n</div>\n',
      reported: [
        '2:3 warning page/open-comment: The HTML around this comment ends at a blank line, or at a line that is indented less, so the rest of the comment is shown as text. -> Write the comment without blank lines, and indent its lines like the first.',
      ],
    },
    {
      did: 'A quotation mark in a tag of a .md file is missing',
      format: 'md',
      text: '> <div align="center>\n\nText "a"\n',
      reported: [
        '1:3 warning page/open-tag: The tag that begins here does not end before the next blank line, so it is shown as text. -> Close the quotation marks in it, and write > at its end.',
      ],
    },
    {
      did: 'Nothing closes a video of a .md file',
      format: 'md',
      text: 'Text <video src="https://a.com/b.mp4">\n\n> <iframe src="https://a.com">\n\n<textarea></textarea>\n',
      reported: [
        '1:6 warning page/open-element: Nothing closes <video>: everything below would be its content, which readers do not see, so it was closed here. -> Write </video> where it ends.',
        '3:3 warning page/open-element: Nothing closes <iframe>: everything below would be its content, which readers do not see, so it was closed here. -> Write </iframe> where it ends.',
      ],
    },
    {
      did: 'Code of PHP without an end is not in a code block',
      format: 'md',
      text: '<?php\n\n$a > 1;\n\n## Below\n',
      reported: [
        '1:1 warning page/open-tag: Markdown reads everything from here to the next ?> as HTML, and there is none, so it is shown as text. -> Put it in a code block, or write ?> where it ends.',
      ],
    },
    {
      did: 'Words follow what is no tag',
      format: 'md',
      text: '<p\nText Text "\n',
      reported: [
        '1:1 warning page/open-tag: The tag that begins here does not end before the next blank line, so it is shown as text. -> Close the quotation marks in it, and write > at its end.',
      ],
    },
    {
      did: 'A comment is not closed',
      format: 'md',
      text: 'Text\n\n> <!-- a\n\nText\n',
      reported: [
        '3:3 warning page/open-comment: This comment has no end, so lines below it are not shown. -> Write --> where it ends.',
      ],
    },
    {
      did: 'A line break without slash',
      text: 'one<br>two\n',
      reported: [
        '1:4 warning page/void-tag: <br> has no closing slash; it was read as if it had. -> Write <br />.',
      ],
    },
    {
      did: 'A long image tag without slash',
      text: 'one <img class="block dark:hidden" src="https://a.test/b.png" alt="A picture">\n',
      reported: [
        '1:5 warning page/void-tag: <img class="block dark:hidden" src="https://a.test/b.png"... has no closing slash; it was read as if it had. -> Write /> at its end.',
      ],
    },
    {
      did: 'Markdown on one line with its HTML tags in a .md page',
      text: 'Text\n\n<div>**bold**</div>\n',
      format: 'md',
      reported: [
        '3:6 warning page/markdown-in-html: A line that begins with a tag and all lines below it, up to a blank one, are HTML, so "**bold**" is shown as written. -> Put a blank line between the tag and this, so that Markdown begins there.',
      ],
    },
    {
      did: 'Markdown directly below an HTML tag in a .md page',
      text: '<aside>\nSee **this** and [that](/index).\n</aside>\n\n<div>\n\nSee **this**.\n\n</div>\n\n<b>a</b> **b**\n',
      format: 'md',
      reported: [
        '2:5 warning page/markdown-in-html: A line that begins with a tag and all lines below it, up to a blank one, are HTML, so "**this**" is shown as written. -> Put a blank line between the tag and this, so that Markdown begins there.',
      ],
    },
    {
      did: 'HTML in capitals in a .md page',
      text: 'one<BR>two\n\n<DIV CLASS="a">\n\n**bold**\n\n</DIV>\n',
      format: 'md',
      reported: [],
    },
    {
      did: 'A closed line break',
      text: 'one</br>two\n',
      reported: [
        '1:4 error page/unopened-tag: </br> closes nothing: <br> has no content. -> Write <br /> instead.',
      ],
    },
    {
      did: 'A closed word break',
      text: 'one</wbr>two\n',
      reported: [
        '1:4 error page/unopened-tag: </wbr> closes nothing: <wbr> has no content. -> Write <wbr /> instead.',
      ],
    },
    {
      did: 'A rule without slash',
      text: 'one\n\n<hr>\n\ntwo\n',
      reported: [
        '3:1 warning page/void-tag: <hr> has no closing slash; it was read as if it had. -> Write <hr />.',
      ],
    },
    {
      did: 'An image without slash and alternative text',
      text: '<img src="/flow.svg">\n',
      reported: [
        '1:1 warning image/no-alt: "/flow.svg" has no alternative text for readers who cannot see it. -> Describe what it shows: ![what it shows](url). For decoration, write <img alt="" ... />.',
        '1:1 warning page/void-tag: <img src="/flow.svg"> has no closing slash; it was read as if it had. -> Write <img src="/flow.svg" />.',
      ],
    },
    {
      did: 'An HTML comment',
      text: '<!-- to do -->\n\ntext\n',
      reported: [
        '1:1 warning page/html-comment: <!-- to do --> is not MDX; it was read as a comment and left out. -> Write {/* the comment */}.',
      ],
    },
    {
      did: 'An HTML comment that is never closed',
      text: 'text\n\n<!-- to do\n\nmore\n',
      reported: [
        '3:1 error page/mdx-syntax: MDX has neither comments nor doctypes that begin with <!. -> Write a comment as {/* the comment */}, and remove anything else.',
      ],
    },
    {
      did: 'An HTML list without closing tags',
      text: '<ul>\n<li>one\n<li>two\n</ul>\n',
      reported: [
        '2:1 error page/unclosed-tag: <li>, opened in line 2, is not closed before the next <li> in line 3. -> Write </li> before line 3.',
        '3:1 error page/unclosed-tag: <li>, opened in line 3, is not closed before </ul> in line 4. -> Write </li> before line 4.',
      ],
    },
    {
      did: 'A script in a page',
      text: '<script>alert(1)</script>\n',
      reported: [
        '1:1 warning page/no-effect: The security policy does not allow scripts inside pages, so this one never runs. -> Put the code into a file of the project, and load it: <script src="/name.js"></script>.',
      ],
    },
    {
      did: 'An address between angle brackets',
      text: 'See <https://example.com> for more.\n',
      reported: [
        '1:5 warning page/autolink: <https://example.com> is not MDX; it was read as a link. -> Write [text](https://example.com).',
      ],
    },
    {
      did: 'An email address between angle brackets',
      text: 'Write to <help@example.com> now.\n',
      reported: [
        '1:10 warning page/autolink: <help@example.com> is not MDX; it was read as a link. -> Write [text](mailto:help@example.com).',
      ],
    },
    {
      did: 'A less-than sign before a number',
      text: 'If a <5 then b.\n',
      reported: [
        '1:6 warning page/less-than: This `<` does not begin a tag, so it is shown as a character. -> Write &lt; for the character.',
      ],
    },
    {
      did: 'Generics in prose',
      text: 'It returns Array<string> always.\n',
      reported: [
        '1:17 warning page/placeholder: <string> is neither an HTML tag nor a component, so it is shown as text. -> Write `<string>` as code, or &lt;string>',
      ],
    },
    {
      did: 'An unknown element',
      text: '<centre>text</centre>\n',
      reported: [
        '1:1 warning page/unknown-element: <centre> is not an element that browsers know, so they show only its content. -> Did you mean <center>?',
      ],
    },
    {
      did: 'An element in upper case',
      text: '<DIV>text</DIV>\n',
      reported: [
        '1:1 error page/unknown-component: <DIV> is not a component of Lectern, and this page neither imports nor defines it. Its content is shown without it. -> Did you mean <div>?',
      ],
    },
    {
      did: 'A doctype',
      text: '<!DOCTYPE html>\n\ntext\n',
      reported: [
        '1:1 error page/mdx-syntax: MDX has neither comments nor doctypes that begin with <!. -> Write a comment as {/* the comment */}, and remove anything else.',
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
