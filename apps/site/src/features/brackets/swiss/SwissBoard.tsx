import type { BracketMatch, BracketRound } from '@mes/client/bracket';
import { classNames } from '@mes/ui/class-names';
import { LiveMark } from '@mes/ui/LiveMark.tsx';
import { type CSSProperties, memo } from 'react';
import { AppLink } from '../../../components/AppLink';
import { TeamLogo } from '../../../components/pictures/TeamLogo';
import { teamPath } from '../../../components/pictures/team-path';
import { formatDate } from '../../../components/text/format-time';
import { interpolate } from '../../../interpolate';
import { useZone } from '../../../ssr/hydration';
import { matchPath } from '../../matches/paths';
import { matchAriaLabel } from '../labels';
import { linkRows, type PlacedBox, type PlacedColumn } from './board-layout';
import { KIND_LABELS, recordLabel, STAKE_LABELS } from './labels';
import { MatchScore } from './MatchScore';
import styles from './SwissBoard.module.css';
import * as texts from './texts';
import type { Swiss } from './use-swiss';

interface SwissBoardProps {
  swiss: Swiss;
  /** The team whose path is lit. */
  shown: string | null;
  /** It is followed and not only pointed at: the rest is dimmed less. */
  isFollowed: boolean;
}

/** Columns are rounds, boxes are records, best on top. Wider boards than the page scroll. */
export function SwissBoard({ swiss, shown, isFollowed }: SwissBoardProps) {
  const { layout, stage, settings } = swiss;
  const { width, height, boxWidth, columns } = layout;
  return (
    <div className={styles.board}>
      <section
        className={styles.scroll}
        aria-label={interpolate(texts.board, { stageName: stage.name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
        tabIndex={0}
      >
        <div style={{ width, '--box': `${boxWidth}px` } as CSSProperties}>
          <div className={styles.heads}>
            {columns.map(({ column, x }) => (
              <RoundHead key={x} column={column} x={x} round={roundOf(swiss, column.round)} />
            ))}
          </div>
          <div
            className={classNames(
              styles.boxes,
              shown !== null && styles.lit,
              isFollowed && styles.followed,
            )}
            style={{ height }}
          >
            <svg className={styles.lines} width={width} height={height} aria-hidden="true">
              <path className={styles.qualification} d={layout.qualificationLine} />
              <path className={styles.elimination} d={layout.eliminationLine} />
            </svg>
            {columns.map(({ column, x, boxes }) =>
              boxes.map((placed) => (
                <Box
                  key={`${x} ${recordLabel(placed.box.record)}`}
                  {...{ swiss, placed, x, round: column.round }}
                  shown={has(placed, shown) ? shown : null}
                />
              )),
            )}
            {shown !== null && (
              <svg className={styles.path} width={width} height={height} aria-hidden="true">
                <path d={linkRows(layout, shown)} />
              </svg>
            )}
          </div>
        </div>
      </section>
      <p className={styles.legend}>
        {settings.target.kind === 'records' && (
          <>
            <span>
              <i className={styles.qualificationKey} />
              {texts.qualificationLine}
            </span>
            <span>
              <i className={styles.eliminationKey} />
              {texts.eliminationLine}
            </span>
          </>
        )}
        {stage.rounds.some(({ bestOf }) => bestOf === 1) && <span>{texts.roundsShown}</span>}
      </p>
    </div>
  );
}

function roundOf({ stage }: Swiss, round: number): BracketRound | undefined {
  return stage.rounds.find((each) => each.round === round);
}

function has({ box: { matches, teams } }: PlacedBox<BracketMatch>, team: string | null): boolean {
  if (team === null) return false;
  return (
    teams.includes(team) ||
    matches.some(({ slots }) => slots.some((slot) => slot.team?.name === team))
  );
}

interface RoundHeadProps {
  column: PlacedColumn<BracketMatch>['column'];
  x: number;
  round: BracketRound | undefined;
}

function RoundHead({ column, x, round }: RoundHeadProps) {
  const zone = useZone();
  const matches = round?.matches ?? [];
  const isLive = matches.some(({ state }) => state === 'live' || state === 'veto');
  const times = matches.flatMap(({ startsAt }) => startsAt ?? []);
  return (
    <div className={styles.head} style={{ left: x }}>
      <b>
        {column.isAfterLast
          ? interpolate(texts.afterRound, { round: column.round - 1 })
          : interpolate(texts.nextRound, { round: column.round })}
      </b>
      {isLive ? (
        <LiveMark />
      ) : (
        times.length > 0 && (
          <span>{formatDate(Math.min(...times), zone).replace(/ \d{4}$/, '')}</span>
        )
      )}
    </div>
  );
}

interface BoxProps {
  swiss: Swiss;
  placed: PlacedBox<BracketMatch>;
  x: number;
  round: number;
  /** The lit team, if it is in this box: other boxes need not be rendered again. */
  shown: string | null;
}

const Box = memo(function Box({ swiss, placed, x, round, shown }: BoxProps) {
  const { box, y, height, open, isWaiting } = placed;
  const { record, kind, stake, matches, teams, expected } = box;
  const label = KIND_LABELS[kind] ?? (stake && STAKE_LABELS[stake].short);
  return (
    <section
      className={classNames(styles.box, styles[kind], isWaiting && styles.waiting)}
      style={{ left: x, top: y, height }}
      aria-label={recordLabel(record)}
    >
      <h3 className={styles.record}>
        <b>{recordLabel(record)}</b>
        {label && <span>{label}</span>}
      </h3>
      {isWaiting ? (
        <p className={styles.draw}>
          <b>
            {interpolate(texts.matchesAndTeams, {
              matches: Math.ceil(expected / 2),
              teams: expected,
            })}
          </b>
          {waitingText(swiss, round)}
        </p>
      ) : kind === 'playing' ? (
        matches.map((match) => (
          <MatchRow key={match.id} match={match} shown={shown} round={round} />
        ))
      ) : (
        <Teams swiss={swiss} names={teams} open={open} shown={shown} />
      )}
    </section>
  );
});

/** A stage that is over was drawn: only its results are hidden. */
function waitingText({ stage }: Swiss, round: number): string {
  if (stage.state === 'finished') return texts.hiddenRecord;
  return round === 1 ? texts.drawnAtStart : interpolate(texts.drawnAfter, { round: round - 1 });
}

function MatchRow({
  match,
  shown,
  round,
}: {
  match: BracketMatch;
  shown: string | null;
  round: number;
}) {
  const isOn = shown !== null && match.slots.some(({ team }) => team?.name === shown);
  const isLive = match.state === 'live' || match.state === 'veto';
  return (
    <AppLink
      to={matchPath(match.id)}
      className={classNames(styles.match, isOn && styles.on, isLive && styles.live)}
      aria-label={matchAriaLabel(match, interpolate(texts.nextRound, { round }))}
    >
      <Side match={match} slot={0} shown={shown} />
      <MatchScore match={match} />
      <Side match={match} slot={1} shown={shown} />
    </AppLink>
  );
}

function Side({ match, slot, shown }: { match: BracketMatch; slot: 0 | 1; shown: string | null }) {
  const { team } = match.slots[slot];
  if (!team) return <span />;
  const isLost = match.winner !== null && (match.winner === 'A') !== (slot === 0);
  return (
    <span
      className={classNames(
        styles.team,
        slot === 1 && styles.second,
        isLost && styles.lost,
        team.name === shown && styles.named,
      )}
      data-team={team.name}
      title={team.name}
    >
      <TeamLogo team={team} size={16} plain />
      <b>{team.tag}</b>
    </span>
  );
}

interface TeamsProps {
  swiss: Swiss;
  names: readonly string[];
  open: number;
  shown: string | null;
}

/** Who has come to a last record, and how many are still to come. */
function Teams({ swiss, names, open, shown }: TeamsProps) {
  return (
    <div className={styles.teams}>
      {names.map((name) => {
        const team = swiss.teams.get(name);
        return (
          <AppLink
            key={name}
            to={teamPath(name)}
            className={classNames(styles.team, name === shown && styles.on)}
            data-team={name}
            title={name}
          >
            {team && <TeamLogo team={team} size={18} plain />}
            <b>{team?.tag ?? name}</b>
          </AppLink>
        );
      })}
      {Array.from({ length: open }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places are the same
        <span key={place} className={classNames(styles.team, styles.nobody)}>
          <i />
          <b>{texts.open}</b>
        </span>
      ))}
    </div>
  );
}
