import { channels } from '@mes/client/channels';
import type { Pickem, Prediction } from '@mes/contract/pickem-schemas';
import { skinOf } from '@mes/domain/tournament/name/skin';
import { useAccount } from '../../api/account';
import { useCall } from '../../api/use-call';
import { useLive } from '../../api/use-live';
import { Button } from '../../components/Button';
import { Chip } from '../../components/layout/Chip';
import { Page } from '../../components/layout/Page';
import { Tabs } from '../../components/layout/Tabs';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { LoadedPage } from '../../components/states/LoadedPage';
import type { QueryLike } from '../../components/states/load-state';
import { SkeletonRows } from '../../components/states/Skeleton';
import { CopyBox } from '../../components/text/CopyBox';
import { Countdown } from '../../components/text/Countdown';
import { interpolate } from '../../interpolate';
import { useSearchParams } from '../../router/use-search-params';
import { useIsHydrating } from '../../ssr/hydration';
import { Leaderboard } from './Leaderboard';
import { Leagues } from './Leagues';
import { PickEditor } from './PickEditor';
import styles from './PickemPage.module.css';
import { PickResult } from './PickResult';
import * as texts from './texts';

interface PickemPageProps {
  id: string;
  pickem: QueryLike<Pickem>;
  /** The prediction of the player that the address names; null without one. */
  shown: QueryLike<Prediction> | null;
}

const VIEWS = ['picks', 'leaderboard', 'leagues'] as const;
type View = (typeof VIEWS)[number];

const VIEW_LABELS: Readonly<Record<View, string>> = {
  picks: texts.viewPicks,
  leaderboard: texts.viewLeaderboard,
  leagues: texts.viewLeagues,
};

export function PickemPage({ id, pickem, shown }: PickemPageProps) {
  const tournamentId = pickem.data?.tournament.id ?? id;
  useLive(channels.pickem(tournamentId), { reads: ['pickem'] });
  useLive(channels.tournament(tournamentId), { reads: ['pickem'] });
  return (
    <LoadedPage query={pickem} title={texts.pickem} missing={interpolate(texts.noPickem, { id })}>
      {(found) => <PickemView pickem={found} shown={shown} />}
    </LoadedPage>
  );
}

function PickemView({ pickem, shown }: { pickem: Pickem; shown: QueryLike<Prediction> | null }) {
  const [search] = useSearchParams();
  const view = search.has('join') ? 'leagues' : viewOf(search.get('view'));
  const { id, name } = pickem.tournament;
  return (
    <Page
      title={interpolate(texts.pickemOf, { tournamentName: name })}
      lead={texts.lead}
      skin={skinOf(name)}
      actions={
        <Button variant="ghost" to={`/tournament/${id}`}>
          {texts.toTournament}
        </Button>
      }
    >
      <div className={styles.body}>
        <StateLine pickem={pickem} />
        <Tabs
          label={texts.pickem}
          value={view}
          tabs={VIEWS.map((each) => ({
            id: each,
            label: VIEW_LABELS[each],
            to: `/tournament/pickem/${id}${each === 'picks' ? '' : `?view=${each}`}`,
          }))}
        />
        <div className={styles.content}>
          {view === 'picks' &&
            (shown ? <ShownPicks pickem={pickem} shown={shown} /> : <OwnPicks pickem={pickem} />)}
          {view === 'leaderboard' && <Leaderboard pickem={pickem} />}
          {view === 'leagues' && <Leagues pickem={pickem} />}
        </div>
      </div>
    </Page>
  );
}

function viewOf(wanted: string | null): View {
  return VIEWS.find((each) => each === wanted) ?? 'picks';
}

function StateLine({ pickem: { state, locksAt, predictions } }: { pickem: Pickem }) {
  return (
    <div className={styles.state}>
      {state === 'open' && <Chip tone="win">{texts.open}</Chip>}
      {state === 'locked' && <Chip tone="warn">{texts.locked}</Chip>}
      {state === 'open' &&
        (locksAt === null ? (
          <span>{texts.locksWithFirst}</span>
        ) : (
          <span>
            {texts.locksIn} <Countdown to={locksAt} ended={texts.locksWithFirst} />
          </span>
        ))}
      {predictions > 0 && <span>{interpolate(texts.predictionCount, { count: predictions })}</span>}
    </div>
  );
}

function OwnPicks({ pickem }: { pickem: Pickem }) {
  const account = useAccount();
  const isHydrating = useIsHydrating();
  const isSignedIn = account !== null;
  const own = useCall('pickem', 'own', { id: pickem.tournament.id }, { enabled: isSignedIn });
  if (pickem.state === 'soon') return <EmptyRow>{texts.soon}</EmptyRow>;
  if (pickem.state === 'unavailable')
    return <EmptyRow>{pickem.reason ?? texts.unavailable}</EmptyRow>;
  // What is kept in the browser is known after hydration only.
  if (isHydrating) return <SkeletonRows rows={10} />;
  if (!isSignedIn)
    return pickem.state === 'open' ? (
      <PickEditor key={pickem.setup} pickem={pickem} own={null} accountId={null} />
    ) : (
      <NotPredicted pickem={pickem} />
    );
  return (
    <Loaded query={own} skeleton={<SkeletonRows rows={10} />} isEmpty={() => false}>
      {(found) => {
        if (pickem.state === 'open')
          return (
            <PickEditor
              key={`${pickem.setup} ${account.id}`}
              pickem={pickem}
              own={found}
              accountId={account.id}
            />
          );
        if (!found) return <NotPredicted pickem={pickem} />;
        return (
          <PickResult pickem={pickem} shown={found}>
            <div className={styles.share}>
              <CopyBox label={texts.shareLink} text={shareUrl(pickem, account.id)} />
            </div>
          </PickResult>
        );
      }}
    </Loaded>
  );
}

/** Too late for an own prediction: how the others do is all there is to see. */
function NotPredicted({ pickem }: { pickem: Pickem }) {
  return (
    <>
      <EmptyRow>{texts.nobodyYet}</EmptyRow>
      <Leaderboard pickem={pickem} />
    </>
  );
}

function shareUrl({ tournament }: Pickem, playerId: string): string {
  const path = `/app/tournament/pickem/${tournament.id}`;
  return `${window.location.origin}${path}?player=${encodeURIComponent(playerId)}`;
}

function ShownPicks({ pickem, shown }: { pickem: Pickem; shown: QueryLike<Prediction> }) {
  const back = (
    <Button size="sm" variant="quiet" to={`/tournament/pickem/${pickem.tournament.id}`}>
      {texts.backToOwn}
    </Button>
  );
  if (pickem.state !== 'locked')
    return (
      <>
        <EmptyRow>{texts.hiddenPicks}</EmptyRow>
        <div className={styles.state}>{back}</div>
      </>
    );
  return (
    <Loaded query={shown} skeleton={<SkeletonRows rows={10} />}>
      {(found) => (
        <>
          <h2 className={styles.whose}>
            {interpolate(texts.picksOf, { playerName: found.player.name })}
          </h2>
          <PickResult pickem={pickem} shown={found}>
            {back}
          </PickResult>
        </>
      )}
    </Loaded>
  );
}
