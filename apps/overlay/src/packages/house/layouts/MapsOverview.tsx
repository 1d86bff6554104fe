import type { StreamMap } from '@mes/domain/stream/configuration';
import { classNames } from '@mes/ui/class-names';
import type { CSSProperties } from 'react';
import type { MapsModel } from '../../../models/match';
import type { Opponents, SceneTeam } from '../../../models/team';
import { Fit } from '../../../parts/Fit';
import { roundAndFormat } from '../../../parts/labels';
import { nameWithin } from '../../../parts/name-within';
import { TeamLogo } from '../../../parts/TeamLogo';
import { isLive, isUpNow, mapNote } from '../../../tournament/map-state';
import { FullScene } from '../../FullScene';
import { MapPicture } from '../../MapPicture';
import { Empty } from '../parts/Empty';
import { Flaps } from '../parts/Flaps';
import { Pairing } from '../parts/Pairing';
import { Tag } from '../parts/Tag';
import styles from './MapsOverview.module.css';

/** Windows of the slash side by side, a map behind each; below them how it went. */
export default function MapsOverview({ round, bestOf, opponents, score, maps }: MapsModel) {
  return (
    <FullScene title="Maps" note={roundAndFormat(round, bestOf)}>
      <Pairing opponents={opponents} score={score} />
      {maps.length === 0 && <Empty>The maps are not chosen yet.</Empty>}
      <ol
        className={styles.maps}
        style={{ '--count': Math.max(3, maps.length) } as CSSProperties}
        data-many={maps.length > 3 || undefined}
      >
        {maps.map((map) => (
          <SeriesMap key={map.index} map={map} opponents={opponents} />
        ))}
      </ol>
    </FullScene>
  );
}

function SeriesMap({ map, opponents }: { map: StreamMap; opponents: Opponents }) {
  const winner = map.winner === null ? null : opponents[map.winner];
  return (
    <li
      className={styles.map}
      style={{ '--d': `${420 + map.index * 90}ms` } as CSSProperties}
      data-map={map.name}
      data-out={map.leftout || undefined}
      data-current={map.current || undefined}
    >
      <div className={styles.window}>
        <MapPicture map={map.name} className={styles.art} />
        <b className={`${styles.order} hs-big`}>{map.index + 1}</b>
        {winner && <TeamLogo team={winner} size={76} className={styles.logo} />}
        {isLive(map) && (
          <Tag tone="live" className={styles.tag}>
            Live
          </Tag>
        )}
        {isUpNow(map) && (
          <Tag tone="plain" className={styles.tag}>
            Up now
          </Tag>
        )}
      </div>
      <div className={`${styles.foot} hs-fade`}>
        <div className={styles.caption}>
          <Fit className={`${styles.name} hs-mid`}>{map.name}</Fit>
          <Fit className={`${styles.note} hs-mute`} twoLines>
            {mapNote(map, winner && shortName(winner))}
          </Fit>
        </div>
        {map.score && <Score score={map.score} />}
      </div>
    </li>
  );
}

/** Beside the score there is room for a short name only. */
function shortName({ name, displayName, details }: SceneTeam): string {
  return details ? nameWithin({ ...details, name }, { room: 130, size: 28 }) : displayName;
}

function Score({ score: [a, b] }: { score: readonly [number, number] }) {
  return (
    <p className={`${styles.score} hs-big`}>
      <Flaps value={a} className={classNames(a < b && 'hs-dim')} delay={760} />
      <i className="hs-slash" />
      <Flaps value={b} className={classNames(b < a && 'hs-dim')} delay={820} />
    </p>
  );
}
