import type { CSSProperties } from 'react';
import type { CoverModel, MeetingModel, ThumbnailModel } from '../../../models/match';
import type { SceneTeam } from '../../../models/team';
import { Fit } from '../../../parts/Fit';
import { UNDECIDED } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import { TeamName } from '../../../parts/TeamName';
import { Forge } from '../parts/Forge';
import { HeadBlock } from '../parts/Head';
import { SEAMS } from '../parts/seam';
import { Torn } from '../parts/Torn';
import { Lineup } from './Lineup';
import { NAME_WIDTH, standingOf } from './standing';
import styles from './Thumbnail.module.css';

export default function Thumbnail(model: ThumbnailModel) {
  return model.kind === 'cover' ? <Cover {...model} /> : <Meeting {...model} />;
}

/** Versus without records, maps and score. */
function Meeting({ event, round, opponents: { A, B } }: MeetingModel) {
  return (
    <Forge seam={SEAMS.versus}>
      <HeadBlock name={event} title={round} />
      <Team team={A} slot="A" />
      <Lineup
        standing={standingOf(A?.details?.players ?? [], B?.details?.players ?? [])}
        nameWidth={NAME_WIDTH}
      />
      <i className={`${styles.slash} eb-slash`} />
      <Team team={B} slot="B" />
    </Forge>
  );
}

function Team({ team, slot }: { team: SceneTeam | null; slot: 'A' | 'B' }) {
  return (
    <section className={`${styles.team} ${styles[slot]}`}>
      {team && <TeamLogo team={team} size={190} />}
      <TeamName shown={team?.displayName ?? UNDECIDED} className={`${styles.name} eb-t`} />
    </section>
  );
}

function Cover({ kicker, title, lines }: CoverModel) {
  return (
    <Forge seam={SEAMS.low}>
      <HeadBlock name={kicker} title="" />
      <h1
        className={`${styles.title} eb-t`}
        style={{ '--size': `${sizeOf(title)}px` } as CSSProperties}
      >
        {title}
      </h1>
      {lines.length > 0 && (
        <Torn edges="rt" width={1_100} height={150} depth={12} className={styles.lines}>
          {lines.map((line) => (
            <Fit key={line} className={`${styles.line} eb-t`}>
              {line}
            </Fit>
          ))}
        </Torn>
      )}
    </Forge>
  );
}

/** So that three lines hold the longest title. */
function sizeOf({ length }: string): number {
  if (length <= 22) return 240;
  if (length <= 44) return 190;
  return length <= 72 ? 144 : 112;
}
