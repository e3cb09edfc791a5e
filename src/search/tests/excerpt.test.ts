import assert from 'node:assert/strict';
import { test } from 'node:test';
import { indexOf } from './small-index.ts';

test('an excerpt shows the matched words in context and marks them', async () => {
  const { results } = await indexOf({
    One: { parts: { '': `${'Words before it. '.repeat(30)}The <b>needle</b> is here.` } },
  });
  const [group] = (await results({ text: 'needle' })).groups;
  const { pieces = [] } = (await group?.results[0]?.loadExcerpt()) ?? {};
  assert.deepEqual(
    pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text),
    ['needle'],
  );
  const whole = pieces.map(({ text }) => text).join('');
  assert.match(whole, /^….*The <b>needle<\/b> is here\.$/);
  assert.ok(whole.length < 200);
});

test('a synonym of several words is marked as a phrase, not its words alone', async () => {
  const filler = Object.fromEntries(
    Array.from({ length: 220 }, (_, rank) => [`Page ${rank}`, { parts: { '': 'This and that.' } }]),
  );
  const pages = {
    ...filler,
    'Light and dark': { parts: { '': 'Dark is not light. It is light and dark.' } },
  };
  const { results } = await indexOf(pages, [['light and dark', 'nocturnal view']]);
  const [group] = (await results({ text: 'nocturnal view' })).groups;
  const [result] = group?.results ?? [];
  const { pieces = [] } = (await result?.loadExcerpt()) ?? {};
  const marked = [...(result?.title ?? []), ...pieces].filter(({ isMatch }) => isMatch);
  assert.deepEqual(
    marked.map(({ text }) => text),
    ['Light and dark', 'light and dark'],
  );
});

test('texts are loaded only for excerpts', async () => {
  const { results, loaded } = await indexOf({ One: {} });
  const { groups } = await results({ text: 'one' });
  assert.ok(!loaded.some((name) => name.includes('texts')));
  await groups[0]?.results[0]?.loadExcerpt();
  assert.ok(loaded.some((name) => name.includes('texts')));
});

test('an excerpt of code keeps its lines, and one of a table its row', async () => {
  const { results } = await indexOf({
    Code: {
      parts: { '': 'An example.\fconst a = 1;\n  if (a) {\n    needle(a);\n      other(a);\n  }' },
    },
    Table: { parts: { '': 'Before it.\nKey\tDoes\nneedle\tSews cloth\nother\tNothing' } },
  });
  const { groups } = await results({ text: 'needle' });
  const excerpts = await Promise.all(
    groups.map(async (group) => [group.title, await group.results[0]?.loadExcerpt()] as const),
  );
  const shown = Object.fromEntries(
    excerpts.map(([title, excerpt]) => [
      title,
      `${excerpt?.isCode}: ${excerpt?.pieces.map(({ text }) => text).join('')}`,
    ]),
  );
  assert.deepEqual(shown, {
    Code: 'true: needle(a);\n  other(a);',
    Table: 'false: needle · Sews cloth',
  });
});

test('an excerpt is cut at words, or between characters if there are no spaces', async () => {
  const emoji = '🎉'.repeat(101);
  const { results } = await indexOf({
    Emoji: { parts: { '': `${emoji} needle ${emoji}` } },
    Code: {
      parts: { '': `Before it.\fconst a = "${'a word '.repeat(40)}eyelet${' end'.repeat(60)}"` },
    },
  });
  const excerptOf = async (text: string) => {
    const [group] = (await results({ text })).groups;
    const { pieces = [] } = (await group?.results[0]?.loadExcerpt()) ?? {};
    return pieces.map((piece) => (piece.isMatch ? `<${piece.text}>` : piece.text)).join('');
  };
  assert.match(await excerptOf('needle'), /^…(?:🎉)+ <needle> (?:🎉)+…$/u);
  assert.match(await excerptOf('eyelet'), /^…(?:a |word )+<eyelet>(?: end)+…$/);
});
