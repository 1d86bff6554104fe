import type { MatchSummary } from '@mes/contract/match-schemas';
import { skinOf } from '@mes/domain/tournament/name/skin';
import { LiveMark } from '@mes/ui/LiveMark.tsx';
import { AppLink } from '../../components/AppLink';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { TeamName } from '../../components/pictures/TeamName';
import { Time } from '../../components/text/Time';
import { matchPath } from './paths';
import * as texts from './texts';
import styles from './UpNext.module.css';

/** The match that is played after this one, on its stream or in its tournament. */
export function UpNext({ match }: { match: MatchSummary }) {
  const { id, state, startsAt, tournament, round, teamA, teamB } = match;
  return (
    <Section title={texts.upNext} more={{ to: '/matches', label: texts.allMatches }}>
      <Panel>
        <AppLink
          to={matchPath(id)}
          className={styles.card}
          data-tournament={skinOf(tournament?.id) ?? undefined}
        >
          <span className={styles.when}>
            {state === 'live' || state === 'veto' ? (
              <LiveMark>{state === 'veto' ? texts.veto : texts.live}</LiveMark>
            ) : (
              startsAt !== null && <Time at={startsAt} />
            )}
            <span className={styles.where}>{round ?? tournament?.name}</span>
          </span>
          <Team team={teamA} />
          <Team team={teamB} />
        </AppLink>
      </Panel>
    </Section>
  );
}

function Team({ team }: { team: MatchSummary['teamA'] }) {
  if (!team) return <span className={styles.team}>{texts.toBeDecided}</span>;
  return (
    <span className={styles.team}>
      <TeamLogo team={team} size={24} plain />
      <TeamName team={team} />
    </span>
  );
}
