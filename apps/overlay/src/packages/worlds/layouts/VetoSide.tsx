import { BAN, PICK } from '@mes/domain/veto/formats';
import type { CSSProperties } from 'react';
import type { VetoCell } from '../../../models/match';
import type { SceneTeam } from '../../../models/team';
import { UNDECIDED } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import { Cut } from '../parts/Cut';
import { Open } from '../parts/Open';
import styles from './VetoSide.module.css';

interface VetoSideProps {
  team: SceneTeam | null;
  slot: 'A' | 'B';
  cells: readonly VetoCell[];
}

/** A team with its turns in order; the one that is up is lit. */
export function VetoSide({ team, slot, cells }: VetoSideProps) {
  const own = cells.filter(({ by }) => by === slot);
  const isTurn = own.some(({ isNext }) => isNext);
  return (
    <section className={styles.side} data-slot={slot} data-turn={isTurn || undefined}>
      <div className="wd-fade" style={{ '--d': '700ms' } as CSSProperties}>
        {team && <TeamLogo team={team} size={112} />}
      </div>
      <Open delay={600} className={styles.name}>
        <Cut className={`${styles.text} wd-name`} lines="two">
          {team?.displayName ?? UNDECIDED}
        </Cut>
      </Open>
      <ol className={styles.turns} data-many={own.length > 4 || undefined}>
        {own.map(({ code, map, isNext }, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place in the sequence
            key={place}
            className="wd-fade"
            style={{ '--d': `${1_100 + place * 120}ms` } as CSSProperties}
            data-kind={code === BAN ? 'ban' : code === PICK ? 'pick' : undefined}
            data-done={map !== null || undefined}
            data-next={isNext || undefined}
          >
            <em>{code === BAN ? 'Ban' : code === PICK ? 'Pick' : 'Decider'}</em>
            <b>{map ?? (isNext ? 'Choosing' : '')}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
