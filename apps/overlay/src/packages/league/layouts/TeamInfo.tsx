import type { StreamTeam } from '@mes/contract/stream';
import { startersOf } from '@mes/domain/roster/lineup';
import { ordinal } from '@mes/ui/ordinal';
import type { TeamInfoModel } from '../../../models/people';
import type { SceneTeam } from '../../../models/team';
import type { Fact } from '../../../models/tournament';
import { TeamLogo } from '../../../parts/TeamLogo';
import { regionName } from '../../../parts/team-facts';
import { Backdrop } from '../parts/Backdrop';
import { Column } from '../parts/Column';
import { Empty } from '../parts/Empty';
import { Face } from '../parts/Face';
import { Facts } from '../parts/Facts';
import { Head } from '../parts/Head';
import { Name } from '../parts/Name';
import { NIGHT, teamColour, teamStyle, tone } from '../parts/tones';
import styles from './TeamInfo.module.css';

/** The left half as in versus; on the right the players, the higher the better their rating. */
export default function TeamInfo({ title, note, team, record }: TeamInfoModel) {
  return (
    <>
      <Backdrop silhouette="low" quiet={team !== null} />
      {team ? (
        <Shown team={team} title={title} note={note} record={record} />
      ) : (
        <>
          <Head title={title} note={note} />
          <Empty>No team is chosen.</Empty>
        </>
      )}
    </>
  );
}

const STEPS = [0, 1, 2, 3, 4];
/** The highest column goes on beyond the margin of the frame. */
const PLAYERS = { left: 880, width: 992, bleed: 48, lowest: 560, even: 640, highest: 900 };

function Shown({ team, title, note, record }: TeamInfoModel & { team: SceneTeam }) {
  const colour = teamColour(team.name);
  const { details } = team;
  const players = byRating(startersOf(details?.players ?? []));
  const width = PLAYERS.width / Math.max(1, players.length);
  const isRated = players.some(({ rating }) => rating !== null);
  const step = isRated ? (PLAYERS.highest - PLAYERS.lowest) / Math.max(1, players.length - 1) : 0;
  return (
    <div className={styles.scene} style={teamStyle(colour)}>
      {STEPS.map((place) => (
        <Column
          key={place}
          x={place * 160}
          width={160}
          height={1080 - (4 - place) * 92}
          tones={[tone(colour, 60 + place * 10), tone(colour, 36 + place * 9)]}
          step={place}
        />
      ))}
      <div className={`${styles.emblem} lg-fade`}>
        <TeamLogo team={team} size={210} />
      </div>
      <div className={styles.name}>
        <Name width={690} height={290} size={220} lines={2} align="right">
          {team.displayName}
        </Name>
        <p className="lg-fade">
          {[details && regionName(details.region), record].filter(Boolean).join(', ')}
        </p>
      </div>
      {details && <Facts facts={factsOf(details)} className={styles.facts} />}
      <div className={`${styles.title} lg-fade lg-ground`}>
        <b className="lg-tight">{title}</b>
        {note && <span>{note}</span>}
      </div>
      {players.map((player, rank) => (
        <Column
          key={player.id}
          x={PLAYERS.left + PLAYERS.width - (rank + 1) * width}
          width={rank === 0 ? width + PLAYERS.bleed : width}
          height={(isRated ? PLAYERS.highest : PLAYERS.even) - rank * step}
          tones={['var(--team-40)', NIGHT]}
          step={players.length - rank + 5}
          hasEdge
          className={styles.player}
        >
          <div className={styles.content} style={{ width }}>
            {player.rating !== null && (
              <b className={`${styles.rating} lg-tight`}>{player.rating.toFixed(2)}</b>
            )}
            <Face player={player} side="coalition" className={styles.face} />
            <div className={styles.handle}>
              <Name
                width={Math.floor(width) - 28}
                height={72}
                size={48}
                lines={2}
                breaksWords
                align="center"
                delay={900}
              >
                {player.name}
              </Name>
            </div>
          </div>
        </Column>
      ))}
    </div>
  );
}

type Player = StreamTeam['players'][number];

/** The best first; whoever has none stands lowest. */
function byRating(players: readonly Player[]): Player[] {
  return players.toSorted((one, other) => (other.rating ?? 0) - (one.rating ?? 0));
}

function factsOf({ rank, statistics }: StreamTeam): Fact[] {
  const { wins, losses, mapWins, mapLosses } = statistics;
  return [
    ...(rank ? [{ label: 'Rank', value: ordinal(rank) }] : []),
    ...(wins + losses > 0 ? [{ label: 'Matches', value: `${wins}–${losses}` }] : []),
    ...(mapWins + mapLosses > 0 ? [{ label: 'Maps', value: `${mapWins}–${mapLosses}` }] : []),
  ];
}
