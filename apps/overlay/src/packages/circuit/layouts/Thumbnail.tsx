import type { CSSProperties } from 'react';
import type { CoverModel, MeetingModel, ThumbnailModel } from '../../../models/match';
import type { SceneTeam } from '../../../models/team';
import { Fit } from '../../../parts/Fit';
import { UNDECIDED } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import { MapPicture } from '../../MapPicture';
import { Backdrop } from '../parts/Backdrop';
import { Panel } from '../parts/Panel';
import type { Point } from '../parts/points';
import { Rail } from '../parts/Rail';
import { Typed } from '../parts/Typed';
import { Wires } from '../parts/Wires';
import styles from './Thumbnail.module.css';

const BUS_A: readonly Point[] = [
  [120, 474],
  [1368, 474],
  [1440, 402],
  [1500, 402],
];
const BUS_B: readonly Point[] = [
  [120, 606],
  [1368, 606],
  [1440, 678],
  [1500, 678],
];

export default function Thumbnail(model: ThumbnailModel) {
  return model.kind === 'cover' ? <Cover {...model} /> : <Meeting {...model} />;
}

/** Versus without portraits: two channels, and the map that they meet on. */
function Meeting({ event, round, opponents: { A, B }, map }: MeetingModel) {
  return (
    <>
      <Backdrop />
      <Rail isBare />
      <Wires
        wires={[
          { points: BUS_A, tone: 'a', width: 6 },
          { points: BUS_B, tone: 'b', width: 6, delay: 350 },
        ]}
      />
      <Side team={A} slot="A" />
      <div className={`${styles.event} ci-flash`}>
        <div className={styles.round}>
          <Fit twoLines>{round}</Fit>
        </div>
        <Fit className={`${styles.eventName} ci-silk`} twoLines>
          {event}
        </Fit>
      </div>
      <Side team={B} slot="B" />
      {map && (
        <Panel className={styles.map} tone="a" delay={600}>
          <MapPicture map={map} className={styles.art} />
        </Panel>
      )}
    </>
  );
}

function Side({ team, slot }: { team: SceneTeam | null; slot: 'A' | 'B' }) {
  return (
    <div className={styles.side} data-slot={slot}>
      {team && <TeamLogo team={team} size={260} />}
      <div className={`${styles.name} ci-name`}>
        <Typed delay={600}>{team?.displayName ?? UNDECIDED}</Typed>
      </div>
    </div>
  );
}

const FEED = [
  {
    points: [
      [120, 212],
      [216, 212],
    ],
    tone: 'a',
    width: 6,
  },
] as const;

function Cover({ kicker, title, lines }: CoverModel) {
  return (
    <>
      <Backdrop board="bottom" />
      <Rail isBare />
      <Wires wires={FEED} />
      <Panel className={styles.kicker} inside={styles.kickerText} tone="a" delay={300}>
        <Fit className="ci-name">{kicker}</Fit>
      </Panel>
      <h1
        className={`${styles.title} tight`}
        style={{ '--size': `${sizeOf(title)}px` } as CSSProperties}
      >
        {title}
      </h1>
      <div className={styles.lines}>
        {lines.map((line) => (
          <p key={line}>
            <Fit className="ci-name">{line}</Fit>
          </p>
        ))}
      </div>
    </>
  );
}

/** So that three lines hold the longest title. */
function sizeOf({ length }: string): number {
  if (length <= 22) return 216;
  if (length <= 44) return 172;
  return length <= 72 ? 132 : 100;
}
