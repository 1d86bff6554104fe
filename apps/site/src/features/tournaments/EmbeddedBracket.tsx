import type { WebsiteTournament } from '@mes/contract/tournament-schemas';
import { skinFor } from '@mes/domain/tournament/name/skin';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Hidden } from '../../components/text/Hidden';
import { StageBracket } from '../brackets/StageBracket';
import { drawnStages } from './BracketPart';
import styles from './EmbeddedBracket.module.css';

/**
 * The bracket alone, for a frame in another site. It has no buttons that do anything in the name of
 * who looks at it, and every link leaves the frame: nothing else of the site may be shown inside.
 */
export function EmbeddedBracket({ tournament }: { tournament: WebsiteTournament }) {
  const [stage] = drawnStages(tournament);
  return (
    <div className={styles.page} data-tournament={skinFor(tournament) ?? undefined}>
      <h1>
        <Hidden>{tournament.name}</Hidden>
      </h1>
      {stage ? (
        <StageBracket stage={stage} opens="beside" />
      ) : (
        <EmptyRow>The bracket of {tournament.name} is not drawn yet.</EmptyRow>
      )}
    </div>
  );
}
