/** Markup of Markdown and of other tools that would show as text, and everything reported about it. */
import { testPageMistakes } from '../../helpers/mistakes/page-mistakes.ts';

testPageMistakes(
  [
    {
      did: 'Markers are followed by no-break spaces',
      text: '##\u00a0Usage\n\n-\u00a0one\n-\u00a0two\n',
      reported: [
        '1:1 warning heading/no-blank: "##\\u00a0Usage" is shown as text: a heading has a space after ##, and this one is a no-break space. -> Write a space after ##, or \\## for a line of text.',
        '3:1 warning page/list: These lines look like a list and are shown as text, because a no-break space and not a space follows "-". -> Begin each item with its mark and a space: "- ".',
      ],
    },
    {
      did: 'A list item has a no-break space',
      text: '- one\n-\u00a0two\n',
      reported: [
        '2:1 warning page/list: These lines look like a list and are shown as text, because a no-break space and not a space follows "-". -> Begin each item with its mark and a space: "- ".',
      ],
    },
    {
      did: 'An alert has a title after its kind',
      text: '> [!WARNING] Mind the gap\n> Text.\n',
      reported: [
        '1:3 warning page/foreign-mark: "[!WARNING]" opens a note with a title in other tools, and is shown as text here. -> Put what follows it on the next line; it then opens a note here as well.',
      ],
    },
    {
      did: 'An alert has a title in lower case, or one that begins with code',
      text: '> [!NOTE] mind the gap\n> Text.\n\n> [!tip] `npm` first\n> Text.\n\n> [!NOTE] opens a note.\n',
      reported: [
        '1:3 warning page/foreign-mark: "[!NOTE]" opens a note with a title in other tools, and is shown as text here. -> Put what follows it on the next line; it then opens a note here as well.',
        '4:3 warning page/foreign-mark: "[!tip]" opens a note with a title in other tools, and is shown as text here. -> Put what follows it on the next line; it then opens a note here as well.',
      ],
    },
    {
      did: 'A quantifier of a regular expression appears in text',
      text: 'Of {1,3} digits.\n',
      reported: [
        '1:4 warning page/brace: JavaScript would show only the last value of {1,3}, so it is shown as text. -> Write \\{ for a literal brace, or put it in code.',
      ],
    },
    {
      did: 'A number in braces that says how often something repeats',
      text: 'Of [0-9]{3}, \\d{2} and (ab){4}, but not {5}, <b>a</b>{6} or <Latex>a{7}</Latex>.\n',
      reported: [
        '1:9 warning page/brace: JavaScript would show only the number of {3}, so it is shown as text. -> Write \\{ for a literal brace, or put it in code.',
        '1:16 warning page/brace: JavaScript would show only the number of {2}, so it is shown as text. -> Write \\{ for a literal brace, or put it in code.',
        '1:28 warning page/brace: JavaScript would show only the number of {4}, so it is shown as text. -> Write \\{ for a literal brace, or put it in code.',
      ],
    },
    {
      did: 'Any character that repeats',
      text: 'As .{3} and .{2,} in patterns, not . {5}.\n',
      reported: [
        '1:5 warning page/brace: JavaScript would show only the number of {3}, so it is shown as text. -> Write \\{ for a literal brace, or put it in code.',
        '1:14 warning page/brace: {2,} is not JavaScript, so it is shown as text. -> Write \\{ for a literal brace, or put it in code.',
      ],
    },
    {
      did: 'An import is indented',
      text: '  import { Plan } from "/snippets/plan.jsx"\n\nText\n',
      reported: [
        '1:3 warning page/late-code: This import is shown as text, because there are spaces before it. -> Remove the spaces before the import.',
      ],
    },
    {
      did: 'An import is indented inside a tag',
      text: '<Note>\n  import { Plan } from "/snippets/plan.jsx"\n</Note>\n',
      reported: [
        '2:3 warning page/late-code: This import is shown as text, because it is inside a tag. -> Move the import to the top of the page, without spaces before it.',
      ],
    },
    {
      did: 'An import is inside a tag',
      text: '<Note>\nimport { useState } from "react"\nText\n</Note>\n',
      reported: [
        '1:1 error page/mdx-syntax: <Note> cannot be read with the import inside of it. -> Move the import to the top of the page.',
        '3:1 warning page/joined-import: An import or export includes all lines up to the next blank line; Text was read as if there were one before it. -> Put a blank line above this one.',
      ],
    },
    {
      did: 'A shell command appears in a paragraph',
      text: 'Then type\nexport PATH="$HOME/bin:$PATH"\nand go on.\n',
      reported: [],
    },
    {
      did: 'A line of prose begins with a keyword',
      text: 'Its new\nimport path is `a.b` (it was `a_b`), and you\nexport the list (as text) = done.\n',
      reported: [],
    },
    {
      did: 'A character reference is misspelled',
      text: 'A &nbps; B &copy C &mdash; D &alpha; &amp;nbsp; &amp;amp; `&foo;` &copy; \\&copy; &#38;copy;\n',
      reported: [
        '1:3 warning page/unknown-entity: &nbps; is not the name of a character, so it is shown as written. -> Did you mean &nbsp;?',
      ],
    },
    {
      did: 'Characters in a bare address are escaped as in HTML',
      text: 'See https://a.example/?b=1&amp;c=2 and https://a.example/&lt;id&gt;/d.\n',
      reported: [],
    },
    {
      did: 'A table has no delimiter row',
      text: '| a | b |\n| 1 | 2 |\n| 3 | 4 |\n',
      reported: [
        '1:1 warning page/table: This looks like the head of a table and is shown as text: the line below it does not have one cell of hyphens for each of its columns. -> Write as the second line: | --- | --- |',
      ],
    },
    {
      did: 'A table has no head',
      text: 'A\n\n|---|---|\n| Ada | 36 |\n',
      reported: [
        '3:1 warning page/table: This table begins with the line of hyphens and not with its head, so it is shown as text. -> Write the names of the columns above it, or only bars: | | |',
      ],
    },
    {
      did: 'The delimiter row of a table has too few cells',
      text: '| a | b | c |\n|---|---|\n| 1 | 2 | 3 |\n',
      reported: [
        '1:1 warning page/table: This looks like the head of a table and is shown as text: it has 3 cells, and the line of hyphens below it 2. -> Write as the second line: | --- | --- | --- |',
      ],
    },
    {
      did: 'A table continues the text of a list item, unlike one below a paragraph',
      text: 'Text\n| a | b |\n|---|---|\n\n- One\nmore\n| a | b |\n|---|---|\n| 1 | 2 |\n',
      reported: [
        '7:1 warning page/table: This looks like the head of a table and is shown as text: it continues the line above it. -> Leave an empty line above it.',
      ],
    },
    {
      did: 'Numbers of a list have no space',
      text: '1.One\n2.Two\n',
      reported: [
        '1:1 warning page/list: These lines look like a list and are shown as text, because no space follows "1.". -> Begin each item with its mark and a space: "1. ".',
      ],
    },
    {
      did: 'Hyphens of a list have no space',
      text: '-One\n-Two\n',
      reported: [
        '1:1 warning page/list: These lines look like a list and are shown as text, because no space follows "-". -> Begin each item with its mark and a space: "- ".',
      ],
    },
    {
      did: 'Checkboxes of tasks are malformed',
      text: '- [] a\n- [ x] b\n- [x] c\n',
      reported: [
        '1:3 warning page/task: "[]" is shown as text: a checkbox is [ ] or [x]. -> Write [ ].',
        '2:3 warning page/task: "[ x]" is shown as text: a checkbox is [ ] or [x]. -> Write [x].',
      ],
    },
    {
      did: 'An import follows its paragraph',
      text: "Text\nimport X from '/snippets/hello.mdx'\n\n<X />\n",
      reported: [
        '2:1 warning page/late-code: This import is shown as text, because the line above it belongs to a paragraph. -> Put a blank line before the import.',
      ],
    },
    {
      did: 'Asterisks are never closed',
      text: 'This is **Bold text.\n',
      reported: [
        '1:9 warning page/emphasis: These asterisks are never closed, so they are shown as text. -> Write ** after the bold words, or \\*\\* for text.',
      ],
    },
    {
      did: 'More asterisks follow words than precede them',
      text: 'A *word** and\n**this* too.\n',
      reported: [
        '1:3 warning page/emphasis: An asterisk of *word** is shown as text, because there are not as many before the words as after them. -> Write **word** or *word*, or \\* for an asterisk as text.',
        '2:1 warning page/emphasis: An asterisk of **this* is shown as text, because there are not as many before the words as after them. -> Write **this** or *this*, or \\* for an asterisk as text.',
      ],
    },
    {
      did: 'Asterisks next to emphasis that do not belong to it stay text',
      text: '***Bold* text**, **bold *it***, *it*\\*, \\**so*, `*a**`, *.ts, src/** and 2*3**4.\n',
      reported: [],
    },
    {
      did: 'Asterisks with other meanings stay text',
      text: 'Pass **kwargs to `**x`, match **/*.ts, a ** b and 2**3.\n',
      reported: [],
    },
    {
      did: 'Spaces are inside asterisks',
      text: 'This is ** bold ** text.\n',
      reported: [
        '1:9 warning page/emphasis: ** bold ** is shown with its asterisks because there is a space inside them. -> Write **bold**.',
      ],
    },
    {
      did: 'Asterisks inside bold text are between punctuation and a letter',
      text: 'See **the *«b»*s** and **the *«b»* s** or `**a *"b"*c**`.\n',
      reported: [
        '1:5 warning page/emphasis: **the *«b»*s** is shown with asterisks because the one that should close the inner emphasis is between punctuation and a letter. -> Write <em>«b»</em> in place of the inner asterisks, or a space after them.',
      ],
    },
    {
      did: 'Asterisks between punctuation and a letter neither open nor close emphasis',
      text: 'The **policy (rules)**is old. Then **check it** and end.\n\nA **rule (one)**And **`x`**s.\n',
      reported: [
        '1:5 warning page/emphasis: **policy (rules)** is shown with its asterisks because the closing ones are between punctuation and a letter. -> Write a space after them, or <strong>policy (rules)</strong>.',
        '3:3 warning page/emphasis: **rule (one)** is shown with its asterisks because the closing ones are between punctuation and a letter. -> Write a space after them, or <strong>rule (one)</strong>.',
        '3:21 warning page/emphasis: **`x`** is shown with its asterisks because the closing ones are between punctuation and a letter. -> Write a space after them, or <strong>`x`</strong>.',
      ],
    },
    {
      did: 'Single asterisks are between a quotation mark and a letter',
      text: 'The *«text»*s here, *"a"* and `*"b"*c`.\n\n* "d"*e and 2*"f"*g\n',
      reported: [
        '1:5 warning page/emphasis: *«text»* is shown with its asterisks because the closing one is between punctuation and a letter. -> Write a space after it, or <em>«text»</em>.',
      ],
    },
    {
      did: 'Bold text within italics ends between punctuation and a letter',
      text: '*See **"b"**c* here, and *see **b**c*.\n',
      reported: [
        '1:6 warning page/emphasis: **"b"** is shown with its asterisks because the closing ones are between punctuation and a letter. -> Write a space after them, or <strong>"b"</strong>.',
      ],
    },
    {
      did: 'Asterisks close bold text that was never opened',
      text: 'Open the console**.\n\n- Save changes**: now **really** go on\n',
      reported: [
        '1:17 warning page/emphasis: These asterisks are never opened, so they are shown as text. -> Write ** before the bold words, or \\*\\* for text.',
        '3:15 warning page/emphasis: These asterisks are never opened, so they are shown as text. -> Write ** before the bold words, or \\*\\* for text.',
      ],
    },
    {
      did: 'Only the punctuation after a word is bold',
      text: 'All Services**.** And **bold**.\n',
      reported: [
        '1:13 warning page/emphasis: **.** is shown with its asterisks because the opening ones are between a letter and punctuation. -> Write . without asterisks, or <strong>.</strong>.',
      ],
    },
    {
      did: 'Pointers, powers and escaped asterisks are not bold text',
      text: 'A char** argv `bar** x`, 2** 3, x** and done\\*\\*.\n\nA **text** here.\n',
      reported: [],
    },
    {
      did: 'Spaces are inside asterisks after other bold text',
      text: 'This **is** and ** bold ** text.\n',
      reported: [
        '1:17 warning page/emphasis: ** bold ** is shown with its asterisks because there is a space inside them. -> Write **bold**.',
      ],
    },
    {
      did: 'A backtick is never closed',
      text: 'Use `npm install to go.\n\nMore.\n',
      reported: [
        '1:5 warning page/open-code: This backtick opens code that its paragraph does not close, so it is text. -> Write ` after the code, or \\` for a backtick as text.',
      ],
    },
    {
      did: 'Inline code continues on a line that begins a list',
      text: 'Each run gets `port\n+ index`, in order.\n',
      reported: [
        '1:15 warning page/open-code: The line below begins with "+", which ends the paragraph inside this code, so its backtick is text. -> Write the code on one line, or break it where no line begins with "+".',
      ],
    },
    {
      did: 'Inline code continues on a line that begins a quotation',
      text: 'Warns if `stop\n>= latency`, which waits.\n',
      reported: [
        '1:10 warning page/open-code: The line below begins with ">", which ends the paragraph inside this code, so its backtick is text. -> Write the code on one line, or break it where no line begins with ">".',
      ],
    },
    {
      did: 'Inline code is not closed above a list with inline code',
      text: 'Run `npm install\n- `npm test`\n- more\n',
      reported: [
        '1:5 warning page/open-code: This backtick opens code that its paragraph does not close, so it is text. -> Write ` after the code, or \\` for a backtick as text.',
      ],
    },
    {
      did: 'Bold text includes the space after it, before a capital letter',
      text: '- **Cash reports\u00a0**Report on cash.\n- **A - **B and `**Args **Kw`, **kwargs **Options, **One **Two**\n',
      reported: [
        '1:3 warning page/emphasis: **Cash reports\u00a0** is shown with its asterisks because there is a space inside them. -> Write **Cash reports** with a space after it.',
      ],
    },
    {
      did: 'The space after bold text is bold as well',
      text: 'A **note: **text, **kwargs to **args and **done.** Then **go on**.\n',
      reported: [
        '1:3 warning page/emphasis: **note: ** is shown with its asterisks because there is a space inside them. -> Write **note:** with a space after it.',
      ],
    },
    {
      did: 'List markers come from a word processor',
      text: '•\tOne\n•\tTwo\n\nOne • two\n\n•\u00a0Three\n\n•\u00a0Four\n',
      reported: [
        '1:1 warning page/list: These lines look like a list and are shown as text, because "•" is not a list marker of Markdown. -> Begin each item with a hyphen and a space: "- ".',
        '6:1 warning page/list: These lines look like a list and are shown as text, because "•" is not a list marker of Markdown. -> Begin each item with a hyphen and a space: "- ".',
      ],
    },
    {
      did: 'The backticks of a fence are escaped',
      text: '\\`\\`\\`js\na\n\\`\\`\\`\n',
      reported: [
        '1:1 warning page/foreign-mark: "\\`\\`\\`js" does not open a code block, and is shown as text here. -> Write three backticks: ```.',
      ],
    },
    {
      did: 'A template tag is closed with a slash',
      text: '{% note %}\n\nText\n\n{% /note %}\n\n{% /note\n',
      reported: [
        '1:1 warning page/brace: {% note %} is a tag of other tools, so it is shown as text. -> Write <Note>, <Tip>, <Info>, <Warning> or <Check> around its text.',
        '7:1 warning page/open-brace: The brace in {% /note is never closed, so it is shown as text. -> Write } where the expression ends, or \\{ for a literal brace.',
      ],
    },
    {
      did: 'A comment is not closed',
      text: '{/* a comment }\n\nText\n',
      reported: [
        '1:1 warning page/open-brace: The brace in {/* a comment } is never closed, so it is shown as text. -> Write */} where the comment ends.',
      ],
    },
    {
      did: 'A type argument that is a common type',
      text: 'Returns List<string> and a<b>c</b>.\n',
      reported: [
        '1:13 warning page/placeholder: <string> is neither an HTML tag nor a component, so it is shown as text. -> Write `<string>` as code, or &lt;string>',
      ],
    },
    {
      did: 'One letter is not similar to any other',
      text: 'A [b][c] and [the text][x].\n\n[a]: /setup\n\n[e]: /setup\n',
      reported: [],
    },
    {
      did: 'A placeholder for a table of contents',
      text: '[ToC]\n\nText\n',
      reported: [
        '1:1 warning page/foreign-mark: "[ToC]" is replaced by a table of contents in other tools, and is shown as text here. -> Remove it: the table of contents is next to the page.',
      ],
    },
    {
      did: 'Code is between single quotes',
      text: "''' js\na\n'''\n",
      reported: [
        "1:1 warning page/foreign-mark: \"''' js\" does not open a code block, and is shown as text here. -> Write three backticks: ```.",
      ],
    },
    {
      did: 'A JavaScript comment line appears in text',
      text: '// todo: more\n\nText\n',
      reported: [
        '1:1 warning page/foreign-mark: "//" opens a comment in code, and is shown as text here. -> Write {/* the comment */}.',
      ],
    },
    {
      did: 'A size follows the address of an image',
      text: '![Flow](/flow.svg =200x100)\n',
      reported: [
        '1:1 warning link/syntax: ![Flow](/flow.svg =200x100) is shown as text, because a size follows its address. -> Write <img src="/flow.svg" alt="Flow" width="200" height="100" />',
      ],
    },
    {
      did: 'A size follows the address of an image next to the page, whose description has quotes',
      text: '![The "flow"](img/flow.svg =200x)\n',
      reported: [
        '1:1 warning link/syntax: ![The "flow"](img/flow.svg =200x) is shown as text, because a size follows its address. -> Write <img src="img/flow.svg" alt="The &quot;flow&quot;" width="200" />',
      ],
    },
    {
      did: 'A size follows the address of an image of another site',
      text: '![Flow](https://example.com/flow.svg =200x100)\n',
      reported: [
        '1:1 warning link/syntax: ![Flow](https://example.com/flow.svg =200x100) is shown as text, because a size follows its address. -> Write <img src="https://example.com/flow.svg" alt="Flow" width="200" height="100" />',
      ],
    },
    {
      did: 'A size follows the address of a link',
      text: '[Flow](/flow.svg =200x100)\n',
      reported: [
        '1:1 warning link/syntax: [Flow](/flow.svg =200x100) is shown as text, because its address has spaces. -> Write [Flow](/flow.svg)',
      ],
    },
    {
      did: 'A fragment has spaces',
      text: 'See [the steps](/setup#first steps).\n',
      reported: [
        '1:5 warning link/syntax: [the steps](/setup#first steps) is shown as text, because its address has spaces. -> Write [the steps](/setup#first-steps)',
      ],
    },
  ],
  {
    files: {
      'snippets/hello.mdx': 'Hello.\n',
      'content/setup.mdx': '## First steps\n',
      'public/flow.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0" /></svg>',
    },
    pages: ['setup'],
  },
);
