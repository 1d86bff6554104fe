import { MapArt } from '@mes/ui/MapArt.tsx';
import type { CSSProperties } from 'react';
import {
  type SceneTeam,
  useOpponents,
  useRound,
  useStream,
  useTournament,
} from '../../data/use-scene-data';
import { eventName } from '../../parts/event-name';
import { Fit } from '../../parts/Fit';
import { TeamLogo } from '../../parts/TeamLogo';
import { TeamName } from '../../parts/TeamName';
import { useScene } from '../../scene-context';
import { Field } from '../../stage/Stage';
import { Plate } from './Plate';
import styles from './thumbnail.module.css';

/** Two teams that meet. */
export function Meeting() {
  const { route, theme } = useScene();
  const tournament = useTournament();
  const stream = useStream();
  const round = useRound();
  const { A, B } = useOpponents();
  const text = tournament?.name ?? stream?.tournament.name;
  const event = text ? eventName(text) : theme.wordmark;
  const map = stream?.maps[0]?.name;
  return (
    <>
      <Field theme={theme} clear={route.clear} />
      {map && !route.clear && <MapArt map={map} className={styles.map} />}
      <Plate>{event}</Plate>
      <Half team={A} className={styles.left!} step={1} />
      <i className={`${styles.slash} wipe`} />
      <Half team={B} className={styles.right!} step={2} />
      <p className={`${styles.round} wipe`} style={{ '--i': 3 } as CSSProperties}>
        <Fit className="tight">{round || 'Match of the day'}</Fit>
      </p>
    </>
  );
}

function Half({
  team,
  className,
  step,
}: {
  team: SceneTeam | null;
  className: string;
  step: number;
}) {
  return (
    <div className={`${styles.half} ${className} rise`} style={{ '--i': step } as CSSProperties}>
      {team && <TeamLogo team={team} size={400} />}
      <div className={styles.name}>
        <TeamName shown={team?.displayName ?? 'TBD'} />
      </div>
    </div>
  );
}
