import { channels } from '@mes/client/channels';
import type { StaffApplication } from '@mes/contract/entry-schemas';
import { APPLICATION_STATES } from '@mes/contract/vocabulary';
import type { TournamentState } from '@mes/domain/tournament/lifecycle/states';
import { IconDownload, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../../../api/client';
import { useCall } from '../../../api/use-call';
import { useLive } from '../../../api/use-live';
import { Button } from '../../../components/Button';
import { showError } from '../../../components/dialogs/dialogs';
import { Page } from '../../../components/layout/Page';
import { TabPanel, Tabs } from '../../../components/layout/Tabs';
import { RestrictedPage } from '../../../components/notices/RestrictedPage';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { Loaded } from '../../../components/states/Loaded';
import { SkeletonRows } from '../../../components/states/Skeleton';
import { saveText } from '../../../components/text/save-text';
import { interpolate } from '../../../interpolate';
import BlockedStage from '../BlockedStage';
import { DeskTabs } from '../DeskTabs';
import { APPLICATION_LABELS, STATE_LABELS } from '../labels';
import * as texts from '../texts';
import { ApplicationRow } from './ApplicationRow';
import styles from './Rosters.module.css';
import { useRosterActions } from './use-roster-actions';

/** All applications of a tournament, with the possible decisions. */
export function Rosters({ id }: { id: string }) {
  return (
    <RestrictedPage title={texts.rosters} to="Moderator">
      <LoadedRosters id={id} />
    </RestrictedPage>
  );
}

function LoadedRosters({ id }: { id: string }) {
  const tournament = useCall('tournaments', 'edited', { id });
  const applications = useCall('tournaments', 'applied', { id });
  useLive(channels.tournament(id), { reads: ['tournaments', 'brackets'] });
  const actions = useRosterActions(id);
  const download = () =>
    api.tournaments.rostersFile({ id }).then(
      (text) => saveText(text, { name: `${id}-rosters.csv`, type: 'text/csv' }),
      (error: unknown) => showError(error),
    );
  return (
    <Page
      title={
        tournament.data
          ? interpolate(texts.rostersOf, { tournamentName: tournament.data.name })
          : texts.rosters
      }
      lead={tournament.data && lead(tournament.data)}
      actions={
        <>
          <Button
            variant="ghost"
            icon={<IconDownload size={17} stroke={1.75} />}
            onClick={() => void download()}
          >
            {texts.downloadCsv}
          </Button>
          <Button icon={<IconPlus size={17} stroke={1.75} />} onClick={() => void actions.add()}>
            {texts.addTeamToTournament}
          </Button>
        </>
      }
    >
      <DeskTabs id={id} current="rosters" />
      {tournament.data?.state === 'running' && <BlockedStage id={id} />}
      <Loaded
        query={applications}
        skeleton={<SkeletonRows rows={8} height={64} />}
        empty={<EmptyRow>{texts.noApplications}</EmptyRow>}
      >
        {(found) => (
          <Applications
            applications={found}
            state={tournament.data?.state ?? null}
            actions={actions}
          />
        )}
      </Loaded>
    </Page>
  );
}

function lead({
  state,
  applications,
  signup,
}: {
  state: keyof typeof STATE_LABELS;
  applications: Partial<Record<(typeof APPLICATION_STATES)[number], number>>;
  signup: { teams: number | null };
}): string {
  const registered = applications.registered ?? 0;
  const places = signup.teams === null ? '' : interpolate(texts.ofPlaces, { teams: signup.teams });
  return interpolate(texts.placesTaken, { state: STATE_LABELS[state], registered, places });
}

interface ApplicationsProps {
  applications: readonly StaffApplication[];
  /** Of the tournament; null while it is loaded. */
  state: TournamentState | null;
  actions: ReturnType<typeof useRosterActions>;
}

function Applications({ applications, state, actions }: ApplicationsProps) {
  const hadCheckIn = applications.some(({ checkedIn }) => checkedIn);
  // After its end, a team whose roster has changed since must check in again.
  const isAskedAgain = ({ checkedIn }: StaffApplication) =>
    state === 'seeding' && hadCheckIn && !checkedIn;
  const tabs = APPLICATION_STATES.map((id) => ({
    id,
    label: APPLICATION_LABELS[id],
    count: applications.filter((each) => each.state === id).length,
  })).filter(({ count }) => count > 0);
  const [chosen, setChosen] = useState<(typeof APPLICATION_STATES)[number] | null>(null);
  const shown = tabs.find(({ id }) => id === chosen) ?? tabs[0]!;
  return (
    <>
      <Tabs label={texts.applications} tabs={tabs} value={shown.id} onChange={setChosen} />
      <TabPanel id={shown.id}>
        <ul className={styles.list}>
          {applications
            .filter((each) => each.state === shown.id)
            .map((application) => (
              <ApplicationRow
                key={application.team.name}
                application={application}
                isCheckIn={state === 'check_in' || isAskedAgain(application)}
                actions={actions}
              />
            ))}
        </ul>
      </TabPanel>
    </>
  );
}
