import { skinOf } from '@mes/domain/tournament/name/skin';
import { LiveMark } from '@mes/ui/LiveMark.tsx';
import { useCall } from '../../api/use-call';
import { AppLink } from '../../components/AppLink';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { TeamName } from '../../components/pictures/TeamName';
import { formatDay } from '../../components/text/format-time';
import { Time } from '../../components/text/Time';
import { useZone } from '../../ssr/hydration';
import { STEP_LABELS } from './labels';
import styles from './OwnMatch.module.css';
import * as texts from './texts';

const SOON_MS = 24 * 3_600_000;

/** The next match of the account within a day: who, when and what is due. */
export default function OwnMatch() {
  const { data: home } = useCall('personalHome', 'get', {});
  const zone = useZone();
  const next = home?.matches[0];
  if (!next) return null;
  const { match, step } = next;
  if (match.startsAt === null || match.startsAt - home.now > SOON_MS) return null;
  const isToday = formatDay(match.startsAt, zone) === formatDay(home.now, zone);
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
        {match.state === 'live' ? (
          <LiveMark />
        ) : (
          <span>
            {isToday ? null : <Time at={match.startsAt} show="day" />}{' '}
            <Time at={match.startsAt} show="clock" />
          </span>
        )}
        <b className={styles.due}>{due ?? (step === 'wait_for_check_in' ? null : title)}</b>
      </span>
    </AppLink>
  );
}
