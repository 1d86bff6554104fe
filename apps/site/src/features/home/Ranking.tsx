import { channels } from '@mes/client/channels';
import type { Page } from '@mes/contract/define';
import type { EloTeam } from '@mes/contract/ratings';
import { useLive } from '../../api/use-live';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import type { QueryLike } from '../../components/states/load-state';
import { SkeletonRows } from '../../components/states/Skeleton';
import styles from './Home.module.css';
import { RankingTable } from './RankingTable';
import * as texts from './texts';

/** The best teams by rating. */
export function Ranking({ teams }: { teams: QueryLike<Page<EloTeam[]>> }) {
  useLive(channels.leaderboards(), { reads: ['ratings'] });
  const skeleton = <SkeletonRows rows={7} />;
  return (
    <Section
      title={texts.teams}
      more={{ to: '/leaderboards/teams', label: texts.ranking }}
      className={styles.ranking}
    >
      <Loaded query={teams} skeleton={skeleton}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyRow>{texts.noTeamRated}</EmptyRow>
          ) : (
            <RankingTable teams={data} />
          )
        }
      </Loaded>
    </Section>
  );
}
