import type { WebsiteTournament } from '@mes/contract/tournament-schemas';
import { skinFor } from '@mes/domain/tournament/name/skin';
import { type MouseEvent, Suspense } from 'react';
import { EmptyRow } from '../../components/states/EmptyRow';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Hidden } from '../../components/text/Hidden';
import { interpolate } from '../../interpolate';
import { StageBracket } from '../brackets/StageBracket';
import { bracketStages } from './BracketPart';
import styles from './EmbeddedBracket.module.css';
import { currentSwiss, SwissSection } from './SwissPart';
import { useShownTournament } from './shown-tournament';
import * as texts from './texts';

/**
 * Only the bracket, for an iframe in another site. It has no actions of the account, against
 * clickjacking, and every link opens outside of the frame.
 */
export function EmbeddedBracket({ tournament: answer }: { tournament: WebsiteTournament }) {
  const tournament = useShownTournament(answer);
  const swiss = currentSwiss(tournament);
  const [stage] = bracketStages(tournament);
  return (
    <div className={styles.page} data-tournament={skinFor(tournament) ?? undefined}>
      <h1>
        <Hidden>{tournament.name}</Hidden>
      </h1>
      {swiss ? (
        <div data-spoiler="" onClickCapture={openOutside}>
          <Suspense fallback={<SkeletonRows rows={8} />}>
            <SwissSection stage={swiss} tournament={tournament} />
          </Suspense>
        </div>
      ) : stage ? (
        <div data-spoiler="">
          <StageBracket stage={stage} opens="beside" />
        </div>
      ) : (
        <EmptyRow>{interpolate(texts.bracketNotDrawn, { name: tournament.name })}</EmptyRow>
      )}
    </div>
  );
}

function openOutside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  window.open(link.href, '_blank', 'noopener');
}
