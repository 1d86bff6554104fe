import type { Match, WebsiteMatch } from '@mes/contract/match-schemas';
import { chanceAtScore } from '@mes/domain/series/chances';
import { classNames } from '@mes/ui/class-names';
import { Emblem } from '@mes/ui/Emblem.tsx';
import { LiveMark } from '@mes/ui/LiveMark.tsx';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AppLink } from '../../components/AppLink';
import { Button } from '../../components/Button';
import { teamPath } from '../../components/pictures/team-path';
import { RevealButton } from '../../components/spoilers/HiddenResult';
import { useSpoiler } from '../../components/spoilers/use-spoiler';
import { Hidden } from '../../components/text/Hidden';
import { remainingTime } from '../../components/text/remaining-time';
import { Time } from '../../components/text/Time';
import { useNow } from '../../components/text/use-now';
import { interpolate } from '../../interpolate';
import { FollowStar } from '../follows/FollowButton';
import { RECORDING_ID } from './Broadcast';
import { ChanceBar } from './ChanceBar';
import { pairing, STATE_LABELS, signed, tellsResult } from './labels';
import styles from './MatchHero.module.css';
import { PlayedMaps } from './PlayedMaps';
import * as texts from './texts';

const MINUTE_MS = 60_000;

/** Seeds, Elo and chances of the teams are shown where the match was read with them. */
type ShownMatch = Match & Partial<Pick<WebsiteMatch, 'opponents' | 'odds' | 'vod'>>;

interface MatchHeroProps {
  match: ShownMatch;
  /** The score of the current map from capture events, which is newer than that of the match. */
  live?: { readonly scoreA: number; readonly scoreB: number } | null;
  /** Buttons for the visitor. */
  actions?: ReactNode;
  /** For pages whose main content is something else. */
  compact?: boolean;
}

/** The head of all pages about one match: teams, tournament and score. */
export function MatchHero({ match, live = null, actions, compact = false }: MatchHeroProps) {
  const { tournament, round, group, bestOf, streamLink } = match;
  const { isHidden, reveal } = useSpoiler(tellsResult(match) ? match.id : null);
  return (
    <header className={classNames(styles.hero, 'mes-broadcast')}>
      <div className={classNames(styles.inner, compact && styles.compact)}>
        <h1>
          <Hidden>{pairing(match)}</Hidden>
        </h1>
        <div className={styles.top}>
          <p className={styles.crumbs}>
            {tournament && (
              <AppLink to={`/tournament/${tournament.id}`} className={styles.crumb}>
                {tournament.name}
              </AppLink>
            )}
            {group && (
              <span className={styles.crumb}>{interpolate(texts.groupName, { group })}</span>
            )}
            {round && <span className={styles.crumb}>{round}</span>}
            <span className={styles.crumb}>{interpolate(texts.bestOfMaps, { maps: bestOf })}</span>
          </p>
          <div className={styles.actions}>
            {actions}
            {streamLink && match.state !== 'finished' && (
              <Button
                to={streamLink}
                variant="onair"
                size="sm"
                icon={<IconPlayerPlayFilled aria-hidden="true" />}
              >
                {texts.watchStream}
              </Button>
            )}
            {match.vod && match.state === 'finished' && !compact && (
              <Button
                to={`#${RECORDING_ID}`}
                variant="onair"
                size="sm"
                icon={<IconPlayerPlayFilled aria-hidden="true" />}
              >
                {texts.watchAgain}
              </Button>
            )}
          </div>
        </div>
        <div className={styles.series} data-spoiler={tellsResult(match) ? '' : undefined}>
          <Team match={match} slot="A" isHidden={isHidden} />
          {isHidden ? (
            <HiddenScore match={match} onReveal={reveal} />
          ) : (
            <SeriesScore match={match} />
          )}
          <Team match={match} slot="B" isHidden={isHidden} />
        </div>
        {!isHidden && (
          <div data-spoiler={tellsResult(match) ? '' : undefined}>
            <PlayedMaps maps={match.maps} live={live} />
          </div>
        )}
        {!compact && !isHidden && <Chances match={match} />}
      </div>
    </header>
  );
}

/** In the place of the score until the visitor asks for it. */
function HiddenScore({ match, onReveal }: { match: ShownMatch; onReveal: () => void }) {
  return (
    <div className={styles.score}>
      {match.state === 'live' ? (
        <LiveMark plate>{texts.live}</LiveMark>
      ) : (
        <p className={styles.state}>{STATE_LABELS.finished}</p>
      )}
      <p className={styles.versus}>{texts.versusShort}</p>
      <RevealButton onReveal={onReveal} />
    </div>
  );
}

/** Until the match is over. */
function Chances({ match }: { match: ShownMatch }) {
  const { state, odds, teamA, teamB, bestOf, scoreA, scoreB } = match;
  const isOver = state === 'finished' || state === 'forfeited' || state === 'cancelled';
  if (isOver || !odds || !teamA || !teamB) return null;
  return (
    <div className={styles.chances} data-spoiler={tellsResult(match) ? '' : undefined}>
      <ChanceBar
        chance={chanceAtScore(odds.A, bestOf, { A: scoreA, B: scoreB })}
        before={odds.A}
        teams={[teamA.name, teamB.name]}
      />
    </div>
  );
}

