import type { Follow } from '@mes/contract/follows';
import { IconTournament } from '@tabler/icons-react';
import { AppLink } from '../../components/AppLink';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { FollowStar } from './FollowButton';
import styles from './FollowList.module.css';
import { pathOf, subjectOf } from './follow-subject';
import * as texts from './texts';
import { useFollows } from './use-follow';

/** Everything that the account follows, newest first; the star takes it away, with undo. */
export function FollowList() {
  const query = useFollows();
  return (
    <Section title={texts.followed} count={query.data?.length}>
      <Loaded
        query={query}
        skeleton={<SkeletonRows rows={6} height={56} />}
        empty={
          <EmptyRow action={{ to: '/leaderboards/teams', label: texts.findTeams }}>
            {texts.nothingFollowed}
          </EmptyRow>
        }
      >
        {(follows) => (
          <Panel>
            <ul className={styles.list}>
              {follows.map((follow) => (
                <Row key={keyOf(follow)} follow={follow} />
              ))}
            </ul>
          </Panel>
        )}
      </Loaded>
    </Section>
  );
}

function Row({ follow }: { follow: Follow }) {
  const subject = subjectOf(follow);
  return (
    <li className={styles.row}>
      <AppLink to={pathOf(subject)} className={styles.link}>
        <Picture follow={follow} />
        <span className={styles.name}>{subject.name}</span>
        <span className={styles.kind}>{texts.kinds[follow.kind]}</span>
      </AppLink>
      <FollowStar subject={subject} />
    </li>
  );
}

function Picture({ follow }: { follow: Follow }) {
  if (follow.kind === 'team') return <TeamLogo team={follow.team} size={32} plain />;
  if (follow.kind === 'player')
    return <PlayerPhoto name={follow.player.name} photo={follow.player.photo} size={32} />;
  return <IconTournament size={32} stroke={1.5} className={styles.mark} aria-hidden="true" />;
}

function keyOf(follow: Follow): string {
  const { kind, id } = subjectOf(follow);
  return `${kind}:${id}`;
}
