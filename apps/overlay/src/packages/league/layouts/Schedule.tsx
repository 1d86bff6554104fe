import type { MatchSummary } from '@mes/contract/match-schemas';
import type { ScheduleModel } from '../../../models/tournament';
import { figuresOf, narrowDayOf, timeOf, zoneAt } from '../../../parts/labels';
import { isOver, isPlayed } from '../../../parts/schedule-days';
import { TeamLogo } from '../../../parts/TeamLogo';
import { scheduleOf } from '../../../tournament/schedule';
import { Backdrop } from '../parts/Backdrop';
import { Column } from '../parts/Column';
import { Empty } from '../parts/Empty';
import { nameOf } from '../parts/MatchRow';
import { Name } from '../parts/Name';
import { Spine } from '../parts/Spine';
import { type Stair, staircase } from '../parts/staircase';
import { Tag } from '../parts/Tag';
import { tone } from '../parts/tones';
import styles from './Schedule.module.css';

const SHOWN = 6;

/** One column for each match, from left to right by time: the nearer it is, the higher it stands. */
export default function Schedule({ lists, now }: ScheduleModel) {
  const matches = lists ? scheduleOf(lists, SHOWN) : [];
  const stairs = staircase(matches.length, { lowest: 720, highest: 980, step: 68 });
  const near = byNearness(matches);
  return (
    <>
      <Backdrop silhouette="steps" />
      <Spine
        title={isOver(matches) ? 'Results' : 'Schedule'}
        note={matches.length > 0 ? `All times ${zoneAt(now)}` : undefined}
      />
      {matches.length === 0 && <Empty isBesideSpine>No matches are scheduled yet.</Empty>}
      {matches.map((match, place) => {
        const rank = near.indexOf(match);
        const { height, share } = stairs[rank]!;
        return (
          <Match
            key={match.id}
            match={match}
            stair={{ ...stairs[matches.length - 1 - place]!, height, share }}
            step={matches.length - rank + 1}
            isNext={rank === 0}
            now={now}
          />
        );
      })}
    </>
  );
}

/** What is on or comes next first, then what was played last. */
function byNearness(listed: readonly MatchSummary[]): MatchSummary[] {
  const ahead = listed.filter((match) => !isPlayed(match));
  const played = listed.filter(isPlayed);
  return [...ahead, ...played.toReversed()];
}

interface MatchProps {
  match: MatchSummary;
  stair: Stair;
  step: number;
  isNext: boolean;
  now: number;
}

function Match({ match, stair, step, isNext, now }: MatchProps) {
  const { x, height, share, bleed } = stair;
  const width = stair.width - bleed;
  const { state, startsAt, round, winner, teamA, teamB } = match;
  const figures = figuresOf(match);
  const tones: [string, string] = isNext
    ? ['#3f68dc', '#23409c']
    : [tone('#4671eb', 22 + share * 26), '#0c1740'];
  return (
    <Column
      x={x}
      width={stair.width}
      height={height}
      tones={tones}
      step={step}
      className={isNext ? styles.next : styles.match}
    >
      <div className={styles.content} style={{ width }}>
        <p className={styles.day}>{dayInColumn(match, now)}</p>
        {state === 'live' ? (
          <Tag tone="live">Live</Tag>
        ) : (
          <b className={`${styles.time} lg-tight`}>{startsAt === null ? '–' : timeOf(startsAt)}</b>
        )}
        <div className={styles.teams}>
          <Team team={teamA} figure={figures?.[0]} width={width - 48} hasLost={winner === 'B'} />
          <Team team={teamB} figure={figures?.[1]} width={width - 48} hasLost={winner === 'A'} />
        </div>
        <p className={styles.round}>{round ?? ''}</p>
      </div>
    </Column>
  );
}

/** What is live is played today, whenever it was meant to start. */
function dayInColumn({ state, startsAt }: MatchSummary, now: number): string {
  if (state === 'live') return narrowDayOf(now, now);
  return startsAt === null ? 'Later' : narrowDayOf(startsAt, now);
}

interface TeamProps {
  team: MatchSummary['teamA'];
  figure: string | undefined;
  width: number;
  hasLost: boolean;
}

function Team({ team, figure, width, hasLost }: TeamProps) {
  return (
    <div className={styles.team} data-lost={hasLost || undefined}>
      <p className={styles.head}>
        {team && <TeamLogo team={team} size={76} />}
        {figure !== undefined && <b className="lg-tight">{figure}</b>}
      </p>
      <Name width={width} height={96} size={58} lines={2} delay={700}>
        {nameOf(team)}
      </Name>
    </div>
  );
}
