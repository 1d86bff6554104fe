import { lazy, Suspense } from 'react';
import { usePage } from '../../api/use-page';
import { SkeletonRows } from '../../components/states/Skeleton';
import { ClipPage } from '../../features/highlights/ClipPage';
import { HighlightsPage } from '../../features/highlights/HighlightsPage';
import { TournamentClips } from '../../features/highlights/TournamentClips';
import page from './indexAll.page';

const TaggingPage = lazy(() => import('../../features/highlights/tagging/TaggingPage'));
const SearchPage = lazy(() => import('../../features/highlights/SearchPage'));
const AddPage = lazy(() => import('../../features/highlights/add/AddPage'));

/** One route for all pages of highlights, because every route is in the entry. */
export default function HighlightPages() {
  const { value, overview, clip, tournament, list } = usePage(page);
  if (clip) return <ClipPage key={value} clip={clip} />;
  if (tournament && list) {
    return <TournamentClips key={value} tournament={tournament} list={list} />;
  }
  if (overview) return <HighlightsPage overview={overview} />;
  return (
    <Suspense fallback={<SkeletonRows rows={8} height={56} />}>
      {pageOf(value.replace(/\/$/, ''))}
    </Suspense>
  );
}

function pageOf(value: string): React.ReactNode {
  if (value === 'tagging') return <TaggingPage />;
  if (value === 'search') return <SearchPage />;
  return <AddPage />;
}
