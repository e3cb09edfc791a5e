/** Mistakes of authors with tags, and everything reported about them. */
import { testPageMistakes } from '../../helpers/mistakes/page-mistakes.ts';

testPageMistakes([
  {
    did: 'A number of columns is out of range',
    text: '<CardGroup cols={7}>\n\ntext\n\n</CardGroup>\n\n<Columns cols="0">\n\ntext\n\n</Columns>\n\n<Columns cols={4}>\n\ntext\n\n</Columns>\n',
    reported: [
      '1:18 warning component/unknown-value: "7" is not a value of "cols" of <CardGroup>, so it is read as 4. -> Write cols="4".',
      '7:16 warning component/unknown-value: "0" is not a value of "cols" of <Columns>, so it is read as 1. -> Write cols="1".',
    ],
  },
  {
    did: 'A tag is not closed below a comment with a backtick in it',
    text: '{/* Write ` here. */}\n<Card>\nA `b` c\n',
    reported: [
      '2:1 error page/unclosed-tag: <Card>, opened in line 2, is not closed before the page ends. -> Write </Card> where its content ends, or <Card ... /> if it has none.',
    ],
  },
  {
    did: 'A tag with a comment in a value is not closed',
    text: '<Card title={"a" /* } */}>\nA\n',
    reported: [
      '1:1 error page/unclosed-tag: <Card>, opened in line 1, is not closed before the page ends. -> Write </Card> where its content ends, or <Card ... /> if it has none.',
    ],
  },
  {
    did: 'A quote is not closed before the end of its tag, and more quotes follow below',
    text: '<Card title="a>\n\nText.\n\n</Card>\n\nMore "quoted" text.\n',
    reported: [
      '1:7 error page/tag-syntax: The value of title in <Card> begins with " and is not closed before the next attribute or the end of the tag. -> Write " after the value of title.',
    ],
  },
  {
    did: 'A quote is not closed in the first of two cards',
    text: '<Columns>\n  <Card title="a>\n    Text.\n  </Card>\n  <Card title="b">\n    Text.\n  </Card>\n</Columns>\n',
    reported: [
      '2:9 error page/tag-syntax: The value of title in <Card> begins with " and is not closed before the next attribute or the end of the tag. -> Write " after the value of title.',
    ],
  },
  {
    did: 'A quote is not closed in the first of two tags on a line',
    text: 'A <Badge color="red>x</Badge> and <Badge color="blue">y</Badge>.\n',
    reported: [
      '1:10 error page/tag-syntax: The value of color in <Badge> begins with " and is not closed before the next attribute or the end of the tag. -> Write " after the value of color.',
    ],
  },
  {
    did: 'A value has quotes around one of its words',
    text: '<Card title="Say "hi" there" href="/">x</Card>\n',
    reported: [
      '1:7 error page/tag-syntax: The value of title in <Card> ends at a " in the middle of its text. -> Write &quot; for a quote inside the value, or put the value in single quotes.',
    ],
  },
  {
    did: 'A component named like a void element, except for its capital, is not closed',
    text: 'export const Link = ({ children }) => <b>{children}</b>\n\n<div>See <Link>this</div>\n',
    reported: [
      '3:10 error page/unclosed-tag: <Link>, opened in line 3, is not closed before </div> in line 3. -> Write </Link> before </div>.',
    ],
  },
  {
    did: 'A pipe is in a tag in a table',
    text: '| a | b |\n| - | - |\n| <Tooltip tip="a | b | c">t</Tooltip> | x |\n',
    reported: [
      '3:19 error page/tag-syntax: A vertical bar ends the table cell inside <Tooltip>. -> Write &#124; for a vertical bar in a table.',
    ],
  },
  {
    did: 'A line break in a table cell has no slash',
    text: '| a |\n| - |\n| <b>a<br>b</b> |\n',
    reported: [
      '3:7 warning page/void-tag: <br> has no closing slash; it was read as if it had. -> Write <br />.',
    ],
  },
  {
    did: 'A step is not closed before the next one',
    text: '<Steps>\n<Step title="1">\n one\n<Step title="2">\n two\n</Step>\n</Steps>\n',
    reported: [
      '2:1 error page/unclosed-tag: <Step>, opened in line 2, is not closed before the next <Step> in line 4. -> Write </Step> before line 4.',
    ],
  },
  {
    did: 'Code in a tab is not closed',
    text: '<Tabs>\n<Tab title="a">\n```js\ncode();\n</Tab>\n<Tab title="b">\ntext\n</Tab>\n</Tabs>\n',
    reported: [
      '3:1 error page/tag-in-fence: The code that begins with ``` in line 3 is not closed, so </Tab> in line 5 is read as code. -> Write ``` on its own line before line 5.',
    ],
  },
  {
    did: 'The quote of an attribute is not closed before the next',
    text: '<Card title="x href="/">\n\ntext\n\n</Card>\n',
    reported: [
      '1:7 error page/tag-syntax: The value of title in <Card> begins with " and is not closed before the next attribute or the end of the tag. -> Write " after the value of title.',
    ],
  },
  {
    did: 'A component is misspelled and not closed',
    text: 'Write <Crad> here.\n',
    reported: [
      '1:7 error page/unclosed-tag: <Crad> is neither a component nor an HTML element, and is not closed before its paragraph ends in line 1. -> Did you mean <Card>? Close it with </Card>, or write <Card /> if it has no content.',
    ],
  },
  {
    did: 'A component is misspelled',
    text: '<Crad title="x">text</Crad>\n',
    reported: [
      '1:1 error page/unknown-component: <Crad> is not a component of Lectern, and this page neither imports nor defines it. Its content is shown without it. -> Did you mean <Card>?',
    ],
  },
  {
    did: 'An unclosed fence includes the rest of the page',
    text: 'Install it.\n\n```bash\nnpm i acme\n\nThen go on.\n\n## Usage\n\nMore.\n',
    reported: [
      '3:1 warning page/unclosed-fence: The code that begins with ``` in line 3 is never closed, so everything after it, in its list item or on the page, is code. -> Write ``` on its own line where the code ends.',
    ],
  },
  {
    did: 'A component is written in lower case',
    text: '<card title="x" href="/">text</card>\n',
    reported: [
      '1:1 warning page/unknown-element: <card> is not an element that browsers know, so they show only its content. -> Did you mean the component <Card>?',
    ],
  },
  {
    did: 'A formula uses an unknown command',
    text: '$$\n\\fraq{a}{b}\n$$\n',
    reported: [
      '1:1 warning page/formula: This TeX cannot be rendered, so its source is shown: Unsupported function name: \\fraq. -> Correct the formula, or write the dollar signs as \\$ if they are meant as text.',
    ],
  },
  {
    did: 'The kind of a diagram is misspelled',
    text: '```mermaid\ngrph LR\n  a --> b\n```\n',
    reported: [
      '2:1 warning page/unknown-diagram: A diagram begins with its kind, and "grph" is not a kind that can be drawn; its source is shown instead. -> Did you mean "graph"?',
    ],
  },
  {
    did: 'An expression is not closed',
    text: 'The total is {1 + 2 of all.\n\nMore text.\n',
    reported: [
      '1:14 warning page/open-brace: The brace in {1 + 2 of all. is never closed, so it is shown as text. -> Write } where the expression ends, or \\{ for a literal brace.',
    ],
  },
  {
    did: 'A tag is closed under another name',
    text: '<Note>\n\ntext\n\n</Notes>\n',
    reported: [
      '5:1 error page/misnamed-tag: </Notes> is found where <Note>, opened in line 1, has to be closed. -> Write </Note>.',
    ],
  },
  {
    did: 'A tag is closed that is not open',
    text: 'text\n\n</Card>\n\nmore\n',
    reported: [
      '3:1 error page/unopened-tag: </Card> closes a tag that is not open here. -> Remove it, or write <Card> where its content begins.',
    ],
  },
  {
    did: 'Two tags cross',
    text: 'A <b>bold <i>word</b></i> here.\n',
    reported: [
      '1:18 error page/crossed-tags: </b> is found where <i>, opened in line 1, is still open; </i> comes after it in line 1. -> Write </i> before </b>.',
    ],
  },
  {
    did: 'A tag is opened again where it should be closed',
    text: '<Note>\n\ntext\n\n<Note>\n\nmore\n',
    reported: [
      '5:1 error page/misnamed-tag: <Note> is found where <Note>, opened in line 1, has to be closed. -> Write </Note>.',
    ],
  },
  {
    did: 'A self-closing tag is closed again',
    text: '<Card title="x" href="/" />\n\ntext\n\n</Card>\n',
    reported: [
      '5:1 error page/unopened-tag: </Card> closes nothing: <Card ... /> in line 1 closes itself with a slash. -> Remove the slash in line 1, or remove </Card>.',
    ],
  },
  {
    did: 'Nested elements, the inner one not closed',
    text: '<div>\n  <div>\n    <div>\n      text\n  </div>\n</div>\n',
    reported: [
      '3:5 error page/unclosed-tag: <div>, opened in line 3, is not closed before </div> in line 5. -> Write </div> before line 5.',
    ],
  },
  {
    did: 'An extra closing tag inside a component',
    text: '<Columns>\n  <Card title="a">\n    text\n  </Card>\n  </Card>\n</Columns>\n',
    reported: [
      '5:3 error page/unopened-tag: </Card> closes a tag that is not open here. -> Remove it, or write <Card> where its content begins.',
    ],
  },
  {
    did: 'An inline tag is not closed in its paragraph',
    text: 'A <b>bold word.\n\nMore text.\n',
    reported: [
      '1:3 error page/unclosed-tag: <b>, opened in line 1, is not closed before its paragraph ends in line 1. -> Write </b> where its text ends.',
    ],
  },
  {
    did: 'The content of a tag ends only by its indentation',
    text: '<Note>\n  Mind the gap.\n\nMore text.\n',
    reported: [
      '1:1 error page/unclosed-tag: <Note>, opened in line 1, is not closed before line 4, which is not indented like its content. -> Write </Note> before line 4.',
    ],
  },
  {
    did: 'An accordion is not closed before the group ends',
    text: '<AccordionGroup>\n  <Accordion title="a">\n    text\n</AccordionGroup>\n',
    reported: [
      '2:3 error page/unclosed-tag: <Accordion>, opened in line 2, is not closed before </AccordionGroup> in line 4. -> Write </Accordion> before line 4.',
    ],
  },
  {
    did: 'A closing tag lacks its bracket',
    text: '<Note>text</Note\n\nmore\n',
    reported: [
      '1:11 error page/tag-syntax: The tag </Note has no > at its end. -> Write > after its name or its last attribute.',
    ],
  },
  {
    did: 'A space follows the opening bracket of a tag',
    text: '< Note>\n\ntext\n\n</Note>\n',
    reported: [
      '1:1 error page/tag-syntax: There is a space after the < of <Note>, so it is not a tag. -> Remove the space.',
    ],
  },
  {
    did: 'A closing tag has an attribute',
    text: '<Note>text</Note type="x">\n',
    reported: [
      '1:11 error page/tag-syntax: </Note type="x"> has more than a name; a closing tag has nothing else. -> Write </Note>.',
    ],
  },
  {
    did: 'An opening tag lacks its closing bracket',
    text: '<Card title="a" href="/"\n\ntext\n\n</Card>\n',
    reported: [
      '1:1 error page/tag-syntax: The tag <Card has no > at its end. -> Write > after its name or its last attribute.',
    ],
  },
  {
    did: 'A fragment is not closed',
    text: '<>\n\ntext\n',
    reported: [
      '1:1 error page/unclosed-tag: <>, opened in line 1, is not closed before the page ends. -> Write &lt;> if it is meant as text, or </> where its content ends.',
    ],
  },
  {
    did: 'Two mistakes on one page are both reported',
    text: '<Note>\n\none\n\n</Info>\n\n<Card title="a href="/">b</Card>\n',
    reported: [
      '5:1 error page/misnamed-tag: </Info> is found where <Note>, opened in line 1, has to be closed. -> Write </Note>.',
      '7:7 error page/tag-syntax: The value of title in <Card> begins with " and is not closed before the next attribute or the end of the tag. -> Write " after the value of title.',
    ],
  },
  {
    did: 'A placeholder is written as a tag',
    text: 'Open /users/<id> now.\n',
    reported: [
      '1:13 error page/unclosed-tag: <id> is neither a component nor an HTML element, and is not closed before its paragraph ends in line 1. -> Write `<id>` as code if it is meant as text, or close it with </id>.',
    ],
  },
  {
    did: 'A placeholder with an underscore',
    text: 'Use <your_key> here.\n',
    reported: [
      '1:5 warning page/placeholder: <your_key> is neither an HTML tag nor a component, so it is shown as text. -> Write `<your_key>` as code, or &lt;your_key>',
    ],
  },
  {
    did: 'A placeholder begins with a capitalized word',
    text: 'Send <YOUR_Api_KEY> to <YOUR-Api-SERVER>/users.\n',
    reported: [
      '1:6 warning page/placeholder: <YOUR_Api_KEY> is neither an HTML tag nor a component, so it is shown as text. -> Write `<YOUR_Api_KEY>` as code, or &lt;YOUR_Api_KEY>',
      '1:24 warning page/placeholder: <YOUR-Api-SERVER> is neither an HTML tag nor a component, so it is shown as text. -> Write `<YOUR-Api-SERVER>` as code, or &lt;YOUR-Api-SERVER>',
    ],
  },
  {
    did: 'Two angle brackets in text are an arrow',
    text: 'Server <> client.\n',
    reported: [
      '1:8 error page/unclosed-tag: <>, opened in line 1, is not closed before its paragraph ends in line 1. -> Write &lt;> if it is meant as text, or </> where its content ends.',
    ],
  },
]);
