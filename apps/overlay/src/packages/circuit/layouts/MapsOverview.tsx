import type { StreamMap } from '@mes/domain/stream/configuration';
import type { MapsModel } from '../../../models/match';
import type { Opponents } from '../../../models/team';
import { Fit } from '../../../parts/Fit';
import { roundAndFormat, UNDECIDED } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import { isLive, mapNote } from '../../../tournament/map-state';
import { FullScene } from '../../FullScene';
import { MapPicture } from '../../MapPicture';
import { Backdrop } from '../parts/Backdrop';
import { Copper } from '../parts/Copper';
import { Empty } from '../parts/Empty';
import { Panel } from '../parts/Panel';
import { Rail } from '../parts/Rail';
import { shortName } from '../parts/short-name';
import { Tag } from '../parts/Tag';
import { Wires } from '../parts/Wires';
import styles from './MapsOverview.module.css';
import { isOpen, toneOf, wiresOf } from './map-wires';

const LEFT = 216;
const ROOM = 1_608;
const CARD = { top: 246, bottom: 834, widest: 520, gap: 24 };
const BUS = { A: 212, B: 868 };
/** More have narrow cards. */
const WIDE = 4;

/** The maps between the buses of both teams, each wired to the one that won it. */
export default function MapsOverview({ round, bestOf, opponents, score, maps }: MapsModel) {
  const note = roundAndFormat(round, bestOf);
  if (maps.length === 0) {
    return (
      <FullScene title="Maps" note={note}>
        <Empty>The maps are not chosen yet.</Empty>
      </FullScene>
    );
  }
  const width = Math.min(CARD.widest, (ROOM - (maps.length - 1) * CARD.gap) / maps.length);
  const leftOf = (place: number) => LEFT + place * (width + CARD.gap);
  return (
    <>
      <Backdrop quiet />
      <Rail note={note} />
      <Wires
        wires={[
          {
            points: [
              [120, BUS.A],
              [1824, BUS.A],
            ],
            tone: 'a',
            hasVia: true,
            isPulsed: true,
          },
          {
            points: [
              [120, BUS.B],
              [1824, BUS.B],
            ],
            tone: 'b',
            hasVia: true,
            isPulsed: true,
          },
          ...maps.flatMap((map, place) =>
            wiresOf(map, { ...CARD, x: Math.round(leftOf(place) + width / 2) }, BUS),
          ),
        ]}
      />
      <Channel opponents={opponents} slot="A" score={score} />
      {maps.map((map, place) => (
        <Panel
          key={map.index}
          className={styles.card}
          style={{ left: leftOf(place), width }}
          tone={toneOf(map)}
          isDashed={isOpen(map)}
          delay={500 + place * 90}
        >
          <Card map={map} opponents={opponents} isNarrow={maps.length > WIDE} width={width} />
        </Panel>
      ))}
      <Channel opponents={opponents} slot="B" score={score} />
    </>
  );
}

interface ChannelProps extends Pick<MapsModel, 'opponents' | 'score'> {
  slot: 'A' | 'B';
}

function Channel({ opponents, slot, score }: ChannelProps) {
  const team = opponents[slot];
  const [own, other] = score ? (slot === 'A' ? [score.A, score.B] : [score.B, score.A]) : [0, 0];
  return (
    <div className={`${styles.channel} ci-flash`} data-slot={slot}>
      {team && <TeamLogo team={team} size={100} />}
      <Fit className={`${styles.team} ci-name`}>{team?.displayName ?? UNDECIDED}</Fit>
      {own + other > 0 && (
        <Copper
          value={own}
          size={124}
          tone={own < other ? 'hollow' : slot === 'A' ? 'a' : 'plain'}
          contour={slot === 'A' ? 'var(--a)' : 'var(--b)'}
        />
      )}
    </div>
  );
}

interface CardProps {
  map: StreamMap;
  opponents: Opponents;
  isNarrow: boolean;
  width: number;
}

function Card({ map, opponents, isNarrow, width }: CardProps) {
  const winner = map.winner === null ? null : opponents[map.winner];
  return (
    <div className={styles.inside} data-narrow={isNarrow || undefined}>
      <MapPicture map={map.name} className={map.leftout ? styles.faint : styles.art} />
      <div className={styles.top}>
        <b className={`${styles.order} ci-name`}>{map.index + 1}</b>
        {isLive(map) && <Tag tone="live">Live</Tag>}
        {map.current && !map.score && <Tag tone="plain">Up now</Tag>}
      </div>
      <div className={styles.foot}>
        <Fit className={`${styles.name} ci-name ${map.leftout ? 'ci-off' : ''}`}>{map.name}</Fit>
        <p className={`${styles.score} ci-name`}>
          {map.score && (
            <>
              <b className={map.score[0] < map.score[1] ? 'ci-off' : undefined}>{map.score[0]}</b>
              <b className={map.score[1] < map.score[0] ? 'ci-off' : undefined}>{map.score[1]}</b>
            </>
          )}
        </p>
        <Fit className={`${styles.note} ci-silk`} twoLines>
          {mapNote(map, winner && shortName(winner, { room: width - 210, size: 26 }))}
        </Fit>
      </div>
    </div>
  );
}
