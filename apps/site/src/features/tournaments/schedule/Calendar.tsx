import { IconCalendarPlus } from '@tabler/icons-react';
import { Button } from '../../../components/Button';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { CopyBox } from '../../../components/text/CopyBox';
import { interpolate } from '../../../interpolate';
import { useIsHydrating } from '../../../ssr/hydration';
import styles from './Calendar.module.css';
import { countText } from './DayStrip';
import * as texts from './texts';

interface CalendarProps {
  tournamentId: string;
  /** The team of the filter. */
  team: string | undefined;
  count: number;
}

/** The address of a calendar that follows the schedule, of all matches or of the chosen team. */
export function Calendar({ tournamentId, team, count }: CalendarProps) {
  const isHydrating = useIsHydrating();
  const query = team === undefined ? '' : `?team=${encodeURIComponent(team)}`;
  const path = `/api/tournaments/${encodeURIComponent(tournamentId)}/calendar.ics${query}`;
  const url = isHydrating ? path : new URL(path, location.href).href;
  return (
    <Section title={texts.calendar}>
      <Panel pad className={styles.calendar}>
        <p>
          {team === undefined
            ? interpolate(texts.calendarAll, { matches: countText(count) })
            : interpolate(texts.calendarTeam, { team })}
        </p>
        {team === undefined && <p className={styles.hint}>{texts.chooseTeam}</p>}
        <CopyBox label={texts.address} text={url} />
        <Button
          to={url.replace(/^https?:/, 'webcal:')}
          icon={<IconCalendarPlus stroke={1.75} aria-hidden="true" />}
        >
          {texts.subscribe}
        </Button>
        <a href={path} className={styles.download}>
          {texts.downloadOnce}
        </a>
      </Panel>
    </Section>
  );
}
