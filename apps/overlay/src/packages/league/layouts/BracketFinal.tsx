import type { Prize } from '@mes/contract/tournament-schemas';
import { formatMoney } from '@mes/domain/money/money';
import type { BracketMatch, BracketSlot } from '@mes/ui/bracket/shape';
import { displayName } from '../../../community';
import { narrowDayOf, timeOf, UNDECIDED } from '../../../parts/labels';
import { TeamLogo } from '../../../parts/TeamLogo';
import { useNow } from '../../../parts/use-now';
import { Name } from '../parts/Name';
import { Tag } from '../parts/Tag';
import { teamColour, teamStyle } from '../parts/tones';
import styles from './BracketFinal.module.css';

interface BracketFinalProps {
  match: BracketMatch;
  prize: Prize | null;
  /** The column that it stands in. */
  left: number;
  width: number;
  /** The middle of the match. */
  middle: number;
}

const MINUTE = 60_000;
/** Each slot of the last match is this high. */
export const FINAL_SLOT = 210;

/** The last match as large as its column: whoever is in it floods a field. */
export function BracketFinal({ match, prize, left, width, middle }: BracketFinalProps) {
  const isLive = match.state === 'live';
  return (
    <>
      <div
        className={`${styles.final} lg-fade`}
        style={{ left, width, top: middle - FINAL_SLOT - 3 }}
        data-live={isLive || undefined}
      >
        {isLive && (
          <Tag tone="live" className={styles.live}>
            Live
          </Tag>
        )}
        <Slot match={match} slot={0} width={width} />
        <Slot match={match} slot={1} width={width} />
      </div>
      <Foot match={match} prize={prize} left={left} width={width} />
    </>
  );
}

interface SlotProps {
  match: BracketMatch;
  slot: 0 | 1;
  width: number;
}

function Slot({ match, slot, width }: SlotProps) {
  const { team, score } = match.slots[slot];
  const hasLost = match.winner !== null && match.winner !== (slot === 0 ? 'A' : 'B');
  const figure = scoreOf(match, score);
  if (!team) {
    return (
      <div className={styles.slot} data-open>
        <p>{sourceOf(match.slots[slot])}</p>
      </div>
    );
  }
  return (
    <div
      className={styles.slot}
      style={teamStyle(teamColour(team.name))}
      data-lost={hasLost || undefined}
    >
      <TeamLogo team={team} size={104} />
      <Name
        width={width - 104 - 60 - (figure ? 90 : 0)}
        height={150}
        size={72}
        lines={2}
        delay={1_300}
      >
        {displayName(team)}
      </Name>
      {figure && <b className="lg-tight">{figure}</b>}
    </div>
  );
}

function scoreOf({ state }: BracketMatch, score: number | null): string {
  return (state === 'live' || state === 'finished') && score !== null ? String(score) : '';
}

function sourceOf({ source }: BracketSlot): string {
  return source.type === 'loser' ? 'Loser of a match before' : UNDECIDED;
}

function Foot({ match, prize, left, width }: Omit<BracketFinalProps, 'middle'>) {
  const money = prize && prize.amount > 0 ? formatMoney(prize.amount) : '';
  const isAhead = match.state === 'scheduled' || match.state === 'veto';
  const now = useNow(MINUTE);
  const startsAt = isAhead ? match.startsAt : null;
  const forWinner = money && `${money} for the winner`;
  if (!money && startsAt === null) return null;
  return (
    <div className={`${styles.foot} lg-fade`} style={{ left, width }}>
      <Name width={width} size={104} delay={1_400}>
        {startsAt === null ? money : timeOf(startsAt)}
      </Name>
      {startsAt === null ? (
        <p>for the winner</p>
      ) : (
        <>
          <p>{narrowDayOf(startsAt, now)}</p>
          {forWinner && <p>{forWinner}</p>}
        </>
      )}
    </div>
  );
}
