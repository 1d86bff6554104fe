import { channels } from '@mes/client/channels';
import type { AnnouncementBanner as Content } from '@mes/contract/announcement-schemas';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useAccount } from '../../api/account';
import { onAccountEvents } from '../../api/account-events';
import { api } from '../../api/client';
import { keyOf, useCall } from '../../api/use-call';
import { useLive } from '../../api/use-live';
import type { FixedBannerProps } from './FixedBanner';
import { isDismissed, rememberDismissed, rememberSeen } from './visitor-memory';

/** Mostly there is nothing to announce. Without the banner the page is whole. */
const FixedBanner = lazy<ComponentType<FixedBannerProps>>(() =>
  import('./FixedBanner').catch(() => ({ default: () => null })),
);

/** Longer timers overflow in browsers. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** The announcement that concerns the visitor most. */
export default function Announcements() {
  const account = useAccount();
  const isSignedIn = account !== null;
  const own = useCall('announcements', 'own', {}, { enabled: isSignedIn });
  const current = useCall('announcements', 'current', {}, { enabled: !isSignedIn });
  useLive(channels.announcements(), { reads: ['announcements'] });
  const hide = useHide();
  // Read from the storage again after each dismissal.
  const [, setDismissals] = useState(0);
  const live = useNotEnded((isSignedIn ? own : current).data ?? []);
  const shown = live
    .filter(({ id }) => isSignedIn || !isDismissed(id))
    .toSorted((one, other) => urgency(other) - urgency(one))[0];
  useCountSeen(shown, isSignedIn);
  if (!shown) return null;

  const dismiss = () => {
    if (isSignedIn) {
      hide(shown.id);
      // It would be back with the next page load.
      api.announcements.dismiss({ id: shown.id }).catch(() => {});
    } else {
      rememberDismissed(shown.id);
      setDismissals((count) => count + 1);
    }
  };
  return (
    <Suspense>
      <FixedBanner announcement={shown} onDismiss={dismiss} />
    </Suspense>
  );
}

/** Newest first within the same urgency: the answer is in that order. */
function urgency({ tone }: Content): number {
  return tone === 'warning' ? 1 : 0;
}

/** Removes an announcement from the answer, also when it is dismissed in another tab. */
function useHide(): (id: string) => void {
  const queryClient = useQueryClient();
  const hide = useCallback(
    (id: string) => {
      queryClient.setQueryData<readonly Content[]>(keyOf('announcements', 'own', {}), (before) =>
        before?.filter((each) => each.id !== id),
      );
    },
    [queryClient],
  );
  useEffect(() => onAccountEvents({ 'announcement.dismissed': ({ id }) => hide(id) }), [hide]);
  return hide;
}

/** Those that have not ended; rendered again when the next one ends. */
function useNotEnded(announcements: readonly Content[]): readonly Content[] {
  const [now, setNow] = useState(() => Date.now());
  const live = announcements.filter(({ endsAt }) => endsAt === null || endsAt > now);
  const nextEnd = Math.min(...live.map(({ endsAt }) => endsAt ?? Number.POSITIVE_INFINITY));
  useEffect(() => {
    if (!Number.isFinite(nextEnd)) return;
    const pause = Math.max(0, Math.min(nextEnd - Date.now(), MAX_TIMER_MS));
    const timer = setTimeout(() => setNow(Date.now()), pause);
    return () => clearTimeout(timer);
  }, [nextEnd]);
  return live;
}

/** Counted by this page already; the answer does not know it yet. */
const counted = new Set<string>();

function useCountSeen(shown: Content | undefined, isSignedIn: boolean): void {
  const id = shown?.id;
  const wasSeen = shown?.seen ?? false;
  useEffect(() => {
    if (id === undefined || wasSeen || counted.has(id)) return;
    counted.add(id);
    if (!isSignedIn && !rememberSeen(id)) return;
    // Only a number is wrong if it fails.
    api.announcements.see({ id }).catch(() => {});
  }, [id, wasSeen, isSignedIn]);
}
