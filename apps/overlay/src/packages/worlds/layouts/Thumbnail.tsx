import type { CSSProperties } from 'react';
import type { CoverModel, MeetingModel, ThumbnailModel } from '../../../models/match';
import type { SceneTeam } from '../../../models/team';
import { UNDECIDED } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import { Globe } from '../globe/Globe';
import { Horizon } from '../globe/Horizon';
import { inkLook } from '../globe/paint';
import { flightBetween } from '../globe/regions';
import { viewOf } from '../globe/sphere';
import { Backdrop } from '../parts/Backdrop';
import { Cut } from '../parts/Cut';
import { Meridian } from '../parts/Meridian';
import { Ring } from '../parts/Ring';
import { Sign } from '../parts/Sign';
import { Sun } from './Sun';
import styles from './Thumbnail.module.css';

const GLOBE = inkLook(350, { dot: 4.4, line: 2, rim: 4 });
const CENTRE = { x: 960, y: 560 };
const HORIZON = 880;

export default function Thumbnail(model: ThumbnailModel) {
  return model.kind === 'cover' ? <Cover {...model} /> : <Meeting {...model} />;
}

/** Emblems and names beside the globe, and nothing that a small picture would lose. */
function Meeting({ event, round, opponents: { A, B } }: MeetingModel) {
  const flight = flightBetween(A?.details?.region, B?.details?.region);
  return (
    <>
      <Backdrop isBare />
      <Ring {...CENTRE} radius={400} opening={24} />
      <Globe
        look={GLOBE}
        {...CENTRE}
        view={flight ? viewOf(...flight) : { lon: 20, lat: 20 }}
        flight={flight}
      />
      <Meridian top={170} height={790} from="50%" />
      <header className={styles.event}>
        <Sign className={styles.sign} />
        <Cut className={`${styles.eventName} wd-metal`}>{event}</Cut>
      </header>
      <Half team={A} slot="A" />
      <Half team={B} slot="B" />
      {round && (
        <p className={styles.round}>
          <Cut>{round}</Cut>
        </p>
      )}
    </>
  );
}

function Half({ team, slot }: { team: SceneTeam | null; slot: 'A' | 'B' }) {
  return (
    <div className={styles.half} data-slot={slot}>
      {team && <TeamLogo team={team} size={280} />}
      <Cut className={`${styles.name} wd-name`} lines="two">
        {team?.displayName ?? UNDECIDED}
      </Cut>
    </div>
  );
}

function Cover({ kicker, title, lines }: CoverModel) {
  return (
    <>
      <Backdrop isBare />
      <Horizon top={HORIZON} sun={0} />
      <Sun degrees={0} top={HORIZON} />
      <header className={styles.event}>
        <Sign className={styles.sign} />
        <Cut className={`${styles.eventName} wd-metal`}>{kicker}</Cut>
      </header>
      <div className={styles.cover}>
        <h1 style={{ '--size': `${sizeOf(title)}px` } as CSSProperties}>{title}</h1>
        {lines.map((line) => (
          <p key={line}>
            <Cut>{line}</Cut>
          </p>
        ))}
      </div>
    </>
  );
}

/** So that three lines hold the longest title. */
function sizeOf({ length }: string): number {
  if (length <= 22) return 170;
  if (length <= 44) return 140;
  return length <= 72 ? 112 : 92;
}
