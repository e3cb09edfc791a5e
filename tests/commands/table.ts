/**
 * What happens with each command of the documentation: where a test runs it, which other file runs it, or
 * why nothing can. A command without a row fails, and so does a row without a command.
 */

/** A folder in which readers run commands; `workshop.ts` creates them. */
export type Room = 'clone' | 'docs' | 'empty' | 'global' | 'project' | 'translated';

export type Row =
  /** Runs to its end and succeeds; its output matches this. */
  | { readonly in: Room; readonly prints?: RegExp }
  /** Runs until its output matches this, and is then stopped. */
  | { readonly in: Room; readonly until: RegExp }
  /** A file of this repository that runs it, and fails if it fails. */
  | { readonly by: string }
  /** Why it is not run. */
  | { readonly not: string };

const gate = { by: '.ci/run' } as const;
const account = { not: 'needs a server or an account of the reader' } as const;
const registry = {
  not: 'needs packages from the registry that are not part of this repository',
} as const;
const otherTool = { not: 'needs a project of another tool' } as const;
const docker = { not: 'needs Docker and its registry of images' } as const;
const listens = /http:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0):\d+/;
const quiet = { in: 'project' } as const;
const builds = { in: 'project', prints: /✓ \d+ pages?/ } as const;
const serves = { in: 'project', until: listens } as const;

/** Pages whose commands are run in order by one test. */
export const sessions: Readonly<Record<string, string>> = {
  'content/user-groups/transcript.mdx': 'tests/service/live.test.ts',
};

