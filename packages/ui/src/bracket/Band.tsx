import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { onceIdle } from './once-idle';

interface BandProps {
  /** Rendered at once, also by the server. */
  isFirst: boolean;
  className?: string;
  style: CSSProperties;
  children: () => ReactNode;
}

/** How far outside of the window a band is rendered before its turn comes. */
const NEAR = '600px';

/**
 * A slice (`data-band`) of a bracket that has its size from the start and its content once it is near the window or
 * the browser is idle: the visible slices need not wait for hundreds of matches that nobody sees.
 */
export function Band({ isFirst, className, style, children }: BandProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(isFirst);
  useEffect(() => {
    if (isShown || !box.current) return;
    const showing = onceIdle(() => setIsShown(true));
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) showing.hurry();
      },
      { rootMargin: NEAR },
    );
    observer.observe(box.current);
    return () => {
      showing.cancel();
      observer.disconnect();
    };
  }, [isShown]);
  return (
    <div ref={box} className={className} style={style} data-band>
      {isShown && children()}
    </div>
  );
}
