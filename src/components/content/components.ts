/** What authors may write in their pages without importing it, and what Markdown elements become. */
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import Accordion from './Accordion.astro';
import AccordionGroup from './AccordionGroup.astro';
import Badge from './Badge.astro';
import Callout from './Callout.astro';
import Card from './Card.astro';
import CardGroup from './CardGroup.astro';
import Check from './Check.astro';
import CodeBlock from './CodeBlock.astro';
import CodeGroup from './CodeGroup.astro';
import Color from './Color.astro';
import ColorItem from './ColorItem.astro';
import ColorRow from './ColorRow.astro';
import Column from './Column.astro';
import Columns from './Columns.astro';
import Danger from './Danger.astro';
import Expandable from './Expandable.astro';
import Frame from './Frame.astro';
import Heading from './Heading.astro';
import Icon from './Icon.astro';
import Image from './Image.astro';
import Info from './Info.astro';
import Latex from './Latex.astro';
import Link from './Link.astro';
import Mermaid from './Mermaid.astro';
import Note from './Note.astro';
import Panel from './Panel.astro';
import ParamField from './ParamField.astro';
import RequestExample from './RequestExample.astro';
import ResponseExample from './ResponseExample.astro';
import ResponseField from './ResponseField.astro';
import Step from './Step.astro';
import Steps from './Steps.astro';
import Tab from './Tab.astro';
import Table from './Table.astro';
import Tabs from './Tabs.astro';
import TaskBox from './TaskBox.astro';
import Tile from './Tile.astro';
import Tip from './Tip.astro';
import Tooltip from './Tooltip.astro';
import Tree from './Tree.astro';
import TreeFile from './TreeFile.astro';
import TreeFolder from './TreeFolder.astro';
import Update from './Update.astro';
import Visibility from './Visibility.astro';
import Warning from './Warning.astro';

/** By the name that authors write. `Tree.Folder` is found on `Tree`, as JSX reads it. */
export const components: Readonly<Record<string, AstroComponentFactory>> = {
  Accordion,
  AccordionGroup,
  Badge,
  Callout,
  Card,
  CardGroup,
  Check,
  CodeBlock,
  CodeGroup,
  Color: Object.assign(Color, { Row: ColorRow, Item: ColorItem }),
  'Color.Item': ColorItem,
  'Color.Row': ColorRow,
  Column,
  Columns,
  Danger,
  Expandable,
  Frame,
  Heading,
  Icon,
  Info,
  Latex,
  Mermaid,
  Note,
  Panel,
  Param: ParamField,
  ParamField,
  RequestExample,
  ResponseExample,
  ResponseField,
  Step,
  Steps,
  Tab,
  Tabs,
  Tile,
  Tip,
  Tooltip,
  Tree: Object.assign(Tree, { Folder: TreeFolder, File: TreeFile }),
  'Tree.File': TreeFile,
  'Tree.Folder': TreeFolder,
  Update,
  Visibility,
  Warning,

  // Markdown elements.
  a: Link,
  img: Image,
  input: TaskBox,
  table: Table,
};
