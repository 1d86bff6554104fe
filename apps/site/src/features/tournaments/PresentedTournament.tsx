import { channels } from '@mes/client/channels';
import type { Page as PageOf } from '@mes/contract/define';
import type { TournamentSummary, WebsiteTournament } from '@mes/contract/tournament-schemas';
import {
  PRESENTATIONS,
  type Presentation,
  type PresentationKey,
} from '@mes/domain/tournament/name/presentations';
import { skinOf } from '@mes/domain/tournament/name/skin';
import type { ReactNode } from 'react';
import { useLive } from '../../api/use-live';
import { Page } from '../../components/layout/Page';
import { EmptyRow } from '../../components/states/EmptyRow';
import { ErrorPage } from '../../components/states/ErrorPage';
import { Loaded } from '../../components/states/Loaded';
import type { QueryLike } from '../../components/states/load-state';
import { SkeletonRows } from '../../components/states/Skeleton';
import { hasEdition } from './define-presentation';
import { Editions } from './Editions';
import { TournamentView } from './TournamentPage';
import * as texts from './texts';
import { useTournamentEvents } from './use-tournament-events';

interface PresentedTournamentProps {
  series: PresentationKey;
  /** Of the address; empty where the address names none. */
  year?: string;
  editions: QueryLike<PageOf<TournamentSummary[]>>;
  /** The edition that is shown; null where there is none. */
  tournament?: QueryLike<WebsiteTournament> | null;
}

/** The page of a series of tournaments: its current edition, with links to the others. */
export function PresentedTournament({
  series,
  year = '',
  editions,
  tournament,
}: PresentedTournamentProps) {
  const presentation = PRESENTATIONS[series];
  useLive(channels.tournaments(), { reads: ['tournaments'] });
  return (
    <Loaded query={editions} {...placeholdersOf(presentation)}>
      {({ data: all }) =>
        !hasEdition(all, year) ? (
          <ErrorPage code="404" message={texts.noSuchPage} />
        ) : tournament ? (
          <Edition tournament={tournament} presentation={presentation} all={all} />
        ) : (
          <PresentationPage presentation={presentation}>
            <EmptyRow>{texts.noEdition}</EmptyRow>
          </PresentationPage>
        )
      }
    </Loaded>
  );
}

interface EditionProps {
  tournament: QueryLike<WebsiteTournament>;
  presentation: Presentation;
  all: readonly TournamentSummary[];
}

function Edition({ tournament, presentation, all }: EditionProps) {
  useTournamentEvents(tournament.data?.id ?? null);
  return (
    <Loaded query={tournament} {...placeholdersOf(presentation)}>
      {(found) => (
        <TournamentView
          key={found.id}
          tournament={found}
          presentation={{
            lead: presentation.lead,
            editions: <Editions all={all} shownId={found.id} />,
          }}
        />
      )}
    </Loaded>
  );
}

function placeholdersOf(presentation: Presentation) {
  return {
    skeleton: (
      <PresentationPage presentation={presentation}>
        <SkeletonRows rows={8} />
      </PresentationPage>
    ),
    failed: (notice: ReactNode) => (
      <PresentationPage presentation={presentation}>{notice}</PresentationPage>
    ),
  };
}

/** The page while there is no edition to show. */
function PresentationPage({
  presentation,
  children,
}: {
  presentation: Presentation;
  children: ReactNode;
}) {
  const { title, lead } = presentation;
  return (
    <Page title={title} lead={lead} skin={skinOf(title)}>
      {children}
    </Page>
  );
}
