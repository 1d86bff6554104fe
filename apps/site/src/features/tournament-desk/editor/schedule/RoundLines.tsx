import { roundTimes } from '@mes/domain/tournament/schedule/round-times';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../../components/Button';
import { DateTimeInput } from '../../../../components/forms/DateTimeInput';
import { NumberInput } from '../../../../components/forms/NumberInput';
import { Panel } from '../../../../components/layout/Panel';
import { Section } from '../../../../components/layout/Section';
import { formatMoment } from '../../../../components/text/format-time';
import { interpolate } from '../../../../interpolate';
import styles from './MatchSchedule.module.css';
import { addDays, type PlannedRound } from './planned-rounds';
import { roundCheck } from './round-check';
import { type RoundWaves, usualWaves, wavesOf } from './round-waves';
import * as texts from './texts';
import type { EditedTimes } from './use-match-times';

/** One line sets a whole round. */
export function RoundLines({ times }: { times: EditedTimes }) {
  const movable = times.matches.filter(({ canMove, startsAt }) => canMove && startsAt !== null);
  return (
    <Section title={texts.byRound} level={3}>
      <Panel>
        <ul className={styles.rounds}>
          {times.rounds.map((round) => (
            <li key={round.key} className={styles.round}>
              <b>{round.name}</b>
              <span className={styles.note}>
                {interpolate(texts.matchCount, { count: round.matches.length })}
              </span>
              <Line round={round} times={times} />
              <Check round={round} times={times} />
            </li>
          ))}
        </ul>
      </Panel>
      {movable.length > 0 && (
        <div className={styles.actions}>
          <Button
            variant="ghost"
            size="sm"
            onClick={() =>
              times.move(new Map(movable.map(({ id, startsAt }) => [id, addDays(startsAt!, 7)])))
            }
          >
            {texts.shiftWeek}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => times.move(new Map(movable.map(({ id }) => [id, null])))}
          >
            {texts.takeTimesAway}
          </Button>
        </div>
      )}
    </Section>
  );
}

function Line({ round, times }: { round: PlannedRound; times: EditedTimes }) {
  const { name } = round;
  const open = round.matches.filter(({ canMove }) => canMove);
  const start = Math.min(...open.map(({ startsAt }) => startsAt ?? Number.POSITIVE_INFINITY));
  const [chosen, setChosen] = useState<Partial<RoundWaves>>({});
  const { parallel, gap } = { ...usualWaves(round), ...chosen, ...wavesOf(round) };
  const apply = (line: { start: number; parallel: number; gapMinutes: number }) =>
    times.move(roundTimes(open, line));
  const isTimed = Number.isFinite(start);
  return (
    <div className={styles.line}>
      <DateTimeInput
        label={interpolate(texts.startOf, { round: name })}
        hideLabel
        disabled={open.length === 0}
        value={isTimed ? start : null}
        onChange={(next) =>
          next === null
            ? times.move(new Map(open.map(({ id }) => [id, null])))
            : apply({ start: next, parallel, gapMinutes: gap })
        }
      />
      <NumberInput
        label={interpolate(texts.atOnceIn, { round: name })}
        hideLabel
        suffix={texts.roundAtOnce}
        min={1}
        max={64}
        disabled={open.length < 2}
        value={parallel}
        onChange={(next) => {
          const count = Math.max(1, next ?? 1);
          setChosen({ ...chosen, parallel: count });
          if (isTimed) apply({ start, parallel: count, gapMinutes: gap });
        }}
      />
      <NumberInput
        label={interpolate(texts.minutesIn, { round: name })}
        hideLabel
        suffix={texts.everyMinutes}
        min={0}
        max={10_080}
        disabled={open.length < 2}
        value={gap}
        onChange={(next) => {
          const gapMinutes = Math.max(0, next ?? 0);
          setChosen({ ...chosen, gap: gapMinutes });
          if (isTimed) apply({ start, parallel, gapMinutes });
        }}
      />
    </div>
  );
}

function Check({ round, times }: { round: PlannedRound; times: EditedTimes }) {
  const check = roundCheck(round, times);
  if (check.kind === 'fits')
    return (
      <span className={styles.fits}>
        <IconCheck size={16} stroke={1.75} aria-hidden="true" /> {texts.fits}
      </span>
    );
  if (check.kind === 'open') return <span className={styles.note}>{check.text}</span>;
  return (
    <span className={styles.conflict}>
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
      <span>
        {check.text}{' '}
        <button type="button" className={styles.fix} onClick={() => times.move(check.fix)}>
          {interpolate(texts.moveTo, { time: formatMoment(check.start) })}
        </button>
      </span>
    </span>
  );
}
