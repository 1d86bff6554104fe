import type { StreamTeam } from '@mes/contract/stream';
import { startersOf } from '@mes/domain/roster/lineup';
import type { CSSProperties } from 'react';
import type { TeamInfoModel } from '../../../models/people';
import type { SceneTeam } from '../../../models/team';
import { Fit } from '../../../parts/Fit';
import { percent } from '../../../parts/player-figures';
import { TeamLogo } from '../../../parts/TeamLogo';
import { TeamName } from '../../../parts/TeamName';
import { regionName, teamFigures } from '../../../parts/team-facts';
import { Empty } from '../parts/Empty';
import { Facts } from '../parts/Facts';
import { Forge } from '../parts/Forge';
import { Head } from '../parts/Head';
import { SEAMS } from '../parts/seam';
import { Torn } from '../parts/Torn';
import { Lineup } from './Lineup';
import styles from './TeamInfo.module.css';

const PLAYERS = { first: 240, apart: 352, nameWidth: 320 };
const MAPS = 4;

/** Versus with one team: five figures over the whole seam, what it has done below it. */
export default function TeamInfo({ title, note, team, record }: TeamInfoModel) {
  return (
    <Forge seam={team ? SEAMS.versus : SEAMS.low}>
      <Head title={title} note={note} />
      {team ? <Sheet team={team} record={record} /> : <Empty>No team is chosen.</Empty>}
    </Forge>
  );
}

function Sheet({ team, record }: { team: SceneTeam; record: string }) {
  const { details } = team;
  const facts = [details?.tag.toUpperCase(), record, details && regionName(details.region)];
  return (
    <>
      <section className={`${styles.team} eb-slam`} style={{ '--i': 2 } as CSSProperties}>
        <TeamLogo team={team} size={176} />
        <div className={styles.caption}>
          <TeamName shown={team.displayName} className="eb-t" />
          <p className={`${styles.about} eb-lab`}>{facts.filter(Boolean).join(', ')}</p>
        </div>
      </section>
      {details && (
        <>
          <Lineup
            standing={startersOf(details.players)
              .slice(0, 5)
              .map((player, place) => ({
                player,
                side: 'coalition' as const,
                x: PLAYERS.first + place * PLAYERS.apart,
                step: 3 + place,
              }))}
            nameWidth={PLAYERS.nameWidth}
          />
          <Facts facts={teamFigures(details)} step={6} className={styles.facts} />
          <Maps team={details} />
        </>
      )}
    </>
  );
}

/** On which maps the team is at home. */
function Maps({ team }: { team: StreamTeam }) {
  const played = team.maps.filter((each) => each.played > 0);
  const maps = played.sort((one, other) => other.played - one.played).slice(0, MAPS);
  if (maps.length === 0) return null;
  return (
    <Torn
      edges="lt"
      width={1_000}
      height={110}
      tone="cold"
      step={8}
      from="right"
      className={styles.maps}
    >
      {maps.map(({ map, won, played: count }) => (
        <span key={map} className={styles.map}>
          <Fit className="eb-lab">{map}</Fit>
          <b className="eb-t">{percent(won / count)}</b>
        </span>
      ))}
    </Torn>
  );
}
