import type { MatchSummary } from '@mes/contract/match-schemas';
import { DEFAULT_RULES, swapsAfter } from '@mes/domain/series/map-rules';
import { sideOf, type TeamSlot } from '@mes/domain/series/team-slots';
import { classNames } from '@mes/ui/class-names';
import { IconBomb, IconClock, IconShieldCheck, IconSkull } from '@tabler/icons-react';
import { TeamLogo } from '../../../components/pictures/TeamLogo';
import { interpolate } from '../../../interpolate';
import { ENDING_LABELS, SIDE_LABELS } from '../labels';
import * as texts from '../texts';
import styles from './RoundTimeline.module.css';
import type { RoundMark } from './shown-map';

interface RoundTimelineProps {
  match: Pick<MatchSummary, 'teamA' | 'teamB'>;
  rounds: readonly RoundMark[];
  /** How many rounds are over at the shown moment. */
  shown: number;
  /** The round at whose end the map is shown; null for the current state. */
  chosen?: number | null;
  /** Shows the end of a round; without it the rounds are not clickable. */
  onChoose?: (round: RoundMark) => void;
}

const ICONS = {
  elimination: IconSkull,
  explosion: IconBomb,
  defuse: IconShieldCheck,
  time_over: IconClock,
};
const REGULAR = 2 * DEFAULT_RULES.half;

/** Who won each round and how; a click on a round shows the map at its end. */
export function RoundTimeline(props: RoundTimelineProps) {
  const { match, rounds } = props;
  const count = Math.max(REGULAR, rounds.length);
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <div className={styles.scroll}>
      <div
        className={styles.rounds}
        style={{ gridTemplateColumns: `auto repeat(${count}, minmax(var(--cell), 1fr))` }}
      >
        <Tag team={match.teamA} row={1} />
        <Tag team={match.teamB} row={3} />
        {numbers.map((number) => (
          <Column key={number} {...props} number={number} round={rounds[number - 1]} />
        ))}
      </div>
    </div>
  );
}

function Tag({ team, row }: { team: MatchSummary['teamA']; row: number }) {
  return (
    <span className={styles.tag} style={{ gridArea: `${row} / 1` }}>
      {team && <TeamLogo team={team} size={20} plain />}
      {team?.tag ?? '–'}
    </span>
  );
}

interface ColumnProps extends RoundTimelineProps {
  number: number;
  round: RoundMark | undefined;
}

function Column({ number, round, match, shown, chosen, onChoose }: ColumnProps) {
  const column = number + 1;
  const afterBreak = number > 1 && (swapsAfter(number - 1) || number - 1 === REGULAR);
  const gapClass = afterBreak ? styles.break : undefined;
  const isNumbered = number === 1 || number % 6 === 0 || number === 13;
  return (
    <>
      <Cell slot="A" row={1} {...{ column, round, gapClass }} isPast={number <= shown} />
      <span className={classNames(styles.number, gapClass)} style={{ gridArea: `2 / ${column}` }}>
        {isNumbered && number}
      </span>
      <Cell slot="B" row={3} {...{ column, round, gapClass }} isPast={number <= shown} />
      {round && onChoose && (
        <button
          type="button"
          className={classNames(styles.choose, gapClass)}
          style={{ gridArea: `1 / ${column} / 4` }}
          aria-label={ariaLabel(round, match)}
          title={ariaLabel(round, match)}
          aria-pressed={number === chosen}
          onClick={() => onChoose(round)}
        />
      )}
    </>
  );
}

interface CellProps {
  slot: TeamSlot;
  row: number;
  column: number;
  round: RoundMark | undefined;
  isPast: boolean;
  gapClass: string | undefined;
}

function Cell({ slot, row, column, round, isPast, gapClass }: CellProps) {
  const won = round?.winner === slot;
  const Icon = round && ICONS[round.ending];
  const side = round && styles[sideOf(slot, round.sideA)];
  return (
    <span
      className={classNames(styles.cell, gapClass, won && side, won && !isPast && styles.later)}
      style={{ gridArea: `${row} / ${column}` }}
    >
      {won && Icon && <Icon size={13} stroke={2.4} aria-hidden="true" />}
    </span>
  );
}

function ariaLabel(
  { number, winner, sideA, ending }: RoundMark,
  match: ColumnProps['match'],
): string {
  const team =
    (winner === 'A' ? match.teamA : match.teamB)?.name ??
    interpolate(texts.teamSlotName, { slot: winner });
  const side = SIDE_LABELS[sideOf(winner, sideA)];
  return interpolate(texts.roundSpoken, { number, team, side, ending: ENDING_LABELS[ending] });
}
