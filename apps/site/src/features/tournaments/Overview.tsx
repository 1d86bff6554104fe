import { useMemo } from 'react';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { useLocation } from '../../router/RouterProvider';
import { useZone } from '../../ssr/hydration';
import { GroupStage } from '../brackets/GroupStage';
import { Odds } from '../brackets/Odds';
import { ScheduleRows } from '../brackets/ScheduleRows';
import { scheduleOf, upcomingSchedule } from '../brackets/schedule';
import { MatchRows } from '../matches/MatchRows';
import { BracketSection, bracketStages } from './BracketPart';
import { Champion } from './Champion';
import { FormatSteps } from './FormatSteps';
import { KeyDates } from './KeyDates';
import { LongText } from './LongText';
import styles from './Overview.module.css';
import { Placements } from './Placements';
import { PrizeList } from './PrizeList';
import { currentSwiss, SwissSection } from './SwissPart';
import type { ShownTournament } from './shown-tournament';
import { Requirements } from './signup/Requirements';
import { TeamList } from './TeamList';
import { partUrl } from './TournamentTabs';
import * as texts from './texts';

const MAX_MATCHES = 7;

/** What matters now: signup before the start, then the bracket, at the end the winner. */
export function Overview({ tournament }: { tournament: ShownTournament }) {
  return (
    <>
      <Champion tournament={tournament} />
      {tournament.bracket ? (
        <BracketOverview tournament={tournament} />
      ) : (
        <UpcomingOverview tournament={tournament} />
      )}
    </>
  );
}

function BracketOverview({ tournament }: { tournament: ShownTournament }) {
  const { bracket, placements, description } = tournament;
  const swiss = currentSwiss(tournament);
  const main = swiss ? undefined : bracketStages(tournament)[0];
  const grouped = bracket?.stages.find((stage) => stage !== swiss && stage.tables.length > 0);
  return (
    <>
      <LiveNow tournament={tournament} />
      {swiss && <SwissSection stage={swiss} tournament={tournament} />}
      {main && <BracketSection stage={main} tournament={tournament} />}
      <div className={styles.columns}>
        <div className={styles.stack}>
          {grouped && <GroupStage stage={grouped} tournament={tournament} show="one" />}
          <Placements placements={placements} />
          {placements.length === 0 && <Odds odds={bracket?.odds ?? []} />}
          {description && (
            <div className={styles.last}>
              <About text={description} />
            </div>
          )}
        </div>
        <div className={styles.stack}>
          <NextMatches tournament={tournament} />
          <Prizes tournament={tournament} />
        </div>
      </div>
    </>
  );
}

/** For phones, whose part of a bracket rarely is the one that is played. */
function LiveNow({ tournament: { live } }: { tournament: ShownTournament }) {
  if (live.length === 0) return null;
  return (
    <div className={styles.live}>
      <Section title={texts.liveNow} count={live.length}>
        <MatchRows matches={live} isOfOneTournament />
      </Section>
    </div>
  );
}

function UpcomingOverview({ tournament }: { tournament: ShownTournament }) {
  const { description, stages, teams, state } = tournament;
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.stack}>
          <About text={description || texts.moreSoon} />
          <Requirements tournament={tournament} />
          <FormatSteps stages={stages} withStarts />
        </div>
        <div className={styles.stack}>
          <KeyDates tournament={tournament} />
          <Prizes tournament={tournament} />
        </div>
      </div>
      <TeamList teams={teams} state={state} />
    </>
  );
}

function NextMatches({ tournament: { bracket } }: { tournament: ShownTournament }) {
  const { pathname, search } = useLocation();
  const zone = useZone();
  const schedule = useMemo(
    () => upcomingSchedule(scheduleOf(bracket ?? { stages: [] }, { zone }), MAX_MATCHES, zone),
    [bracket, zone],
  );
  const isEmpty = schedule.days.length === 0 && schedule.open.length === 0;
  return (
    <Section
      title={texts.schedule}
      more={{ to: partUrl(pathname, search, 'schedule'), label: texts.fullSchedule }}
    >
      {isEmpty ? <EmptyRow>{texts.noMatches}</EmptyRow> : <ScheduleRows schedule={schedule} />}
    </Section>
  );
}

function About({ text }: { text: string }) {
  return (
    <Section title={texts.about}>
      <Panel pad>
        <LongText text={text} />
      </Panel>
    </Section>
  );
}

function Prizes({ tournament: { prizes } }: { tournament: ShownTournament }) {
  if (prizes.length === 0) return null;
  return (
    <Section title={texts.prizes}>
      <PrizeList prizes={prizes} />
    </Section>
  );
}
