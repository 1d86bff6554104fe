import type { StreamTeam } from '@mes/contract/stream';
import { formatMoney } from '@mes/domain/money/money';
import { normaliseRank } from '@mes/domain/names/rank';
import { startersOf } from '@mes/domain/roster/lineup';
import { historyOf } from '@mes/domain/tournament/name/tournament-name';
import { MapArt } from '@mes/ui/MapArt.tsx';
import { ordinal } from '@mes/ui/ordinal';
import type { CSSProperties } from 'react';
import { type SceneTeam, useTournament } from '../data/use-scene-data';
import { eventName } from './event-name';
import { Facts } from './Facts';
import { Fit } from './Fit';
import { PlayerCard } from './PlayerCard';
import { TeamLogo } from './TeamLogo';
import { TeamName } from './TeamName';
import styles from './TeamSheet.module.css';
import { regionName, teamFacts } from './team-facts';

const HISTORY = 6;
const MAPS = 5;

/** Everything that a scene tells of one team. */
export function TeamSheet({ team }: { team: SceneTeam }) {
  const tournament = useTournament();
  const { details } = team;
  const { record } = teamFacts(team, tournament);
  return (
    <>
      <div className={styles.team}>
        <TeamLogo team={team} size={250} className="rise" />
        <div className="wipe">
          <TeamName shown={team.displayName} />
          <p className={styles.where}>
            {[details && regionName(details.region), record].filter(Boolean).join('  ·  ')}
          </p>
        </div>
      </div>
      {details && (
        <>
          <Facts facts={figuresOf(details)} step={1} className={styles.facts} />
          <div className={styles.players}>
            {startersOf(details.players).map((player, place) => (
              <PlayerCard
                key={player.id}
                player={player}
                side="coalition"
                place={place}
                figure={player.rating?.toFixed(2)}
                step={2 + place}
              />
            ))}
          </div>
          <Maps team={details} />
          <History team={details} />
        </>
      )}
    </>
  );
}

function History({ team: { tournaments } }: { team: StreamTeam }) {
  const shown = tournaments.filter(({ name }) => historyOf(name) !== null).slice(0, HISTORY);
  if (shown.length === 0) return null;
  return (
    <section className={styles.history}>
      <h2 className={`${styles.title} tight`}>Tournaments</h2>
      {shown.map(({ id, name, rank, earnings }, place) => (
        <p key={id} className={`${styles.row} wipe`} style={{ '--i': 3 + place } as CSSProperties}>
          <Fit className={styles.event} twoLines>
            {eventName(name)}
          </Fit>
          <b>{rank === null ? 'Playing' : normaliseRank(rank)}</b>
          <span className={styles.money}>{formatMoney(earnings)}</span>
        </p>
      ))}
    </section>
  );
}

/** On which maps the team is at home. */
function Maps({ team }: { team: StreamTeam }) {
  const played = team.maps.filter((each) => each.played > 0);
  const maps = played.sort((a, b) => b.played - a.played).slice(0, MAPS);
  return (
    <div className={styles.maps}>
      {maps.map(({ map, won, played: count }, place) => (
        <div
          key={map}
          className={`${styles.map} wipe`}
          style={{ '--i': 4 + place } as CSSProperties}
        >
          <MapArt map={map} className={styles.art} />
          <b className={styles.share}>{`${Math.round((100 * won) / count)}%`}</b>
          <small className={styles.mapName}>{map}</small>
        </div>
      ))}
    </div>
  );
}

function figuresOf({ rank, elo, statistics, earnings }: StreamTeam) {
  const { mapWins, mapLosses } = statistics;
  const maps = mapWins + mapLosses;
  return [
    { label: 'Rank', value: rank === null ? '-' : ordinal(rank) },
    { label: 'Elo', value: elo === null ? '-' : String(Math.round(elo)) },
    { label: 'Maps won', value: maps === 0 ? '-' : `${Math.round((100 * mapWins) / maps)}%` },
    { label: 'Earnings', value: formatMoney(earnings) },
  ];
}
