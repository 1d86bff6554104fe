import type { CasterTeam as Team } from '@mes/contract/stream-desk';
import { FormDots } from '@mes/ui/FormDots.tsx';
import { Panel } from '../../../components/layout/Panel';
import { TeamLogo } from '../../../components/pictures/TeamLogo';
import { TeamName } from '../../../components/pictures/TeamName';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { Money } from '../../../components/text/Money';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';
import { CasterPlayer } from './CasterPlayer';
import styles from './CasterTeam.module.css';
import { MapRecords } from './MapRecords';

interface CasterTeamProps {
  team: Team | null;
  /** The maps of this match, which stand first. */
  maps: readonly string[];
  side: 'A' | 'B';
}

/** One team as casters tell of it: form, maps, what is noted, and its players. */
export function CasterTeam({ team, maps, side }: CasterTeamProps) {
  if (!team) return <EmptyRow>{texts.unknownTeam}</EmptyRow>;
  const { statistics, information, players } = team;
  return (
    <section aria-label={team.name} className={styles.team}>
      <header className={styles.head}>
        <TeamLogo team={team} size={48} />
        <h2 className={styles.name}>
          <TeamName team={team} link />
        </h2>
        <span className={styles.rank}>
          {team.rank === null || team.elo === null
            ? texts.notRanked
            : interpolate(texts.rankAndElo, { rank: team.rank, elo: team.elo })}
        </span>
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.form}</dt>
          <dd>
            <Form letters={statistics.form} />
          </dd>
        </div>
        <div>
          <dt>{texts.streak}</dt>
          <dd>{streakText(statistics.streak)}</dd>
        </div>
        <div>
          <dt>{texts.series}</dt>
          <dd>{`${statistics.wins}–${statistics.losses}`}</dd>
        </div>
        <div>
          <dt>{texts.earnings}</dt>
          <dd>
            <Money cents={team.earnings} />
          </dd>
        </div>
      </dl>
      {information.length > 0 && (
        <ul className={styles.notes}>
          {information.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <MapRecords records={team.maps} first={maps} />
      <Panel>
        <ul className={styles.players}>
          {players.map((player) => (
            <CasterPlayer key={player.id} player={player} side={side} />
          ))}
        </ul>
      </Panel>
    </section>
  );
}

/** Newest last, as squares are read; draws have no square of their own. */
function Form({ letters }: { letters: readonly ('W' | 'L' | 'D')[] }) {
  const results = letters.filter((letter) => letter !== 'D').toReversed();
  return results.length === 0 ? texts.noneYet : <FormDots results={results} />;
}

function streakText(streak: number): string {
  if (streak === 0) return '–';
  const many = Math.abs(streak);
  return streak > 0 ? `${many} won` : `${many} lost`;
}
