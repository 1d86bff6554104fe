import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useCall } from '../../api/use-call';
import { Button } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import { interpolate } from '../../interpolate';
import styles from './FollowButton.module.css';
import type { FollowSubject } from './follow-subject';
import * as texts from './texts';
import { useFollow } from './use-follow';

/** The star in the head of a page, with the number of followers. */
export function FollowButton({ subject }: { subject: FollowSubject }) {
  const { kind, id, name } = subject;
  const { isFollowed, isReady, toggle } = useFollow(subject);
  const count = useCall('follows', 'count', { kind, id });
  const followers = count.data?.followers ?? 0;
  const Star = isFollowed ? IconStarFilled : IconStar;
  return (
    <Button
      variant="ghost"
      icon={<Star size={17} className={isFollowed ? styles.on : undefined} aria-hidden="true" />}
      aria-label={interpolate(isFollowed ? texts.followingName : texts.followName, { name })}
      title={followersText(followers)}
      aria-disabled={!isReady || undefined}
      onClick={() => isReady && toggle()}
    >
      {isFollowed ? texts.following : texts.follow}
      {followers > 0 && <span className={styles.count}>{followers.toLocaleString('en')}</span>}
    </Button>
  );
}

/** The star beside a name in a list. */
export function FollowStar({ subject }: { subject: FollowSubject }) {
  const { isFollowed, isReady, toggle } = useFollow(subject);
  const Star = isFollowed ? IconStarFilled : IconStar;
  const label = isFollowed ? texts.unfollowName : texts.followName;
  return (
    <IconButton
      size="sm"
      label={interpolate(label, { name: subject.name })}
      icon={<Star size={17} className={isFollowed ? styles.on : undefined} />}
      aria-disabled={!isReady || undefined}
      onClick={() => isReady && toggle()}
    />
  );
}

function followersText(followers: number): string | undefined {
  if (followers === 0) return undefined;
  return followers === 1 ? texts.oneFollower : interpolate(texts.followers, { followers });
}
