import type { WebsiteTournament } from '@mes/contract/tournament-schemas';
import { skinFor } from '@mes/domain/tournament/name/skin';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Hidden } from '../../components/text/Hidden';
import { interpolate } from '../../interpolate';
import { StageBracket } from '../brackets/StageBracket';
import { bracketStages } from './BracketPart';
import styles from './EmbeddedBracket.module.css';
import { useShownTournament } from './shown-tournament';
import * as texts from './texts';

/**
 * Only the bracket, for an iframe in another site. It has no actions of the account, against
 * clickjacking, and every link opens outside of the frame.
 */
export function EmbeddedBracket({ tournament: answer }: { tournament: WebsiteTournament }) {
  const tournament = useShownTournament(answer);
  const [stage] = bracketStages(tournament);
  return (
    <div className={styles.page} data-tournament={skinFor(tournament) ?? undefined}>
      <h1>
        <Hidden>{tournament.name}</Hidden>
      </h1>
      {stage ? (
        <div data-spoiler="">
          <StageBracket stage={stage} opens="beside" />
        </div>
      ) : (
        <EmptyRow>{interpolate(texts.bracketNotDrawn, { name: tournament.name })}</EmptyRow>
      )}
    </div>
  );
}
