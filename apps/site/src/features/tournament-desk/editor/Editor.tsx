import { channels } from '@mes/client/channels';
import type { EditedTournament } from '@mes/contract/tournament-schemas';
import { lazy, Suspense } from 'react';
import { useCall } from '../../../api/use-call';
import { useLive } from '../../../api/use-live';
import { Button } from '../../../components/Button';
import { StoredDraftOffer } from '../../../components/editing/StoredDraftOffer';
import { useUnsavedGuard } from '../../../components/editing/use-unsaved-guard';
import { Chip } from '../../../components/layout/Chip';
import { Page } from '../../../components/layout/Page';
import { RestrictedPage } from '../../../components/notices/RestrictedPage';
import { LoadedPage } from '../../../components/states/LoadedPage';
import { SkeletonRows } from '../../../components/states/Skeleton';
import { formatClock } from '../../../components/text/format-time';
import { interpolate } from '../../../interpolate';
import { useSearchParams } from '../../../router/use-search-params';
import { DeskTabs } from '../DeskTabs';
import { STATE_LABELS, STATE_TONES } from '../labels';
import * as texts from '../texts';
import { Basics } from './Basics';
import styles from './Editor.module.css';
import { StepMenu } from './StepMenu';
import { StepPane } from './StepPane';
import { type MatchTimes, useMatchTimes } from './schedule/use-match-times';
import type { Step } from './settings-values';
import { firstStep, parseStep, type StepState, stepStates } from './steps';
import { type SettingsDraft, useSettingsDraft } from './use-settings-draft';

// Few tournaments have one.
const BlockedStage = lazy(() => import('../BlockedStage'));

// Loaded on demand: each is of one step only.
const Picture = lazy(() => import('./Picture'));
const Stages = lazy(() => import('./Stages'));
const MapPool = lazy(() => import('./MapPool'));
const EventDates = lazy(() => import('./EventDates'));
const SignupFields = lazy(() => import('./Entry'));
const PrizeFields = lazy(() => import('./Prizes'));
const Publish = lazy(() => import('./Publish'));
const MatchSchedule = lazy(() => import('./schedule/MatchSchedule'));

/** The settings of a tournament as steps; the step is in the address. */
export function Editor({ id }: { id: string }) {
  return (
    <RestrictedPage title={texts.tournamentEditor} to="Admin">
      <LoadedEditor id={id} />
    </RestrictedPage>
  );
}

function LoadedEditor({ id }: { id: string }) {
  const tournament = useCall('tournaments', 'edited', { id });
  useLive(channels.tournament(id), { reads: ['tournaments', 'brackets'] });
  return (
    <LoadedPage query={tournament} title={id} missing={interpolate(texts.noTournament, { id })}>
      {(found) => <StepEditor tournament={found} />}
    </LoadedPage>
  );
}

function StepEditor({ tournament }: { tournament: EditedTournament }) {
  const { id, name, state, archived } = tournament;
  const [params] = useSearchParams();
  const step = parseStep(params.get('step')) ?? firstStep(tournament);
  const draft = useSettingsDraft(tournament);
  const times = useMatchTimes(tournament);
  useUnsavedGuard(draft.isChanged() || times.isChanged, {
    hasParts: true,
    isStored: !times.isChanged,
  });
  const timed = times.matches.filter(({ startsAt }) => startsAt !== null).length;
  const states = stepStates({
    ...draft,
    isChanged: (each) => draft.isChanged(each) || (each === 'schedule' && times.isChanged),
    matches: times.matches.length === 0 ? null : { all: times.matches.length, timed },
    conflicts: times.conflicts.length,
  });
  return (
    <Page
      title={name}
      lead={archived ? texts.archivedLead : undefined}
      actions={
        <div className={styles.bar}>
          <Chip tone={STATE_TONES[state]}>{STATE_LABELS[state]}</Chip>
          <span className={styles.note} role="status">
            {draft.savedAt !== null &&
              interpolate(texts.savedAt, { time: formatClock(draft.savedAt) })}
          </span>
          <Button to={`/tournament/${encodeURIComponent(id)}`} variant="ghost">
            {texts.openItsPage}
          </Button>
        </div>
      }
    >
      <DeskTabs id={id} current="editor" />
      <Suspense>{state === 'running' && <BlockedStage id={id} />}</Suspense>
      <StoredDraftOffer draft={draft.stored} />
      <div className={styles.editor}>
        <StepMenu states={states} current={step} />
        <div className={styles.pane}>
          <StepContent key={step} {...{ step, draft, times, states }} />
        </div>
      </div>
    </Page>
  );
}

function StepContent({
  step,
  draft,
  times,
  states,
}: {
  step: Step;
  draft: SettingsDraft;
  times: MatchTimes;
  states: readonly StepState[];
}) {
  switch (step) {
    case 'basics':
      return (
        <StepPane step={step} lead={texts.basicsLead} draft={draft}>
          <Basics draft={draft} />
          <Suspense fallback={<SkeletonRows rows={2} />}>
            <Picture tournament={draft.tournament} />
          </Suspense>
        </StepPane>
      );
    case 'format':
      return (
        <StepPane step={step} lead={texts.formatLead} draft={draft}>
          <Suspense fallback={<SkeletonRows rows={6} />}>
            <Stages draft={draft} />
            <MapPool draft={draft} />
          </Suspense>
        </StepPane>
      );
    case 'signup':
      return (
        <StepPane step={step} lead={texts.signupLead} draft={draft}>
          <Suspense fallback={<SkeletonRows rows={6} />}>
            <SignupFields draft={draft} />
          </Suspense>
        </StepPane>
      );
    case 'schedule':
      return (
        <StepPane step={step} lead={texts.scheduleLead} draft={draft} alsoSaved={times}>
          <Suspense fallback={<SkeletonRows rows={6} />}>
            <EventDates draft={draft} />
            <MatchSchedule times={times} draft={draft} />
          </Suspense>
        </StepPane>
      );
    case 'prizes':
      return (
        <StepPane step={step} lead={texts.prizesLead} draft={draft}>
          <Suspense fallback={<SkeletonRows rows={6} />}>
            <PrizeFields draft={draft} />
          </Suspense>
        </StepPane>
      );
    case 'publish':
      return (
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <Publish draft={draft} states={states} />
        </Suspense>
      );
  }
}
