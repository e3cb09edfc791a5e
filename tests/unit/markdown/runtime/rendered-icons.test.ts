/** Mistakes in icons that code names, and everything reported about them. */
import { testPageMistakes } from '../../../helpers/mistakes/page-mistakes.ts';

const unknown = (place: string, name = 'rockt') =>
  `${place} warning icon/unknown: There is no icon named "${name}", so none is shown. -> Did you mean "rocket"?`;

testPageMistakes(
  [
    {
      did: 'An expression results in an unknown icon',
      text: 'export const icons = { start: \'rockt\' };\n\n<Card title="Start" icon={icons.start} />\n',
      reported: [unknown('3:27')],
    },
    {
      did: 'A component of the page passes an unknown icon on, at each of its uses',
      text: 'export const Row = ({ icon }) => <p><Icon icon={icon} /> Row</p>;\n\n<Row icon="rockt" />\n\n<Row icon="rocket" />\n\n<Row icon="rokcet" />\n',
      reported: [unknown('3:1'), unknown('7:1', 'rokcet')],
    },
    {
      did: 'A component passes an unknown icon on through another one',
      text: 'export const Row = ({ icon }) => <Cell icon={icon} />;\n\nexport const Cell = ({ icon }) => <b><Icon name={icon} /></b>;\n\n<Row icon="rockt" />\n',
      reported: [unknown('5:1')],
    },
    {
      did: 'A component of a snippet passes an unknown icon on',
      text: 'import { Row } from \'/snippets/row.jsx\';\n\nText.\n\n<Row icon="rockt" />\n',
      reported: [unknown('5:1')],
    },
    {
      did: 'One of the icons in a list is unknown',
      text: "{['rockt', 'rocket'].map((icon) => <Card title={icon} icon={icon} />)}\n",
      reported: [unknown('1:1')],
    },
    {
      did: 'A spread adds an unknown icon',
      text: "<Icon {...{ icon: 'rockt' }} />\n",
      reported: [unknown('1:1')],
    },
    {
      did: 'A button of a start page has an unknown icon',
      text: '<Hero title="A" actions={[{ text: "Go", href: "/", icon: "rockt" }]} />\n',
      reported: [unknown('1:26')],
    },
    {
      did: 'Code composes the path of an icon that does not exist',
      text: "<Icon icon={'/icons/' + 'none.svg'} />\n",
      reported: [
        '1:14 warning link/missing-file: There is no file "/icons/none.svg" in this project. -> Correct the path, which counts from the root of the site, or add the file.',
      ],
    },
    {
      did: 'An unknown icon is named in the code of a component, which is shown twice',
      text: 'export const Row = () => <p><Icon icon="rockt" /> Row</p>;\n\n<Row />\n\n<Row />\n',
      reported: [unknown('1:41')],
    },
    {
      did: 'The style of an icon comes from code and is unknown',
      text: 'export const looks = { first: \'sold\' };\n\n<Icon icon="rocket" iconType={looks.first} />\n\n<Icon icon="https://example.com/a.svg" iconType={looks.first} />\n\n<Icon icon="rocket" iconType={\'solid\'} />\n',
      reported: [
        '3:31 warning icon/unknown-type: "sold" is not an icon style; the default one is used. -> Write "solid".',
      ],
    },
    {
      did: 'A component passes an unknown style on, and a tag states one',
      text: 'export const Row = ({ look }) => <p><Icon icon="rocket" iconType={look} /></p>;\n\n<Row look="sold" />\n\n<Icon icon="rocket" iconType="lihgt" />\n',
      reported: [
        '3:1 warning icon/unknown-type: "sold" is not an icon style; the default one is used. -> Write "solid".',
        '5:31 warning icon/unknown-type: "lihgt" is not an icon style; the default one is used. -> Write "light".',
      ],
    },
    {
      did: 'An icon is left out where there is none, or is drawn by the author',
      text: 'export const Row = ({ icon }) => <Card title="A" icon={icon} />;\n\n<Row />\n\n<Row icon="" />\n\n<Row icon={<svg viewBox="0 0 1 1" />} />\n',
      reported: [],
    },
  ],
  {
    files: {
      'snippets/row.jsx': 'export const Row = ({ icon }) => <p><Icon icon={icon} /> Row</p>;\n',
    },
  },
);
