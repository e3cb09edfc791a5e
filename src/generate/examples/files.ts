/** Problems with the files of a project. */
import { docs, type Examples, page } from './example.ts';

/** A project with a separate folder for its pages. */
const ownFolder = { ...docs({}), 'content/index.mdx': 'Welcome.\n' };

export const fileExamples: Examples = {
  'front-matter/unknown-key': page('---\ntitle: Welcome\ndescripton: Hello\n---\n\nHello.\n'),
  'files/idle-script': {
    ...docs({}),
    ...page('Welcome.\n'),
    'footer.js': "document.body.append('Made by Acme');\n",
  },
  'files/not-a-folder': { ...ownFolder, public: '../images\n' },
  'files/unread-style': { ...ownFolder, 'style.css': '.a { color: red }\n' },
  'site/broken-style': {
    ...ownFolder,
    'public/style.css': '.a {\n  color: red\n\n.b { color: blue }\n',
  },
  'site/one-mode-color': { ...ownFolder, 'public/style.css': 'body {\n  background: white;\n}\n' },
  'site/broken-picture': {
    ...ownFolder,
    'public/flow.svg': '<svg xmlns="http://www.w3.org/2000/svg"><g><path d="M0 0"\n',
  },
  'config/bad-link': docs({ topbarLinks: [{ name: 'Support', url: 'www.example.com' }] }),
  'config/bad-head-element': docs({
    head: [{ tag: 'script', attrs: { src: '/start.js', onload: 'start()' } }],
  }),
  'config/lost-pages': docs({
    colors: { primary: '#16a34a' },
    navigation: {
      tabs: [{ tab: 'Guides', pages: ['index'] }],
      groups: [{ group: 'More', pages: ['more'] }],
    },
  }),
  'config/idle-auth': docs({ api: { auth: { name: 'X-Key' } } }),
};
