import type { Side } from '@mes/ui/art/portrait';
import type { CSSProperties } from 'react';
import { Fit } from '../../../parts/Fit';
import { roundAndFormat } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import { TeamName } from '../../../parts/TeamName';
import type { BugTeam, CameraPlayer, InGameModel, ScoreBug } from '../../models/in-game';
import { Digits } from '../parts/Digits';
import styles from './InGame.module.css';

export default function InGame({ round, bestOf, bug, cameras }: InGameModel) {
  return (
    <>
      {bug && (
        <div className={`${styles.bar} wipe`}>
          <Team team={bug.A} />
          <i className={styles.slash} />
          <Team team={bug.B} mirrored />
        </div>
      )}
      {cameras && <CameraFrames players={cameras.A} side="coalition" />}
      {cameras && <CameraFrames players={cameras.B} side="breach" />}
      {round && (
        <p className={`${styles.round} wipe`} style={{ '--i': 2 } as CSSProperties}>
          <Fit>{bug?.notice?.text ?? aboutOf(roundAndFormat(round, bestOf), bug)}</Fit>
        </p>
      )}
    </>
  );
}

function aboutOf(round: string, bug: ScoreBug | null): string {
  const map = bug?.map && `${bug.map.name}, map ${bug.map.number}`;
  return [round, map].filter(Boolean).join('  ·  ');
}

function Team({ team, mirrored = false }: { team: BugTeam | null; mirrored?: boolean }) {
  return (
    <div className={mirrored ? `${styles.team} ${styles.mirrored}` : styles.team}>
      {team && <TeamLogo team={team.team} size={64} />}
      <TeamName shown={team?.team.displayName ?? ''} className={styles.teamName} />
      {team && team.figure !== null && <Digits value={team.figure} className={styles.score} />}
    </div>
  );
}

function CameraFrames({ players, side }: { players: readonly CameraPlayer[]; side: Side }) {
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
