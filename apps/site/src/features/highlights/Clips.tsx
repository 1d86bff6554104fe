import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ClipsBlockProps } from './ClipsBlock';

const ClipsBlock = lazy(() => import('./ClipsBlock'));

/** Clips at the end of a page about something else: read once somebody has scrolled there. */
export function Clips(props: ClipsBlockProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setIsSeen(true);
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place}>
      {isSeen && (
        <Suspense fallback={null}>
          <ClipsBlock {...props} />
        </Suspense>
      )}
    </div>
  );
}
