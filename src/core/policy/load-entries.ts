/** Diagnostics about files of other hosts that pages request. */
import { diagnoseWith, entry } from '../diagnostic/catalog.ts';
import { quote } from '../diagnostic/quote.ts';

/** A file that a page must not load from another host, unless the project allows it for all pages. */
export interface PageLoad {
  readonly kind: 'style' | 'font' | 'script';
  readonly url: string;
}

const KINDS: Readonly<Record<PageLoad['kind'], { name: string; advice: string }>> = {
  style: {
    name: 'stylesheet',
    advice:
      'Import it in a stylesheet of the project, which may load from other hosts, or copy it into the project.',
  },
  font: {
    name: 'font',
    advice:
      'Move its rule into a stylesheet of the project, which may load from other hosts, or copy the file into the project.',
  },
  script: {
    name: 'script',
    advice: 'Name it in "head" in docs.json, or copy it into the project and write its path.',
  },
};

export const loadEntries = {
  'link/refused-file': entry<PageLoad>({
    severity: 'warning',
    title: 'File from another host is not loaded',
    message: ({ kind, url }) =>
      `${quote(url)} is not loaded: pages may not load a ${KINDS[kind].name} from another host.`,
    hint: ({ kind }) => KINDS[kind].advice,
    example: { kind: 'font', url: 'https://fonts.example.com/lora.woff2' },
  }),
};

export const diagnoseLoad = diagnoseWith(loadEntries);
