/** Everything that scripts and components say to readers is among the words of the languages. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import ts from 'typescript';
import { readSources } from '../../helpers/source/read-sources.ts';

/** Messages for authors are always in English, and so is the reason why Mermaid cannot draw a diagram. */
const FOR_AUTHORS = /dev-overlay\.ts$|draw-diagrams\.js$/;

/** Names of keys, headers and schemes, which are not translated. */
const NAMES = /^(?:Enter|Esc|Escape|Home|End|Tab|Accept|Authorization|Basic|Ctrl ↵)$/;

/** A label or a sentence: `Send`, `Sending …`, ` is not JSON.` */
const SAID = /^\s*[A-Z][a-z]+(?:$|[ ,.:…])|[a-z]{2} [a-z]+[^;{}]*\.$/;

function listLiterals(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isMute =
      ts.isImportDeclaration(node) ||
      ts.isTypeNode(node) ||
      (ts.isNewExpression(node) && /Error$/.test(node.expression.getText()));
    if (isMute) return;
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node);
    const isTail = ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
    if ((isText || isTail) && SAID.test(node.text) && !NAMES.test(node.text.trim()))
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true));
  return found;
}

/** Returns the texts of attributes that are read aloud or shown. */
function listAttributes(markup: string): string[] {
  const pattern = /\s(?:aria-label|title|alt|placeholder)="([A-Z][^"]*)"/g;
  return Array.from(markup.matchAll(pattern), ([, text = '']) => text);
}

test('no script contains a sentence or label for readers', () => {
  const scripts = readSources('src/client').filter(({ path }) => !FOR_AUTHORS.test(path));
  assert.ok(scripts.length > 60);
  const found = scripts.flatMap(({ path, text }) =>
    listLiterals(text).map((literal) => `${path}: ${literal}`),
  );
  assert.deepEqual(found, []);
});

test('no component contains an English label in an attribute', () => {
  const found = readSources('src/components').flatMap(({ path, text }) =>
    path.endsWith('.astro') ? listAttributes(text).map((label) => `${path}: ${label}`) : [],
  );
  assert.deepEqual(found, []);
});

test('planted sentences and labels are found', () => {
  const planted =
    "tell('Choose a file.'); button('Send', go); title = `Remove ${name}`; a(` ${n} is no file.`);";
  assert.deepEqual(listLiterals(planted), ['Choose a file.', 'Send', 'Remove ', ' is no file.']);
  assert.deepEqual(listLiterals("throw new Error('No file.'); select('main .tree summary')"), []);
  assert.deepEqual(listAttributes('<b aria-label="Close">'), ['Close']);
});
