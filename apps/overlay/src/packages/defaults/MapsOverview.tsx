import type { StreamMap } from '@mes/domain/stream/configuration';
import type { CSSProperties } from 'react';
import type { Opponents } from '../../data/use-scene-data';
import { Fit } from '../../parts/Fit';
import { roundAndFormat } from '../../parts/labels';
import { TeamLogo } from '../../parts/TeamLogo';
import { FullScene } from '../FullScene';
import { useKit } from '../kit-context';
import { MapPicture } from '../MapPicture';
import type { MapsModel } from '../models/match';
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
        {isPlayed(map) && <Tag tone="live">Live</Tag>}
        {isUp(map) && <Tag tone="plain">Up now</Tag>}
        {winner && <TeamLogo team={winner} size={84} />}
      </div>
      <div className={styles.foot}>
        {map.score && <Score score={map.score} />}
        <Fit className={`${styles.name} tight`}>{map.name}</Fit>
        <Fit className={styles.note}>{noteOf(map, winner?.displayName)}</Fit>
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
  if (isPlayed(map)) return styles.current!;
  if (isUp(map)) return styles.up!;
  return winner === null ? '' : styles.played!;
}

/** A map has a score from its first round on; until then nobody should read that it is live. */
function isPlayed({ current, score }: StreamMap): boolean {
  return current && score !== null;
}

/** Begun or not: a stream by hand, and a series that nobody captures, tell no rounds. */
function isUp({ current, score }: StreamMap): boolean {
  return current && score === null;
}

function noteOf(map: StreamMap, winner: string | undefined): string {
  if (map.leftout) return 'Not played';
  if (winner !== undefined) return `Won by ${winner}`;
  if (map.server !== null) return map.server;
  if (isPlayed(map)) return 'Being played';
  return map.current ? '' : 'To be played';
}
