import type { StreamTeam } from '@mes/contract/stream';
import { startersOf } from '@mes/domain/roster/lineup';
import type { TeamInfoModel } from '../../../models/people';
import type { SceneTeam } from '../../../models/team';
import { Fit } from '../../../parts/Fit';
import { TeamLogo } from '../../../parts/TeamLogo';
import { regionName, teamFigures } from '../../../parts/team-facts';
import { FullScene } from '../../FullScene';
import { Empty } from '../parts/Empty';
import { Facts } from '../parts/Facts';
import { Fill } from '../parts/Fill';
import { Head } from '../parts/Head';
import { Windows } from '../parts/prints';
import { Slash } from '../parts/Slash';
import { twoLines } from '../parts/two-lines';
import styles from './TeamInfo.module.css';

/** Outside of the frame: all is black. */
const NOWHERE = 2_120;
const MAPS = 3;

/** The name in two lines as large as the frame, the roster and the figures between them. */
export default function TeamInfo({ title, note, team, record }: TeamInfoModel) {
  if (!team) {
    return (
      <FullScene title={title} note={note}>
        <Empty>No team is chosen.</Empty>
      </FullScene>
    );
  }
  const region = team.details ? regionName(team.details.region) : '';
  const [first = team.displayName, second = region] = twoLines(team.displayName);
  return (
    <Slash x={NOWHERE} bone={null} blade={0}>
      <div className={styles.top}>
        <Fill width={1_944} size={400} delay={360} down>
          {first}
        </Fill>
      </div>
      <Head title={title} note={note} className={styles.folio} />
      <Middle team={team} about={[region, record].filter(Boolean).join(', ')} />
      {second && (
        <div className={styles.bottom}>
          <Fill width={1_944} size={400} delay={440}>
            {second}
          </Fill>
        </div>
      )}
    </Slash>
  );
}

function Middle({ team, about }: { team: SceneTeam; about: string }) {
  const { details } = team;
  const players = startersOf(details?.players ?? []);
  return (
    <>
      <p className={`${styles.about} hs-fade`}>
        <TeamLogo team={team} size={48} />
        <Fit>{about}</Fit>
      </p>
      <div className={styles.roster}>
        <Windows players={players} side="coalition" delay={420} className={styles.windows} />
        <div className={`${styles.handles} hs-fade`}>
          {players.map(({ id, name, rating }) => (
            <span key={id}>
              <Fit className={styles.handle} twoLines>
                {name}
              </Fit>
              <small className="hs-mute">{rating?.toFixed(2)}</small>
            </span>
          ))}
        </div>
      </div>
      {details && (
        <>
          <Facts facts={teamFigures(details)} step={3} className={styles.facts} />
          <Maps team={details} />
        </>
      )}
    </>
  );
}

/** On which maps the team is at home. */
function Maps({ team }: { team: StreamTeam }) {
  const played = team.maps.filter((each) => each.played > 0);
  const maps = played.toSorted((a, b) => b.played - a.played).slice(0, MAPS);
  return (
    <ul className={`${styles.maps} hs-fade`}>
      {maps.map(({ map, won, played: count }) => (
        <li key={map}>
          <span className="hs-mute">{map}</span>
          <b className="hs-mid">{`${Math.round((100 * won) / count)}%`}</b>
        </li>
      ))}
    </ul>
  );
}
