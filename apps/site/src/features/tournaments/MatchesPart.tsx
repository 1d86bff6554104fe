import { channels } from '@mes/client/channels';
import { api } from '../../api/client';
import { useLive } from '../../api/use-live';
import { Section } from '../../components/layout/Section';
import { LoadedPages } from '../../components/lists/LoadedPages';
import { usePagedList } from '../../components/lists/use-paged-list';
import { EmptyRow } from '../../components/states/EmptyRow';
import { SkeletonRows } from '../../components/states/Skeleton';
import { MatchRows } from '../matches/MatchRows';
import * as texts from './texts';

/** For tournaments that were played without a bracket of this site, such as imported ones. */
export default function MatchesPart({ tournamentId }: { tournamentId: string }) {
  const list = usePagedList({
    key: ['matches', 'find', 'tournament'],
    filters: { tournamentId },
    load: api.matches.find,
  });
  useLive(channels.tournament(tournamentId), { reads: ['matches'] });
  return (
    <Section title={texts.matches} count={list.total?.toLocaleString('en')}>
      <LoadedPages
        list={list}
        label={texts.matches}
        skeleton={<SkeletonRows rows={8} height={48} />}
        empty={<EmptyRow>{texts.noMatchesHere}</EmptyRow>}
      >
        {(rows) => <MatchRows matches={rows} />}
      </LoadedPages>
    </Section>
  );
}
