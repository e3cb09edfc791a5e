/** Redirects with parts that hosts interpret differently, and what readers must get. */

export interface NastyRedirect {
  readonly source: string;
  readonly destination: string;
  readonly permanent?: boolean;
  /** The expected `Location` by requested path, as a browser sends it; undefined if no redirect may match. */
  readonly asks: Readonly<Record<string, string | undefined>>;
  /** Formats that cannot express the redirect; with these, none of its paths is redirected. */
  readonly notIn?: readonly ('netlify' | 'vercel' | 'nginx')[];
}

export const nastyRedirects: readonly NastyRedirect[] = [
  { source: '/plain', destination: '/there', asks: { '/plain': '/there', '/plain/': '/there' } },
  { source: '/temporary', destination: '/now', permanent: false, asks: { '/temporary': '/now' } },
  { source: '/backslash', destination: '/a b\\', asks: { '/backslash': '/a%20b/' } },
  { source: '/my%20page', destination: '/new page', asks: { '/my%20page': '/new%20page' } },
  {
    source: '/my old/ page s/:name',
    destination: '/new page/:name',
    asks: { '/my%20old/%20page%20s/a': '/new%20page/a' },
  },
  { source: '/my old page', destination: '/new page', asks: { '/my%20old%20page': '/new%20page' } },
  { source: `/quo"te's`, destination: `/q"'q`, asks: { "/quo%22te's": "/q%22'q" } },
  {
    source: '/semi;{co}lon',
    destination: '/s; return 200 {x}; #y',
    asks: { '/semi;%7Bco%7Dlon': '/s;%20return%20200%20%7Bx%7D;%20#y' },
  },
  {
    source: '/dollar$1',
    destination: 'https://example.com/$host/${uri}/$1?$x=$args',
    asks: { '/dollar$1': 'https://example.com/%24host/%24%7Buri%7D/%241?%24x=%24args' },
  },
  { source: '/hash%23', destination: '/x#part', asks: { '/hash%23': '/x#part' } },
  { source: '/ask%3F', destination: '/x?a=1&b=2#c', asks: { '/ask%3F': '/x?a=1&b=2#c' } },
  {
    source: '/café',
    destination: '/ünï?ö=ä#ß',
    asks: { '/caf%C3%A9': '/%C3%BCn%C3%AF?%C3%B6=%C3%A4#%C3%9F' },
  },
  { source: '/100%25', destination: '/100%', asks: { '/100%25': '/100%25' } },
  { source: '/2%', destination: '/%zz%41', asks: { '/2%25': '/%25zz%41' } },
  // For hosts that decode it, this is neither a wildcard nor a parameter.
  {
    source: '/star%2A',
    destination: '/stars*',
    asks: { '/star*': '/stars*', '/starry': undefined },
    notIn: ['netlify'],
  },
  {
    source: '/colon%3Aname',
    destination: '/x:y',
    asks: { '/colon:name': '/x:y', '/colonel': undefined },
    notIn: ['netlify'],
  },
  {
    source: '/r.e(g)+[e]x^|',
    destination: '/regular',
    asks: { '/r.e(g)+[e]x%5E|': '/regular', '/rxeggex': undefined },
  },
  {
    // Not an address of a site; a diagnostic reports it.
    source: '/line%0Aend',
    destination: '/line',
    asks: { '/line%0Aend': undefined },
    notIn: ['netlify', 'vercel', 'nginx'],
  },
  { source: '/relative', destination: 'files/x', asks: { '/relative': '/files/x' } },
  {
    source: '/mail',
    destination: 'mailto:a@example.com',
    asks: { '/mail': 'mailto:a@example.com' },
    notIn: ['netlify'],
  },
  {
    source: '/host',
    destination: 'https://bücher.example/ä',
    asks: { '/host': 'https://xn--bcher-kva.example/%C3%A4' },
  },
  {
    source: '/old/:slug',
    destination: '/new/:slug',
    asks: {
      '/old': undefined,
      '/old/a': '/new/a',
      '/old/a/': '/new/a',
      '/old/a%20b%22%7B$x;': '/new/a%20b%22%7B$x;',
      '/old/a/b': undefined,
      '/older/a': undefined,
    },
  },
  {
    source: '/inject/:x',
    destination: '/i/:x',
    asks: { '/inject/a%0D%0ASet-Cookie:x=1': '/i/a%0D%0ASet-Cookie:x=1' },
  },
  {
    source: '/deep/:rest*',
    destination: '/far/:rest*',
    asks: { '/deep': '/far', '/deep/a': '/far/a', '/deep/a/b%3Fc': '/far/a/b%3Fc' },
  },
  // The rest of the path must not become a host name.
  {
    source: '/go*',
    destination: '/*',
    asks: {
      '/go': '/',
      '/go/evil.example': '/evil.example',
      '/go/%5Cevil.example': '/%5Cevil.example',
    },
    notIn: ['netlify'],
  },
  {
    source: '/swap/:one/:two',
    destination: '/swapped/:two/:one',
    asks: { '/swap/a/b': '/swapped/b/a', '/swap/a': undefined },
  },
  {
    source: '/query/:x',
    destination: '/search?q=:x#:x',
    asks: { '/query/a%26b': '/search?q=a%26b#a%26b' },
  },
  {
    source: '/outside/:p*',
    destination: 'https://example.com:8080/:p*?k=v#t',
    asks: {
      '/outside': 'https://example.com:8080?k=v#t',
      '/outside/a/b': 'https://example.com:8080/a/b?k=v#t',
    },
  },
  {
    source: '/range/:a-:b',
    destination: '/ranges/:b.:a',
    asks: { '/range/x-y': '/ranges/y.x', '/range/x': undefined },
    notIn: ['netlify'],
  },
  {
    source: '/mid/:a*/end/:b*',
    destination: '/middle/:b*/:a*',
    asks: {
      '/mid/1/2/end/3/4': '/middle/3/4/1/2',
      '/mid/end': '/middle',
      '/mid/1/end': '/middle/1',
    },
    notIn: ['netlify'],
  },
  { source: '/:lang/doc(s)', destination: '/d/:lang', asks: { '/de/doc(s)': '/d/de' } },
  { source: '/dup/:x/:x', destination: '/doubled/:x', asks: { '/dup/1/2': '/doubled/2' } },
  {
    source: '/names/:a/:ab',
    destination: '/named/:ab/:a',
    asks: { '/names/1/2': '/named/2/1' },
  },
  { source: '/splat/:splat', destination: '/s/:splat', asks: { '/splat/1': '/s/1' } },
  {
    source: '/many/:a/:b/:c/:d/:e/:f/:g/:h/:i/:j/:k',
    destination: '/few/:k/:j/:a',
    asks: { '/many/1/2/3/4/5/6/7/8/9/10/11': '/few/11/10/1' },
  },
  {
    source: '/glued/:a',
    destination: '/glue/:a*1',
    asks: { '/glued/x': '/glue/x1' },
    notIn: ['netlify', 'vercel'],
  },
  {
    source: '/no/:such',
    destination: '/none/:other/:such',
    asks: { '/no/x': '/none/:other/x' },
  },
];
