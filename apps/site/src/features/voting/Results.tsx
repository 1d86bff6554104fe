import type { Contract } from '@mes/contract';
import type { VotingMatch } from '@mes/contract/voting-schemas';
import { listOf } from '../../api/use-page';
import { Section } from '../../components/layout/Section';
import { LoadedPages } from '../../components/lists/LoadedPages';
import { usePagedList } from '../../components/lists/use-paged-list';
import { EmptyRow } from '../../components/states/EmptyRow';
import { SkeletonRows } from '../../components/states/Skeleton';
import type { InitialRead } from '../../page-declaration';
import { Cards } from './OpenMatches';
import * as texts from './texts';
import { useOwnVotes } from './use-voting';

/** Decided votes, the last first, with what the own one brought. */
export function Results({ initial }: { initial: InitialRead<Contract['voting']['matches']> }) {
  const list = usePagedList({ ...listOf(initial), filters: { state: 'decided' as const } });
  return (
    <Section title={texts.results}>
      <LoadedPages
        list={list}
        label={texts.results}
        skeleton={<SkeletonRows rows={3} height={160} />}
        empty={<EmptyRow>{texts.noResults}</EmptyRow>}
      >
        {(rows) => <Decided matches={rows} />}
      </LoadedPages>
    </Section>
  );
}

function Decided({ matches }: { matches: readonly VotingMatch[] }) {
  const own = useOwnVotes({ matches: matches.map(({ id }) => id), size: 100 });
  return <Cards matches={matches} own={own} balance={undefined} />;
}
