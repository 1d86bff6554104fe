/** Runs in a page: describes the texts that are not legible on air, of one layer or of the whole page. */
export function unreadableTexts(layer = 'body'): string[] {
  const root = document.querySelector(layer)!;
  const SAFE = safeArea();
  /** 10.7 px at 480p. */
  const MIN_SIZE_PX = 24;
  /** For names of the maximum length with the widest letters. */
  const MIN_SIZE_IN_TWO_LINES_PX = 21;
  const problems: string[] = [];
  const texts: { text: string; box: Box }[] = [];

  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim();
    const parent = node.parentElement;
    if (!text || !parent || getComputedStyle(parent).visibility === 'hidden') continue;
    // The same text in other colours, exactly below, and text that a package crops by design.
    if (parent.closest('[data-twin], [data-bleed]')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = letterBox(range.getBoundingClientRect());
    if (box.right <= box.left) continue;
    texts.push({ text, box });

    if (!isWithin(box, SAFE)) problems.push(`'${text}' leaves the safe area`);
    const size = fontSizeOf(parent);
    if (size < (parent.dataset.lines ? MIN_SIZE_IN_TWO_LINES_PX : MIN_SIZE_PX))
      problems.push(`'${text}' is written in ${size.toFixed(1)} px`);
    for (let around = parent; around !== document.body; around = around.parentElement!) {
      const { overflowX } = getComputedStyle(around);
      if (overflowX === 'visible' || around.matches('.mes-overlay')) continue;
      if (!isWithin(box, around.getBoundingClientRect())) problems.push(`'${text}' is cut`);
    }
  }

  texts.forEach((one, index) => {
    for (const other of texts.slice(index + 1)) {
      if (overlap(one.box, other.box)) problems.push(`'${one.text}' lies over '${other.text}'`);
    }
  });
  return problems;

  /** Each package says how far its texts stay away from the edges. */
  function safeArea(): Box {
    const style = getComputedStyle(root.querySelector('.mes-overlay')!);
    const [x, y] = ['--o-safe-x', '--o-safe-y'].map(
      (name) => Number.parseFloat(style.getPropertyValue(name)) - 2,
    ) as [number, number];
    return { left: x, top: y, right: 1920 - x, bottom: 1080 - y };
  }

  /** SVG text is scaled with its picture. */
  function fontSizeOf(element: Element): number {
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    return element instanceof SVGGraphicsElement ? size * (element.getScreenCTM()?.a ?? 1) : size;
  }

  /** The boxes of lines with a small line height overlap, so only the height of the letters counts. */
  function letterBox({ left, top, right, bottom }: DOMRect): Box {
    const spare = (bottom - top) * 0.26;
    return { left, top: top + spare, right, bottom: bottom - spare };
  }

  function isWithin(inner: Box, outer: Box): boolean {
    return (
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1 &&
      inner.top >= outer.top - 1 &&
      inner.bottom <= outer.bottom + 1
    );
  }

  function overlap(one: Box, other: Box): boolean {
    return (
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
    );
  }
}
