import { startTimes } from '@mes/domain/tournament/schedule/start-times';
import { useState } from 'react';
import { Button } from '../../../../components/Button';
import { DateTimeInput } from '../../../../components/forms/DateTimeInput';
import { NumberInput } from '../../../../components/forms/NumberInput';
import { Select } from '../../../../components/forms/Select';
import { Panel } from '../../../../components/layout/Panel';
import { Section } from '../../../../components/layout/Section';
import styles from './MatchSchedule.module.css';
import { hoursOf } from './planned-rounds';
import * as texts from './texts';
import type { EditedTimes } from './use-match-times';

const HOURS = Array.from({ length: 25 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));
const DEFAULTS = { parallel: 4, from: 16, to: 23, rest: 15 };

/** Fills in every match that has not begun from one start, some hours and how many play at once. */
export function AllRounds({ times, startsAt }: { times: EditedTimes; startsAt: number | null }) {
  const [chosen, setChosen] = useState<number | null>();
  const start = chosen === undefined ? startsAt : chosen;
  const [parallel, setParallel] = useState(DEFAULTS.parallel);
  const [from, setFrom] = useState(DEFAULTS.from);
  const [to, setTo] = useState(DEFAULTS.to);
  const [rest, setRest] = useState(DEFAULTS.rest);
  const [isMissing, setIsMissing] = useState(false);
  const fill = () => {
    setIsMissing(start === null);
    if (start === null) return;
    const open = times.matches.filter(({ canMove }) => canMove);
    const timetable = { start, parallel, restMinutes: rest, hours: hoursOf(from, to) };
    times.move(startTimes(open, timetable));
  };
  return (
    <Section title={texts.allRounds} level={3}>
      <Panel pad className={styles.all}>
        <DateTimeInput
          label={texts.firstMatch}
          error={isMissing && start === null ? texts.chooseFirstMatch : undefined}
          value={start}
          onChange={setChosen}
        />
        <NumberInput
          label={texts.atOnce}
          min={1}
          max={64}
          value={parallel}
          onChange={(next) => setParallel(Math.max(1, next ?? 1))}
        />
        <Select
          label={texts.playedFrom}
          options={HOURS.slice(0, -1)}
          value={String(from)}
          onChange={(next) => setFrom(Number(next))}
        />
        <Select
          label={texts.playedUntil}
          options={HOURS.slice(1)}
          value={String(to)}
          onChange={(next) => setTo(Number(next))}
        />
        <NumberInput
          label={texts.rest}
          min={0}
          max={1_440}
          value={rest}
          onChange={(next) => setRest(Math.max(0, next ?? 0))}
        />
        <div className={styles.fill}>
          <Button variant="ghost" onClick={fill}>
            {texts.fillAllRounds}
          </Button>
          <span className={styles.note}>{texts.allRoundsLead}</span>
        </div>
      </Panel>
    </Section>
  );
}
