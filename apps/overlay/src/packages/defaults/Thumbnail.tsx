import type { CSSProperties } from 'react';
import type { CoverModel, MeetingModel, ThumbnailModel } from '../../models/match';
import type { SceneTeam } from '../../models/team';
import { Fit } from '../../parts/Fit';
import { UNDECIDED } from '../../parts/labels';
import { TeamLogo } from '../../parts/TeamLogo';
import { TeamName } from '../../parts/TeamName';
import { useScene } from '../../scene-context';
import { useKit } from '../kit-context';
import { MapPicture } from '../MapPicture';
import styles from './Thumbnail.module.css';

export default function Thumbnail(model: ThumbnailModel) {
  return model.kind === 'cover' ? <Cover {...model} /> : <Meeting {...model} />;
}

function Meeting({ event, round, opponents: { A, B }, map }: MeetingModel) {
  const { Backdrop } = useKit();
  const { route } = useScene();
  return (
    <>
      <Backdrop />
      {map && !route.clear && <MapPicture map={map} className={styles.map} />}
      <Subject>{event}</Subject>
      <Half team={A} className={styles.left!} step={1} />
      <i className={`${styles.slash} wipe`} />
      <Half team={B} className={styles.right!} step={2} />
      <p className={`${styles.round} wipe`} style={{ '--i': 3 } as CSSProperties}>
        <Fit className="tight">{round}</Fit>
      </p>
    </>
  );
}

interface HalfProps {
  team: SceneTeam | null;
  className: string;
  step: number;
}

function Half({ team, className, step }: HalfProps) {
  return (
    <div className={`${styles.half} ${className} rise`} style={{ '--i': step } as CSSProperties}>
      {team && <TeamLogo team={team} size={400} />}
      <div className={styles.name}>
        <TeamName shown={team?.displayName ?? UNDECIDED} />
      </div>
    </div>
  );
}

function Cover({ kicker, title, lines }: CoverModel) {
  const { Backdrop } = useKit();
  return (
    <>
      <Backdrop />
      <Subject>{kicker}</Subject>
      <h1
        className={`${styles.title} tight rise`}
        style={{ '--size': `${sizeOf(title)}px` } as CSSProperties}
      >
        {title}
      </h1>
      <div className={styles.lines}>
        {lines.map((line) => (
          <p key={line} className="wipe">
            <Fit className="tight">{line}</Fit>
          </p>
        ))}
      </div>
    </>
  );
}

/** What it is about, with the sign of the package. */
function Subject({ children }: { children: string }) {
  const { Sign } = useKit();
  return (
    <header className={`${styles.event} wipe`}>
      <Sign />
      <Fit className={`${styles.eventName} tight`}>{children}</Fit>
    </header>
  );
}

/** So that three lines hold the longest title. */
function sizeOf({ length }: string): number {
  if (length <= 22) return 220;
  if (length <= 44) return 176;
  return length <= 72 ? 136 : 104;
}
