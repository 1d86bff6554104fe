import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

/** A start before the visitor is there. */
const MARGIN = '200px 0px';

/** Something further down a page, whose code and data are loaded once somebody has scrolled there. */
export function WhenReached({ className, children }: { className?: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isReached, setIsReached] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsReached(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={className}>
      {isReached && <Suspense>{children}</Suspense>}
    </div>
  );
}
