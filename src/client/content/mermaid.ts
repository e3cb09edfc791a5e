/**
 * A diagram that is rendered when it comes near the viewport. Mermaid uses inline styles, which the page's
 * Content-Security-Policy blocks, so it runs in a sandboxed frame with its own policy, and the page gets
 * images back. Until then, and if a diagram cannot be rendered, its source is shown.
 */
import './zoom.ts';

/** A message of the frame, written by `frame/draw-diagrams.js`. */
type Answer = { readonly id: number } & (
  | {
      /** SVG documents. */
      readonly light: string;
      readonly dark: string;
      readonly title: string;
      readonly description: string;
    }
  | { readonly fault: string }
);

class LecternMermaid extends HTMLElement {
  connectedCallback(): void {
    nearby.observe(this);
  }

  disconnectedCallback(): void {
    nearby.unobserve(this);
  }

  get chart(): string {
    return this.querySelector('.mermaid-source')?.textContent ?? '';
  }

  show(answer: Answer): void {
    if ('fault' in answer) this.#showFault(answer.fault);
    else this.#showDrawing(answer);
  }

  #showDrawing({ light, dark, title, description }: Exclude<Answer, { fault: string }>): void {
    const alt = [
      title || (document.documentElement.dataset.wordDiagram ?? ENGLISH.diagram),
      description,
    ]
      .filter((part) => part !== '')
      .join(': ');
    const drawing = document.createElement('div');
    drawing.className = 'mermaid-drawing';
    drawing.append(toImage(light, alt, 'light'), toImage(dark, alt, 'dark'));
    const details = document.createElement('details');
    const summary = document.createElement('summary');
    details.className = 'mermaid-details';
    summary.textContent =
      document.documentElement.dataset.wordDiagramSource ?? ENGLISH.diagramSource;
    details.append(summary, ...this.childNodes);
    this.replaceChildren(drawing, details);
  }

  #showFault(fault: string): void {
    const words = document.createElement('p');
    const reason = document.createElement('pre');
    words.className = 'mermaid-fault';
    words.textContent = document.documentElement.dataset.wordDiagramFault ?? ENGLISH.diagramFault;
    reason.className = 'mermaid-reason';
    reason.tabIndex = 0;
    reason.textContent = fault;
    this.append(words, reason);
  }
}

function toImage(svg: string, alt: string, mode: 'light' | 'dark'): Element {
  const zoom = document.createElement('lectern-zoom');
  const image = document.createElement('img');
  zoom.className = `mermaid-${mode}`;
  image.alt = alt;
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  zoom.append(image);
  return zoom;
}

/** The only frame, which renders all diagrams of the page. */
let frame: HTMLIFrameElement | undefined;
let isReady = false;
const waiting = new Map<number, LecternMermaid>();
let asked = 0;

const nearby = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof LecternMermaid) ask(target);
    }
  },
  { rootMargin: '800px' },
);

function ask(diagram: LecternMermaid): void {
  nearby.unobserve(diagram);
  asked += 1;
  waiting.set(asked, diagram);
  if (frame === undefined) openFrame();
  else if (isReady) send(asked, diagram);
}

function send(id: number, { chart }: LecternMermaid): void {
  // A sandboxed frame has no origin that could be specified.
  frame?.contentWindow?.postMessage({ id, chart }, '*');
}

function openFrame(): void {
  const { base = '' } = document.documentElement.dataset;
  frame = document.createElement('iframe');
  frame.className = 'mermaid-frame';
  frame.title = document.documentElement.dataset.wordDiagram ?? ENGLISH.diagram;
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.src = `${base}/_lectern/diagrams/frame.html`;
  document.body.append(frame);
}

addEventListener('message', ({ source, data }: MessageEvent<Answer | { isReady: true }>) => {
  if (frame === undefined || source !== frame.contentWindow) return;
  if ('isReady' in data) {
    isReady = true;
    for (const [id, diagram] of waiting) send(id, diagram);
    return;
  }
  waiting.get(data.id)?.show(data);
  waiting.delete(data.id);
});

customElements.define('lectern-mermaid', LecternMermaid);
