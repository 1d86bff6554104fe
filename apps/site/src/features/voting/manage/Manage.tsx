import { satisfies } from '@mes/domain/permissions/permissions';
import type { ReactNode } from 'react';
import { usePermissions } from '../../../api/account';
import { api } from '../../../api/client';
import { Button } from '../../../components/Button';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { LoadedPages } from '../../../components/lists/LoadedPages';
import { usePagedList } from '../../../components/lists/use-paged-list';
import { Restricted } from '../../../components/notices/Restricted';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { SkeletonRows } from '../../../components/states/Skeleton';
import * as texts from '../texts';
import { MatchTable } from './MatchTable';
import { RoundOpening } from './RoundOpening';
import { useVotingActions } from './use-voting-actions';

/** What staff do with voting matches. */
export default function Manage() {
  const isStaff = satisfies(usePermissions(), 'Moderator');
  return <Restricted to="Moderator">{isStaff && <Desk />}</Restricted>;
}

function Desk() {
  const { createMatch } = useVotingActions();
  return (
    <>
      <RoundOpening />
      <VotingMatches
        title={texts.allMatches}
        call="matches"
        empty={texts.noMatches}
        more={
          <Button size="sm" variant="ghost" onClick={() => void createMatch()}>
            {texts.createMatch}
          </Button>
        }
      />
      <VotingMatches title={texts.hiddenMatches} call="hiddenMatches" empty={texts.noHidden} />
    </>
  );
}

interface VotingMatchesProps {
  title: string;
  call: 'matches' | 'hiddenMatches';
  empty: string;
  more?: ReactNode;
}

function VotingMatches({ title, call, empty, more }: VotingMatchesProps) {
  const list = usePagedList({
    key: ['voting', call],
    filters: {},
    load: (request, options) => api.voting[call](request, options),
  });
  return (
    <Section title={title} more={more}>
      <LoadedPages
        list={list}
        label={title}
        skeleton={<SkeletonRows rows={6} height={44} />}
        empty={<EmptyRow>{empty}</EmptyRow>}
      >
        {(rows) => (
          <Panel>
            <MatchTable caption={title} matches={rows} />
          </Panel>
        )}
      </LoadedPages>
    </Section>
  );
}
