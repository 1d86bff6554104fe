import type { StreamMap } from '@mes/domain/stream/configuration';
import type { CSSProperties } from 'react';
import type { MapsModel, Score } from '../../../models/match';
import type { Opponents } from '../../../models/team';
import { Fit } from '../../../parts/Fit';
import { roundAndFormat } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import { isLive, isUpNow, mapNote } from '../../../tournament/map-state';
import { MapPicture } from '../../MapPicture';
import { Digits } from '../parts/Digits';
import { Empty } from '../parts/Empty';
import { Forge, type Hit } from '../parts/Forge';
import { Head } from '../parts/Head';
import { hitOf } from '../parts/motion';
import { SEAMS } from '../parts/seam';
import { Tag } from '../parts/Tag';
import styles from './MapsOverview.module.css';

const HITS: readonly Hit[] = [{ at: hitOf(1), isBig: true }];
const ROOM = 1_728;
const GAP = 14;
const WIDEST = 560;

/** Maps stand on the seam as slabs: those that are won have the heat, those that are not are cold. */
export default function MapsOverview({ round, bestOf, opponents, score, maps }: MapsModel) {
  const width = Math.min(WIDEST, (ROOM - GAP * (maps.length - 1)) / Math.max(1, maps.length));
  const left = (ROOM - maps.length * width - GAP * (maps.length - 1)) / 2;
  return (
    <Forge seam={SEAMS.veto} hits={HITS}>
      <Head title="Maps" note={roundAndFormat(round, bestOf)} />
      <Standing opponents={opponents} score={score} />
      {maps.length === 0 && <Empty>The maps are not chosen yet.</Empty>}
      <ol className={`${styles.strip} eb-rise`} data-many={maps.length > 4 || undefined}>
        {maps.map((map) => (
          <Slab
            key={map.index}
            map={map}
            x={left + map.index * (width + GAP)}
            width={width}
            opponents={opponents}
          />
        ))}
      </ol>
    </Forge>
  );
}

/** In the upper left, one below the other: zones are never two equal halves. */
function Standing({ opponents, score }: { opponents: Opponents; score: Score | undefined }) {
  return (
    <div className={styles.standing}>
      {(['A', 'B'] as const).map((slot, place) => {
        const team = opponents[slot];
        const isBehind = score !== undefined && score[slot] < score[slot === 'A' ? 'B' : 'A'];
        return (
          team && (
            <p
              key={slot}
              className={`${styles.team} eb-t eb-slam`}
              style={{ '--i': 1 + place } as CSSProperties}
              data-behind={isBehind || undefined}
            >
              <TeamLogo team={team} size={84} />
              {score && <Digits value={score[slot]} className={styles.maps} />}
              <Fit>{team.displayName}</Fit>
            </p>
          )
        );
      })}
    </div>
  );
}

interface SlabProps {
  map: StreamMap;
  x: number;
  width: number;
  opponents: Opponents;
}

function Slab({ map, x, width, opponents }: SlabProps) {
  const winner = map.winner === null ? null : opponents[map.winner];
  return (
    <li
      className={styles.place}
      style={{ left: x, width, '--i': 3 + map.index } as CSSProperties}
      data-map={map.name}
    >
      <div
        className={`${styles.slab} eb-stand`}
        data-won={winner ? true : undefined}
        data-current={map.current || undefined}
        data-out={map.leftout || undefined}
      >
        <div className={styles.tile}>
          <MapPicture map={map.name} className={styles.art} />
          <i className={styles.shade} />
        </div>
        <div className={styles.top}>
          <b className={`${styles.order} eb-t`}>{map.index + 1}</b>
          {winner && <TeamLogo team={winner} size={72} />}
          {isLive(map) && <Tag tone="live">Live</Tag>}
          {isUpNow(map) && <Tag tone="plain">Up now</Tag>}
        </div>
        <div className={styles.foot}>
          {map.score && <Rounds score={map.score} />}
          <Fit className={`${styles.name} eb-t`}>{map.name}</Fit>
          {!winner && (
            <Fit className={`${styles.note} eb-lab`} twoLines>
              {mapNote(map, null)}
            </Fit>
          )}
        </div>
      </div>
    </li>
  );
}

function Rounds({ score: [a, b] }: { score: readonly [number, number] }) {
  return (
    <p className={`${styles.score} eb-t`}>
      <span className={a < b ? styles.behind : undefined}>{a}</span>
      <i className={`${styles.slash} eb-slash`} />
      <span className={b < a ? styles.behind : undefined}>{b}</span>
    </p>
  );
}
