import { startersOf } from '@mes/domain/roster/lineup';
import type { CSSProperties } from 'react';
import {
  type SceneTeam,
  useOpponents,
  useRound,
  useStream,
  useTournament,
} from '../../data/use-scene-data';
import { FullScene } from '../../parts/FullScene';
import { roundAndFormat } from '../../parts/labels';
import { PlayerCard } from '../../parts/PlayerCard';
import { Swap } from '../../parts/Swap';
import { TeamLogo } from '../../parts/TeamLogo';
import { TeamName } from '../../parts/TeamName';
import { teamFacts } from '../../parts/team-facts';
import styles from './versus.module.css';

/** Who meets: both teams with their line-ups, Coalition on the left and Breach on the right. */
export default function Versus() {
  const stream = useStream();
  const round = useRound();
  const { A, B } = useOpponents();
  const isPlayed = stream !== null && stream.scoreText !== '';
  return (
    <FullScene title="Versus" note={roundAndFormat(round, stream?.teamA ? stream.bestOf : null)}>
      <Half team={A} side="coalition" />
      <div className={styles.middle}>
        <i className={`${styles.slash} wipe`} />
        {isPlayed && (
          <p className={`${styles.score} rise`} style={{ '--i': 2 } as CSSProperties}>
            <Swap
              value={stream.scoreA}
              className={stream.scoreA < stream.scoreB ? styles.behind : undefined}
            />
            <Swap
              value={stream.scoreB}
              className={stream.scoreB < stream.scoreA ? styles.behind : undefined}
            />
          </p>
        )}
      </div>
      <Half team={B} side="breach" />
    </FullScene>
  );
}

function Half({ team, side }: { team: SceneTeam | null; side: 'coalition' | 'breach' }) {
  const tournament = useTournament();
  const players = startersOf(team?.details?.players ?? []);
  const facts = team ? teamFacts(team, tournament) : null;
  return (
    <section className={`${styles.half} ${styles[side]}`}>
      <div className={styles.team}>
        {team && <TeamLogo team={team} size={300} className="rise" />}
        <div className={`${styles.name} wipe`}>
          <TeamName shown={team?.displayName ?? 'To be decided'} />
        </div>
        <p className={`${styles.facts} wipe`}>
          <b>{facts?.region}</b> {facts?.record}
        </p>
      </div>
      <div className={styles.players}>
        {players.map((player, place) => (
          <PlayerCard
            key={player.id}
            player={player}
            side={side}
            place={place}
            step={2 + place + (side === 'breach' ? 1 : 0)}
          />
        ))}
      </div>
    </section>
  );
}
