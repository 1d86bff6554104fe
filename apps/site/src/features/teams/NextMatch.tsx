import type { MatchSummary } from '@mes/contract/match-schemas';
import type { WebsiteTeam } from '@mes/contract/teams';
import { toPercents } from '@mes/domain/series/chances';
import { skinOf } from '@mes/domain/tournament/name/skin';
import { classNames } from '@mes/ui/class-names';
import { LiveMark } from '@mes/ui/LiveMark.tsx';
import { AppLink } from '../../components/AppLink';
import { Section } from '../../components/layout/Section';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { useSpoiler } from '../../components/spoilers/use-spoiler';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import { matchPath } from '../matches/paths';
import styles from './NextMatch.module.css';
import { resultOf } from './team-result';
import * as texts from './texts';

/** The match that a team plays now or next. */
export function NextMatch({ team }: { team: WebsiteTeam }) {
  const match = team.live[0] ?? team.upcomingMatches[0];
  const place = match && [match.tournament?.name, match.round].filter(Boolean).join(', ');
  return (
    <Section title={texts.nextMatch} more={place ? <span>{place}</span> : undefined}>
      {match ? (
        <MatchCard match={match} team={team} />
      ) : (
        <EmptyRow>{texts.noMatchScheduled}</EmptyRow>
      )}
    </Section>
  );
}

function MatchCard({ match, team }: { match: MatchSummary; team: WebsiteTeam }) {
  const { opponent } = resultOf(match, team.name);
  return (
    <div data-tournament={skinOf(match.tournament?.id) ?? undefined}>
      <AppLink to={matchPath(match.id)} className={classNames(styles.card, 'mes-broadcast')}>
        <span className={styles.team}>
          <TeamLogo team={team} size={44} plain />
          {team.name}
        </span>
        <span className={styles.middle}>
          <State match={match} teamName={team.name} />
        </span>
        <span className={styles.team}>
          {opponent && <TeamLogo team={opponent} size={44} plain />}
          {opponent?.name ?? texts.notDecided}
        </span>
        {team.chance !== null && <Chance chance={team.chance} />}
      </AppLink>
    </div>
  );
}

function State({ match, teamName }: { match: MatchSummary; teamName: string }) {
  const { state, startsAt, bestOf } = match;
  const { isHidden } = useSpoiler(match.id);
  const { own, theirs } = resultOf(match, teamName);
  if (state === 'veto') return <LiveMark>{texts.veto}</LiveMark>;
  if (state !== 'live')
    return startsAt === null ? (
      <span className={styles.note}>{texts.timeOpen}</span>
    ) : (
      <>
        <span className={styles.figure}>
          <Time at={startsAt} show="clock" />
        </span>
        <span className={styles.note}>
          <Time at={startsAt} show="day" />
        </span>
      </>
    );
  return (
    <>
      <LiveMark>{texts.live}</LiveMark>
      {!isHidden && (
        <>
          <span className={styles.figure} data-spoiler="">{`${own}:${theirs}`}</span>
          <span className={styles.note} data-spoiler="">
            {interpolate(texts.liveMap, { map: Math.min(own + theirs + 1, bestOf), bestOf })}
          </span>
        </>
      )}
    </>
  );
}

function Chance({ chance }: { chance: number }) {
  const { A, B } = toPercents(chance);
  return (
    <span className={styles.chance}>
      {`${A}%`}
      <span className={styles.bar} aria-hidden="true">
        <i style={{ width: `${A}%` }} />
      </span>
      {interpolate(texts.chanceOf, { percent: B })}
    </span>
  );
}
