import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { latestMoment } from '@mes/domain/capture/board';
import { sideOf, type TeamSlot } from '@mes/domain/series/team-slots';
import { classNames } from '@mes/ui/class-names';
import { Emblem } from '@mes/ui/Emblem.tsx';
import { LiveMark } from '@mes/ui/LiveMark.tsx';
import { useNow } from '../../components/text/use-now';
import { interpolate } from '../../interpolate';
import { clockText } from '../matches/captured-map/clock-text';
import { SIDE_LABELS } from '../matches/labels';
import styles from './BoardScore.module.css';
import { roundsOf } from './rounds';
import * as texts from './texts';
import type { Capture } from './use-capture';

/** Both teams with their sides, the score, and the time of the round. */
export function BoardScore({ match, capture }: { match: WebsiteMatch; capture: Capture }) {
  const { map, board } = capture;
  const { score, sideA, round } = latestMoment(board);
  const isOver = map.winner !== null;
  return (
    <div className={styles.score}>
      <Team match={match} slot="A" side={sideOf('A', sideA)} />
      <div className={styles.middle}>
        <b className={styles.number}>{score.A}</b>
        <div className={styles.round}>
          {isOver ? (
            <>
              <span>{texts.mapOver}</span>
              <b>{map.map}</b>
            </>
          ) : (
            <>
              <span>{texts.round}</span>
              <b>{round.number}</b>
              <RoundClock capture={capture} />
            </>
          )}
        </div>
        <b className={styles.number}>{score.B}</b>
      </div>
      <Team match={match} slot="B" side={sideOf('B', sideA)} />
    </div>
  );
}

interface TeamProps {
  match: WebsiteMatch;
  slot: TeamSlot;
  side: 'coalition' | 'breach';
}

function Team({ match, slot, side }: TeamProps) {
  const team = slot === 'A' ? match.teamA : match.teamB;
  const name = team?.name ?? texts.toBeDecided;
  return (
    <div className={classNames(styles.team, slot === 'B' && styles.second)}>
      <Emblem name={name} logo={team?.logo} size={60} />
      <div>
        <b className={styles.name}>{name}</b>
        <small className={styles[side]}>{SIDE_LABELS[side]}</small>
      </div>
    </div>
  );
}

/** The time since the first event of the round. */
function RoundClock({ capture }: { capture: Capture }) {
  const now = useNow(1_000);
  const since = roundsOf(capture.board).at(-1)?.startedAt ?? null;
  if (since === null) return <span className={styles.waiting}>{texts.nothingYet}</span>;
  return <LiveMark>{interpolate(texts.liveFor, { clock: clockText(now - since) })}</LiveMark>;
}
