import type { MatchComparison } from '@mes/contract/head-to-head';
import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { Loaded } from '../../components/states/Loaded';
import type { QueryLike } from '../../components/states/load-state';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Lineups } from '../matches/Lineups';
import { EloComparison } from './EloComparison';
import { FormComparison } from './FormComparison';
import { MapComparison } from './MapComparison';
import styles from './MatchPreview.module.css';
import { PlayerComparison } from './PlayerComparison';

interface MatchPreviewProps {
  match: WebsiteMatch;
  /** Undefined while a team of the match is missing. */
  comparison: QueryLike<MatchComparison | null> | null | undefined;
}

/** What to know of both teams before a match. */
export function MatchPreview({ match, comparison }: MatchPreviewProps) {
  const { opponents, veto } = match;
  if (!comparison) return <Lineups match={match} />;
  return (
    <Loaded
      query={comparison}
      skeleton={<SkeletonRows rows={12} height={42} />}
      isEmpty={(found) => found === null}
      empty={<Lineups match={match} />}
    >
      {(found) =>
        found && (
          <div className={styles.parts}>
            <MapComparison comparison={found} pool={veto?.pool} likelyVeto={found.likelyVeto} />
            <PlayerComparison comparison={found} />
            <FormComparison
              comparison={found}
              recent={{ A: opponents.A?.recent ?? [], B: opponents.B?.recent ?? [] }}
            />
            <EloComparison comparison={found} />
          </div>
        )
      }
    </Loaded>
  );
}
