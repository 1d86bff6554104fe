import { formatMoney } from '@mes/domain/money/money';
import { useTournament } from '../../data/use-scene-data';
import { isStillOpen } from '../../parts/format-labels';
import { counted } from '../../parts/labels';
import { regionName } from '../../parts/team-facts';
import { Layout } from '../../stage/Layout';
import { prizeRows } from '../../tournament/prizes';

const ROWS = 8;

/** What is played for: the whole, and what each place gets. */
export default function PrizepoolScene() {
  const tournament = useTournament();
  const rows = tournament ? prizeRows(tournament, ROWS) : [];
  const total = tournament?.prizePool ?? 0;
  const isKnown = tournament !== null && (rows.length > 0 || total > 0);
  return (
    <Layout
      name="prize-pool"
      pool={
        isKnown
          ? {
              region: regionName(tournament.region),
              total: formatMoney(total),
              teams: `${counted(tournament.registered, 'team')}${isStillOpen(tournament) ? ' so far' : ''}`,
              rows,
            }
          : null
      }
    />
  );
}
