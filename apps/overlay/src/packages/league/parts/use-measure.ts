import { useSyncExternalStore } from 'react';
import type { Measure } from './name-lines';

const SIZE = 100;
let ruler: HTMLElement | null = null;
let measure = createMeasure();

/** Measures tight capitals in the page. It is another function after a font has arrived late. */
export function useMeasure(): Measure {
  return useSyncExternalStore(subscribe, () => measure);
}

function subscribe(onChange: () => void): () => void {
  const onLoad = () => {
    measure = createMeasure();
    onChange();
  };
  document.fonts.addEventListener('loadingdone', onLoad);
  return () => document.fonts.removeEventListener('loadingdone', onLoad);
}

/** Remembers widths: the same names come back in every answer. */
function createMeasure(): Measure {
  const widths = new Map<string, number>();
  return (text) => {
    const cached = widths.get(text);
    if (cached !== undefined) return cached;
    ruler ??= createRuler();
    ruler.textContent = text;
    // A little wider, because browsers place letters at fractions of pixels.
    const width = (ruler.getBoundingClientRect().width * 1.005) / SIZE;
    ruler.textContent = '';
    widths.set(text, width);
    return width;
  };
}

function createRuler(): HTMLElement {
  const element = document.createElement('span');
  element.className = 'lg-ruler lg-tight';
  element.style.fontSize = `${SIZE}px`;
  document.body.append(element);
  return element;
}
