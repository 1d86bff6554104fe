import type { Speaker } from '@mes/contract/stream-control';
import type { CSSProperties } from 'react';
import type { PlayerStrap } from '../../../models/in-game';
import { Fit } from '../../../parts/Fit';
import { Digits } from '../parts/Digits';
import { Figure } from '../parts/Figure';
import { Torn } from '../parts/Torn';
import styles from './InGameLower.module.css';

interface StrapProps {
  strap: PlayerStrap;
  /** Between the cameras. */
  isCentred: boolean;
}

/** Who is followed: the figure stands behind the plate, its figures are on it. */
export function Strap({ strap: { player, team, side, figures }, isCentred }: StrapProps) {
  const variables: Record<`--${string}`, string | number> = {
    '--side': `var(--mes-${side})`,
    '--i': 4,
    '--from': -1,
  };
  return (
    <section
      key={player.id}
      className={`${styles.strap} eb-slam`}
      style={variables}
      data-centred={isCentred || undefined}
    >
      <Torn edges="rb" width={680} height={100} className={styles.plate}>
        <i className={styles.side} />
        <span className={styles.who}>
          <Fit className={`${styles.name} eb-t`} twoLines>
            {player.name}
          </Fit>
          <Fit className={styles.team}>{team}</Fit>
        </span>
        <span className={styles.figures}>
          {figures.map(({ label, value }) => (
            <span key={label} className={styles.figure}>
              <b className="eb-t">
                <Digits value={value} />
              </b>
              <em>{label}</em>
            </span>
          ))}
        </span>
      </Torn>
      <div className={styles.window}>
        <Figure player={player} side={side} className={styles.portrait} />
      </div>
    </section>
  );
}

interface CastersProps {
  casters: readonly Speaker[];
  isCentred: boolean;
}

/** Who speaks, out of the left edge. */
export function Casters({ casters, isCentred }: CastersProps) {
  const details = [...new Set(casters.map(({ detail }) => detail).filter(Boolean))];
  return (
    <section
      className={`${styles.casters} eb-slam`}
      style={{ '--i': 2 } as CSSProperties}
      data-centred={isCentred || undefined}
    >
      {details.length > 0 && (
        <Torn edges="rb" width={560} height={74} depth={7} tone="cold" className={styles.details}>
          <Fit className="eb-lab">{details.join(', ')}</Fit>
        </Torn>
      )}
      <Torn edges="rb" width={780} height={104} depth={12} className={styles.names}>
        {casters.map(({ name }) => (
          <span key={name} className={`${styles.caster} eb-t`}>
            <i className={`${styles.slash} eb-slash`} />
            <Fit>{name}</Fit>
          </span>
        ))}
      </Torn>
    </section>
  );
}
