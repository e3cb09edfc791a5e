/** Mistakes in expressions, imports and exports, and everything reported about them. */
import { testPageMistakes } from '../../helpers/mistakes/page-mistakes.ts';

testPageMistakes(
  [
    {
      did: 'A variable of a template language',
      text: 'Hello {{user.name}}.\n',
      reported: [
        '1:7 warning page/unknown-variable: "variables" in docs.json has no "user.name", so {{user.name}} is shown as written. -> Add "user.name" to "variables", or write {{user.name}} as code to show the braces.',
      ],
    },
    {
      did: 'A path with a parameter',
      text: 'Call /users/{id} now.\n',
      reported: [
        '1:13 warning page/undefined-name: {id} refers to a name that this page neither imports nor exports, so it is shown as written. -> Define it with `export const id = ...`, or write `{id}` as code to show the braces.',
      ],
    },
    {
      did: 'Code with backticks inside begins and ends with one',
      text: 'Write `id={`${item.id}:a`}` and `a` {b} `c`.\n',
      reported: [
        '1:14 warning page/undefined-name: {item} refers to a name that this page neither imports nor exports, so it is shown as written. -> Define it with `export const item = ...`, or begin and end the code with two backticks, because it contains others.',
        '1:37 warning page/undefined-name: {b} refers to a name that this page neither imports nor exports, so it is shown as written. -> Define it with `export const b = ...`, or write `{b}` as code to show the braces.',
      ],
    },
    {
      did: 'A brace in text follows code with a brace',
      text: '```js\r\nfunction f() {\r\n```\r\nWrite {a b} here.\r\n',
      reported: [
        '4:7 warning page/brace: {a b} is not JavaScript, so it is shown as text. -> Write \\{ for a literal brace, or put it in code.',
      ],
    },
    {
      did: 'JSON in prose',
      text: 'Send {"a": 1} to it.\n',
      reported: [
        '1:6 warning page/brace: {"a": 1} is not JavaScript, so it is shown as text. -> Write \\{ for a literal brace, or put it in code.',
      ],
    },
    {
      did: 'An expression that is not JavaScript',
      text: 'Set {a b} now.\n',
      reported: [
        '1:5 warning page/brace: {a b} is not JavaScript, so it is shown as text. -> Write \\{ for a literal brace, or put it in code.',
      ],
    },
    {
      did: 'An expression that fails',
      text: '{null.length}\n',
      reported: [
        "1:1 error page/evaluation: An expression or component of this page fails when rendered: Cannot read properties of null (reading 'length') -> Fix the expression in braces, or the component that the page defines.",
      ],
    },
    {
      did: 'Undefined props are spread over a component, and those of a failing call over an element',
      text: 'Words.\n\n<Note {...rest}>Text.</Note>\n\nMore <b {...null.all()}>text</b>.\n',
      reported: [
        '3:1 warning page/undefined-name: {...} on this tag reads "rest", a name that this page neither imports nor exports, so the tag gets no props from it. -> Define it with `export const rest = ...`, or remove {...} from the tag.',
        "5:6 error page/evaluation: An expression or component of this page fails when rendered: Cannot read properties of null (reading 'all') -> Fix the expression in braces, or the component that the page defines.",
      ],
    },
    {
      did: 'An undefined name',
      text: 'The version is {version}.\n',
      reported: [
        '1:16 warning page/undefined-name: {version} refers to a name that this page neither imports nor exports, so it is shown as written. -> Define it with `export const version = ...`, or write `{version}` as code to show the braces.',
      ],
    },
    {
      did: 'Undefined names in one pair of braces',
      text: 'An array of {chain, address}, or {chain}, or {one, [two]}.\n',
      reported: [
        '1:13 warning page/undefined-name: {chain, address} refers to names that this page neither imports nor exports, so it is shown as written. -> Define each with `export const chain = ...`, or write `{chain, address}` as code to show the braces.',
        '1:46 warning page/undefined-name: {one} refers to a name that this page neither imports nor exports, so it is shown as written. -> Define it with `export const one = ...`, or write `{one}` as code to show the braces.',
        '1:46 warning page/undefined-name: {two} refers to a name that this page neither imports nor exports, so it is shown as written. -> Define it with `export const two = ...`, or write `{two}` as code to show the braces.',
      ],
    },
    {
      did: 'A function shown as text',
      text: '{() => 1}\n',
      reported: [
        '1:1 warning page/no-text: This gives a function, which is not text, so nothing is shown. -> Call the function, or escape the braces with \\{ if they are meant as text.',
      ],
    },
    {
      did: 'An object shown as text',
      text: '{({ a: 1 })}\n',
      reported: [
        '1:1 warning page/no-text: This gives an object, which is not text, so nothing is shown. -> Choose one of its values, or escape the braces with \\{ if they are meant as text.',
      ],
    },
    {
      did: 'An object in a list shown as text',
      text: 'Text {["a", { a: 1 }]}\n',
      reported: [
        '1:6 warning page/no-text: This gives an object, which is not text, so nothing is shown. -> Choose one of its values, or escape the braces with \\{ if they are meant as text.',
      ],
    },
    {
      did: 'A symbol shown as text',
      text: 'Text {Symbol("a")}\n\n{Symbol.iterator}\n',
      reported: [
        '1:6 warning page/no-text: This gives a symbol, which is not text, so nothing is shown. -> Write the text itself, or escape the braces with \\{ if they are meant as text.',
        '3:1 warning page/no-text: This gives a symbol, which is not text, so nothing is shown. -> Write the text itself, or escape the braces with \\{ if they are meant as text.',
      ],
    },
    {
      did: 'Tags in an expression of several lines, which are indented',
      text: 'Text\n\n{true && (\n  <Badge  colour="green">**b**</Badge>\n)}\n\n- {\n    [1].map(() => {\n      return <p key="a" onclick="x">{process.env.HOME}</p>;\n    })\n  }\n',
      reported: [
        '4:11 warning component/unknown-prop: <Badge> has no prop "colour", so it has no effect. -> Did you mean "color"?',
        '4:26 warning page/markdown-in-code: In braces and in code, text between tags is not Markdown, so "**b**" is shown as written. -> Write tags, such as <strong>, <a href="..."> and <code>, or import it: {show && <Part />} with a snippet that has the Markdown.',
        '9:25 warning component/event-handler: The security policy does not allow code in attributes, so "onclick" of <p> never runs. -> Write a function, with the name that React has for it: onClick={() => { ... }}.',
        '9:38 warning page/environment: process.env.HOME is read when the site is built, and its value then is in the page for every reader. -> Write the value itself, or let a script write it into a file of /snippets before the build. For the braces as text, write them as code.',
      ],
    },
    {
      did: 'A JavaScript comment in text',
      text: '{// hidden }\n\ntext\n',
      reported: [
        '1:1 warning page/open-brace: The brace in {// hidden } is never closed, so it is shown as text. -> Write } where the expression ends, or \\{ for a literal brace.',
      ],
    },
    {
      did: 'await in a page',
      text: '{await load()}\n',
      reported: [
        '1:1 warning page/brace: {await load()} is not JavaScript, so it is shown as text. -> Write \\{ for a literal brace, or put it in code.',
      ],
    },
    {
      did: 'An import of a package',
      text: 'import { chunk } from "lodash"\n\n{chunk([1, 2], 1).length}\n',
      reported: [
        '1:1 warning snippet/unsupported-import: "lodash" is a package; pages can import only snippets of this project, components of Lectern and React, so "chunk" is not defined. -> Import from a path that begins with /snippets/, or remove the import.',
      ],
    },
    {
      did: 'An import of a misspelled snippet',
      text: 'import Hello from "/snippets/helo.mdx"\n\n<Hello />\n',
      reported: [
        '1:1 error snippet/missing: There is no snippet "/snippets/helo.mdx". -> Did you mean "/snippets/hello.mdx"?',
      ],
    },
    {
      did: 'An import of a misspelled name',
      text: 'import { plnas } from "/snippets/data.mdx"\n\n{plnas.length}\n',
      reported: [
        '1:1 error snippet/no-export: "/snippets/data.mdx" has no export named "plnas". -> Did you mean "plans"?',
      ],
    },
    {
      did: 'A name that no value can have is imported',
      text: 'import { "two-plans" as plans } from \'/snippets/data.mdx\'\nimport { "two-plans" as rows } from \'/snippets/hello.mdx\'\n\nText\n',
      reported: [
        '1:1 error snippet/no-export: "/snippets/data.mdx" has no export named "two-plans". -> Correct the import: such names consist of letters, digits, _ and $.',
        '2:1 error snippet/no-export: "/snippets/hello.mdx" has no export named "two-plans". -> For its content, write: import Content from \'/snippets/hello.mdx\'',
      ],
    },
    {
      did: 'A named export is imported without braces',
      text: 'import PlanBadge from "/snippets/badge.jsx"\n\n<PlanBadge />\n',
      reported: [
        '1:1 error snippet/no-export: "/snippets/badge.jsx" has no export named "default". -> Write `import { PlanBadge } from \'/snippets/badge.jsx\'`, or `export default` in the file.',
      ],
    },
    {
      did: 'A named export is imported without braces under another name',
      text: 'import Plan from "/snippets/badge.jsx"\n\n<Plan />\n',
      reported: [
        '1:1 error snippet/no-export: "/snippets/badge.jsx" has no export named "default". -> Write `import { PlanBadge as Plan } from \'/snippets/badge.jsx\'`, or `export default` in the file.',
      ],
    },
    {
      did: 'An import that is not JavaScript',
      text: 'import Hello "/snippets/hello.mdx"\n\n<Hello />\n',
      reported: [
        '1:1 error page/mdx-syntax: The import or export that begins here is not JavaScript: Expected `from` but found `string`. -> Fix the code, or begin the line differently if it is meant as text.',
      ],
    },
    {
      did: 'An import without quotes',
      text: 'import Hello from /snippets/hello.mdx\n\n<Hello />\n',
      reported: [
        '1:1 error page/mdx-syntax: The import or export that begins here is not JavaScript: Unexpected token. -> Fix the code, or begin the line differently if it is meant as text.',
      ],
    },
    {
      did: 'Text with an empty line is inside an exported component',
      text: 'export const Plans = ({ name }) => (\n  <div>\n    <p>First.\n\n    Second</p>\n    {name && <b style={{ color: "red" }}>{name}</b>}\n  </div>\n);\n\n<Plans name="Free" />\n',
      reported: [],
    },
    {
      did: 'A bracket is missing below such text',
      text: 'export const Plans = ({ name }) => {\n  const a = { b: 1 };\n\n  return (\n    <div>\n      <p>First.\n\n      Second</p>\n      {name && <b onClick={() => { a.b(); }}>{name}</b>}\n\n    </div>\n  ;\n};\n\n<Plans name="Free" /> {null.x}\n',
      reported: [
        '12:3 error page/mdx-syntax: This is not JavaScript, in code of the export in line 1: Expected `,` or `)` but found `;`. -> Fix the code; an unclosed tag or bracket may come before it.',
        "15:23 error page/evaluation: An expression or component of this page fails when rendered: Cannot read properties of null (reading 'x') -> Fix the expression in braces, or the component that the page defines.",
      ],
    },
    {
      did: 'A tag in an exported component is never closed',
      text: 'export const Plans = ({ name }) => (\n  <div>\n    <p>First.\n\n    Second\n    {name}\n  </div>\n);\n\n<Plans name="Free" />\n',
      reported: [
        '3:5 error page/unclosed-tag: <p>, opened in line 3, is not closed before </div> in line 7. -> Write </p> before line 7.',
      ],
    },
    {
      did: 'An export waits for a value',
      text: 'Text\n\nexport const a = 1;\nexport const data = await fetch("https://example.com");\n\nText {a}\n',
      reported: [
        '4:21 error page/mdx-syntax: A page is rendered without waiting, so `await` has no meaning in it. -> Write the value itself, or keep it in a data snippet (.json).',
      ],
    },
    {
      did: 'A component waits for a value',
      text: 'export const Load = async () => <b>x</b>;\n\n<Load /> {Load()}\n',
      reported: [
        '3:1 warning page/no-text: This gives a promise, which is not text, so nothing is shown. -> Write the value itself, without async and await, because a page does not wait, or escape the braces with \\{ if they are meant as text.',
        '3:10 warning page/no-text: This gives a promise, which is not text, so nothing is shown. -> Write the value itself, without async and await, because a page does not wait, or escape the braces with \\{ if they are meant as text.',
      ],
    },
    {
      did: 'An export that fails when it runs',
      text: 'export const rows = null.map((x) => x)\n\n{rows.length}\n',
      reported: [
        "1:1 error page/evaluation: An expression or component of this page fails when rendered: Cannot read properties of null (reading 'map') -> Fix the expression in braces, or the component that the page defines.",
      ],
    },
    {
      did: 'A name is exported twice',
      text: 'export const a = 1\n\nexport const a = 2\n\n{a}\n',
      reported: [
        "3:8 error page/evaluation: An expression or component of this page fails when rendered: Identifier 'a' has already been declared -> Fix the expression in braces, or the component that the page defines.",
      ],
    },
    {
      did: 'A component checks for a global script in parentheses',
      text: "export const Moving = () => <i>{typeof (gsap) === 'undefined' ? 'still' : gsap.version}</i>\n\n<Moving />\n",
      reported: [],
    },
    {
      did: 'A component checks for a global script',
      text: "export const Moving = () => <i>{typeof gsap === 'undefined' ? 'still' : gsap.version}</i>\n\n<Moving />\n",
      reported: [],
    },
    {
      did: 'A name that one place checks and another uses unchecked',
      text: "export const Moving = () => <i>{typeof gsap === 'undefined' ? 'still' : ''}</i>\n\n<Moving /> {gsap}\n",
      reported: [
        '3:12 warning page/undefined-name: {gsap} refers to a name that this page neither imports nor exports, so it is shown as written. -> Define it with `export const gsap = ...`, or write `{gsap}` as code to show the braces.',
      ],
    },
    {
      did: "An author's own component that fails",
      text: 'export const Bad = () => missing.value\n\n<Bad />\n',
      reported: [
        '1:26 warning page/undefined-name: "missing" is a name that this file neither imports nor defines, so what needs it is not shown. -> Define it with `const missing = ...`, or import it from the file that has it.',
      ],
    },
  ],
  {
    files: {
      'snippets/data.mdx': 'export const plans = [1]\n',
      'snippets/hello.mdx': 'Hello.\n',
      'snippets/badge.jsx': 'export const PlanBadge = () => <b>Plan</b>\n',
    },
    config: { variables: { version: '1' } },
  },
);
