import { IconCalendarPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { useZone } from '../../ssr/hydration';
import { ChoiceChips } from '../brackets/ChoiceChips';
import { ScheduleRows } from '../brackets/ScheduleRows';
import { scheduleOf } from '../brackets/schedule';
import styles from './SchedulePart.module.css';
import type { ShownTournament } from './shown-tournament';
import * as texts from './texts';

const FILTERS = [
  { value: 'all', label: texts.allMatches },
  { value: 'open', label: texts.stillToPlay },
  { value: 'over', label: texts.results },
] as const;
type Filter = (typeof FILTERS)[number]['value'];

/** All matches with their times in the visitor's zone, and a link to the calendar file. */
export function SchedulePart({ tournament }: { tournament: ShownTournament }) {
  const { id, bracket } = tournament;
  const [filter, setFilter] = useState<Filter>('all');
  const zone = useZone();
  const schedule = useMemo(
    () => scheduleOf(bracket ?? { stages: [] }, { which: filter, zone }),
    [bracket, filter, zone],
  );
  const isEmpty = schedule.days.length === 0 && schedule.open.length === 0;
  return (
    <Section
      title={texts.schedule}
      more={
        <ChoiceChips label={texts.matches} options={FILTERS} value={filter} onChange={setFilter} />
      }
    >
      {isEmpty ? <EmptyRow>{texts.noMatchesHere}</EmptyRow> : <ScheduleRows schedule={schedule} />}
      <div className={styles.foot}>
        <a href={`/api/tournaments/${encodeURIComponent(id)}/calendar.ics`} className={styles.link}>
          <IconCalendarPlus size={16} stroke={1.75} aria-hidden="true" />
          {texts.addToCalendar}
        </a>
      </div>
    </Section>
  );
}
