import type { Contract } from '@mes/contract';
import { skinOf } from '@mes/domain/tournament/name/skin';
import { listOf } from '../../api/use-page';
import { Page } from '../../components/layout/Page';
import { LoadedPages } from '../../components/lists/LoadedPages';
import { usePagedList } from '../../components/lists/use-paged-list';
import { EmptyRow } from '../../components/states/EmptyRow';
import { LoadedPage } from '../../components/states/LoadedPage';
import type { QueryLike } from '../../components/states/load-state';
import { SkeletonRows } from '../../components/states/Skeleton';
import { interpolate } from '../../interpolate';
import type { InitialRead } from '../../page-declaration';
import { ClipGrid } from './ClipCard';
import * as texts from './texts';
import { useLiveHighlights } from './use-live-highlights';

interface TournamentClipsProps {
  tournament: QueryLike<{ id: string; name: string }>;
  list: InitialRead<Contract['highlights']['search']>;
}

export function TournamentClips({ tournament, list: source }: TournamentClipsProps) {
  useLiveHighlights();
  const list = usePagedList({
    ...listOf(source),
    filters: { tournament: source.input.tournament },
  });
  return (
    <LoadedPage query={tournament} title={texts.highlights} missing={texts.noTournament}>
      {({ id, name }) => (
        <Page title={interpolate(texts.clipsOf, { name })} skin={skinOf(id)}>
          <LoadedPages
            list={list}
            label={texts.pagesOfClips}
            skeleton={<SkeletonRows rows={3} height={220} />}
            empty={
              <EmptyRow action={{ to: '/highlights', label: texts.allClips }}>
                {texts.noClips}
              </EmptyRow>
            }
          >
            {(clips) => <ClipGrid clips={clips} />}
          </LoadedPages>
        </Page>
      )}
    </LoadedPage>
  );
}
