import type { StreamTeam } from '@mes/contract/stream';
import { formatMoney } from '@mes/domain/money/money';
import { normaliseRank } from '@mes/domain/names/rank';
import { startersOf } from '@mes/domain/roster/lineup';
import { historyOf } from '@mes/domain/tournament/name/tournament-name';
import type { CSSProperties } from 'react';
import type { TeamInfoModel } from '../../models/people';
import type { SceneTeam } from '../../models/team';
import { eventName } from '../../parts/event-name';
import { Fit } from '../../parts/Fit';
import { TeamLogo } from '../../parts/TeamLogo';
import { TeamName } from '../../parts/TeamName';
import { regionName, teamFigures } from '../../parts/team-facts';
import { FullScene } from '../FullScene';
import { useKit } from '../kit-context';
import { MapPicture } from '../MapPicture';
import styles from './TeamInfo.module.css';

const HISTORY = 6;
const MAPS = 5;

export default function TeamInfo({ title, note, team, record }: TeamInfoModel) {
  const { Empty } = useKit();
  return (
    <FullScene title={title} note={note}>
      {team ? <Sheet team={team} record={record} /> : <Empty>No team is chosen.</Empty>}
    </FullScene>
  );
}

/** Everything that a scene shows of one team. */
function Sheet({ team, record }: { team: SceneTeam; record: string }) {
  const { Facts, PlayerCard } = useKit();
  const { details } = team;
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
          <Facts facts={teamFigures(details)} step={1} className={styles.facts} />
          <div className={styles.players}>
            {startersOf(details.players).map((player, place) => (
              <PlayerCard
                key={player.id}
                player={player}
                side="coalition"
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
          <MapPicture map={map} className={styles.art} />
          <b className={styles.share}>{`${Math.round((100 * won) / count)}%`}</b>
          <small className={styles.mapName}>{map}</small>
        </div>
      ))}
    </div>
  );
}
