import type { CSSProperties } from 'react';
import type { CoverModel, MeetingModel, ThumbnailModel } from '../../../models/match';
import { UNDECIDED } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import { Backdrop } from '../parts/Backdrop';
import { Column } from '../parts/Column';
import { Name } from '../parts/Name';
import { fromMiddle, Rising } from '../parts/Rising';
import { Sign } from '../parts/Sign';
import { BLUE, duelColours, NOBODY, tone } from '../parts/tones';
import styles from './Thumbnail.module.css';

export default function Thumbnail(model: ThumbnailModel) {
  return model.kind === 'cover' ? <Cover {...model} /> : <Meeting {...model} />;
}

const STEPS = [0, 1, 2, 3, 4];

/** Versus without players: two floods, two names and the spine. */
function Meeting({ event, round, opponents: { A, B } }: MeetingModel) {
  const colours = duelColours(A?.name ?? null, B?.name ?? null);
  return (
    <>
      <Backdrop silhouette="peak" />
      {(
        [
          { team: A, colour: A ? colours.A : NOBODY, isRight: false },
          { team: B, colour: B ? colours.B : NOBODY, isRight: true },
        ] as const
      ).map(({ team, colour, isRight }) => (
        <section key={String(isRight)} className={styles.half} data-right={isRight || undefined}>
          {STEPS.map((step) => (
            <Column
              key={step}
              x={(isRight ? 4 - step : step) * 160}
              width={160}
              height={1080 - (4 - step) * 92}
              tones={[tone(colour, 60 + step * 10), tone(colour, 40 + step * 9)]}
              step={step}
            />
          ))}
          {team && <TeamLogo team={team} size={260} className={styles.logo} />}
          <div className={styles.name}>
            <Name width={690} height={400} size={300} lines={2} align={isRight ? 'left' : 'right'}>
              {team?.displayName ?? UNDECIDED}
            </Name>
          </div>
        </section>
      ))}
      <div className={styles.spine}>
        <Sign className={styles.sign} />
        <Name width={280} height={240} size={84} lines={2} least={40} align="center">
          {event}
        </Name>
        <b className={`${styles.versus} lg-tight`}>vs</b>
        <p className={styles.round}>{round}</p>
      </div>
    </>
  );
}

const HEIGHTS = [360, 460, 570, 690, 830, 1_080, 1_080, 830, 690, 570, 460, 360];

function Cover({ kicker, title, lines }: CoverModel) {
  return (
    <>
      <Backdrop silhouette="peak" />
      <Rising
        colour={BLUE}
        heights={HEIGHTS}
        stepOf={fromMiddle}
        shareOf={(place) => 92 - fromMiddle(place) * 11}
      />
      <div className={styles.kicker}>
        <Sign className={styles.mark} />
        <Name width={1_300} size={76}>
          {kicker}
        </Name>
      </div>
      <h1
        className={`${styles.title} tight`}
        style={{ '--size': `${sizeOf(title)}px` } as CSSProperties}
      >
        {title}
      </h1>
      <div className={styles.lines}>
        {lines.map((line) => (
          <Name key={line} width={1_728} size={72} align="center">
            {line}
          </Name>
        ))}
      </div>
    </>
  );
}

/** So that three lines hold the longest title. */
function sizeOf({ length }: string): number {
  if (length <= 22) return 230;
  if (length <= 44) return 180;
  return length <= 72 ? 140 : 108;
}
