import { BAN } from '@mes/domain/veto/formats';
import { useEffect, useState } from 'react';
import type { VetoCell } from '../../../models/match';
import type { Opponents } from '../../../models/team';
import { TeamLogo } from '../../../parts/TeamLogo';
import { useScene } from '../../../scene-context';
import { MapPicture } from '../../MapPicture';
import { Panel } from '../parts/Panel';
import { Tag } from '../parts/Tag';
import { Typed } from '../parts/Typed';
import styles from './VetoReveal.module.css';

const REVEAL_MS = 4_200;

/** The map that has just been chosen, for as long as its reveal lasts. */
export function useReveal(cells: readonly VetoCell[]): VetoCell | null {
  const isPicture = useScene().route.screenshot;
  const chosen = cells.filter(({ map }) => map !== null);
  const [seen, setSeen] = useState(chosen.length);
  const [place, setPlace] = useState<number | null>(null);
  if (chosen.length !== seen) {
    setSeen(chosen.length);
    // Several at once were missed: their list says it.
    const isOne = chosen.length === seen + 1 && seen > 0;
    setPlace(isOne ? cells.findLastIndex(({ map }) => map !== null) : null);
  }
  useEffect(() => {
    if (place === null) return;
    const timer = setTimeout(() => setPlace(null), REVEAL_MS);
    return () => clearTimeout(timer);
  }, [place]);
  return isPicture || place === null ? null : (cells[place] ?? null);
}

interface VetoRevealProps {
  cell: VetoCell;
  opponents: Opponents;
  /** It has just been chosen: bars sweep across the panel and leave the map behind. */
  isEvent: boolean;
}

const BARS_MS = [0, 90, 30, 120, 60, 150];

export function VetoReveal({ cell, opponents, isEvent }: VetoRevealProps) {
  const isBan = cell.code === BAN;
  const team = cell.by && opponents[cell.by];
  const map = cell.map ?? '';
  return (
    <Panel
      className={styles.reveal}
      inside={styles.inside}
      tone={isBan ? 'mes-live' : 'a'}
      delay={260}
    >
      <div
        key={map}
        className={styles.scene}
        data-ban={isBan || undefined}
        data-event={isEvent || undefined}
      >
        <div className={styles.shown}>
          <MapPicture map={map} className={styles.art} />
          {isBan && <i className={styles.strike} />}
          <div className={styles.caption}>
            <div className={`${styles.name} ci-name`}>
              <Typed delay={isEvent ? 720 : 620} isEvent={isEvent}>
                {map}
              </Typed>
            </div>
            <Tag tone={isBan ? 'live' : 'plain'} className={styles.tag}>
              {isBan ? 'Ban' : team ? 'Pick' : 'Decider'}
            </Tag>
            {team && <TeamLogo team={team} size={84} />}
          </div>
        </div>
        {BARS_MS.map((delay, bar) => (
          <i
            key={delay}
            className={styles.bar}
            style={{ top: `${(100 * bar) / 6}%`, animationDelay: `${320 + delay}ms` }}
          />
        ))}
      </div>
    </Panel>
  );
}
