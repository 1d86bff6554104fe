import type { MapWon as MapWonModel } from '../../../models/moment';
import { counted } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import { useEvent } from '../../kit-context';
import { MapPicture } from '../../MapPicture';
import { Backdrop } from '../parts/Backdrop';
import { Copper } from '../parts/Copper';
import { Title } from '../parts/Head';
import { Panel } from '../parts/Panel';
import { Surge } from '../parts/Pulse';
import { bundle, type Point } from '../parts/points';
import { Rail } from '../parts/Rail';
import { Typed } from '../parts/Typed';
import { Wires } from '../parts/Wires';
import styles from './MomentMap.module.css';
import { inOrder } from './moment-score';
import { RoundSignal } from './RoundSignal';

const FEED: readonly Point[] = [
  [120, 600],
  [1020, 600],
  [1140, 480],
  [1320, 480],
];
const WIRES = bundle(FEED, 5, 14).map((points, place) => ({
  points,
  tone: 'a' as const,
  width: place === 2 ? 7 : 3,
  delay: 200 + Math.abs(place - 2) * 50,
  isPulsed: place % 2 === 1,
}));

/** The current of the winner feeds the map. */
export function MapWon({ winner, slot, map, number, rounds, series }: MapWonModel) {
  const { round } = useEvent();
  const [ownMaps, otherMaps] = inOrder(series, slot);
  const score = rounds && inOrder(rounds, slot);
  return (
    <>
      <Backdrop board="bottom" />
      <Rail note={round} />
      <Wires wires={WIRES} />
      <Surge points={FEED} delay={560} width={18} />
      <Surge points={FEED} delay={1_500} width={12} />
      <Title title={`Map ${number}`} note={`Series ${ownMaps} – ${otherMaps}`} />
      <div className={`${styles.logo} ci-flash`}>
        <TeamLogo team={winner} size={228} />
      </div>
      <div className={`${styles.name} ci-name`}>
        <Typed delay={600}>{winner.displayName}</Typed>
      </div>
      <Panel className={styles.panel} tone="a" delay={500}>
        <MapPicture map={map} className={styles.art} />
        <p className={`${styles.map} ci-name`}>{map}</p>
      </Panel>
      {!score && (
        <div className={styles.score}>
          <Caption map={map} rounds={null} />
        </div>
      )}
      {score && (
        <>
          <div className={styles.score}>
            <Copper value={score[0]} size={264} tone="a" delay={820} />
            <Copper value={score[1]} size={264} tone="hollow" contour="var(--off)" delay={920} />
            <Caption map={map} rounds={score[0] + score[1]} />
          </div>
          <RoundSignal won={score[0]} lost={score[1]} className={styles.signal} />
        </>
      )}
    </>
  );
}

function Caption({ map, rounds }: { map: string; rounds: number | null }) {
  return (
    <p className={`${styles.caption} ci-silk ci-flash`}>
      {`Win ${map}`}
      <br />
      {rounds !== null && counted(rounds, 'round')}
    </p>
  );
}
