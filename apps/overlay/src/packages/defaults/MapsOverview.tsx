import type { StreamMap } from '@mes/domain/stream/configuration';
import type { CSSProperties } from 'react';
import type { MapsModel } from '../../models/match';
import type { Opponents } from '../../models/team';
import { Fit } from '../../parts/Fit';
import { roundAndFormat } from '../../parts/labels';
import { TeamLogo } from '../../parts/TeamLogo';
import { isLive, isUpNow, mapNote } from '../../tournament/map-state';
import { FullScene } from '../FullScene';
import { useKit } from '../kit-context';
import { MapPicture } from '../MapPicture';
import styles from './MapsOverview.module.css';

export default function MapsOverview({ round, bestOf, opponents, score, maps }: MapsModel) {
  const { Empty, Pairing } = useKit();
  return (
    <FullScene title="Maps" note={roundAndFormat(round, bestOf)}>
      <Pairing opponents={opponents} score={score} />
      {maps.length === 0 && <Empty>The maps are not chosen yet.</Empty>}
      <div className={styles.cards} data-many={maps.length > 5 || undefined}>
        {maps.map((map) => (
          <Card key={map.index} map={map} opponents={opponents} />
        ))}
      </div>
    </FullScene>
  );
}

function Card({ map, opponents }: { map: StreamMap; opponents: Opponents }) {
  const { Tag } = useKit();
  const winner = map.winner === null ? null : opponents[map.winner];
  return (
    <div
      className={`${styles.card} ${stateOf(map)} wipe`}
      style={{ '--i': map.index } as CSSProperties}
      data-map={map.name}
    >
      <MapPicture map={map.name} className={styles.art} />
      <div className={styles.top}>
        <b className={styles.order}>{map.index + 1}</b>
        {isLive(map) && <Tag tone="live">Live</Tag>}
        {isUpNow(map) && <Tag tone="plain">Up now</Tag>}
        {winner && <TeamLogo team={winner} size={84} />}
      </div>
      <div className={styles.foot}>
        {map.score && <Score score={map.score} />}
        <Fit className={`${styles.name} tight`}>{map.name}</Fit>
        <Fit className={styles.note}>{mapNote(map, winner?.displayName)}</Fit>
      </div>
    </div>
  );
}

function Score({ score: [a, b] }: { score: readonly [number, number] }) {
  const { Digits } = useKit();
  return (
    <p className={styles.score}>
      <Digits value={a} className={a < b ? styles.behind : undefined} />
      <i />
      <Digits value={b} className={b < a ? styles.behind : undefined} />
    </p>
  );
}

function stateOf(map: StreamMap): string {
  const { leftout, winner } = map;
  if (leftout) return styles.leftOut!;
  if (isLive(map)) return styles.current!;
  if (isUpNow(map)) return styles.up!;
  return winner === null ? '' : styles.played!;
}
