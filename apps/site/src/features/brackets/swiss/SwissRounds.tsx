import type { BracketMatch } from '@mes/client/bracket';
import type { SwissBox } from '@mes/domain/tournament/swiss/board';
import { classNames } from '@mes/ui/class-names';
import { LiveMark } from '@mes/ui/LiveMark.tsx';
import { useRef, useState } from 'react';
import { AppLink } from '../../../components/AppLink';
import { Panel } from '../../../components/layout/Panel';
import { TeamLogo } from '../../../components/pictures/TeamLogo';
import { TeamName } from '../../../components/pictures/TeamName';
import { teamPath } from '../../../components/pictures/team-path';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { Time } from '../../../components/text/Time';
import { interpolate } from '../../../interpolate';
import { matchPath } from '../../matches/paths';
import { ChoiceChips } from '../ChoiceChips';
import { matchAriaLabel, sourceLabel } from '../labels';
import * as bracketTexts from '../texts';
import { KIND_LABELS, pathLabel, recordLabel, STAKE_LABELS } from './labels';
import { figureOf } from './MatchScore';
import styles from './SwissRounds.module.css';
import { SwissTable } from './SwissTable';
import * as texts from './texts';
import type { Swiss } from './use-swiss';

const TABLE = 'table';
/** A swipe is at least this long, in pixels. */
const SWIPE = 60;

/** On phones: one round at a time, by chips or by swiping, and the table as the last one. */
export function SwissRounds({ swiss, followed }: { swiss: Swiss; followed: string | null }) {
  const rounds = swiss.columns.filter(({ isAfterLast }) => !isAfterLast);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = chosen ?? String(swiss.currentRound);
  const values = [...rounds.map(({ round }) => String(round)), TABLE];
  const startX = useRef(0);
  const move = (step: number) => {
    const next = values[values.indexOf(shown) + step];
    if (next !== undefined) setChosen(next);
  };
  return (
    <div
      className={styles.rounds}
      onTouchStart={({ touches }) => {
        startX.current = touches[0]?.clientX ?? 0;
      }}
      onTouchEnd={({ changedTouches, target }) => {
        const distance = (changedTouches[0]?.clientX ?? 0) - startX.current;
        const isChip = target instanceof Element && target.closest('[role="group"]') !== null;
        if (!isChip && Math.abs(distance) > SWIPE) move(distance < 0 ? 1 : -1);
      }}
    >
      <ChoiceChips
        label={texts.chooseRound}
        className={styles.chips}
        options={[
          ...rounds.map(({ round }) => ({
            value: String(round),
            label: interpolate(texts.nextRound, { round }),
          })),
          { value: TABLE, label: texts.table },
        ]}
        value={shown}
        onChange={setChosen}
      />
      {followed !== null && <Followed swiss={swiss} team={followed} />}
      {shown === TABLE ? (
        <SwissTable swiss={swiss} shown={followed} />
      ) : (
        <Boxes swiss={swiss} round={Number(shown)} followed={followed} />
      )}
    </div>
  );
}

function Followed({ swiss, team: name }: { swiss: Swiss; team: string }) {
  const team = swiss.teams.get(name);
  const row = swiss.rows.find((each) => each.team.name === name);
  if (!team || !row) return null;
  return (
    <Panel className={styles.followed}>
      <TeamLogo team={team} size={26} />
      <TeamName team={team} link className={styles.followedName} />
      <b className={styles.followedRecord}>{recordLabel(row)}</b>
      <p>{pathLabel(swiss.paths.get(name) ?? [])}</p>
    </Panel>
  );
}

interface RoundProps {
  swiss: Swiss;
  round: number;
  followed: string | null;
}

/** The boxes of a round, with the last records that teams came to by it. */
function Boxes({ swiss, round, followed }: RoundProps) {
  const own = swiss.columns[round - 1]?.boxes ?? [];
  const next = swiss.columns[round]?.boxes ?? [];
  const reached = next.filter(({ kind, teams }) => kind !== 'playing' && teams.length > 0);
  const boxes = [...own, ...reached]
    .filter(({ matches, teams }) => matches.length + teams.length > 0)
    .sort((one, other) => worthOf(other) - worthOf(one));
  if (boxes.length === 0) return <EmptyRow>{texts.noMatches}</EmptyRow>;
  return boxes.map((box) => (
    <section
      key={`${recordLabel(box.record)} ${box.kind}`}
      className={classNames(styles.box, styles[box.kind])}
    >
      <h3 className={styles.record}>
        <b>{recordLabel(box.record)}</b>
        <span>{KIND_LABELS[box.kind] ?? (box.stake && STAKE_LABELS[box.stake].long)}</span>
      </h3>
      <Panel>
        {box.matches.map((match) => (
          <Match key={match.id} match={match} round={round} followed={followed} />
        ))}
        {box.teams.length > 0 && <Teams swiss={swiss} names={box.teams} />}
      </Panel>
    </section>
  ));
}

/** Mostly by wins minus losses, then by wins, as the column of the board reads from top to bottom. */
function worthOf({ record }: SwissBox): number {
  return record === null
    ? Number.NEGATIVE_INFINITY
    : (record.wins - record.losses) * 100 + record.wins;
}

function Teams({ swiss, names }: { swiss: Swiss; names: readonly string[] }) {
  return (
    <div className={styles.teams}>
      {names.map((name) => (
        <AppLink key={name} to={teamPath(name)} className={styles.team}>
          <TeamLogo team={swiss.teams.get(name) ?? { name }} size={20} plain />
          <span>{name}</span>
        </AppLink>
      ))}
    </div>
  );
}

function Match({
  match,
  round,
  followed,
}: {
  match: BracketMatch;
  round: number;
  followed: string | null;
}) {
  const isFollowed = followed !== null && match.slots.some(({ team }) => team?.name === followed);
  return (
    <AppLink
      to={matchPath(match.id)}
      className={classNames(styles.match, isFollowed && styles.on)}
      aria-label={matchAriaLabel(match, interpolate(texts.nextRound, { round }))}
    >
      <span className={styles.when}>
        <When match={match} />
      </span>
      <span className={styles.sides}>
        <Side match={match} slot={0} />
        <Side match={match} slot={1} />
      </span>
    </AppLink>
  );
}

function When({ match: { state, startsAt } }: { match: BracketMatch }) {
  if (state === 'live' || state === 'veto') return <LiveMark />;
  if (state !== 'scheduled') return bracketTexts.final;
  return startsAt === null ? null : <Time at={startsAt} show="clock" />;
}

function Side({ match, slot }: { match: BracketMatch; slot: 0 | 1 }) {
  const { team, source } = match.slots[slot];
  const isLost = match.winner !== null && (match.winner === 'A') !== (slot === 0);
  return (
    <span className={classNames(styles.side, isLost && styles.lost)}>
      {team && <TeamLogo team={team} size={20} plain />}
      <span>{team?.name ?? (source.type === 'bye' ? texts.bye : sourceLabel(source))}</span>
      <b>{figureOf(match, slot)}</b>
    </span>
  );
}
