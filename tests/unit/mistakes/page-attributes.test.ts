/** Mistakes of authors inside tags, and everything reported about them. */
import { testPageMistakes } from '../../helpers/mistakes/page-mistakes.ts';

testPageMistakes([
  {
    did: 'Typographic quotes',
    text: '<Card title=“Start here” href="/">text</Card>\n',
    reported: [
      '1:7 error page/tag-syntax: The value of title in <Card> is in typographic quotes (“), which MDX does not accept as quotes. -> Write straight quotes: title="...".',
    ],
  },
  {
    did: 'A value begins with a straight quote and ends with a typographic one',
    text: '<Card title="Start” href="/">text</Card>\n',
    reported: [
      '1:7 error page/tag-syntax: The value of title in <Card> is in typographic quotes (”), which MDX does not accept as quotes. -> Write straight quotes: title="...".',
    ],
  },
  {
    did: 'Backticks as quotes',
    text: '<Card title=`Start here` href="/">text</Card>\n',
    reported: [
      '1:7 error page/tag-syntax: The value of title in <Card> is in backticks, which MDX does not accept as quotes. -> Write straight quotes, title="...", or braces around the backticks.',
    ],
  },
  {
    did: 'Escaped quotes',
    text: '<Card title="Say \\"hi\\"" href="/">text</Card>\n',
    reported: [
      '1:7 error page/tag-syntax: The value of title in <Card> ends at \\", because a backslash has no meaning there. -> Write &quot; for a quote inside the value, or put the value in single quotes.',
    ],
  },
  {
    did: 'A comma between attributes',
    text: '<Card title="a", href="/">text</Card>\n',
    reported: [
      '1:16 error page/tag-syntax: There is "," between the attributes of <Card>. -> Remove it: spaces are enough.',
    ],
  },
  {
    did: 'A colon instead of an equals sign',
    text: '<Card title: "a" href="/">text</Card>\n',
    reported: [
      '1:7 error page/tag-syntax: There is a colon after title in <Card>, where MDX expects an equals sign. -> Write title=...',
    ],
  },
  {
    did: 'An attribute without a value',
    text: '<Card title= href="/">text</Card>\n',
    reported: [
      '1:7 error page/tag-syntax: The equals sign after title in <Card> has no value. -> Write title="...", or remove it.',
    ],
  },
  {
    did: 'An equals sign without a value at the end',
    text: '<Card title="a" href=>text</Card>\n',
    reported: [
      '1:17 error page/tag-syntax: The equals sign after href in <Card> has no value. -> Write href="...", or remove it.',
    ],
  },
  {
    did: 'The opening quote is missing',
    text: '<Card title=Start here" href="/">text</Card>\n',
    reported: [
      '1:7 error page/tag-syntax: The value of title in <Card> ends with " and does not begin with it. -> Write " before the value of title.',
    ],
  },
  {
    did: 'A value without quotes',
    text: '<Card title=Start href="/">text</Card>\n',
    reported: [
      '1:1 warning page/unquoted-attribute: <Card title=Start href="/"> has a value without quotes; it was read as if quoted. -> Put the value in double quotes.',
    ],
  },
  {
    did: 'The brace of a value is not closed',
    text: '<Card title={"x" href="/">\n\ntext\n\n</Card>\n',
    reported: [
      '1:7 error page/tag-syntax: The brace that opens the value of title in <Card> is not closed. -> Write } after the value of title.',
    ],
  },
  {
    did: 'An extra closing brace',
    text: '<Card title={"x"}} href="/">text</Card>\n',
    reported: [
      '1:18 error page/tag-syntax: There is a } in <Card> that closes nothing. -> Remove it.',
    ],
  },
  {
    did: 'An object without its own braces',
    text: '<div style={color: "red"}>text</div>\n',
    reported: [
      '1:6 error page/tag-syntax: The value of style in <div> is an object, which needs its own braces inside those of the expression. -> Write style={{ ... }}.',
    ],
  },
  {
    did: 'A misspelled prop',
    text: '<Card titel="x" href="/">text</Card>\n',
    reported: [
      '1:7 warning component/unknown-prop: <Card> has no prop "titel", so it has no effect. -> Did you mean "title"?',
    ],
  },
  {
    did: 'A prop in another case',
    text: '<Card Title="x" href="/">text</Card>\n',
    reported: [
      '1:7 warning component/unknown-prop: <Card> has no prop "Title", so it has no effect. -> Did you mean "title"?',
    ],
  },
  {
    did: 'A prop that need not be given has the name of another tool',
    text: '<Expandable summary="more">x</Expandable>\n\n<Expandable title="a" summary="more">x</Expandable>\n',
    reported: [
      '1:13 warning component/unknown-prop: <Expandable> has no prop "summary", so it has no effect. -> Did you mean "title"?',
      '3:23 warning component/unknown-prop: <Expandable> has no prop "summary", so it has no effect. -> Remove it, or use one of title, name, defaultOpen, id.',
    ],
  },
  {
    did: 'A prop has another name than the one that accepts its value',
    text: '<Callout type="warning">text</Callout>\n\n<Callout type="loud">text</Callout>\n',
    reported: [
      '1:10 warning component/unknown-prop: <Callout> has no prop "type", so it has no effect. -> Did you mean "kind"?',
      '3:10 warning component/unknown-prop: <Callout> has no prop "type", so it has no effect. -> Remove it, or use one of title, icon, iconType, color, kind.',
    ],
  },
  {
    did: 'A misspelled icon',
    text: '<Card title="a" icon="rockt" href="/">text</Card>\n',
    reported: [
      '1:23 warning icon/unknown: There is no icon named "rockt", so none is shown. -> Did you mean "rocket"?',
    ],
  },
  {
    did: 'A number in words',
    text: '<Columns cols="two">\n\ntext\n\n</Columns>\n',
    reported: [
      '1:16 warning component/not-a-number: "cols" of <Columns> must be a number, and "two" is not one. -> Write cols={2}, with the number you want.',
    ],
  },
  {
    did: 'A misspelled color, and other invalid colors',
    text: '<Badge color="gren">a</Badge> <Icon icon="star" color="#12345" />\n\n<Card title="a" icon="star" color="16a34a" />\n',
    reported: [
      '1:15 warning component/not-a-color: "color" of <Badge> must be a color, and "gren" is not one. -> Write color="green".',
      '1:56 warning component/not-a-color: "color" of <Icon> must be a color, and "#12345" is not one. -> Write a CSS color, such as #16a34a, rebeccapurple or hsl(142 76% 36%).',
      '3:36 warning component/not-a-color: "color" of <Card> must be a color, and "16a34a" is not one. -> Write color="#16a34a".',
    ],
  },
  {
    did: 'Color names of Tailwind',
    text: '<Badge color="zinc">a</Badge> <Badge color="slate-500">b</Badge> <Icon icon="star" color="sky" />\n',
    reported: [
      '1:15 warning component/not-a-color: "color" of <Badge> must be a color, and "zinc" is not one. -> Write color="gray".',
      '1:45 warning component/not-a-color: "color" of <Badge> must be a color, and "slate-500" is not one. -> Write color="gray".',
      '1:91 warning component/not-a-color: "color" of <Icon> must be a color, and "sky" is not one. -> Write color="blue".',
    ],
  },
  {
    did: 'Colors of the component, of CSS and in numeric notations',
    text: '<Badge color="white-destructive">a</Badge> <Badge color="RebeccaPurple">b</Badge> <Badge color="rgb(1 2 3)">c</Badge> <Badge color="#abcd">d</Badge>\n',
    reported: [],
  },
  {
    did: 'Invalid dates',
    text: '<Update label="a" date="yesterday">a</Update>\n\n<Update label="b" date="2026-02-31">b</Update>\n\n<Update label="c" date="March 3, 2026">c</Update>\n',
    reported: [
      '1:25 warning component/not-a-day: "date" of <Update> must be a date, and "yesterday" is not one. -> Write date="2026-03-31", with the date you mean.',
      '3:25 warning component/not-a-day: "date" of <Update> must be a date, and "2026-02-31" is not one. -> Write date="2026-03-31", with the date you mean.',
    ],
  },
  {
    did: 'Required props under other names',
    text: '<Accordion header="a">a</Accordion>\n\n<Accordion titel="b">b</Accordion>\n\n<Accordion name="c">c</Accordion>\n',
    reported: [
      '1:12 warning component/missing-prop: <Accordion> needs the prop "title", but has only "header". -> Did you mean "title"?',
      '3:12 warning component/missing-prop: <Accordion> needs the prop "title", but has only "titel". -> Did you mean "title"?',
      '5:12 warning component/missing-prop: <Accordion> needs the prop "title", but has only "name". -> Did you mean "title"?',
    ],
  },
  {
    did: 'A misspelled prop that is also given correctly',
    text: '<Card title="a" titel="b" href="/">text</Card>\n',
    reported: [
      '1:17 warning component/unknown-prop: <Card> has no prop "titel", so it has no effect. -> Remove it, or use one of title, icon, iconType, color, href, img, image, horizontal, cta, arrow, disabled, type.',
    ],
  },
  {
    did: 'Line ranges without numbers, and a repository without an owner',
    text: '<Walkthrough>\n\n```js\na\n```\n\n<Walkthrough.Step title="a" lines="two">a</Walkthrough.Step>\n</Walkthrough>\n\n<GitHub repo="nope" />\n\n<GitHub repo="https://github.com/a/b" />\n',
    reported: [
      '7:36 warning component/odd-value: "lines" of <Walkthrough.Step> cannot be read from "two", so it has no effect. -> Write lines="...": line numbers, such as `3` or `1-4, 7`.',
      '10:15 warning component/odd-value: "repo" of <GitHub> cannot be read from "nope", so it has no effect. -> Write repo="...": `owner/name`, or the URL of the repository.',
    ],
  },
  {
    did: 'Other components among tabs and steps',
    text: '<Tabs><Accordion title="A">x</Accordion><Tab title="One">y <Note>z</Note></Tab></Tabs>\n\n<Steps>\n<Step title="a">b</Step>\n<Note>c</Note>\n</Steps>\n\n<Steps><Visibility for="humans"><Step title="d">e</Step></Visibility></Steps>\n',
    reported: [
      '1:7 warning component/stray: <Accordion> is directly inside <Tabs>, which can only hold <Tab>s. -> Put it into a <Tab>, or outside of <Tabs>.',
      '5:1 warning component/stray: <Note> is directly inside <Steps>, which can only hold <Step>s. -> Put it into a <Step>, or outside of <Steps>.',
    ],
  },
  {
    did: 'Text among steps, tabs and code blocks',
    text: '<Steps>\n  First this.\n\n  <Step title="a">b</Step>\n\n  Then that.\n</Steps>\n\n<Tabs>\n<Tab title="One">y</Tab>\n\n- a list\n\n</Tabs>\n\n<CodeGroup>\n\n```js One\n1\n```\n\nText\n\n```js Two\n1\n```\n\n</CodeGroup>\n',
    reported: [
      '2:3 warning component/stray: Text is directly inside <Steps>, which can only hold <Step>s. -> Put it into a <Step>, or outside of <Steps>.',
      '12:1 warning component/stray: A list is directly inside <Tabs>, which can only hold <Tab>s. -> Put it into a <Tab>, or outside of <Tabs>.',
      '22:1 warning component/stray: Text is directly inside <CodeGroup>, which can only hold code blocks. -> Put it outside of <CodeGroup>.',
    ],
  },
  {
    did: 'Other Markdown among steps, tabs and code blocks',
    text: '<Steps>\n\n## First\n\n<Step title="a">b</Step>\n</Steps>\n\n<Tabs>\n\n```js\n1\n```\n\n<Tab title="One">y</Tab>\n</Tabs>\n\n<CodeGroup>\n\n| a |\n| - |\n\n```js One\n1\n```\n\n</CodeGroup>\n\n<Steps>\n\n![A picture](https://example.com/a.png)\n\n<Step title="c">d</Step>\n\n> Said\n</Steps>\n',
    reported: [
      '3:1 warning component/stray: A heading is directly inside <Steps>, which can only hold <Step>s. -> Put it into a <Step>, or outside of <Steps>.',
      '10:1 warning component/stray: A code block is directly inside <Tabs>, which can only hold <Tab>s. -> Put it into a <Tab>, or outside of <Tabs>.',
      '19:1 warning component/stray: A table is directly inside <CodeGroup>, which can only hold code blocks. -> Put it outside of <CodeGroup>.',
      '30:1 warning component/stray: An image is directly inside <Steps>, which can only hold <Step>s. -> Put it into a <Step>, or outside of <Steps>.',
    ],
  },
  {
    did: 'Components without the parts that they show',
    text: '<Tabs />\n\n<Steps>\n  {/* soon */}\n</Steps>\n\n<CodeGroup>\n</CodeGroup>\n\n<AccordionGroup></AccordionGroup>\n\n<CardGroup cols={2}>\n\n</CardGroup>\n',
    reported: [
      '1:1 warning component/empty: <Tabs> contains no <Tab>, so it shows nothing. -> Write at least one <Tab> inside it, or remove <Tabs>.',
      '3:1 warning component/empty: <Steps> contains no <Step>, so it shows nothing. -> Write at least one <Step> inside it, or remove <Steps>.',
      '7:1 warning component/empty: <CodeGroup> contains no code block, so it shows nothing. -> Write at least one code block inside it, or remove <CodeGroup>.',
      '10:1 warning component/empty: <AccordionGroup> contains no <Accordion>, so it shows nothing. -> Write at least one <Accordion> inside it, or remove <AccordionGroup>.',
      '12:1 warning component/empty: <CardGroup> contains no <Card>, so it shows nothing. -> Write at least one <Card> inside it, or remove <CardGroup>.',
    ],
  },
  {
    did: 'Parts that come from expressions, props, snippets or inside elements are parts',
    text: [
      'export const one = <Step title="One">Text</Step>;',
      '',
      '<Steps>{[1].map((key) => <Step key={key} title="One">Text</Step>)}</Steps>',
      '',
      '<Steps>',
      '  {one}',
      '</Steps>',
      '',
      '<Steps children={one} />',
      '',
      '<Steps {...{ children: one }} />',
      '',
      'export const Parts = () => one;',
      '',
      '<Steps><Parts /></Steps>',
      '',
      '<CardGroup>A card</CardGroup>',
      '',
      '<CodeGroup>',
      '```js',
      '1',
      '```',
      '</CodeGroup>',
      '',
    ].join('\n'),
    reported: [],
  },
  {
    did: 'A handler that calls a browser function',
    text: '<Card title="a" onClick={() => alert(1)}>b</Card>\n',
    reported: [
      '1:17 warning component/event-handler: Pages are rendered once, when the site is built, so "onClick" of <Card> never runs. -> Put it into a component, which runs in the browser: export const Example = () => <button onClick={...} />;',
    ],
  },
  {
    did: 'A tooltip without its explanation',
    text: 'A <Tooltip>word</Tooltip>\n',
    reported: [
      '1:3 warning component/no-name: <Tooltip> needs one of "tip" or "description". -> Add tip="...": the explanation.',
    ],
  },
  {
    did: 'A missing required prop',
    text: '<Tabs>\n<Tab>\n\ntext\n\n</Tab>\n</Tabs>\n',
    reported: [
      '2:1 warning component/missing-prop: <Tab> needs the prop "title". -> Add title="...": text of the tab.',
    ],
  },
  {
    did: 'A step without a title',
    text: '<Steps>\n<Step>\n\ntext\n\n</Step>\n</Steps>\n',
    reported: [],
  },
  {
    did: 'A step outside steps',
    text: '<Step title="a">\n\ntext\n\n</Step>\n',
    reported: [
      '1:1 warning component/misplaced: <Step> belongs inside <Steps>. -> Put <Steps> around it and the other <Step>s.',
    ],
  },
  {
    did: 'className is accepted',
    text: '<div className="box">text</div>\n',
    reported: [],
  },
  {
    did: 'class is accepted',
    text: '<div class="box">text</div>\n',
    reported: [],
  },
  {
    did: 'A style as text',
    text: '<div style="color: red; font-weight: bold">text</div>\n',
    reported: [],
  },
  {
    did: 'An inline handler',
    text: '<button onclick="go()">Go</button>\n',
    reported: [
      '1:9 warning component/event-handler: The security policy does not allow code in attributes, so "onclick" of <button> never runs. -> Write a function, with the name that React has for it: onClick={() => { ... }}.',
    ],
  },
  {
    did: 'A handler as text, or under the name that HTML has for it',
    text: '<button onClick="go()">Go</button>\n\n<button onclick={() => alert(1)}>Go</button>\n\n<button onClick={() => 1}>Runs</button>\n',
    reported: [
      '1:9 warning component/event-handler: The security policy does not allow code in attributes, so "onClick" of <button> never runs. -> Write a function, with the name that React has for it: onClick={() => { ... }}.',
      '3:9 warning component/event-handler: The security policy does not allow code in attributes, so "onclick" of <button> never runs. -> Write a function, with the name that React has for it: onClick={() => { ... }}.',
    ],
  },
  {
    did: 'An inline handler of a link, which would keep readers from following it',
    text: '<a href="/" onclick="go()">Go</a>\n',
    reported: [
      '1:13 warning component/event-handler: Pages are rendered once, when the site is built, so "onclick" of <a> never runs. -> Put it into a component, which runs in the browser: export const Example = () => <button onClick={...} />;',
    ],
  },
  {
    did: 'A handler of a component of the site',
    text: '<Card title="A" onClick={() => go()} />\n',
    reported: [
      '1:17 warning component/event-handler: Pages are rendered once, when the site is built, so "onClick" of <Card> never runs. -> Put it into a component, which runs in the browser: export const Example = () => <button onClick={...} />;',
    ],
  },
  {
    did: 'A spread without a value',
    text: '<Card {...} />\n',
    reported: [
      '1:1 error page/mdx-syntax: The text between the braces is not JavaScript: Unexpected token. -> Fix the expression, or write \\{ for a literal brace.',
    ],
  },
  {
    did: 'An attribute of a component is written twice',
    text: '<Card title="Start" href="/" title="Begin">text</Card>\n',
    reported: [
      '1:30 warning page/attribute-twice: <Card> has "title" more than once, and only one of them has an effect. -> Keep the one that you mean, and remove the others.',
    ],
  },
  {
    did: 'An attribute of an element is written three times',
    text: 'Text\n\n<p title="a" title="b" title="c">text</p>\n',
    format: 'md',
    reported: [
      '3:14 warning page/attribute-twice: <p> has "title" more than once, and only one of them has an effect. -> Keep the one that you mean, and remove the others.',
    ],
  },
  {
    did: 'Both names of a class are written, which are joined',
    text: '<p class="a" className="b">text</p>\n',
    reported: [],
  },
  {
    did: 'The other spelling of an attribute is in a comment',
    text: [
      'export const Start = () => (',
      '  <Card',
      '    title="Start"',
      '    // title="Begin"',
      '    /* title="Go" */',
      '    href="/"',
      '  />',
      ');',
      '',
      '<Start />',
      '',
    ].join('\n'),
    reported: [],
  },
  {
    did: 'A comment of HTML between attributes',
    text: '<Card <!-- don\'t > --> title="a">b</Card>\n',
    reported: [
      '1:7 error page/tag-syntax: There is a comment between the attributes of <Card>, where MDX has none; it is left out. -> Remove it, or write it as {/* the comment */} before the tag.',
    ],
  },
  {
    did: 'Two comments in the same braces, and a comment before a spread',
    text: "<Card {/* don't */ /* do */} title=\"a\">b</Card>\n\n<Card {/* it's */ ...{ title: 'a' }}>b</Card>\n",
    reported: [
      '1:7 error page/tag-syntax: There is a comment between the attributes of <Card>, where MDX has none; it is left out. -> Remove it, or write it as {/* the comment */} before the tag.',
      '3:7 error page/tag-syntax: There is a comment between the attributes of <Card>, where MDX has none; it is left out. -> Remove it, or write it as {/* the comment */} before the tag.',
    ],
  },
]);
