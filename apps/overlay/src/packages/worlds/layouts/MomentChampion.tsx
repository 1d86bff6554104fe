import { startersOf } from '@mes/domain/roster/lineup';
import { ordinal } from '@mes/ui/ordinal';
import type { CSSProperties } from 'react';
import type { ChampionMoment } from '../../../models/moment';
import { TeamLogo } from '../../../parts/TeamLogo';
import { useEvent } from '../../kit-context';
import { Globe } from '../globe/Globe';
import { goldLook } from '../globe/paint';
import { Backdrop } from '../parts/Backdrop';
import { Cut } from '../parts/Cut';
import { Medallion } from '../parts/Medallion';
import { Open } from '../parts/Open';
import { GoldLeaf } from './GoldLeaf';
import styles from './MomentChampion.module.css';
import { at } from './MomentTitle';

const GLOBE = goldLook(400, { dot: 3, disc: ['#1c2130', '#0b0e16', '#04060a'] });
const RINGS = [0, 1, 2];
const PITCH = 186;

/** The globe turns to gold behind the seal of the winner. There is no head: the title is the winner's. */
export function Champion({ winner, final, prize, podium }: ChampionMoment) {
  const event = useEvent();
  const players = startersOf(winner.details?.players ?? []).slice(0, 5);
  return (
    <>
      <Backdrop isBare />
      <i className={`${styles.halo} wd-fade`} style={at(900)} />
      {RINGS.map((ring) => (
        <i key={ring} className={styles.ring} style={{ '--ring': ring } as CSSProperties} />
      ))}
      <Globe
        look={GLOBE}
        x={960}
        y={390}
        view={{ lon: 20, lat: 14 }}
        turn={90}
        step={2.4}
        delay={200}
        isGold
      />
      <i className={styles.dusk} />
      <GoldLeaf />
      <div className={`${styles.seal} wd-rise`} style={at(1_700)}>
        <TeamLogo team={winner} size={184} />
      </div>
      <div className={styles.title}>
        <p className={`${styles.label} wd-label wd-gold wd-fade`} style={at(2_300)}>
          <Cut>{titleOf(event.name)}</Cut>
        </p>
        <Open delay={2_000} className={styles.name}>
          <Cut className={`${styles.text} wd-metal`}>{winner.displayName}</Cut>
        </Open>
      </div>
      {players.map((player, place) => {
        const dx = (place - (players.length - 1) / 2) * PITCH;
        const spot: Record<`--${string}`, string> = {
          '--x': `${960 + dx}px`,
          '--y': `${918 - (dx * dx) / 4_200}px`,
        };
        return (
          <div key={player.id} className="wd-at" style={spot}>
            <div
              className={`${styles.player} wd-rise`}
              style={at(2_700 + (Math.abs(dx) / PITCH) * 130)}
            >
              <Medallion player={player} side="coalition" size={112} />
              <Cut className={styles.handle} widest={108} lines="two if needed">
                {player.name}
              </Cut>
            </div>
          </div>
        );
      })}
      <p className={`${styles.fact} ${styles.left} wd-label wd-fade`} style={at(2_900)}>
        {[final, ...placesOf(podium, 2)].filter(Boolean).join('\n')}
      </p>
      <p className={`${styles.fact} ${styles.right} wd-label wd-fade`} style={at(2_900)}>
        {[prize, ...placesOf(podium, 3)].filter(Boolean).join('\n')}
      </p>
    </>
  );
}

function placesOf(podium: ChampionMoment['podium'], wanted: 2 | 3): string[] {
  return podium
    .filter(({ place }) => place === wanted)
    .map(({ place, name }) => `${ordinal(place)} ${name}`);
}

/** Who wins a championship is a champion. */
function titleOf(event: string): string {
  return /championship$/i.test(event)
    ? event.replace(/championship$/i, 'Champion')
    : `${event} champion`;
}
