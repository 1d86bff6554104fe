import { lazy, Suspense } from 'react';
import { usePage } from '../../api/use-page';
import { ErrorPage } from '../../components/states/ErrorPage';
import { SkeletonRows } from '../../components/states/Skeleton';
import { MapPage } from '../../features/tutorials/maps/MapPage';
import { MapsPage } from '../../features/tutorials/maps/MapsPage';
import { tutorialOf } from '../../features/tutorials/paths';
import * as texts from '../../features/tutorials/texts';
import { TipsPage } from '../../features/tutorials/tips/TipsPage';
import { WeaponsPage } from '../../features/tutorials/weapons/WeaponsPage';
import { useSearchParams } from '../../router/use-search-params';
import page from './indexAll.page';

/** For staff, and large: it has the editor of articles. */
const TipDesk = lazy(() => import('../../features/tutorials/tips/TipDesk'));

/** One route for all tutorials, because every route is in the entry. */
export default function TutorialPages() {
  const { value, tips, weapons, usage, tournaments, callouts, plays } = usePage(page);
  const [search] = useSearchParams();
  const tip = search.get('tip');
  const { map = null } = tutorialOf(value) ?? {};
  if (tips) return <TipsPage tips={tips} />;
  if (weapons) return <WeaponsPage weapons={weapons} />;
  if (usage && tournaments) return <MapsPage usage={usage} tournaments={tournaments} />;
  if (map && usage && callouts && plays)
    return <MapPage map={map} usage={usage} callouts={callouts} plays={plays} />;
  if (tip !== null && tutorialOf(value)?.page === 'tips')
    return (
      <Suspense fallback={<SkeletonRows rows={8} />}>
        <TipDesk id={tip} />
      </Suspense>
    );
  return <ErrorPage code="404" message={texts.noTutorial} />;
}
