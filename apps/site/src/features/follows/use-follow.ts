import type { Follow } from '@mes/contract/follows';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useAccount } from '../../api/account';
import { useAccountEventsOpen } from '../../api/account-events';
import { keyOf, useCall, useWrite } from '../../api/use-call';
import { showError } from '../../components/dialogs/dialogs';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import { useNavigate } from '../../router/use-navigate';
import { type FollowSubject, isSame, subjectOf } from './follow-subject';
import { savePendingFollow, takePendingFollow } from './pending-follow';
import * as texts from './texts';

/** One read for all stars of a page. */
export function useFollows() {
  const isReady = useAccountEventsOpen();
  const isSignedIn = useAccount() !== null;
  return useCall('follows', 'list', {}, { enabled: isSignedIn && isReady });
}

export interface FollowControl {
  readonly isFollowed: boolean;
  /** False until it is known what the account follows, and while a press is on its way. */
  readonly isReady: boolean;
  toggle(): void;
}

/** A press without an account leads to the sign-in, and is done when it returns to the page. */
export function useFollow(subject: FollowSubject): FollowControl {
  const isSignedIn = useAccount() !== null;
  const navigate = useNavigate();
  const { data } = useFollows();
  const { follow, unfollow, isPending } = useFollowWrites();
  const isKnown = isSignedIn && data !== undefined;
  const isFollowed = isKnown && data.some((each) => isSame(subjectOf(each), subject));

  const followPending = useEffectEvent(() => {
    if (takePendingFollow(subject) && !isFollowed) void follow(subject);
  });
  useEffect(() => {
    if (isKnown) followPending();
  }, [isKnown]);

  return {
    isFollowed,
    isReady: !isSignedIn || (isKnown && !isPending),
    toggle() {
      if (isSignedIn) return void (isFollowed ? unfollow(subject) : follow(subject));
      savePendingFollow(subject);
      void navigate('/dashboard');
    },
  };
}

export function useFollowWrites() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const adding = useWrite('follows', 'follow');
  const removing = useWrite('follows', 'unfollow');
  const listKey = keyOf('follows', 'list', {});

  async function follow(subject: FollowSubject): Promise<void> {
    const { kind, id, name } = subject;
    try {
      await adding.mutateAsync({ kind, id });
      notify({
        message: interpolate(kind === 'match' ? texts.reminded : texts.nowFollowed, { name }),
        kind: 'success',
        action: { label: texts.seeMatches, run: () => void navigate('/following') },
      });
    } catch (error) {
      await showError(error);
    }
  }

  async function unfollow(subject: FollowSubject): Promise<void> {
    const { kind, id, name } = subject;
    try {
      await removing.mutateAsync({ kind, id });
      queryClient.setQueryData<Follow[]>(listKey, (before) =>
        before?.filter((each) => !isSame(subjectOf(each), subject)),
      );
      notify({
        message: interpolate(kind === 'match' ? texts.notReminded : texts.noLongerFollowed, {
          name,
        }),
        action: { label: texts.undo, run: () => void follow(subject) },
      });
    } catch (error) {
      await showError(error);
    }
  }

  return { follow, unfollow, isPending: adding.isPending || removing.isPending };
}
