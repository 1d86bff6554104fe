import { classNames } from '@mes/ui/class-names';
import { IconTrophy } from '@tabler/icons-react';
import { AppLink } from '../../components/AppLink';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { teamPath } from '../../components/pictures/team-path';
import { Money } from '../../components/text/Money';
import styles from './Champion.module.css';
import type { ShownTournament } from './shown-tournament';
import * as texts from './texts';

/** The winner of a finished tournament. */
export function Champion({ tournament }: { tournament: ShownTournament }) {
  const { winner, placements, teams } = tournament;
  if (!winner) return null;
  const prize = placements.find(({ from }) => from === 1)?.prize ?? 0;
  const roster = teams.find(({ team }) => team.name === winner.name)?.roster ?? [];
  return (
    <section className={classNames(styles.champion, 'mes-broadcast')} aria-label={texts.champion}>
      <TeamLogo team={winner} size={96} plain />
      <div className={styles.text}>
        <p className={styles.label}>
          <IconTrophy size={16} stroke={1.75} aria-hidden="true" />
          {texts.champion}
        </p>
        <AppLink to={teamPath(winner.name)} className={styles.name}>
          {winner.name}
        </AppLink>
        <p className={styles.roster}>{roster.map(({ name }) => name).join(', ')}</p>
      </div>
      {prize > 0 && <Money cents={prize} className={styles.prize} />}
    </section>
  );
}
