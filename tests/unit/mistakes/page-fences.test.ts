/**
 * Mistakes in fences, diagrams and formulas, and in Markdown files with components, and everything reported
 * about them.
 */
import { testPageMistakes } from '../../helpers/mistakes/page-mistakes.ts';

testPageMistakes(
  [
    {
      did: 'Code is not closed before another code block',
      text: '```bash\nnpm i\n\ntext\n\n```js\ngo();\n```\n\nmore\n',
      reported: [
        '1:1 warning page/unclosed-fence: The code that begins with ``` in line 1 is still open where other code begins in line 6, so everything between them is code. -> Write ``` on its own line before line 6.',
      ],
    },
    {
      did: 'Code is opened twice',
      text: '```js\n```js\ngo();\n```\n',
      reported: [
        '1:1 warning page/unclosed-fence: The code that begins with ``` in line 1 is still open where other code begins in line 2, so everything between them is code. -> Remove one of the two lines.',
      ],
    },
    {
      did: 'Code is not closed before a heading',
      text: '```json\n{ "a": 1 }\n\n## Heading\n\nText.\n',
      reported: [
        '1:1 warning page/unclosed-fence: The code that begins with ``` in line 1 is never closed, so everything after it, in its list item or on the page, is code. -> Write ``` on its own line before line 4.',
      ],
    },
    {
      did: 'Code in a quote is not closed where the quote ends',
      text: '> ```js\n> go();\n\nAfter.\n',
      reported: [
        '1:3 warning page/unclosed-fence: The code that begins with ``` in line 1 is never closed, so everything after it, in its list item or on the page, is code. -> Write ``` on its own line where the code ends.',
      ],
    },
    {
      did: 'Two nested fences of the same length',
      text: '```md\n```js\na();\n```\n\n```js\nb();\n```\n```\n\nText.\n',
      reported: [
        '1:1 warning page/unclosed-fence: The code that begins with ``` in line 1 contains other code from line 2 on with as many characters, whose end is read as the end of both. -> Begin and end the outer code with one more character: ````.',
      ],
    },
    {
      did: 'Nested fences of the same length',
      text: '```md\n# Title\n\n```js\ngo();\n```\n\nmore\n```\n\nText.\n',
      reported: [
        '1:1 warning page/unclosed-fence: The code that begins with ``` in line 1 contains other code from line 4 on with as many characters, whose end is read as the end of both. -> Begin and end the outer code with one more character: ````.',
      ],
    },
    {
      did: 'Nested fences without an end of the outer one, above other code',
      text: '```md\nText\n\n```js\ngo();\n```\n\nThen\n\n```\na\n```\n\nText.\n',
      reported: [
        '1:1 warning page/unclosed-fence: The code that begins with ``` in line 1 contains other code from line 4 on with as many characters, whose end is read as the end of both. -> Begin and end the outer code with one more character: ````.',
      ],
    },
    {
      did: 'A fence that ends with fewer characters',
      text: '````js\ngo();\n```\n\ntext\n',
      reported: [
        '1:1 warning page/unclosed-fence: The code that begins with ```` in line 1 is never closed, so everything after it, in its list item or on the page, is code. -> Write ```` on its own line where the code ends.',
      ],
    },
    {
      did: 'A fence in a list that is not closed',
      text: '- item\n\n  ```js\n  go();\n\n- next\n\ntext\n',
      reported: [
        '3:3 warning page/unclosed-fence: The code that begins with ``` in line 3 is never closed, so everything after it, in its list item or on the page, is code. -> Write ``` on its own line where the code ends.',
      ],
    },
    {
      did: 'A misspelled language',
      text: '```pyhton\nprint(1)\n```\n',
      reported: [
        '1:1 warning page/unknown-language: There is no highlighting for "pyhton"; the block is shown as plain text. -> Did you mean "python"?',
      ],
    },
    {
      did: 'The name of a file is in place of the language',
      text: '```config.yaml {1}\na: b\n```\n',
      reported: [
        '1:1 warning page/unknown-language: There is no highlighting for "config.yaml"; the block is shown as plain text. -> Did you mean "yaml config.yaml"?',
      ],
    },
    {
      did: 'A title without a language',
      text: '```title="a.sh"\nls\n```\n\n```title="My file.sh"\nls\n```\n\n```title="a.sh"\nls\n```\n',
      reported: [
        '1:1 warning page/unknown-language: title=... is where the language of the code belongs, so it has no effect. -> Write a language before it: ```text title=...',
        '5:1 warning page/unknown-language: title=... is where the language of the code belongs, so it has no effect. -> Write a language before it: ```text title=...',
        '9:1 warning page/unknown-language: title=... is where the language of the code belongs, so it has no effect. -> Write a language before it: ```text title=...',
      ],
    },
    {
      did: 'Nonexistent lines are highlighted',
      text: '```js {1,3} title="a"\na();\nb();\n\n```\n\n```js {2-99}\na();\nb();\n```\n\n```js startLine={20} focus={20-21}\na();\nb();\n```\n',
      reported: [
        '1:1 warning page/no-such-line: Line 3 of this block is to be highlighted, but it has 2 lines. -> Count from 1 at the first line of the block, whatever number is shown next to it.',
        '12:1 warning page/no-such-line: Line 20 of this block is to be highlighted, but it has 2 lines. -> Count from 1 at the first line of the block, whatever number is shown next to it.',
      ],
    },
    {
      did: 'A mark in code exceeds the block, and marks have no line to apply to',
      text: '```js\na(); // [!code highlight:9]\nb();\n```\n\n```js\na(); // [!code ++:2]\n// [!code focus]\n```\n\n```js {2}\n```\n\n```js\n// [!code word:b]\na(); // [!code hl:2]\nb();\n\n```\n',
      reported: [
        '1:1 warning page/no-such-line: "[!code highlight:9]" applies to 9 lines, but from there on the block has 2 lines. -> Write how many lines are meant, counted from that comment on, and keep it on the first of them or above it.',
        '6:1 warning page/no-such-line: "[!code focus]" applies to 1 line, but from there on the block has none. -> Write how many lines are meant, counted from that comment on, and keep it on the first of them or above it.',
        '11:1 warning page/no-such-line: Line 2 of this block is to be highlighted, but it is empty. -> Write the code, or remove the line numbers.',
      ],
    },
    {
      did: 'A closing fence with text',
      text: '```js\ngo();\n``` end\n\ntext\n',
      reported: [
        '1:1 warning page/unclosed-fence: The code that begins with ``` in line 1 is not closed in line 3, because that line has more than ```. -> Leave ``` alone in line 3.',
      ],
    },
    {
      did: 'A closing fence with words, above another code block',
      text: '```bash\nnpm install\n``` then do this\n\n```js\ngo();\n```\n',
      reported: [
        '1:1 warning page/unclosed-fence: The code that begins with ``` in line 1 is not closed in line 3, because that line has more than ```. -> Leave ``` alone in line 3.',
      ],
    },
    {
      did: 'A closing fence with a sentence, above another code block',
      text: '```json\n{}\n```Send it before you close the stream.\n\n```js\ngo();\n```\n',
      reported: [
        '1:1 warning page/unclosed-fence: The code that begins with ``` in line 1 is not closed in line 3, because that line has more than ```. -> Leave ``` alone in line 3.',
      ],
    },
    {
      did: 'Tildes closed with backticks',
      text: '~~~js\ngo();\n```\n\ntext\n',
      reported: [
        '1:1 warning page/unclosed-fence: The code that begins with ~~~ in line 1 is never closed, so everything after it, in its list item or on the page, is code. -> Write ~~~ on its own line where the code ends.',
      ],
    },
    {
      did: 'A closing fence without an opening one, at the end of the page',
      text: '```js\ngo();\n```\n\ntext\n```\n',
      reported: [
        '6:1 warning page/unclosed-fence: Nothing follows ``` in line 6, so an empty code block is shown. -> Remove this line.',
      ],
    },
    {
      did: 'A misspelled icon of a code block',
      text: '```js title="a.js" icon="rockt"\ngo();\n```\n',
      reported: [
        '1:1 warning icon/unknown: There is no icon named "rockt", so none is shown. -> Did you mean "rocket"?',
      ],
    },
    {
      did: 'A formula with a missing brace',
      text: '$$\n\\frac{a}{b\n$$\n',
      reported: [
        "1:1 warning page/formula: This TeX cannot be rendered, so its source is shown: Unexpected end of input in a macro argument, expected '}'. -> Correct the formula, or write the dollar signs as \\$ if they are meant as text.",
      ],
    },
    {
      did: 'A misspelled command in an inline formula',
      text: 'The value $\\alhpa_1$ is small.\n',
      reported: [
        '1:11 warning page/formula: This TeX cannot be rendered, so its source is shown: Unsupported function name: \\alhpa. -> Correct the formula, or write the dollar signs as \\$ if they are meant as text.',
      ],
    },
    {
      did: 'A diagram without a kind',
      text: '```mermaid\na --> b\n```\n',
      reported: [
        '2:1 warning page/unknown-diagram: A diagram begins with its kind, and "a" is not a kind that can be drawn; its source is shown instead. -> Begin it with flowchart, sequenceDiagram, classDiagram, stateDiagram-v2, erDiagram, gantt, pie or another kind of Mermaid.',
      ],
    },
    {
      did: 'An empty diagram',
      text: '```mermaid\n```\n',
      reported: [
        '2:1 warning page/unknown-diagram: This diagram is empty, so nothing is shown. -> Write the diagram, or remove the fence.',
      ],
    },
    {
      did: 'A diagram after its settings is accepted',
      text: '```mermaid\n---\ntitle: A\n---\n%%{init: {}}%%\nflowchart LR\n  a --> b\n```\n',
      reported: [],
    },
    {
      did: 'A misspelled variable',
      text: 'Version {{vesion}} is out.\n',
      reported: [
        '1:9 warning page/unknown-variable: "variables" in docs.json has no "vesion", so {{vesion}} is shown as written. -> Did you mean {{version}}?',
      ],
    },
    {
      did: 'A package that is not available is called',
      text: 'import { chunk } from "lodash"\n\nexport const rows = chunk([1, 2], 1)\n\n{rows.length}\n',
      reported: [
        '1:1 warning snippet/unsupported-import: "lodash" is a package; pages can import only snippets of this project, components of Lectern and React, so "chunk" is not defined. -> Import from a path that begins with /snippets/, or remove the import.',
      ],
    },
    {
      did: 'Tabs are not closed, and nothing else is reported',
      text: '<Tabs>\n<Tab title="a">\n\ntext\n\n</Tab>\n',
      reported: [
        '1:1 error page/unclosed-tag: <Tabs>, opened in line 1, is not closed before the page ends. -> Write </Tabs> where its content ends, or <Tabs ... /> if it has none.',
      ],
    },
    {
      did: 'Markdown: a component in lower case',
      text: '<card title="x">text</card>\n',
      format: 'md',
      reported: [
        '1:1 warning page/unknown-element: <card> is not an element that browsers know, so they show only its content. -> Did you mean the component <Card>?',
      ],
    },
    {
      did: 'Markdown: a step is not closed',
      text: '<Steps>\n<Step title="1">\n one\n<Step title="2">\n two\n</Step>\n</Steps>\n',
      format: 'md',
      reported: [
        '2:1 warning page/components-lost: <Steps> is shown without its behavior, because this .md file cannot be read as MDX: <Step>, opened in line 2, is not closed before the next <Step> in line 4. -> Write </Step> before line 4.',
      ],
    },
    {
      did: 'Markdown: void tags, comments and bare HTML characters next to a component',
      text: '<Note>a < b</Note>\n\n<!-- later -->\n\none<br>two {three\n\n<https://example.com>\n',
      format: 'md',
      reported: [],
    },
    {
      did: 'Markdown: a placeholder next to a component',
      text: '<Note>text</Note>\n\nUse <api_key> here.\n',
      format: 'md',
      reported: [
        '3:5 warning page/placeholder: <api_key> is neither an HTML tag nor a component, so it is shown as text. -> Write `<api_key>` as code, or &lt;api_key>',
      ],
    },
    {
      did: 'Markdown: a component is not closed, below a line break',
      text: 'one<br>two\n\n<Note>\n\ntext\n',
      format: 'md',
      reported: [
        '3:1 warning page/components-lost: <Note> is shown without its behavior, because this .md file cannot be read as MDX: <Note>, opened in line 3, is not closed before the page ends. -> Write </Note> where its content ends, or <Note ... /> if it has none.',
      ],
    },
    {
      did: 'Markdown: a placeholder',
      text: 'Use <token> here.\n',
      format: 'md',
      reported: [
        '1:5 warning page/placeholder: <token> is neither an HTML tag nor a component, so it is shown as text. -> Write `<token>` as code, or &lt;token>',
      ],
    },
    {
      did: 'Markdown: a fence is not closed',
      text: 'Text\n\n```js\ngo();\n\nmore\n',
      format: 'md',
      reported: [
        '3:1 warning page/unclosed-fence: The code that begins with ``` in line 3 is never closed, so everything after it, in its list item or on the page, is code. -> Write ``` on its own line where the code ends.',
      ],
    },
    {
      did: 'Markdown: a tag is closed under another name',
      text: '<Note>\n\ntext\n\n</Notes>\n',
      format: 'md',
      reported: [
        '5:1 warning page/components-lost: <Note> is shown without its behavior, because this .md file cannot be read as MDX: </Notes> is found where <Note>, opened in line 1, has to be closed. -> Write </Note>.',
      ],
    },
  ],
  { config: { variables: { version: '1' } } },
);
