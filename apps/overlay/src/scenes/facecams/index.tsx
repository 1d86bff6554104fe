import { startersOf } from '@mes/domain/roster/lineup';
import type { Side } from '@mes/ui/art/portrait';
import type { CSSProperties } from 'react';
import { type SceneTeam, useOpponents, useRound, useStream } from '../../data/use-scene-data';
import { Fit } from '../../parts/Fit';
import { roundAndFormat } from '../../parts/labels';
import { Swap } from '../../parts/Swap';
import { TeamLogo } from '../../parts/TeamLogo';
import { TeamName } from '../../parts/TeamName';
import styles from './facecams.module.css';

/** Frames for the players' cameras at both sides. They and the middle are empty for the video. */
export default function Facecams() {
  const stream = useStream();
  const round = useRound();
  const { A, B } = useOpponents();
  return (
    <>
      {(A || B) && (
        <div className={`${styles.bar} wipe`}>
          <Team team={A} score={stream?.scoreA ?? 0} />
          <i className={styles.slash} />
          <Team team={B} score={stream?.scoreB ?? 0} mirrored />
        </div>
      )}
      <Cameras team={A} side="coalition" />
      <Cameras team={B} side="breach" />
      {round && (
        <p className={`${styles.round} wipe`} style={{ '--i': 2 } as CSSProperties}>
          <Fit>{roundAndFormat(round, stream?.bestOf ?? null)}</Fit>
        </p>
      )}
    </>
  );
}

function Team({
  team,
  score,
  mirrored = false,
}: {
  team: SceneTeam | null;
  score: number;
  mirrored?: boolean;
}) {
  return (
    <div className={mirrored ? `${styles.team} ${styles.mirrored}` : styles.team}>
      {team && <TeamLogo team={team} size={64} />}
      <TeamName shown={team?.displayName ?? ''} className={styles.teamName} />
      <Swap value={score} className={styles.score} />
    </div>
  );
}

/** A frame for each of the line-up, and none for a team that is not known. */
function Cameras({ team, side }: { team: SceneTeam | null; side: Side }) {
  const players = startersOf(team?.details?.players ?? []);
  return (
    <div className={`${styles.cameras} ${styles[side]}`}>
      {players.map((player, place) => (
        <div
          key={player.id}
          className={`${styles.frame} wipe`}
          style={{ '--i': place } as CSSProperties}
        >
          <Fit className={`${styles.name} tight`} twoLines>
            {player.name}
          </Fit>
        </div>
      ))}
    </div>
  );
}
