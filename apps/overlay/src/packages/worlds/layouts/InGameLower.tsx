import type { Speaker } from '@mes/contract/stream-control';
import { type CSSProperties, Fragment } from 'react';
import type { PlayerStrap } from '../../../models/in-game';
import { Cut } from '../parts/Cut';
import { Digits } from '../parts/Digits';
import { Medallion } from '../parts/Medallion';
import styles from './InGameLower.module.css';

interface LowerThirdProps {
  strap: PlayerStrap | null;
  casters: readonly Speaker[];
  /** Between two columns of cameras. */
  isBeside: boolean;
}

/** A player on the left, who speaks on the right. */
export function LowerThird({ strap, casters, isBeside }: LowerThirdProps) {
  return (
    <>
      {strap && <Strap key={strap.player.id} strap={strap} isBeside={isBeside} />}
      {casters.length > 0 && (
        <div className={styles.casters} data-beside={isBeside || undefined}>
          <span className={`${styles.label} wd-label wd-fade`}>{labelOf(casters)}</span>
          <div className={`${styles.pill} wd-rise`} style={{ '--d': '1000ms' } as CSSProperties}>
            {casters.map(({ name }, place) => (
              <Fragment key={name}>
                {place > 0 && <i className={styles.line} />}
                <Cut className={styles.caster} widest={118}>
                  {name}
                </Cut>
              </Fragment>
            ))}
          </div>
        </div>
      )}
    </>
  );
}

/** What all of them do; else that they speak. */
function labelOf(casters: readonly Speaker[]): string {
  const [first, ...others] = casters;
  const isSame = first?.detail && others.every(({ detail }) => detail === first.detail);
  return isSame ? first.detail : 'Commentary';
}

interface StrapProps {
  strap: PlayerStrap;
  isBeside: boolean;
}

function Strap({ strap: { player, team, side, figures }, isBeside }: StrapProps) {
  return (
    <div className={styles.window} data-beside={isBeside || undefined}>
      <div className={`${styles.pill} ${styles.strap}`}>
        <Medallion player={player} side={side} size={108} />
        <div className={styles.who}>
          <Cut className={styles.name} widest={118}>
            {player.name}
          </Cut>
          <Cut className={`${styles.team} wd-label`}>{team}</Cut>
        </div>
        <dl className={styles.figures}>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Digits value={value} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
