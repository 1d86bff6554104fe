import { type RefObject, useContext, useEffect } from 'react';
import { prefersLessMotion } from '../../../parts/motion';
import { useScene } from '../../../scene-context';
import { StandbyContext } from '../../kit-context';

/** How long each text begins the strip, and how long the strip slides to the next one. */
const EVERY_MS = 5_000;
const SLIDE_MS = 960;
const FRAME_MS = 40;

/**
 * Moves a strip of two equal halves to the left, text by text. An animation that never ends wakes the compositor
 * for every frame, whatever it moves; so the strip slides in whole pixels, and rests in between.
 */
export function useSlides(run: RefObject<HTMLElement | null>, texts: number): void {
  const isPicture = useScene().route.screenshot;
  const isStandby = useContext(StandbyContext);
  useEffect(() => {
    const strip = run.current;
    if (!strip || texts === 0 || isPicture || isStandby || prefersLessMotion()) return;
    const moveTo = (left: number) => {
      strip.style.transform = `translateX(${-Math.round(left)}px)`;
    };
    let first = 0;
    let frames: ReturnType<typeof setInterval>;
    const slide = () => {
      const [from, to] = [leftOf(strip, first), leftOf(strip, first + 1)];
      const begun = performance.now();
      clearInterval(frames);
      frames = setInterval(() => {
        const part = Math.min(1, (performance.now() - begun) / SLIDE_MS);
        moveTo(from + (to - from) * eased(part));
        if (part < 1) return;
        clearInterval(frames);
        first = (first + 1) % texts;
        // The second half begins with the same text: nobody sees the strip return.
        if (first === 0) moveTo(0);
      }, FRAME_MS);
    };
    const timer = setInterval(slide, EVERY_MS);
    return () => {
      clearInterval(timer);
      clearInterval(frames);
      moveTo(0);
    };
  }, [run, texts, isPicture, isStandby]);
}

/** Where a text begins. */
function leftOf(strip: HTMLElement, text: number): number {
  const item = strip.querySelectorAll<HTMLElement>('span').item(text);
  return item ? item.offsetLeft : 0;
}

/** As the slash moves: slow, fast, slow. */
function eased(part: number): number {
  return part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
}
