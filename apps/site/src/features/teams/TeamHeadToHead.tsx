import type { Encounters, MatchSummary } from '@mes/contract/match-schemas';
import type { Performance } from '@mes/contract/statistics';
import type { WebsiteTeam } from '@mes/contract/teams';
import { classNames } from '@mes/ui/class-names';
import { useCall } from '../../api/use-call';
import { AppLink } from '../../components/AppLink';
import { Select } from '../../components/forms/Select';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { TeamName } from '../../components/pictures/TeamName';
import { MANY_RESULTS } from '../../components/spoilers/revealed';
import { useSpoiler } from '../../components/spoilers/use-spoiler';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import { useSearchParams } from '../../router/use-search-params';
import { headToHeadPath, matchPath } from '../matches/paths';
import { Score } from '../matches/Score';
import { opponentIn } from './opponent';
import { ResultLetter } from './ResultLetter';
import styles from './TeamHeadToHead.module.css';
import { resultOf } from './team-result';
import * as texts from './texts';

const SHOWN = 6;

/** How a team did against one other, at first the next opponent. */
export function TeamHeadToHead({ team }: { team: WebsiteTeam }) {
  const [params, setParams] = useSearchParams();
  const opponent = opponentIn(params, team);
  if (opponent === null) return null;
  const choose = (name: string) => {
    const next = new URLSearchParams(params);
    next.set('versus', name);
    setParams(next, { replace: true });
  };
  const names = [...new Set([opponent, ...team.opponents.map((each) => each.team.name)])];
  return (
    <Section
      title={texts.headToHead}
      more={{ to: headToHeadPath(team.name, opponent), label: texts.compareThem }}
    >
      <Panel pad>
        <Select
          label={texts.against}
          options={names.map((name) => ({ value: name, label: name }))}
          value={opponent}
          onChange={choose}
        />
        <Meetings key={opponent} teamName={team.name} opponent={opponent} />
      </Panel>
    </Section>
  );
}

function Meetings({ teamName, opponent }: { teamName: string; opponent: string }) {
  const encounters = useCall('matches', 'encounters', { team1: teamName, team2: opponent });
  const performance = useCall('statistics', 'teamPerformance', {
    team: teamName,
    versus: opponent,
  });
  return (
    <Loaded query={encounters} skeleton={<SkeletonRows rows={5} />}>
      {(found) =>
        found.matches.length === 0 ? (
          <p className={styles.none}>{texts.neverMet}</p>
        ) : (
          <>
            <Record encounters={found} performance={performance.data} />
            <ul className={styles.matches}>
              {found.matches.slice(0, SHOWN).map((match) => (
                <Meeting key={match.id} match={match} teamName={teamName} />
              ))}
            </ul>
          </>
        )
      }
    </Loaded>
  );
}

function Record({
  encounters: { team1, team2, wins1, wins2, draws, mapWins1, mapWins2 },
  performance,
}: {
  encounters: Encounters;
  performance: Performance | undefined;
}) {
  const { isHidden } = useSpoiler(MANY_RESULTS);
  const matches = wins1 + wins2 + draws;
  return (
    <>
      <div className={styles.record}>
        <span className={styles.team}>
          <TeamLogo team={team1} size={24} plain />
          <TeamName team={team1} />
        </span>
        <span className={styles.score} data-spoiler="">
          {!isHidden && (
            <>
              <b className={classNames(wins1 < wins2 && styles.behind)}>{wins1}</b>:
              <b className={classNames(wins2 < wins1 && styles.behind)}>{wins2}</b>
            </>
          )}
        </span>
        <span className={classNames(styles.team, styles.second)}>
          <TeamName team={team2} link />
          <TeamLogo team={team2} size={24} plain />
        </span>
      </div>
      {!isHidden && (
        <p className={styles.sums} data-spoiler="">
          {interpolate(matches === 1 ? texts.oneMeeting : texts.meetings, {
            matches,
            draws: draws === 0 ? '' : interpolate(texts.meetingDraws, { draws }),
            maps: `${mapWins1}–${mapWins2}`,
            rounds: performance ? `${performance.roundWins}–${performance.roundLosses}` : '…',
          })}
        </p>
      )}
    </>
  );
}

const WON = { W: 'first', L: 'second', D: null } as const;

function Meeting({ match, teamName }: { match: MatchSummary; teamName: string }) {
  const { isHidden } = useSpoiler(match.id);
  const { letter, isForfeit, own, theirs } = resultOf(match, teamName);
  return (
    <li>
      <AppLink to={matchPath(match.id)} className={styles.match} data-spoiler="">
        {!isHidden && (
          <>
            <ResultLetter letter={letter} />
            {isForfeit ? (
              <span>{texts.forfeit}</span>
            ) : (
              <Score first={own} second={theirs} won={letter && WON[letter]} />
            )}
          </>
        )}
        <span className={styles.where}>{match.tournament?.name}</span>
        {match.finishedAt !== null && (
          <Time at={match.finishedAt} show="date" className={styles.when} />
        )}
      </AppLink>
    </li>
  );
}
