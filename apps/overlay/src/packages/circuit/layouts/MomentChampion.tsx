import { ordinal } from '@mes/ui/ordinal';
import type { CSSProperties } from 'react';
import type { ChampionMoment } from '../../../models/moment';
import { Fit } from '../../../parts/Fit';
import { TeamLogo } from '../../../parts/TeamLogo';
import { useEvent } from '../../kit-context';
import { Backdrop } from '../parts/Backdrop';
import { Rail } from '../parts/Rail';
import { Tag } from '../parts/Tag';
import { Typed } from '../parts/Typed';
import { Pulses } from '../parts/Wires';
import { BoardRoutes, CHAMPION_WIRES } from './BoardRoutes';
import styles from './MomentChampion.module.css';

/** The board routes itself around the champion, and the current stays on. */
export function Champion({ winner, final, prize, podium }: ChampionMoment) {
  const { round } = useEvent();
  const facts = [
    { label: 'Result', value: final },
    { label: 'Prize', value: prize },
    ...podium.map(({ place, tag }) => ({ label: ordinal(place), value: tag })),
  ].filter(({ value }) => value !== '');
  const players = winner.details?.players.slice(0, 5) ?? [];
  return (
    <>
      <Backdrop quiet />
      <Rail note={round} />
      <BoardRoutes />
      <Pulses wires={CHAMPION_WIRES} />
      <div className={`${styles.tag} ci-flash`}>
        <Tag tone="plain" className={styles.word}>
          Champions
        </Tag>
      </div>
      <div className={`${styles.name} ci-name`}>
        <Typed delay={1_000} ms={560}>
          {winner.displayName}
        </Typed>
      </div>
      <div className={`${styles.logo} ci-flash`}>
        <TeamLogo team={winner} size={204} />
      </div>
      <div className={styles.facts}>
        {facts.map(({ label, value }, place) => (
          <div
            key={label}
            className={`${styles.fact} ci-flash`}
            style={{ '--d': `${1_480 + place * 60}ms` } as CSSProperties}
          >
            <p className="ci-silk">{label}</p>
            <Fit className={`${styles.value} ci-name`}>{value}</Fit>
          </div>
        ))}
      </div>
      {players.length > 0 && (
        <Fit className={`${styles.players} ci-hand ci-flash`} twoLines>
          {players.map(({ name }) => name).join('  ')}
        </Fit>
      )}
    </>
  );
}
