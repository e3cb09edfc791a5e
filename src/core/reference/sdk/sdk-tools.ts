/** The tools whose output is read: their names, and what authors have to do with them. */
import type { SdkFormat } from '../../config/config-tree.ts';

interface SdkTool {
  readonly name: string;
  /** How to get the output that is read. */
  readonly generate: string;
  /** How to document something in it. */
  readonly fill: string;
}

export const SDK_TOOLS: Readonly<Record<SdkFormat, SdkTool>> = {
  typedoc: {
    name: 'TypeDoc',
    generate: 'Generate the file with typedoc --json, of version 0.25 or later.',
    fill: 'Pass the file that exports the public API to TypeDoc: typedoc --json typedoc.json src/index.ts.',
  },
  docfx: {
    name: 'DocFX',
    generate: 'Name the folder of .yml files that docfx metadata writes.',
    fill: 'Name the project or the assembly in "metadata" of docfx.json, and run docfx metadata.',
  },
  javadoc: {
    name: 'Javadoc',
    generate: 'Name the folder that javadoc -d writes, or a jar of it.',
    fill: 'Pass the packages with the public API to javadoc: javadoc -d docs -subpackages com.example.',
  },
  sphinx: {
    name: 'Sphinx',
    generate: 'Name the folder that sphinx-build -b json writes.',
    fill: 'Document the modules with sphinx.ext.autodoc: sphinx-apidoc writes a page for each of them.',
  },
  phpdoc: {
    name: 'phpDocumentor',
    generate: 'Name the structure.xml that phpdoc --template=xml writes.',
    fill: 'Pass the folder of the sources to phpDocumentor: phpdoc -d src -t docs --template=xml.',
  },
};
