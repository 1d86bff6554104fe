import type { Clip } from '@mes/contract/highlight-schemas';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../../api/account';
import { keyOf, useCall, useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { showError } from '../../components/dialogs/dialogs';
import { useNavigate } from '../../router/use-navigate';
import { likesText } from './likes-text';
import * as texts from './texts';
import { applyLikes } from './use-live-highlights';

/** One like a person. Visitors are sent to sign in. */
export function LikeButton({ clip }: { clip: Clip }) {
  const account = useAccount();
  const navigate = useNavigate();
  const own = useCall('highlights', 'liked', { clips: [clip.id] }, { enabled: account !== null });
  // What it answers is applied here: a read could be older.
  const like = useWrite('highlights', 'like', { invalidates: [] });
  const queryClient = useQueryClient();
  const isLiked = account !== null && (own.data?.includes(clip.id) ?? false);
  const press = () => {
    if (!account) return void navigate('/dashboard');
    const { id } = clip;
    const liked = !isLiked;
    like.mutate(
      { id, liked },
      {
        onError: (error) => void showError(error),
        onSuccess: ({ likes }) => {
          queryClient.setQueryData(
            keyOf('highlights', 'liked', { clips: [id] }),
            liked ? [id] : [],
          );
          applyLikes(queryClient, [{ id, likes }]);
        },
      },
    );
  };
  const Icon = isLiked ? IconHeartFilled : IconHeart;
  return (
    <Button
      variant={isLiked ? 'primary' : 'ghost'}
      aria-pressed={isLiked}
      loading={like.isPending}
      title={account ? undefined : texts.signInToLike}
      icon={<Icon size={17} stroke={1.75} aria-hidden="true" />}
      onClick={press}
    >
      {isLiked ? texts.liked : texts.like} · {likesText(clip.likes)}
    </Button>
  );
}
