import { useContext, useEffect, useState } from 'react';
import { prefersLessMotion } from '../../../parts/motion';
import { useScene } from '../../../scene-context';
import { EntranceContext, StandbyContext } from '../../kit-context';
import styles from './Climber.module.css';

/** The columns that a chevron climbs, one after the other. */
const CLIMBED = [1, 10, 4, 7];
const EVERY_MS = 9_000;
const FIRST_MS = 1_500;

/**
 * One chevron that climbs a column of the backdrop, then the air rests. An animation that never ends wakes the
 * compositor for every frame; two at once would cost all that lies between them, because browsers paint one
 * rectangle around everything that has moved.
 */
export function Climber() {
  const isPicture = useScene().route.screenshot;
  const isStandby = useContext(StandbyContext);
  const isEntering = useContext(EntranceContext);
  const isIdle = !isEntering && !isPicture && !isStandby;
  const [turn, setTurn] = useState<number | null>(null);
  useEffect(() => {
    if (!isIdle || prefersLessMotion()) return;
    const next = () => setTurn((last) => (last === null ? 0 : last + 1));
    const first = setTimeout(next, FIRST_MS);
    const timer = setInterval(next, EVERY_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      setTurn(null);
    };
  }, [isIdle]);
  if (turn === null) return null;
  const column = CLIMBED[turn % CLIMBED.length]!;
  return <i key={turn} className={styles.climber} style={{ left: column * 160 }} />;
}