export const table: Readonly<Record<string, Row>> = {
  // Installation.
  'git clone <this repository> && cd lectern': { not: 'the clone is this repository' },
  'git clone https://github.com/lectern-docs/lectern': { not: 'the clone is this repository' },
  'cd lectern': { not: 'the clone is this repository' },
  'npm ci': gate,
  'npm test': gate,
  'npm ci && npm test': gate,
  'npm ci && npm start': { by: 'tests/browser/playground/try-an-api.test.ts' },
  'npm start': { by: 'tests/browser/playground/try-an-api.test.ts' },
  'npm pack': { by: 'tests/helpers/commands/packed-package.ts' },
  'npm ci && npm pack': { by: 'tests/helpers/commands/packed-package.ts' },
  'npm install --save-dev ../lectern/lectern-0.1.0.tgz': { in: 'empty' },
  'npx lectern --version': { in: 'empty', prints: /^\d+\.\d+\.\d+/m },
  'npm install --global ./lectern-0.1.0.tgz': { in: 'global' },
  'lectern --version': { in: 'global', prints: /^\d+\.\d+\.\d+/m },
  'npm link': { not: 'would write into the packages of the clone' },
  'npm link lectern': { not: 'would write into the packages of the clone' },
  'npm run -s lectern -- init ../my-docs': { in: 'clone', prints: /Wrote \d+ files/ },
  'npm run -s lectern -- dev ../my-docs': { in: 'clone', until: listens },
  'npm run lectern -- dev .': { by: 'tests/build/engine/dev.test.ts' },
  'npm create lectern@latest my-docs': { by: 'tests/build/package/package.test.ts' },
  'npm install --save-dev lectern': { in: 'empty' },
  'npm install lectern': { in: 'empty' },
  'pnpm add lectern': { not: 'needs pnpm' },
  'npm install --save-dev node@24': registry,
  'npm install lectern astro': { by: 'tests/build/package/package.test.ts' },
  'npm install @fontsource-variable/source-serif-4': registry,
  'npm install twoslash typescript@6': registry,

  // The commands.
  'npx lectern init my-docs': { in: 'empty', prints: /Wrote \d+ files/ },
  'npx lectern dev my-docs': { in: 'empty', until: listens },
  'npx lectern check my-docs': { in: 'empty' },
  'npx lectern build my-docs': { in: 'empty', prints: /✓ \d+ pages?/ },
  'npx lectern serve my-docs': { in: 'empty', until: listens },
  'npx lectern check my-docs --links': { by: 'tests/build/commands/external-links.test.ts' },
  'LECTERN_AUTH_PET_KEY=test-key npx lectern check my-docs --live https://api.example.com/v1': {
    by: 'tests/build/reference/live-check.test.ts',
  },
  'npx lectern check my-docs --live https://api.example.com/v1 --blocks': {
    by: 'tests/build/reference/live-check.test.ts',
  },
  "curl -H 'Accept: text/markdown' https://docs.example.com/guides/a/": {
    by: 'tests/build/hosting/nginx.test.ts',
  },
  'npx lectern check my-docs --fix': { in: 'empty' },
  'npx lectern check my-docs --only page/foreign-mark': { in: 'empty' },
  'rm -r my-docs/content/*': otherTool,
  'cp -r docs/. my-docs/content/': otherTool,
  'cp -r static/. my-docs/public/': otherTool,
  'npx lectern check my-docs --strict --baseline': {
    by: 'tests/unit/cli/check/use-baseline.test.ts',
  },
  'npx lectern check my-docs --update-baseline': {
    by: 'tests/unit/cli/check/use-baseline.test.ts',
  },
  'lectern mcp docs': { by: 'tests/build/hosting/mcp.test.ts' },
  'lectern lsp': { not: 'is started by an editor' },
  'npx lectern check docs': quiet,
  'npx lectern dev docs': serves,
  'npx lectern build docs': builds,
  'npx lectern build docs --out site': builds,
  'npx lectern serve site': serves,
  'npx lectern build my-docs --site https://docs.example.com': {
    in: 'empty',
    prints: /✓ \d+ pages?/,
  },
  'npx lectern build my-docs --base /docs': { in: 'empty', prints: /✓ \d+ pages?/ },
  'npx lectern build docs --site https://docs.example.com': builds,
  'npx lectern build docs --out site --site https://docs.example.com': builds,
  'npx lectern serve site --port 4321 --public-url https://docs.example.com': serves,
  'npx lectern serve /var/www/docs --port 4321 --public-url https://docs.example.com': serves,
  'lectern <command> [dir] [options]': { not: 'a pattern, not a command' },
  'lectern dev docs --port 8080': serves,
  'lectern build docs --out site --base /docs --site https://example.com': builds,
  'lectern serve site': serves,
  'lectern check docs --strict': quiet,
  'lectern init my-api --template api --color teal --yes': {
    in: 'project',
    prints: /Wrote \d+ files/,
  },
  'lectern init my-docs': { in: 'project', prints: /Wrote \d+ files/ },
  'lectern rename guides/ tutorials/': { in: 'docs', prints: /tutorials\// },
  'lectern rename guides/setup start/install': { in: 'docs', prints: /start\/install/ },
  'lectern migrate docs --dry-run': { in: 'project', prints: /navigation/ },
  'lectern migrate docs --report report.html': { in: 'project', prints: /report\.html/ },
  'lectern migrate docs --dry-run --report report.html': { in: 'project', prints: /report\.html/ },
  'lectern explain docs': { in: 'project', prints: /navigation/ },
  'lectern info docs': { in: 'project', prints: /0\.1\.0/ },
  'eval "$(lectern completion bash)"': { by: 'tests/unit/cli/commands/completion.test.ts' },
  'eval "$(lectern completion zsh)"': { by: 'tests/unit/cli/commands/completion.test.ts' },
  'lectern completion fish | source': { by: 'tests/unit/cli/commands/completion.test.ts' },
  'lectern explain docs icons': { in: 'project' },

  // Commands that starter sites show.
  'lectern dev': { in: 'docs', until: listens },
  'lectern build': { in: 'docs', prints: /✓ \d+ pages?/ },
  'npx typedoc --json typedoc.json src/index.ts': registry,
  'docfx metadata docfx.json': otherTool,
  'javadoc -d javadoc -sourcepath src/main/java -subpackages com.example': otherTool,
  'sphinx-build -b json docs/source docs/json': otherTool,
  'phpdoc -d src -t docs --template=xml': otherTool,
  'npm install example': { not: 'an example: there is no such package' },
  'pnpm add example': { not: 'an example: there is no such package' },
  'curl https://api.example.com/v1/books --header "Authorization: Bearer $TOKEN"': {
    not: 'an example: there is no such API',
  },
  [`curl https://api.example.com/v1/books \\
  --header "Authorization: Bearer $TOKEN"`]: { not: 'an example: there is no such API' },

  // With tools that every system has.
  [`curl --silent https://docs.example.com/sitemap.xml | grep -o '<loc>[^<]*' | cut -c 6- | while read -r url; do
  path=\${url#https://docs.example.com}
  [ -e "site/$path/index.html" ] || [ -e "site/$path.html" ] || echo "$path"
done`]: { in: 'project', prints: /^\/gone\/$/m },
  [`grep '"status":404' access.log | grep -o '"path":"[^"]*"' | sort | uniq -c | sort -rn | head`]:
    {
      in: 'project',
      prints: /^ *2 "path":"\/gone\/"\n *1 "path":"\/lost\/"$/m,
    },
  'if [ "$CF_PAGES_BRANCH" = main ]; then site=https://docs.example.com; else site=$CF_PAGES_URL; fi':
    quiet,
  'npx --yes lectern build docs --site "$site"': builds,
  'npx --yes lectern build docs --out site --base "/preview/$NUMBER"': builds,
  "grep -oh 'https://[a-z0-9.-]*' site/index.html | sort | uniq -c": quiet,
  'npx lectern check docs --format json > report.json': quiet,
  'node -p \'JSON.parse(fs.readFileSync("report.json", "utf8")).timings\'': {
    in: 'project',
    prints: /total: [\d.]+/,
  },
  'find site -type f | wc -l': { in: 'project', prints: /\d+/ },
  'du -sh site': { in: 'project', prints: /\d+\S* +site|\d+\S*\tsite/ },
  'cat docs/dist/_lectern/host/vercel.json': { in: 'project', prints: /"redirects"/ },
  'npx lectern build docs --out /tmp/before': builds,
  'npm install --save-dev lectern@latest': { in: 'empty' },
  'npx lectern build docs --out /tmp/after': builds,
  'diff --recursive --brief /tmp/before /tmp/after': quiet,
  'npm sbom --sbom-format cyclonedx': { in: 'empty', prints: /"CycloneDX"[^]*"lectern"/ },
  'comm -23 <(cd docs/content/en && git ls-files | sort) <(cd docs/content/de && git ls-files | sort)':
    {
      in: 'translated',
      prints: /^missing\.mdx$/m,
    },
  [`git ls-files docs/content/de | while read -r page; do
  original=docs/content/en/\${page#docs/content/de/}
  changed=$(git log -1 --format=%ct -- "$original")
  translated=$(git log -1 --format=%ct -- "$page")
  if [ "\${changed:-0}" -gt "$translated" ]; then echo "$page"; fi
done`]: { in: 'translated', prints: /^docs\/content\/de\/old\.mdx$/m },
  'printf \'ada:%s\\n\' "$(openssl passwd -apr1)" >> /etc/nginx/docs.htpasswd': {
    by: 'tests/build/hosting/access.test.ts',
  },

  // This repository.
  'curl http://localhost:4322/api/user': { by: 'tests/service/transcript.test.ts' },
  'npm run validate': { by: 'tests/run.ts' },
  'npm test -- code build': { by: 'tests/run.ts' },
  'npm test -- tests/unit/cli': { by: 'tests/run.ts' },
  'npm test -- --times': { by: 'tests/run.ts' },
  'UPDATE_SNAPSHOTS=1 npm test -- build': { by: 'tests/unit/snapshots.test.ts' },
  'node --test tests/unit/cli/parse-command.test.ts': { by: 'tests/run.ts' },
  'npm run hostile -- --long': {
    not: 'goes on for hours; tests/unit/hostile.test.ts takes a short look',
  },
  'npm run bench -- --alone': { not: 'measures, and needs a quiet machine' },
  'TMPDIR=/dev/shm npm run bench -- --large --page content/speed.mdx': {
    not: 'measures, and needs a quiet machine and other tools from the registry',
  },
  'npm test --workspace src/search': { by: 'tests/run.ts' },
  'npm run bench --workspace src/search -- <site>/_lectern/search bench/queries/asked.json': {
    not: 'measures, with other engines from the registry',
  },
  'npm run api': { by: 'tests/service/process.test.ts' },
  'API_ENVIRONMENTS_FILE=environments.json npm run api': { by: 'tests/service/process.test.ts' },
  'DATABASE_URL=postgres://lectern:secret@db.example.com/lectern npm run api': {
    by: 'tests/service/store-postgres.test.ts',
  },
  'token=$(openssl rand -hex 32)': { in: 'project' },
  'echo "$token"': { in: 'project', prints: /^[0-9a-f]{64}$/m },
  'printf %s "$token" | sha256sum': { in: 'project', prints: /^[0-9a-f]{64} {2}-$/m },
  'sqlite3 .data/user-groups.sqlite "vacuum into \'backup.sqlite\'"': {
    not: 'needs sqlite3, which is not part of this repository',
  },

  // Containers, hosts and servers.
  'docker build -t lectern .': docker,
  'docker run --rm --user "$(id -u)" -v "$PWD/docs:/docs" lectern build': docker,
  'docker run --rm --user "$(id -u)" -v "$PWD/docs:/docs" -p 4321:4321 lectern dev --host 0.0.0.0':
    docker,
  'docker build -t docs .': docker,
  'docker run --rm --stop-timeout 15 -p 8080:4321 docs --access-log --public-url http://localhost:8080':
    docker,
  'docker run --rm -p 8080:80 docs': docker,
  'rsync -a site/ server:/var/www/docs-2/': account,
  "ssh server 'ln -sfn /var/www/docs-2 /var/www/docs && nginx -s reload'": account,
  'rsync -a --delete site/ "server:/var/www/html/preview/$NUMBER/"': account,
  'aws s3 sync docs/dist s3://my-docs --delete --cache-control no-cache': account,
  'systemctl enable --now docs': account,
  'curl --fail http://127.0.0.1:4321/_lectern/health': account,
};
