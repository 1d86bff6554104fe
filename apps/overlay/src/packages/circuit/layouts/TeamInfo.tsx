import type { StreamTeam } from '@mes/contract/stream';
import { startersOf } from '@mes/domain/roster/lineup';
import type { TeamInfoModel } from '../../../models/people';
import type { SceneTeam } from '../../../models/team';
import { Fit } from '../../../parts/Fit';
import { TeamLogo } from '../../../parts/TeamLogo';
import { regionName, teamFigures } from '../../../parts/team-facts';
import { FullScene } from '../../FullScene';
import { Backdrop } from '../parts/Backdrop';
import { Empty } from '../parts/Empty';
import { Facts } from '../parts/Facts';
import { Line } from '../parts/Line';
import { Panel } from '../parts/Panel';
import { step } from '../parts/points';
import { Rail } from '../parts/Rail';
import { Tag } from '../parts/Tag';
import { Typed } from '../parts/Typed';
import { Wires } from '../parts/Wires';
import styles from './TeamInfo.module.css';

const FEED = { points: step([120, 480], [216, 400]), tone: 'a', isPulsed: true } as const;
const MAPS = 4;

/** The emblem in its frame, the five who play, and the maps where the team is at home. */
export default function TeamInfo({ title, note, team, record }: TeamInfoModel) {
  if (!team) {
    return (
      <FullScene title={title} note={note}>
        <Empty>No team is chosen.</Empty>
      </FullScene>
    );
  }
  return (
    <>
      <Backdrop board="top" />
      <Rail note={note} />
      <Wires wires={[FEED]} />
      <Sheet title={title} team={team} record={record} />
    </>
  );
}

function Sheet({ title, team, record }: { title: string; team: SceneTeam; record: string }) {
  const { details } = team;
  const where = [details && regionName(details.region), record].filter(Boolean).join(', ');
  return (
    <>
      <Panel className={styles.frame} inside={styles.emblem} tone="a" delay={500}>
        <TeamLogo team={team} size={400} />
      </Panel>
      <div className={`${styles.tag} ci-flash`}>
        <Tag tone="plain">{title}</Tag>
        <Fit className={`${styles.where} ci-silk`}>{where}</Fit>
      </div>
      <div className={`${styles.name} ci-name`}>
        <Typed delay={700}>{team.displayName}</Typed>
      </div>
      {details && (
        <>
          <Players team={details} />
          <Maps team={details} />
          <Facts facts={teamFigures(details)} step={8} className={styles.facts} />
        </>
      )}
    </>
  );
}

function Players({ team }: { team: StreamTeam }) {
  return (
    <ol className={styles.players}>
      {startersOf(team.players).map(({ id, name, rating }, place) => (
        <li key={id} className={styles.player}>
          <div className={`${styles.handle} ci-flash`}>
            <Fit className={`${styles.handleName} ci-hand`} twoLines>
              {name}
            </Fit>
            <b className={`${styles.rating} ci-name`}>{rating?.toFixed(2) ?? ''}</b>
          </div>
          <Line tone="trace" delay={700 + place * 80} />
        </li>
      ))}
    </ol>
  );
}

/** As far as the team has won on each. */
function Maps({ team }: { team: StreamTeam }) {
  const played = team.maps.filter((each) => each.played > 0);
  const maps = played.sort((one, other) => other.played - one.played).slice(0, MAPS);
  return (
    <ol className={styles.maps}>
      {maps.map(({ map, won, played: count }, place) => (
        <li key={map} className={styles.map}>
          <div className={`${styles.mapText} ci-flash`}>
            <Fit className={`${styles.mapName} ci-name`}>{map}</Fit>
            <b className={`${styles.won} ci-name`}>{`${Math.round((100 * won) / count)}%`}</b>
          </div>
          <Line tone="a" delay={900 + place * 80} share={won / count} />
        </li>
      ))}
    </ol>
  );
}
