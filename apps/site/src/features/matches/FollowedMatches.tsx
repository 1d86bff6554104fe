import { channels } from '@mes/client/channels';
import type { FollowedMatches as Found } from '@mes/contract/follows';
import { useAccount } from '../../api/account';
import { useCall } from '../../api/use-call';
import { useLive } from '../../api/use-live';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import * as texts from '../follows/texts';
import { MatchRows } from './MatchRows';

const SOON_SHOWN = 5;

/** Live, next and last matches of what the account follows. */
export function FollowedMatches() {
  const query = useFollowedMatches();
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonRows rows={4} height={48} />}
      isEmpty={isEmpty}
      empty={
        <EmptyRow action={{ to: '/matches', label: texts.seeAllMatches }}>
          {texts.noMatches}
        </EmptyRow>
      }
    >
      {(found) => (
        <>
          <Matches title={texts.live} matches={found.live} />
          <Matches title={texts.upcoming} matches={found.upcoming} />
          <Matches title={texts.recent} matches={found.recent} />
        </>
      )}
    </Loaded>
  );
}

/** What to watch next, for the personal home. */
export function FollowedSoon() {
  const query = useFollowedMatches();
  return (
    <Section title={texts.following} more={{ to: '/following', label: texts.seeAll }}>
      <Loaded
        query={query}
        skeleton={<SkeletonRows rows={3} height={48} />}
        isEmpty={({ live, upcoming }) => live.length + upcoming.length === 0}
        empty={
          <EmptyRow action={{ to: '/matches', label: texts.seeAllMatches }}>
            {texts.noMatches}
          </EmptyRow>
        }
      >
        {({ live, upcoming }) => (
          <MatchRows matches={[...live, ...upcoming].slice(0, SOON_SHOWN)} />
        )}
      </Loaded>
    </Section>
  );
}

function useFollowedMatches() {
  useLive(channels.matches(), { reads: ['follows'] });
  return useCall('follows', 'matches', {}, { enabled: useAccount() !== null });
}

function Matches({ title, matches }: { title: string; matches: Found['live'] }) {
  if (matches.length === 0) return null;
  return (
    <Section title={title} count={matches.length}>
      <MatchRows matches={matches} />
    </Section>
  );
}

function isEmpty({ live, upcoming, recent }: Found): boolean {
  return live.length + upcoming.length + recent.length === 0;
}