interface TeamProps {
  match: ShownMatch;
  slot: 'A' | 'B';
  /** Neither who won nor what it did to the rating. */
  isHidden: boolean;
}

function Team({ match, slot, isHidden }: TeamProps) {
  const team = slot === 'A' ? match.teamA : match.teamB;
  const lost = !isHidden && match.winner !== null && match.winner !== slot;
  const className = classNames(styles.team, slot === 'B' && styles.second, lost && styles.lost);
  if (!team) {
    return (
      <div className={className}>
        <p className={styles.name}>{texts.toBeDecided}</p>
      </div>
    );
  }
  return (
    <div className={className}>
      <AppLink to={teamPath(team.name)} className={styles.link}>
        <Emblem name={team.name} logo={team.logo} size="var(--emblem)" />
        <span className={styles.text}>
          <span className={styles.name}>{team.name}</span>
          <span className={styles.facts}>{isHidden ? '' : factsOf(match.opponents?.[slot])}</span>
        </span>
      </AppLink>
      <FollowStar subject={{ kind: 'team', id: team.name, name: team.name }} />
    </div>
  );
}

function factsOf(about: WebsiteMatch['opponents']['A'] | undefined): string {
  if (!about) return '';
  const { seed, elo, eloChange } = about;
  const rating = interpolate(texts.eloWithChange, {
    elo,
    change: eloChange === null ? '' : ` (${signed(eloChange)})`,
  });
  return seed === null ? rating : interpolate(texts.seedAndRating, { seed, rating });
}

function SeriesScore({ match }: { match: ShownMatch }) {
  const { state, scoreA, scoreB, winner } = match;
  const isOpen = state === 'scheduled' || state === 'veto' || state === 'cancelled';
  return (
    <div className={styles.score}>
      <StateText match={match} />
      {isOpen ? (
        <Waiting match={match} />
      ) : (
        <p className={styles.numbers}>
          <span className={classNames(winner === 'B' && styles.behind)}>{scoreA}</span>
          <i aria-hidden="true" />
          <Hidden>{texts.scoreTo}</Hidden>
          <span className={classNames(winner === 'A' && styles.behind)}>{scoreB}</span>
        </p>
      )}
      <ScoreNote match={match} />
    </div>
  );
}

function StateText({ match }: { match: ShownMatch }) {
  const { state, maps, forfeitedBy, teamA, teamB } = match;
  const current = maps.find((map) => map.state === 'live');
  if (state === 'live')
    return (
      <LiveMark plate>
        {current ? interpolate(texts.liveMap, { number: current.index + 1 }) : texts.live}
      </LiveMark>
    );
  if (state === 'veto') return <LiveMark plate>{texts.mapVeto}</LiveMark>;
  if (state === 'forfeited') {
    const absent = { A: teamA?.name, B: teamB?.name, both: texts.bothTeams };
    return (
      <p className={styles.state}>
        {interpolate(texts.forfeitedBy, {
          teamName: (forfeitedBy && absent[forfeitedBy]) ?? texts.aTeam,
        })}
      </p>
    );
  }
  if (state === 'scheduled') return <Scheduled match={match} />;
  return <p className={styles.state}>{STATE_LABELS[state]}</p>;
}

/** The start time, or the date; while maps are played, they stand below. */
function ScoreNote({ match }: { match: ShownMatch }) {
  const { state, maps, startsAt, finishedAt } = match;
  if (state === 'live' && maps.some((map) => map.state === 'live')) return null;
  if (finishedAt !== null)
    return (
      <p className={styles.below}>
        <Time at={finishedAt} show="date" />
      </p>
    );
  if (startsAt === null) return <p className={styles.below}>{texts.timeOpen}</p>;
  return (
    <p className={styles.below}>
      <Time at={startsAt} />
    </p>
  );
}

/** Above the countdown: `Starts in`; once it should have started, that it is about to. */
function Scheduled({ match: { startsAt } }: { match: ShownMatch }) {
  const left = useTimeLeft(startsAt);
  return (
    <p className={styles.state}>
      {startsAt === null
        ? STATE_LABELS.scheduled
        : left === null
          ? texts.startsSoon
          : texts.startsIn}
    </p>
  );
}

/** `2 h 7 min` before a match, and nothing but `vs` where that is not known or over. */
function Waiting({ match: { state, startsAt } }: { match: ShownMatch }) {
  const left = useTimeLeft(startsAt);
  return state === 'scheduled' && left !== null ? (
    <p role="timer" className={styles.countdown}>
      {left}
    </p>
  ) : (
    <p className={styles.versus}>{texts.versusShort}</p>
  );
}

function useTimeLeft(startsAt: number | null): string | null {
  const now = useNow(MINUTE_MS);
  return startsAt === null ? null : remainingTime(startsAt, now);
}
