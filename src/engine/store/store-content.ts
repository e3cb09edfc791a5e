import { withBase } from '../../core/address/href.ts';
import { branchesOn } from '../../core/navigation/branches.ts';
import { formatThemeCss } from '../../core/theme/theme.ts';
import { authorClasses } from '../../markdown/author-classes.ts';
import { type CodeFences, createCodeFences } from '../../markdown/code/code-fences.ts';
import type { TypeSource } from '../../markdown/code/code-types.ts';
import { parseFenceMeta } from '../../markdown/code/fence-meta.ts';
import { formatPlain } from '../../markdown/code/format-code.ts';
import { createHighlighter, type Highlighter } from '../../markdown/code/highlight.ts';
import type { OwnGrammar } from '../../core/theme/own-grammar.ts';
import { PageCode } from '../../markdown/code/page-code.ts';
import type { CompileHost } from '../../markdown/model/compile-host.ts';
import type { ModuleSource } from '../../markdown/model/module-source.ts';
import { copyText } from '../../core/text/copy-text.ts';
import type { Variables } from '../../core/pages/variables.ts';
import { toCode } from '../../markdown/source/to-code.ts';
import type { LoadedSite } from '../../node/loaded-site.ts';
import type { WorkAhead } from '../ahead/work-ahead.ts';
import { findTypePackages, openTypes } from '../twoslash/open-types.ts';
import { answerPages } from './answer-pages.ts';
import { toCompileHost } from './compile-host.ts';
import { LinkLog } from './link-log.ts';
import { SubjectKeys } from './subject-keys.ts';
import { toLinkCheck } from './pages-check.ts';
import type { CodeRecords } from './code-records.ts';
import type { StoreContent } from './site-store.ts';
import { findUtilities } from '../assets/utility-css.ts';

/** One for the whole process: its grammars and highlighted code serve every build and reload. */
const colored = toCodeTools(createHighlighter());
const plain = toCodeTools(createHighlighter({ usesGrammars: false }));

/** Tools with a project's own grammars serve every reload until one of the grammars changes. */
const coloredByOwn = new Map<string, CodeTools>();

function toolsWith(own: readonly OwnGrammar[]): CodeTools {
  if (own.length === 0) return colored;
  const key = own.map(({ id }) => id).join(' ');
  const tools = coloredByOwn.get(key) ?? toCodeTools(createHighlighter({ own }));
  coloredByOwn.set(key, tools);
  return tools;
}

/**
 * Longer samples are data: color markup would make them four times as large. JSON among them is colored in
 * the browser.
 */
const longestSample = 3_000;

interface CodeTools {
  readonly highlighter: Highlighter;
  readonly highlight: StoreContent['highlight'];
}

function toCodeTools(highlighter: Highlighter): CodeTools {
  return {
    highlighter,
    async highlight(code, language, meta) {
      if (meta === undefined && code.length > longestSample) return formatPlain(code);
      const fence = parseFenceMeta(language, meta);
      await highlighter.ensureLanguages([fence.language], code);
      return highlighter.highlight(code, fence).html;
    },
  };
}

/** A TypeScript compiler takes seconds to start, so one per folder serves every reload. */
const types = new Map<string, TypeSource>();

function typesIn(dir: string): TypeSource {
  const packages = findTypePackages(dir);
  const key = JSON.stringify([dir, packages]);
  const source = types.get(key) ?? openTypes(dir, packages);
  types.set(key, source);
  return source;
}

interface ContentOptions {
  readonly colorsCode?: boolean | undefined;
  /** Compiles pages before they are requested. */
  readonly ahead?: WorkAhead | undefined;
  /** Keeps the code of pages for the next build. */
  readonly codes?: CodeRecords | undefined;
}

/** Creates the content of a store that renders a loaded site. */
export async function toStoreContent(
  loaded: LoadedSite,
  { colorsCode = true, ahead, codes }: ContentOptions = {},
): Promise<StoreContent> {
  const { highlighter, highlight } = colorsCode ? toolsWith(loaded.grammars) : plain;
  const fences = createCodeFences(highlighter, typesIn(loaded.docs.dir));
  const { site, icons, docs } = loaded;
  const classes = new Set([...docs.pages, ...docs.snippets].flatMap(classesOf));
  const utilities = await findUtilities(classes);
  const linkLog = new LinkLog(toLinkCheck(loaded).resolve);
  return {
    site,
    icons,
    linkLog,
    journal: loaded.options.journal,
    answers: answerPages(loaded),
    subjectKeys: new SubjectKeys(loaded.documents.documents, site.references),
    highlight,
    themeCss: formatSiteTheme(loaded),
    utilities,
    toHost: (components, answers, shared) =>
      toCompileHost(loaded, {
        toCode: coder(fences, site.config.variables, { ahead, codes }),
        components,
        linkLog,
        answers,
        shared,
      }),
  };
}

/** Creates a host for checking pages without showing them: no code of authors runs. */
export function toReadingHost(loaded: LoadedSite): CompileHost {
  const host = toCompileHost(loaded, {
    toCode: coder(createCodeFences(plain.highlighter), loaded.site.config.variables),
    components: () => ({}),
    linkLog: new LinkLog(toLinkCheck(loaded).resolve),
    answers: { ...answerPages(loaded), styleClass: () => '' },
    shared: { keep: (name) => name, islandRuntime: () => '' },
  });
  return { ...host, onlyReads: true };
}

function coder(
  fences: CodeFences,
  variables: Variables,
  { ahead, codes }: Pick<ContentOptions, 'ahead' | 'codes'> = {},
): CompileHost['toCode'] {
  const compile = (module: ModuleSource, page: PageCode) =>
    fences.compile(module.source.text, page, (toElement) =>
      toCode({ ...module, variables }, toElement),
    );
  return async (module) => {
    const { path } = module.source;
    if (module.role !== 'page' || module.leavesCodeOut) return compile(module, new PageCode());
    const known = await ahead?.take(path);
    const page = known === undefined ? codes?.read(path) : undefined;
    const output = known?.output ?? (await compile(module, page ?? new PageCode()));
    codes?.write(path, known?.code ?? page?.format());
    return output;
  };
}

const classesByFile = new WeakMap<{ readonly text: string }, readonly string[]>();

/** Files keep their identity while they are unchanged, so a reload scans only the changed file. */
function classesOf(file: { readonly text: string }): readonly string[] {
  const known = classesByFile.get(file);
  if (known !== undefined) return known;
  // Copied, because a slice of a text would keep the whole text in memory.
  const classes = authorClasses(file.text).map(copyText);
  classesByFile.set(file, classes);
  return classes;
}

function formatSiteTheme({ site }: LoadedSite): string {
  const { config, navigation, base, pages } = site;
  const { backgroundImage, inDarkMode } = config;
  const toImage = (path: string | undefined) => path && withBase(base, path);
  return formatThemeCss({
    colors: config.colors,
    fonts: site.fonts,
    looks: config,
    base,
    colorReads: site.styles?.flatMap(({ colorReads }) => colorReads),
    anchors: branchesOn(navigation, 'anchor'),
    versions: [
      ...new Set([
        ...navigation.versions.map(({ name }) => name),
        ...pages.flatMap(({ frontMatter }) => frontMatter.version ?? []),
      ]),
    ],
    backgroundImage: toImage(backgroundImage),
    darkBackgroundImage: toImage(inDarkMode?.backgroundImage),
  });
}
