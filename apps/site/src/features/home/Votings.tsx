import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import styles from './Home.module.css';

const NextVotings = lazy(() => import('../voting/NextVotings'));

/** Open votings, loaded when a visitor scrolls down to them. */
export function Votings() {
  const place = useRef<HTMLDivElement>(null);
  const [isReached, setIsReached] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setIsReached(true);
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.votings}>
      {isReached && (
        <Suspense>
          <NextVotings />
        </Suspense>
      )}
    </div>
  );
}
