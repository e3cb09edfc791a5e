/** Markdown that only other tools support, and everything reported about it. */
import { testPageMistakes } from '../../helpers/mistakes/page-mistakes.ts';

const NOTE = 'Write <Note>, <Tip>, <Info>, <Warning> or <Check> around its text.';

testPageMistakes(
  [
    {
      did: 'Blocks of GitBook in a .md page',
      text: '{% hint style="info" %}\nText\n{% endhint %}\n\n{% embed url="https://example.com" %}\n\n`{% raw %}` and {%d}\n',
      format: 'md',
      reported: [
        '1:1 warning page/foreign-mark: "{% hint style="info" %}" is a tag in other tools, and is shown as text here. -> Write <Note>, <Tip>, <Info>, <Warning> or <Check> around its text.',
        '5:1 warning page/foreign-mark: "{% embed url="https://example.com" %}" is a tag in other tools, and is shown as text here. -> Write a component that does the same, or remove it.',
      ],
    },
    {
      did: 'Blocks of GitBook',
      text: '{% hint style="info" %}\nText\n{% endhint %}\n',
      reported: [
        '1:1 warning page/brace: {% hint style="info" %} is a tag of other tools, so it is shown as text. -> Write <Note>, <Tip>, <Info>, <Warning> or <Check> around its text.',
      ],
    },
    {
      did: 'Tabs of Docusaurus',
      text: 'import Tabs from "@theme/Tabs"\nimport TabItem from "@theme/TabItem"\n\n<Tabs>\n  <TabItem title="a">a</TabItem>\n</Tabs>\n',
      reported: [
        '2:1 warning page/component-name: <TabItem> is called <Tab> here; it was read as that. -> Remove the import, and write <Tab>.',
      ],
    },
    {
      did: 'Tabs of Docusaurus, with their prop for the title',
      text: 'import TabItem from "@theme/TabItem"\n\n<Tabs>\n  <TabItem label="a">a</TabItem>\n</Tabs>\n',
      reported: [
        '1:1 warning page/component-name: <TabItem> is called <Tab> here; it was read as that. -> Remove the import, and write <Tab>.',
        '4:12 warning component/missing-prop: <Tab> needs the prop "title", but has only "label". -> Did you mean "title"?',
      ],
    },
    {
      did: 'Tabs of Starlight, with their prop for the title',
      text: '<Tabs>\n  <TabItem label="a">a</TabItem>\n</Tabs>\n',
      reported: [
        '2:3 warning page/component-name: <TabItem> is called <Tab> here; it was read as that. -> Write <Tab>.',
        '2:12 warning component/missing-prop: <Tab> needs the prop "title", but has only "label". -> Did you mean "title"?',
      ],
    },
    {
      did: 'A tree of Fumadocs',
      text: '<Files>\n  <Folder name="a" defaultOpen>\n    <File name="b" />\n  </Folder>\n</Files>\n',
      reported: [
        '1:1 warning page/component-name: <Files> is called <Tree> here; it was read as that. -> Write <Tree>.',
        '2:3 warning page/component-name: <Folder> is called <Tree.Folder> here; it was read as that. -> Write <Tree.Folder>.',
        '3:5 warning page/component-name: <File> is called <Tree.File> here; it was read as that. -> Write <Tree.File>.',
      ],
    },
    {
      did: 'A component with the name of a part of trees, without a tree',
      text: '<File>a</File>\n',
      reported: [
        '1:1 error page/unknown-component: <File> is not a component of Lectern, and this page neither imports nor defines it. Its content is shown without it. -> Did you mean <Tree.File>?',
      ],
    },
    {
      did: 'An admonition of Docusaurus',
      text: ':::note\nText\n:::\n',
      reported: [
        '1:1 warning page/foreign-mark: ":::note" opens a note in other tools, and is shown as text here. -> Write <Note>, <Tip>, <Info>, <Warning> or <Check> around its text.',
      ],
    },
    {
      did: 'An admonition of MkDocs',
      text: '!!! note\n    Text\n',
      reported: [
        '1:1 warning page/foreign-mark: "!!! note" opens a note in other tools, and is shown as text here. -> Write <Note>, <Tip>, <Info>, <Warning> or <Check> around its text.',
      ],
    },
    {
      did: 'A file that MkDocs includes',
      text: '--8<-- "parts/a.md"\n\nWhat??? Is a === "b" one?\n',
      format: 'md',
      reported: [
        '1:1 warning page/foreign-mark: "--8<-- "parts/a.md"" includes a file in other tools, and is shown as text here. -> Import a file of /snippets.',
      ],
    },
    {
      did: 'An alert of another tool in a quotation',
      text: '> [!INFO]\n> Text\n\n> [!NOTE]\n> An alert of GitHub\n\n> Not [!INFO] in a line.\n',
      reported: [
        '1:3 warning page/foreign-mark: "[!INFO]" opens a note in other tools, and is shown as text here. -> Write <Note>, <Tip>, <Info>, <Warning> or <Check> around its text.',
      ],
    },
    {
      did: 'A wiki link',
      text: 'See [[setup]], [[guides/Start.md|the start]], but not [[1,2]], [["a"]], a[[x]], [[tool.index]], [[a + b]], \\[[c]] and <code>[[x]]</code>.\n',
      reported: [
        '1:5 warning page/foreign-mark: "[[setup]]" is a link in other tools, and is shown as text here. -> Write [setup](/address), or \\[[setup]] for the text.',
        '1:16 warning page/foreign-mark: "[[guides/Start.md|the start]]" is a link in other tools, and is shown as text here. -> Write [the start](/address), or \\[[guides/Start.md|the start]] for the text.',
      ],
    },
    {
      did: 'A term and its definition',
      text: 'Term\n: What it means.\n\n`code`\n\n: What it does.\n: And more.\n\nA paragraph goes on, and\nis: no term\n: at all.\n\n- Term\n\n    : code\n',
      reported: [
        '2:1 warning page/foreign-mark: ": What it means." explains the line above it in other tools, and is shown as text here. -> Write a list of such lines: - **Term**: what it means',
        '6:1 warning page/foreign-mark: ": What it does." explains the line above it in other tools, and is shown as text here. -> Write a list of such lines: - **Term**: what it means',
      ],
    },
    {
      did: 'A table of Pandoc',
      text: '+-----+-----+\n| a   | b   |\n+=====+=====+\n| 1   | 2   |\n| 3   | 4   |\n+-----+-----+\n\n```\n+---+---+\n| a | b |\n+---+---+\n```\n',
      reported: [
        '1:1 warning page/foreign-mark: "+-----+-----+" opens a table in other tools, and is shown as text here. -> Write a Markdown table, with a line of hyphens below its header: | --- | --- |',
      ],
    },
    {
      did: 'A table of Pandoc whose columns are separated by spaces',
      text: 'Name     Age\n-------- ----\nAda      36\n\nA  heading\n---\n\nText  two\n\n--- ---\n',
      reported: [
        '1:1 warning page/foreign-mark: "Name     Age" opens a table in other tools, and is shown as text here. -> Write a Markdown table, with a line of hyphens below its header: | --- | --- |',
      ],
    },
    {
      did: 'Attributes, abbreviations and footnotes of Pandoc',
      text: '[Text]{.underline} []{#mark}x ![a](https://example.com/a.png){width="2in" height="1in"}\n\n## A [b](https://example.com) {#c}\n\nWord.^[A short note.] and x^[a-z] or 2^[n + 1] or [list]{a} [x][0]{b=1}\n\n*[HTML]: Hyper Text\n',
      format: 'md',
      reported: [
        '1:7 warning page/foreign-mark: "{.underline}" gives attributes to what precedes it in other tools, and is shown as text here. -> Remove it, or write an HTML element that has them: <span id="...">text</span>',
        '1:22 warning page/foreign-mark: "{#mark}" gives attributes to what precedes it in other tools, and is shown as text here. -> Remove it, or write an HTML element that has them: <span id="...">text</span>',
        '1:62 warning page/foreign-mark: "{width="2in" height="1in"}" is the size of an image in other tools, and is shown as text here. -> Write <img src="https://example.com/a.png" alt="a" width="2in" height="1in" />',
        '5:6 warning page/foreign-mark: "^[A short note.]" is a footnote in other tools, and is shown as text here. -> Write [^1] in its place, and on a separate line: [^1]: A short note.',
        '7:1 warning page/foreign-mark: "*[HTML]:" explains an abbreviation in other tools, and is shown as text here. -> Write <Tooltip tip="...">HTML</Tooltip> where it appears, and remove this line.',
      ],
    },
    {
      did: 'Blocks of ReadMe',
      text: '[block:callout]\nx\n[/block]\n\n[block:parameters]\nx\n[/block]\n\nA [block:code] within text\n',
      format: 'md',
      reported: [
        `1:1 warning page/foreign-mark: "[block:callout]" opens a note in other tools, and is shown as text here. -> ${NOTE}`,
        '5:1 warning page/foreign-mark: "[block:parameters]" opens a block in other tools, and is shown as text here. -> Write a Markdown table.',
      ],
    },
    {
      did: 'Fences of MyST',
      text: '```{note}\nText\n```\n\n```{code-block} python\nprint(1)\n```\n\n```{.python .numberLines}\nprint(1)\n```\n\n```{1,2}\na\nb\n```\n\n```js {1}\na\n```\n',
      reported: [
        `1:1 warning page/foreign-mark: "\`\`\`{note}" opens a block in other tools, and its content is shown as code here. -> ${NOTE}`,
        '5:1 warning page/foreign-mark: "```{code-block}" opens a block in other tools, and its content is shown as code here. -> Write ```, then the language and the title: ```js title.js',
        '9:1 warning page/foreign-mark: "```{.python .numberLines}" opens a block in other tools, and its content is shown as code here. -> Write the language without braces: ```python',
      ],
    },
    {
      did: 'Blocks between colons',
      text: ':::{note}\nText\n:::\n\n::::{tab-set}\nText\n::::\n\n::: details\nText\n:::\n\nAnd {other}.\n',
      reported: [
        `1:1 warning page/foreign-mark: ":::{note}" opens a note in other tools, and is shown as text here. -> ${NOTE}`,
        '5:1 warning page/foreign-mark: "::::{tab-set}" opens a block in other tools, and is shown as text here. -> Write <Tabs> around its tabs.',
        '9:1 warning page/foreign-mark: "::: details" opens a block in other tools, and is shown as text here. -> Write <Accordion title="..."> around its text.',
        '13:5 warning page/undefined-name: {other} refers to a name that this page neither imports nor exports, so it is shown as written. -> Define it with `export const other = ...`, or write `{other}` as code to show the braces.',
      ],
    },
    {
      did: 'Blocks between colons in a .md page',
      text: ':::{note}\nText\n:::\n',
      format: 'md',
      reported: [
        `1:1 warning page/foreign-mark: ":::{note}" opens a note in other tools, and is shown as text here. -> ${NOTE}`,
      ],
    },
    {
      did: 'Tabs and folded notes of MkDocs',
      text: '=== "One"\n\n    Text\n\n??? note "Title"\n\n    Text\n\n???+ example\n\n    Text\n\n??? who knows\n',
      reported: [
        '1:1 warning page/foreign-mark: "=== "One"" opens a tab in other tools, and is shown as text here. -> Write <Tabs> around all of them, and <Tab title="..."> around the text of each.',
        '5:1 warning page/foreign-mark: "??? note" opens a collapsible section in other tools, and is shown as text here. -> Write <Accordion title="..."> around its text.',
        '9:1 warning page/foreign-mark: "???+ example" opens a collapsible section in other tools, and is shown as text here. -> Write <Accordion title="..."> around its text.',
      ],
    },
    {
      did: 'A note of reStructuredText',
      text: '.. warning::\n   Text\n\n.. toctree::\n\nAnd so on .. note\n',
      reported: [
        `1:1 warning page/foreign-mark: ".. warning::" opens a note in other tools, and is shown as text here. -> ${NOTE}`,
        '4:1 warning page/foreign-mark: ".. toctree::" opens a block in other tools, and is shown as text here. -> Remove it: the navigation is in docs.json.',
      ],
    },
    {
      did: 'Notes of Obsidian',
      text: '> [!faq]- Is it so?\n> Yes.\n\n> [!abstract]\n> Text\n',
      reported: [
        `1:3 warning page/foreign-mark: "[!faq]-" opens a note in other tools, and is shown as text here. -> ${NOTE}`,
        `4:3 warning page/foreign-mark: "[!abstract]" opens a note in other tools, and is shown as text here. -> ${NOTE}`,
      ],
    },
    {
      did: 'Inline syntax of Obsidian',
      text: 'See ![[flow.png]], ==this== and %%not that%%.\n\nBut a == b, a==b==c, 100%% and `==x==`, `![[x]]`, 5%% of 6%%.\n',
      reported: [
        '1:5 warning page/foreign-mark: "![[flow.png]]" shows a file in other tools, and is shown as text here. -> Write ![what it shows](/address) for an image, and import text from /snippets.',
        '1:20 warning page/foreign-mark: "==this==" is marked text in other tools, and is shown as text here. -> Write <mark>this</mark>.',
        '1:33 warning page/foreign-mark: "%%not that%%" is a comment in other tools, and is shown as text here. -> Write {/* the comment */}.',
      ],
    },
    {
      did: 'Emoji and icon names between colons',
      text: 'Done :tada: (:+1:)\n\n| a | b |\n| --- | --- |\n| :white_check_mark: | :x: |\n\n<Note>:warning:</Note> :material-account-circle:\n\n10:100:30, a:x:b, `:tada:`, [a](https://example.com/:tada:), :other:, \\:tada:, ::star::\n',
      reported: [
        '1:6 warning page/foreign-mark: ":tada:" is a character in other tools, and is shown as text here. -> Write 🎉.',
        '1:14 warning page/foreign-mark: ":+1:" is a character in other tools, and is shown as text here. -> Write 👍.',
        '5:3 warning page/foreign-mark: ":white_check_mark:" is a character in other tools, and is shown as text here. -> Write ✅.',
        '5:24 warning page/foreign-mark: ":x:" is a character in other tools, and is shown as text here. -> Write ❌.',
        '7:7 warning page/foreign-mark: ":warning:" is a character in other tools, and is shown as text here. -> Write ⚠️.',
        '7:24 warning page/foreign-mark: ":material-account-circle:" is an icon in other tools, and is shown as text here. -> Write <Icon icon="..." /> with the name of an icon.',
      ],
    },
    {
      did: 'Underlined words, keys, superscripts and subscripts',
      text: '++New words.++ and ++ctrl+alt+del++\n\nx^2^, the 1^st^ and H~2~O, C~6~\n\nC++ or D++, i++ and ++i, ++j, a^b^c, 2^3 + 4^2, x^, `++new++`, ~struck out~, ~~gone~~, a ~b~\n',
      reported: [
        '1:1 warning page/foreign-mark: "++New words.++" is underlined in other tools, and is shown as text here. -> Write <ins>New words.</ins>.',
        '1:20 warning page/foreign-mark: "++ctrl+alt+del++" is keyboard keys in other tools, and is shown as text here. -> Write <kbd>ctrl</kbd>+<kbd>alt</kbd>+<kbd>del</kbd>.',
        '3:2 warning page/foreign-mark: "^2^" is superscript in other tools, and is shown as text here. -> Write <sup>2</sup>.',
        '3:12 warning page/foreign-mark: "^st^" is superscript in other tools, and is shown as text here. -> Write <sup>st</sup>.',
        '3:22 warning page/foreign-mark: "~2~" is subscript in other tools, and is struck out here. -> Write <sub>2</sub>.',
        '3:29 warning page/foreign-mark: "~6~" is subscript in other tools, and is struck out here. -> Write <sub>6</sub>.',
      ],
    },
    {
      did: 'A single key, a key name of two words, and plus signs around one name',
      text: 'Press ++esc++ or ++ctrl+page-up++\n\nWrite ++count or count++\n\n++noon++\n',
      reported: [
        '1:7 warning page/foreign-mark: "++esc++" is keyboard keys in other tools, and is shown as text here. -> Write <kbd>esc</kbd>.',
        '1:18 warning page/foreign-mark: "++ctrl+page-up++" is keyboard keys in other tools, and is shown as text here. -> Write <kbd>ctrl</kbd>+<kbd>page-up</kbd>.',
        '5:1 warning page/foreign-mark: "++noon++" is underlined in other tools, and is shown as text here. -> Write <ins>noon</ins>.',
      ],
    },
    {
      did: 'Comments of Docusaurus in code',
      text: '```js\n// highlight-next-line\nlet a;\n```\n\n- ```jsx\n  <a>\n    {/* highlight-start */}\n    <b />\n    {/* highlight-end */}\n  </a>\n  ```\n\n```md\n// highlight-next-line\nSo it is written.\n```\n\n```py\na = 1 # highlight-next-line of it\n```\n',
      reported: [
        '2:4 warning page/foreign-mark: "highlight-next-line" marks lines of code in other tools, and is shown as code here. -> Write [!code highlight] in its place.',
        '8:9 warning page/foreign-mark: "highlight-start" marks lines of code in other tools, and is shown as code here. -> Write [!code highlight:3] in its place, with the number of lines, and remove the comment after them.',
      ],
    },
    {
      did: 'Comments of Docusaurus in other languages, and code that only resembles them',
      text: '```py\n# highlight-next-line\na = 1\n```\n\n```html\n<!-- highlight-next-line -->\n<p>\n```\n\n```sql\n-- highlight-start\nselect 1\n-- highlight-end\n```\n\n```css\na {}\n.highlight-start {\n}\n#highlight-start,\n#b {\n}\n```\n\n```yaml\na:\n  - highlight-start\n```\n\n```json\n[\n  "highlight-start",\n  1\n]\n```\n\n```html\n<div>\n<highlight-start>\n</div>\n```\n\n```sh\nrun \\\n  --highlight-start\n```\n',
      reported: [
        '2:3 warning page/foreign-mark: "highlight-next-line" marks lines of code in other tools, and is shown as code here. -> Write [!code highlight] in its place.',
        '7:6 warning page/foreign-mark: "highlight-next-line" marks lines of code in other tools, and is shown as code here. -> Write [!code highlight] in its place.',
        '12:4 warning page/foreign-mark: "highlight-start" marks lines of code in other tools, and is shown as code here. -> Write [!code highlight:3] in its place, with the number of lines, and remove the comment after them.',
      ],
    },
    {
      did: 'Template tags in a .md page with components',
      text: '<Note>\nA\n</Note>\n\n{% hint style="info" %}\nB {% c %} {d e}\n{% endhint %}\n\n- a\n\n  {% tabs %}\n',
      format: 'md',
      reported: [
        `5:1 warning page/brace: {% hint style="info" %} is a tag of other tools, so it is shown as text. -> ${NOTE}`,
        '11:3 warning page/brace: {% tabs %} is a tag of other tools, so it is shown as text. -> Write <Tabs> around its tabs.',
      ],
    },
    {
      did: 'Several attributes in braces, and a block of a template',
      text: 'One{#a .b c="d"} and {.wide title="x"} and {#if ready}.\n',
      reported: [
        '1:4 warning page/brace: {#a .b c="d"} has attributes as other tools write them, so it is shown as text. -> Remove it, or write its element as a tag: <span className="...">',
        '1:22 warning page/brace: {.wide title="x"} has attributes as other tools write them, so it is shown as text. -> Remove it, or write its element as a tag: <span className="...">',
        '1:44 warning page/brace: {#if ready} is not JavaScript, so it is shown as text. -> Write \\{ for a literal brace, or put it in code.',
      ],
    },
    {
      did: 'Attributes without a class in braces',
      text: '[text](#usage){:target="_blank"} and word{width=3 height=4} and {d e=1}.\n\n## Usage\n',
      reported: [
        '1:15 warning page/brace: {:target="_blank"} has attributes as other tools write them, so it is shown as text. -> Remove it, or write its element as a tag: <span className="...">',
        '1:42 warning page/brace: {width=3 height=4} has attributes as other tools write them, so it is shown as text. -> Remove it, or write its element as a tag: <span className="...">',
        '1:65 warning page/brace: {d e=1} is not JavaScript, so it is shown as text. -> Write \\{ for a literal brace, or put it in code.',
      ],
    },
    {
      did: 'Attributes and shortcodes in braces',
      text: '[text](#usage){.button} and {{< figure src="x" >}} and {: .lead }.\n\n## Usage\n',
      reported: [
        '1:15 warning page/brace: {.button} has attributes as other tools write them, so it is shown as text. -> Remove it, or write its element as a tag: <span className="...">',
        '1:29 warning page/brace: {{< figure src="x" >}} is a tag of other tools, so it is shown as text. -> Write ![what it shows](/address), and <Frame caption="..."> around it.',
        '1:56 warning page/brace: {: .lead } has attributes as other tools write them, so it is shown as text. -> Remove it, or write its element as a tag: <span className="...">',
      ],
    },
  ],
  {},
);
