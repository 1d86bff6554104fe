import { channels } from '@mes/client/channels';
import type { FollowedMatches as Found } from '@mes/contract/follows';
import { useAccount } from '../../api/account';
import { useCall } from '../../api/use-call';
import { useLive } from '../../api/use-live';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { MatchRows } from '../matches/MatchRows';
import * as texts from './texts';

/** Live, next and last matches of what the account follows. */
export function FollowedMatches() {
  const isSignedIn = useAccount() !== null;
  const query = useCall('follows', 'matches', {}, { enabled: isSignedIn });
  useLive(channels.matches(), { reads: ['follows'] });
  if (!isSignedIn) return null;
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
