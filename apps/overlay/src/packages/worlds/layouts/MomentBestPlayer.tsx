import type { BestPlayer as BestPlayerModel } from '../../../models/moment';
import { useEvent } from '../../kit-context';
import { Cut } from '../parts/Cut';
import { Head } from '../parts/Head';
import { Medallion } from '../parts/Medallion';
import styles from './MomentBestPlayer.module.css';
import { MomentStage } from './MomentStage';
import { at, MomentTitle } from './MomentTitle';

/** Left above, right above, left below, right below. */
const PLACES = [
  [372, 322],
  [1_548, 322],
  [372, 552],
  [1_548, 552],
] as const;

/** The portrait in the ring, figures around it. */
export function BestPlayer({ player, team, of, figures }: BestPlayerModel) {
  const event = useEvent();
  return (
    <>
      <MomentStage>
        <div className={`${styles.portrait} wd-rise`} style={at(600)}>
          <Medallion player={player} side="coalition" size={420} />
        </div>
      </MomentStage>
      <Head title={event.round || 'Best player'} note={of === event.round ? undefined : of} />
      {figures.slice(0, PLACES.length).map(({ label, value }, place) => {
        const [x, y] = PLACES[place]!;
        const spot: Record<`--${string}`, string> = { '--x': `${x}px`, '--y': `${y}px` };
        return (
          <div key={label} className="wd-at" style={spot}>
            <div className={`${styles.figure} wd-fade`} style={at(1_600 + place * 100)}>
              <span className={`${styles.value} wd-number`}>{value}</span>
              <Cut className="wd-label">{label}</Cut>
            </div>
          </div>
        );
      })}
      <MomentTitle
        label="Most valuable player"
        name={player.name}
        note={team?.displayName ?? ''}
        isPlayer
      />
    </>
  );
}
