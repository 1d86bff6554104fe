import { lazy, Suspense } from 'react';
import { EmptyRow } from '../../../../components/states/EmptyRow';
import { SkeletonRows } from '../../../../components/states/Skeleton';
import type { SettingsDraft } from '../use-settings-draft';
import { TimesForm } from './TimesForm';
import * as texts from './texts';
import type { MatchTimes } from './use-match-times';

// Loaded on demand: it brings the engine.
const PlannedSchedule = lazy(() => import('./PlannedSchedule'));

/** The times of all matches; before the draw, those that they will get. */
export default function MatchSchedule({
  times,
  draft,
}: {
  times: MatchTimes;
  draft: SettingsDraft;
}) {
  if (times.isLoading) return <SkeletonRows rows={6} />;
  if (times.rounds.length > 0) return <TimesForm times={times} startsAt={draft.values.startsAt} />;
  if (draft.isChanged('format'))
    return <EmptyRow action={FORMAT_LINK}>{texts.saveFormatFirst}</EmptyRow>;
  if (times.isDrawn || draft.values.stages.length === 0)
    return <EmptyRow action={times.isDrawn ? undefined : FORMAT_LINK}>{texts.noMatches}</EmptyRow>;
  return (
    <Suspense fallback={<SkeletonRows rows={6} />}>
      <PlannedSchedule draft={draft} />
    </Suspense>
  );
}

const FORMAT_LINK = { to: '?step=format', label: texts.goToFormat };
