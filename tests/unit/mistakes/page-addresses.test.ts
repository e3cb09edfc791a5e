/** Mistakes in addresses, attributes and values, and everything reported about them. */
import { testPageMistakes } from '../../helpers/mistakes/page-mistakes.ts';

testPageMistakes(
  [
    {
      did: 'An address ends with a word in angle brackets',
      text: 'Call http://localhost:3000/<project_id>/x or www.example.com/<1>.\n',
      reported: [
        '1:28 warning page/placeholder: <project_id> is neither an HTML tag nor a component, so it is shown as text. -> Write the address as code.',
        '1:62 warning page/less-than: This `<` does not begin a tag, so it is shown as a character. -> Write the address as code.',
      ],
    },
    {
      did: 'A link leads to an address in angle brackets above a mistake',
      text: '[Out](<https://example.com/a b>) and [x].\n\n[x]: <https://example.com/b c>\n\n<Card title="x">\n',
      reported: [
        '5:1 error page/unclosed-tag: <Card>, opened in line 5, is not closed before the page ends. -> Write </Card> where its content ends, or <Card ... /> if it has none.',
      ],
    },
    {
      did: 'A file that a relative path names does not exist',
      text: '[a](../data/b.ipynb)\n\n![c](./d.png)\n',
      reported: [
        '1:5 warning link/missing-file: There is no file "../data/b.ipynb" in this project. -> Correct the path, which counts from the folder of the page, or add the file.',
        '3:6 warning link/missing-file: There is no file "./d.png" in this project. -> Correct the path, which counts from the folder of the page, or add the file.',
      ],
    },
    {
      did: 'A link in a caption is broken',
      text: '<Frame caption="See [n](/nope) and `[m](/nope)`">\n\nA\n\n</Frame>\n',
      reported: [
        '1:17 warning link/missing-page: No page or file of this site has the address "/nope". -> Correct the link or remove it.',
      ],
    },
    {
      did: 'A link in the title of a callout is broken',
      text: '<Tip title="See [n](/nope)">A</Tip>\n',
      reported: [
        '1:13 warning link/missing-page: No page or file of this site has the address "/nope". -> Correct the link or remove it.',
      ],
    },
    {
      did: 'A link is in a title that is a button',
      text: '<Tabs><Tab title="See [a](/index) `[b](/c)`">A</Tab><Tab title="`[b](/c)`">A</Tab></Tabs>\n',
      reported: [
        '1:19 warning link/in-button: "title" of <Tab> is the text of a button, which cannot contain a link, so only the words of the link are shown. -> Put the link into the content of <Tab>.',
      ],
    },
    {
      did: 'A link is in a title that is a link, and in titles that are not',
      text: '<Card title="See [a](/index)" href="/index">A</Card>\n\n<Card title="See [a](/index)">A</Card>\n\n<Card title="See [a](/index)" href="/index" disabled>A</Card>\n',
      reported: [
        '1:14 warning link/in-link: "title" of <Card> is the text of its link, which cannot contain another one, so only the words of the inner link are shown. -> Put the link into the content of <Card>.',
      ],
    },
    {
      did: 'A link is in another link',
      text: '<a href="/index">\n\nSee <a href="https://example.com">a</a>.\n\n</a>\n\n<a id="b">x</a> <a href="https://example.com">https://example.com</a>\n',
      reported: [
        '3:5 warning link/in-link: A link cannot contain another one, so browsers end the outer one where this one begins. -> Write one after the other, or keep only one of them.',
      ],
    },
    {
      did: 'Links in the texts of a hero are broken',
      text: '<Hero title="See [n](/nope)" eyebrow="In [m](/none)" />\n',
      reported: [
        '1:14 warning link/missing-page: No page or file of this site has the address "/nope". -> Correct the link or remove it.',
        '1:39 warning link/missing-page: No page or file of this site has the address "/none". -> Correct the link or remove it.',
      ],
    },
    {
      did: 'A link in the title of a step is broken',
      text: '<Steps><Step title="See [n](/nope)">A</Step></Steps>\n',
      reported: [
        '1:21 warning link/missing-page: No page or file of this site has the address "/nope". -> Correct the link or remove it.',
      ],
    },
    {
      did: 'A style is given to a component',
      text: '<Card title="a" style="color: red">b</Card>\n',
      reported: [
        '1:17 warning component/unknown-prop: <Card> has no prop "style", so it has no effect. -> Remove it, or use one of title, icon, iconType, color, href, img, image, horizontal, cta, arrow, disabled, type.',
      ],
    },
    {
      did: 'A character reference in an address is understood',
      text: '<a href="#a&#x5F;b">x</a> <span id="a_b">y</span>\n',
      reported: [],
    },
    {
      did: 'An id is used twice',
      text: '<div id="a">x</div>\n\n<div id="a">y</div>\n',
      reported: [
        '3:1 warning page/id-twice: An element above already has the id "a", so what refers to it, such as a link, means the first one. -> Give each element its own id.',
      ],
    },
    {
      did: "An image is a path on the author's machine",
      text: '![Flow](/Users/me/flow.png)\n',
      reported: [
        '1:9 warning link/address: "/Users/me/flow.png" is a path on one machine, which readers do not have. -> Copy the file into the project, and write its path from the root of the site.',
      ],
    },
    {
      did: "An image is on a drive of the author's machine",
      text: '![Flow](C:\\Users\\me\\flow.png)\n',
      reported: [
        '1:9 error link/unsafe: "C:\\Users\\me\\flow.png" has a scheme that browsers run, or open as a document or file of their own; it is left out. -> This is a path on one machine: copy the file into the project, and write its path from the root of the site.',
      ],
    },
    {
      did: "A link leads to a file on the author's machine",
      text: '[Notes](file:///C:/notes.md)\n',
      reported: [
        '1:9 error link/unsafe: "file:///C:/notes.md" has a scheme that browsers run, or open as a document or file of their own; it is left out. -> This is a path on one machine: copy the file into the project, and write its path from the root of the site.',
      ],
    },
    {
      did: 'The contents of a file are written as an address',
      text: '[Table](data:text/csv,a)\n\n<script src="data:text/javascript,alert(1)"></script>\n',
      reported: [
        '1:9 error link/unsafe: "data:text/csv,a" has a scheme that browsers run, or open as a document or file of their own; it is left out. -> Save what it contains as a file in the project, and write the path of that file from the root of the site.',
        '3:14 error link/unsafe: "data:text/javascript,alert(1)" has a scheme that browsers run, or open as a document or file of their own; it is left out. -> Save what it contains as a file in the project, and write the path of that file from the root of the site.',
      ],
    },
    {
      did: 'A frame is to open an application',
      text: '<iframe src="vscode:extension"></iframe>\n',
      reported: [
        '1:14 error link/unsafe: "vscode:extension" opens an application, which only a link may do; it is left out. -> Write a link to it instead, or a complete https: address here.',
      ],
    },
    {
      did: 'A link leads to a page of the browser',
      text: '[Settings](chrome://settings)\n',
      reported: [
        '1:12 error link/unsafe: "chrome://settings" has a scheme that browsers run, or open as a document or file of their own; it is left out. -> Link to a page of this site, or use a complete https:, http:, mailto: or tel: address.',
      ],
    },
    {
      did: 'An address with a user name appears in text',
      text: 'Such as https://user@example.com/a, or `https://user@example.com`.\n',
      reported: [],
    },
    {
      did: 'An address with a password appears in text',
      text: 'Such as https://user:secret@example.com/a.\n',
      reported: [
        '1:9 error link/unsafe: "https://user:secret@example.com/a" holds a user name or password that every reader would see; it is left out. -> Leave out the user name and the password, up to the @.',
      ],
    },
    {
      did: 'A link to a WebSocket address is accepted',
      text: '[Stream](wss://example.com/ws)\n',
      reported: [],
    },
    {
      did: 'An address has one slash',
      text: '[a](http:/example.com)\n',
      reported: [
        '1:5 warning link/address: "http:/example.com" lacks a colon or a slash, so browsers read it as a path. -> Write http://example.com',
      ],
    },
    {
      did: 'An address has no colon',
      text: '[a](https//example.com)\n',
      reported: [
        '1:5 warning link/address: "https//example.com" lacks a colon or a slash, so browsers read it as a path. -> Write https://example.com',
      ],
    },
    {
      did: 'A page is referenced as in ReadMe, and a file as in Docusaurus',
      text: 'See [a](doc:getting-started#keys), [b](pathname:///a.pdf) and [c](vscode:extension) or [d](doc:).\n',
      reported: [
        '1:9 warning link/address: "doc:getting-started#keys" is how another tool names a page or a file, and leads nowhere here. -> Write the path of the page, such as /guides/intro.',
        '1:40 warning link/address: "pathname:///a.pdf" is how another tool names a page or a file, and leads nowhere here. -> Write /a.pdf',
      ],
    },
    {
      did: 'A scheme is misspelled',
      text: '[a](htps://example.com)\n',
      reported: [
        '1:5 warning link/address: "htps://example.com" begins with a scheme that browsers do not know. -> Write https://example.com',
      ],
    },
    {
      did: 'A scheme is written twice',
      text: '[a](https://https://example.com)\n',
      reported: [
        '1:5 warning link/address: "https://https://example.com" begins with its scheme twice. -> Write https://example.com',
      ],
    },
    {
      did: 'An address has parentheses of its own',
      text: '[a]((https://example.com/b))\n',
      reported: [
        '1:5 warning link/address: "(https://example.com/b)" has parentheses of its own, so browsers read it as a path. -> Write https://example.com/b',
      ],
    },
    {
      did: 'An address is in quotes',
      text: '[a]("/index") and [b](“https://example.com”)\n',
      reported: [
        '1:5 warning link/address: ""/index"" is in quotes, which browsers read as part of it. -> Write /index',
        '1:23 warning link/address: "“https://example.com”" is in quotes, which browsers read as part of it. -> Write https://example.com',
      ],
    },
    {
      did: 'The host of an address has several parts and no scheme',
      text: '<Card title="Chat" href="chat.example.org" />\n\n[Docs](docs.example.dev/start)\n',
      reported: [
        '1:26 warning link/missing-page: No page or file of this site has the address "chat.example.org". -> Write https://chat.example.org',
        '3:8 warning link/missing-page: No page or file of this site has the address "docs.example.dev/start". -> Write https://docs.example.dev/start',
      ],
    },
    {
      did: 'Addresses of applications are accepted',
      text: '[a](slack://open) [b](vscode://file) [c](tel:+491) [d](mailto:a@example.com?subject=x)\n',
      reported: [],
    },
    {
      did: 'An email address is incomplete',
      text: '[a](mailto:help@) [b](mailto:) [c](mailto:?subject=Look)\n',
      reported: [
        '1:5 warning link/address: "mailto:help@" is not an address that mail can be sent to. -> Write mailto: and the full address, such as mailto:help@example.com',
        '1:23 warning link/address: "mailto:" is not an address that mail can be sent to. -> Write mailto: and the full address, such as mailto:help@example.com',
      ],
    },
    {
      did: 'The mailto scheme is misspelled',
      text: '[a](mailt:help@example.com)\n',
      reported: [
        '1:5 warning link/address: "mailt:help@example.com" begins with a scheme that browsers do not know. -> Write mailto:help@example.com',
      ],
    },
    {
      did: 'An email address has no scheme',
      text: '[a](help@example.com)\n',
      reported: [
        '1:5 warning link/address: "help@example.com" is an email address, which browsers read as a path. -> Write mailto:help@example.com',
      ],
    },
    {
      did: 'An email address has slashes',
      text: '[a](mailto://help@example.com)\n',
      reported: [
        '1:5 warning link/address: "mailto://help@example.com" is not an address that mail can be sent to. -> Write mailto:help@example.com',
      ],
    },
    {
      did: 'An address has backslashes',
      text: '[a](guides\\setup.md)\n',
      reported: [
        '1:5 warning link/address: "guides\\setup.md" has backslashes, which addresses cannot have. -> Write guides/setup.md',
      ],
    },
    {
      did: 'An attribute of a link is misspelled',
      text: '<a hreff="/setup">x</a>\n',
      reported: [
        '1:4 warning page/unknown-attribute: <a> has no attribute "hreff", so it has no effect. -> Did you mean "href"?',
      ],
    },
    {
      did: 'The source attribute of an image is misspelled',
      text: '<img scr="/flow.svg" alt="x" />\n',
      reported: [
        '1:6 warning page/unknown-attribute: <img> has no attribute "scr", so it has no effect. -> Did you mean "src"?',
      ],
    },
    {
      did: 'The alternative text attribute of an image is misspelled',
      text: '<img src="/flow.svg" atl="x" />\n',
      reported: [
        '1:22 warning page/unknown-attribute: <img> has no attribute "atl", so it has no effect. -> Did you mean "alt"?',
      ],
    },
    {
      did: 'The page of a video is used in a frame',
      text: '<iframe src="https://www.youtube.com/watch?v=abc" title="A video"></iframe>\n',
      reported: [
        '1:14 warning link/address: "https://www.youtube.com/watch?v=abc" is the page of a video, which cannot be shown in a frame. -> Write https://www.youtube.com/embed/abc',
      ],
    },
    {
      did: "The page of a video is passed to an author's own component, which may embed its player",
      text: 'export const Film = ({ src }) => <a href={src}>film</a>;\n\n<Film src="https://youtu.be/abc" />\n',
      reported: [],
    },
    {
      did: 'The value of a switch is misspelled',
      text: '<Accordion title="a" defaultOpen="flase">b</Accordion>\n',
      reported: [
        '1:35 warning component/unknown-value: "flase" is not a value of "defaultOpen" of <Accordion>, so it is read as true. -> Write defaultOpen="false".',
      ],
    },
    {
      did: 'A table row is not closed',
      text: '<table><tr><td>a</td></table>\n',
      reported: [
        '1:8 error page/unclosed-tag: <tr>, opened in line 1, is not closed before </table> in line 1. -> Write </tr> before </table>.',
      ],
    },
    {
      did: 'The content of a snippet is imported as a named export',
      text: "import { Hello } from '/snippets/hello.mdx'\n\n<Hello />\n",
      reported: [
        '1:1 error snippet/no-export: "/snippets/hello.mdx" has no export named "Hello". -> For its content, write: import Hello from \'/snippets/hello.mdx\'',
      ],
    },
    {
      did: 'An icon has no name',
      text: '<Icon />\n',
      reported: [
        '1:1 warning component/no-name: <Icon> needs one of "icon", "name" or "src". -> Add icon="...": name of an icon, an emoji, the path or URL of an image, or an `<svg>` as JSX.',
      ],
    },
    {
      did: 'An apostrophe ends a value',
      text: "<Card title='It's nice' href=\"/setup\">a</Card>\n",
      reported: [
        "1:7 error page/tag-syntax: The value of title in <Card> ends at a ' in the middle of its text. -> Write double quotes around the value of title.",
      ],
    },
    {
      did: 'A text is in double braces',
      text: '<Card title={{"a"}}>x</Card>\n',
      reported: [
        '1:7 error page/tag-syntax: The value of title in <Card> is in braces but is not JavaScript. -> Write title="a".',
      ],
    },
    {
      did: 'A path is in braces',
      text: '<a href={/setup}>x</a>\n',
      reported: [
        '1:4 error page/tag-syntax: The value of href in <a> is in braces but is not JavaScript. -> Write href="/setup".',
      ],
    },
    {
      did: 'Words are in braces',
      text: '<Card title={a b}>x</Card>\n',
      reported: [
        '1:7 error page/tag-syntax: The value of title in <Card> is in braces but is not JavaScript. -> Write a text as title="...", or fix the expression.',
      ],
    },
    {
      did: 'An address is JavaScript in a file whose tags are HTML',
      format: 'md',
      text: 'Text <br> and\n\n<img src={cover.src} alt="x"> and <a href={home}>x</a>\n',
      reported: [
        '3:10 warning link/address: "{cover.src}" is JavaScript in braces, which only attributes of tags in .mdx files can be. -> Write the address itself, or a tag with an attribute such as href={cover.src} in an .mdx file.',
        '3:43 warning link/address: "{home}" is JavaScript in braces, which only attributes of tags in .mdx files can be. -> Write the address itself, or a tag with an attribute such as href={home} in an .mdx file.',
      ],
    },
    {
      did: 'An address of Markdown is JavaScript, as only attributes can be',
      text: '[a]({home}) and ![b]({cover}) and [c]({{home}})\n',
      reported: [
        '1:5 warning link/address: "{home}" is JavaScript in braces, which only attributes of tags in .mdx files can be. -> Write the address itself, or a tag with an attribute such as href={home} in an .mdx file.',
        '1:22 warning link/address: "{cover}" is JavaScript in braces, which only attributes of tags in .mdx files can be. -> Write the address itself, or a tag with an attribute such as href={cover} in an .mdx file.',
        '1:39 warning link/missing-page: No page or file of this site has the address "{{home}}". -> Correct the link or remove it.',
      ],
    },
    {
      did: 'An address is JavaScript in a file that cannot be read as MDX, which is reported',
      format: 'md',
      text: '<img src={cover} alt="x">\n\n<Card title={>x</Card>\n',
      reported: [
        '3:7 warning page/components-lost: <Card> is shown without its behavior, because this .md file cannot be read as MDX: The brace that opens the value of title in <Card> is not closed. -> Write } after the value of title.',
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
