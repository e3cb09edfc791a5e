// Sums up what `lectern check --format json` found: in the run, and in one comment of the pull request.

import { appendFileSync, readFileSync } from 'node:fs';

const { DOCS = '.', COMMENT, PULL_REQUEST, GITHUB_TOKEN, GITHUB_REPOSITORY } = process.env;
const api = process.env.GITHUB_API_URL ?? 'https://api.github.com';
/** Tells the comment of this action from others. A folder of its own has a comment of its own. */
const mark = `<!-- lectern ${DOCS.replaceAll('--', '')} -->`;
const MOST = 20;

const { diagnostics } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const countOf = (severity) => diagnostics.filter((each) => each.severity === severity).length;
const [errors, warnings] = [countOf('error'), countOf('warning')];

const text = `${formatReport()}\n`;
append('GITHUB_STEP_SUMMARY', text);
append('GITHUB_OUTPUT', `errors=${errors}\nwarnings=${warnings}\n`);
if (COMMENT === 'true' && PULL_REQUEST) await comment();

function formatReport() {
  if (diagnostics.length === 0) return `**${DOCS}**: no problems found.`;
  const lines = [`**${DOCS}**: ${count(errors, 'error')}, ${count(warnings, 'warning')}.`, ''];
  const byCode = Map.groupBy(diagnostics, ({ code }) => code);
  const kinds = [...byCode].sort(([, one], [, other]) => rankOf(one) - rankOf(other));
  lines.push('| Kind | Count | First place | |', '| --- | --: | --- | --- |');
  for (const [code, [first, ...others]] of kinds.slice(0, MOST)) {
    const place = first.file === null ? '' : `\`${first.file}:${first.line ?? 1}\``;
    const message = first.message.replace(/\s+/g, ' ').replace(/([\\|<>`*_[\]])/g, '\\$1');
    lines.push(`| ${code} | ${others.length + 1} | ${place} | ${message} |`);
  }
  if (kinds.length > MOST) lines.push('', `And ${kinds.length - MOST} kinds more.`);
  return lines.join('\n');
}

/** Errors first, then what occurs most. */
function rankOf(group) {
  return (group[0].severity === 'error' ? -1_000_000 : 0) - group.length;
}

function count(number, noun) {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function append(variable, more) {
  const file = process.env[variable];
  if (file) appendFileSync(file, more);
}

/** Writes the comment anew where there is one. Pull requests of forks have no right to: a remark says so. */
async function comment() {
  const issue = `/repos/${GITHUB_REPOSITORY}/issues`;
  const body = JSON.stringify({ body: `${mark}\n${text}` });
  try {
    const comments = await ask(`${issue}/${PULL_REQUEST}/comments?per_page=100`);
    const own = comments.find((each) => each.body?.startsWith(mark));
    if (own) await ask(`${issue}/comments/${own.id}`, { method: 'PATCH', body });
    else await ask(`${issue}/${PULL_REQUEST}/comments`, { method: 'POST', body });
  } catch (error) {
    console.log(`::notice::No comment was written: ${error.message}`);
  }
}

async function ask(path, options = {}) {
  const headers = {
    authorization: `Bearer ${GITHUB_TOKEN}`,
    accept: 'application/vnd.github+json',
  };
  const response = await fetch(api + path, { ...options, headers });
  if (!response.ok) throw new Error(`GitHub answered ${response.status}.`);
  return response.json();
}
