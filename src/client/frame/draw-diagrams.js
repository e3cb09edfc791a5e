// Runs in the frame of `core/theme/diagram-frame.ts` and renders Mermaid diagrams for the page around it.
// The response to a message `{ id, chart }` is `{ id, light, dark, title, description }`, where `light` and
// `dark` are SVG documents, or `{ id, fault }`. Nothing else goes in or out.
{
  const { mermaid } = globalThis;
  const palettes = JSON.parse(document.documentElement.dataset.palettes);
  const fontFamily = getComputedStyle(document.documentElement).fontFamily;
  const serializer = new XMLSerializer();
  let count = 0;

  /** Returns `{ pie1, pie2 ... }` with twelve entries, which is as many as Mermaid uses. */
  const numbered = (name, first, values) =>
    Object.fromEntries(
      Array.from({ length: 12 }, (_, rank) => [
        `${name}${first + rank}`,
        values[rank % values.length],
      ]),
    );

  /** Returns the colors of XY charts, the only kind that derives none from the others. */
  const toChart = ({ background, text, line, series }) => ({
    backgroundColor: background,
    titleColor: text,
    plotColorPalette: series.join(','),
    ...Object.fromEntries(
      ['xAxis', 'yAxis'].flatMap((axis) => [
        [`${axis}LabelColor`, text],
        [`${axis}TitleColor`, text],
        [`${axis}TickColor`, line],
        [`${axis}LineColor`, line],
      ]),
    ),
  });

  const themeOf = (mode) => {
    const { background, surface, tint, text, muted, line, accent, series } = palettes[mode];
    return {
      ...numbered('pie', 1, series),
      ...numbered('cScale', 0, series),
      ...numbered('cScaleLabel', 0, [text]),
      ...numbered('git', 0, series),
      ...numbered('gitBranchLabel', 0, [text]),
      xyChart: toChart(palettes[mode]),
      darkMode: mode === 'dark',
      background,
      fontFamily,
      fontSize: '15px',
      primaryColor: tint,
      primaryTextColor: text,
      primaryBorderColor: accent,
      secondaryColor: surface,
      secondaryTextColor: text,
      secondaryBorderColor: line,
      tertiaryColor: background,
      tertiaryTextColor: text,
      tertiaryBorderColor: line,
      mainBkg: tint,
      nodeBorder: accent,
      clusterBkg: surface,
      clusterBorder: line,
      titleColor: text,
      textColor: text,
      lineColor: muted,
      edgeLabelBackground: background,
      noteBkgColor: surface,
      noteTextColor: text,
      noteBorderColor: line,
      actorLineColor: line,
      signalColor: muted,
      signalTextColor: text,
      labelBoxBkgColor: surface,
      labelBoxBorderColor: line,
      attributeBackgroundColorOdd: background,
      attributeBackgroundColorEven: surface,
      pieStrokeColor: background,
      pieOuterStrokeColor: line,
      gridColor: line,
      todayLineColor: accent,
    };
  };

  // Labels are not HTML here, so replace character references that mean nothing to Mermaid with their
  // characters.
  const reader = document.createElement('textarea');
  const withSigns = (chart) =>
    chart.replace(/&(?!(?:lt|gt|quot|amp|apos);)[a-z][a-z\d]*;/gi, (reference) => {
      reader.innerHTML = reference;
      return reader.value;
    });

  const render = async (chart, mode) => {
    const htmlLabels = false;
    mermaid.initialize({
      startOnLoad: false,
      securityLevel: 'strict',
      suppressErrorRendering: true,
      theme: 'base',
      look: 'classic',
      themeVariables: themeOf(mode),
      // Lines would show through the labels on top of them.
      themeCSS: '.edgeLabel rect { opacity: 1 }',
      fontFamily,
      htmlLabels,
      flowchart: { htmlLabels },
      class: { htmlLabels },
      state: { htmlLabels },
    });
    count += 1;
    const { svg } = await mermaid.render(`diagram-${count}`, withSigns(chart));
    return toDocument(svg);
  };

  // Gives the image an intrinsic size: Mermaid's output takes all available width.
  const toDocument = (svg) => {
    const holder = document.createElement('div');
    holder.innerHTML = svg;
    const root = holder.querySelector('svg');
    const { width, height } = root.viewBox.baseVal;
    root.removeAttribute('style');
    root.setAttribute('width', String(Math.ceil(width)));
    root.setAttribute('height', String(Math.ceil(height)));
    return {
      text: serializer.serializeToString(root),
      title: root.querySelector(':scope > title')?.textContent ?? '',
      description: root.querySelector(':scope > desc')?.textContent ?? '',
    };
  };

  const toFault = (error, chart) => {
    if (!(error instanceof Error)) return String(error);
    if (error.name !== 'UnknownDiagramError') return error.message;
    return `There is no kind of diagram that begins with "${chart.trim().split(/\s/)[0]}".`;
  };

  const draw = async (chart) => {
    try {
      const light = await render(chart, 'light');
      const dark = await render(chart, 'dark');
      const { title, description } = light;
      return { light: light.text, dark: dark.text, title, description };
    } catch (error) {
      return { fault: toFault(error, chart) };
    }
  };

  // Render one diagram at a time: Mermaid has global settings and a single place to measure in.
  let last = Promise.resolve();
  addEventListener('message', ({ source, data }) => {
    if (source !== parent) return;
    last = last.then(async () => {
      parent.postMessage({ id: data.id, ...(await draw(data.chart)) }, '*');
    });
  });
  parent.postMessage({ isReady: true }, '*');
}
