import { BAN, DECIDER, LEFT_OUT, PICK } from '@mes/domain/veto/formats';
import { classNames } from '@mes/ui/class-names';
import type { VetoCell } from '../../../models/match';
import type { Opponents } from '../../../models/team';
import { Fit } from '../../../parts/Fit';
import { TeamLogo } from '../../../parts/TeamLogo';
import { MapPicture } from '../../MapPicture';
import { Panel } from '../parts/Panel';
import type { Tone } from '../parts/wire';
import styles from './VetoRow.module.css';

export const ROW = { left: 216, top: 72, width: 528, height: 80, pitch: 104 };

export function rowY(place: number): number {
  return ROW.top + place * ROW.pitch;
}

interface VetoRowProps {
  cell: VetoCell;
  place: number;
  opponents: Opponents;
}

export function VetoRow({ cell, place, opponents }: VetoRowProps) {
  const { code, map, by, isNext } = cell;
  const team = by && opponents[by];
  const isOut = code === BAN || code === LEFT_OUT;
  return (
    <Panel
      className={styles.row}
      style={{ top: rowY(place) }}
      inside={styles.inside}
      tone={toneOf(cell)}
      isDashed={map === null && !isNext}
      delay={80 + place * 32}
    >
      <span className={styles.picture} data-out={isOut || undefined}>
        {map !== null && <MapPicture map={map} className={styles.art} />}
        {map !== null && code === BAN && <i className={styles.strike} />}
      </span>
      <Fit
        className={classNames(
          styles.name,
          'ci-name',
          (map === null || isOut) && 'ci-off',
          isNext && styles.next,
        )}
      >
        {map ?? (isNext ? 'Choosing' : OPEN[code])}
      </Fit>
      {map !== null && <span className={`ci-silk ${LOOK[code]}`}>{CHOSEN[code]}</span>}
      {team && <TeamLogo team={team} size={40} />}
    </Panel>
  );
}

const OPEN = { [BAN]: 'Ban', [PICK]: 'Pick', [DECIDER]: 'Decider', [LEFT_OUT]: 'Left out' };
const CHOSEN = { [BAN]: 'Banned', [PICK]: 'Picked', [DECIDER]: 'Decider', [LEFT_OUT]: 'Left out' };
const LOOK = { [BAN]: 'ci-live', [PICK]: 'ci-a', [DECIDER]: 'ci-a', [LEFT_OUT]: 'ci-off' };

function toneOf({ code, map, isNext }: VetoCell): Tone {
  if (isNext) return 'hot';
  if (map === null) return 'trace-dim';
  return code === PICK || code === DECIDER ? 'a' : 'trace-off';
}
