/** The components that authors can use without an import, and those that Markdown elements become. */
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import Accordion from './sections/Accordion.astro';
import AccordionGroup from './sections/AccordionGroup.astro';
import Actions from './landing/Actions.astro';
import Badge from './figures/Badge.astro';
import Button from './landing/Button.astro';
import Callout from './callouts/Callout.astro';
import CallToAction from './landing/CallToAction.astro';
import Card from './cards/Card.astro';
import CardGroup from './cards/CardGroup.astro';
import Check from './callouts/Check.astro';
import CodeBlock from './code/CodeBlock.astro';
import CodeGroup from './code/CodeGroup.astro';
import Color from './figures/Color.astro';
import ColorItem from './figures/ColorItem.astro';
import ColorRow from './figures/ColorRow.astro';
import Column from './cards/Column.astro';
import Columns from './cards/Columns.astro';
import Danger from './callouts/Danger.astro';
import Expandable from './fields/Expandable.astro';
import Feature from './landing/Feature.astro';
import Features from './landing/Features.astro';
import Frame from './figures/Frame.astro';
import GitHubRepo from './cards/GitHubRepo.astro';
import Heading from './markdown/Heading.astro';
import Hero from './landing/Hero.astro';
import Icon from './figures/Icon.astro';
import Image from './figures/Image.astro';
import Info from './callouts/Info.astro';
import Island from './markdown/Island.astro';
import Latex from './figures/Latex.astro';
import Link from './markdown/Link.astro';
import LiveConfig from './landing/LiveConfig.astro';
import Logos from './landing/Logos.astro';
import Mermaid from './figures/Mermaid.astro';
import Note from './callouts/Note.astro';
import Panel from './code/Panel.astro';
import ParamField from './fields/ParamField.astro';
import Prompt from './code/Prompt.astro';
import RequestExample from './code/RequestExample.astro';
import ResponseExample from './code/ResponseExample.astro';
import ResponseField from './fields/ResponseField.astro';
import Section from './landing/Section.astro';
import Showcase from './landing/Showcase.astro';
import Stat from './landing/Stat.astro';
import Stats from './landing/Stats.astro';
import Step from './sections/Step.astro';
import Steps from './sections/Steps.astro';
import Tab from './sections/Tab.astro';
import Table from './markdown/Table.astro';
import Tabs from './sections/Tabs.astro';
import TaskBox from './markdown/TaskBox.astro';
import Tile from './cards/Tile.astro';
import Tip from './callouts/Tip.astro';
import Tooltip from './figures/Tooltip.astro';
import Tree from './figures/Tree.astro';
import TreeFile from './figures/TreeFile.astro';
import TreeFolder from './figures/TreeFolder.astro';
import TryIt from './landing/TryIt.astro';
import Update from './sections/Update.astro';
import Variation from './sections/Variation.astro';
import View from './sections/View.astro';
import Visibility from './sections/Visibility.astro';
import Walkthrough from './code/Walkthrough.astro';
import WalkthroughStep from './code/WalkthroughStep.astro';
import Warning from './callouts/Warning.astro';

/**
 * Components by the name that authors write. `Tree.Folder` is also a property of `Tree`, as JSX looks it up
 * there. Aliases of a component come before its main name, because diagnostics use the last one.
 */
export const components: Readonly<Record<string, AstroComponentFactory>> = {
  Example: Frame,
  SnippetGroup: CodeGroup,

  Accordion,
  AccordionGroup,
  Actions,
  Badge,
  Button,
  CallToAction,
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
  Feature,
  Features,
  FileTree: Tree,
  'FileTree.File': TreeFile,
  'FileTree.Folder': TreeFolder,
  Frame,
  GitHub: Object.assign(GitHubRepo, { Repo: GitHubRepo }),
  'GitHub.Repo': GitHubRepo,
  Heading,
  Hero,
  Icon,
  Info,
  Latex,
  LiveConfig,
  Logos,
  Mermaid,
  Note,
  Panel,
  Param: ParamField,
  ParamField,
  Prompt,
  RequestExample,
  ResponseExample,
  ResponseField,
  Section,
  Showcase,
  Stat,
  Stats,
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
  TryIt,
  Update,
  Variation,
  View,
  Visibility,
  Walkthrough: Object.assign(Walkthrough, { Step: WalkthroughStep }),
  'Walkthrough.Step': WalkthroughStep,
  Warning,

  // Markdown elements.
  a: Link,
  img: Image,
  input: TaskBox,
  'lectern-island': Island,
  table: Table,
};
