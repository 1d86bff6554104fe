import { skinOf } from '@mes/domain/tournament/name/skin';
import { useCall } from '../../api/use-call';
import { AppLink } from '../../components/AppLink';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { TeamName } from '../../components/pictures/TeamName';
import { Time } from '../../components/text/Time';
import { STEP_LABELS } from './labels';
import styles from './OwnMatch.module.css';
import * as texts from './texts';

const SOON_MS = 24 * 3_600_000;

/** The next match of the account within a day: who, when and what is due. */
export default function OwnMatch() {
  const { data: home } = useCall('personalHome', 'get', {});
  const next = home?.matches[0];
  if (!next) return null;
  const { match, step } = next;
  if (match.startsAt === null || match.startsAt - home.now > SOON_MS) return null;
  const { title, button } = STEP_LABELS[step];
  const due = step === 'check_in' ? texts.checkIn : button;
  return (
    <AppLink
      to={`/matchup/${match.id}`}
      className={styles.match}
      data-tournament={skinOf(match.tournament?.id) ?? undefined}
    >
      {[match.teamA, match.teamB].map(
        (team) =>
          team && (
            <span key={team.name} className={styles.team}>
              <TeamLogo team={team} size={20} plain />
              <TeamName team={team} shorten />
            </span>
          ),
      )}
      <span className={styles.when}>
        <Time at={match.startsAt} show="day" /> <Time at={match.startsAt} show="clock" />
        <b className={styles.due}>{due ?? (step === 'wait_for_check_in' ? null : title)}</b>
      </span>
    </AppLink>
  );
}
