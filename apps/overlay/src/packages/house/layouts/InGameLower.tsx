import type { Speaker } from '@mes/contract/stream-control';
import { Fragment } from 'react';
import type { PlayerStrap } from '../../../models/in-game';
import { Fit } from '../../../parts/Fit';
import { Fill } from '../parts/Fill';
import { Flaps } from '../parts/Flaps';
import { PrintedPortrait } from '../parts/PrintedPortrait';
import styles from './InGameLower.module.css';

interface LowerThirdProps {
  strap: PlayerStrap | null;
  casters: readonly Speaker[];
}

/** A player on the left, who speaks on the right. */
export function LowerThird({ strap, casters }: LowerThirdProps) {
  return (
    <>
      {strap && <Strap strap={strap} />}
      {casters.length > 0 && (
        <div className={`${styles.plate} ${styles.casters}`}>
          {casters.map(({ name, detail }, place) => (
            <Fragment key={name}>
              {place > 0 && <i className={styles.slash} />}
              <span>
                <b>{name}</b>
                {detail}
              </span>
            </Fragment>
          ))}
        </div>
      )}
    </>
  );
}

function Strap({ strap: { player, team, side, figures } }: { strap: PlayerStrap }) {
  return (
    <>
      <div className={`${styles.plate} ${styles.portrait}`}>
        <PrintedPortrait player={player} side={side} className={styles.picture} />
      </div>
      <div className={`${styles.plate} ${styles.name}`}>
        <Fill width={380} size={86} widest={84}>
          {player.name}
        </Fill>
        <Fit>{team}</Fit>
      </div>
      <div className={`${styles.plate} ${styles.figures}`}>
        {figures.map(({ label, value }) => (
          <span key={label}>
            <b className="hs-big">
              <Flaps value={value} />
            </b>
            {label}
          </span>
        ))}
      </div>
    </>
  );
}
