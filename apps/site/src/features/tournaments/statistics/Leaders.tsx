import type { TournamentPlayer } from '@mes/contract/statistics';
import { AppLink } from '../../../components/AppLink';
import { Panel } from '../../../components/layout/Panel';
import { type FigureId, figureOf, leaderIn } from './columns';
import { Difference } from './Difference';
import styles from './Leaders.module.css';
import { PlayerName } from './PlayerName';
import * as texts from './texts';

const SHOWN: readonly { id: FigureId; label: string }[] = [
  { id: 'rating', label: texts.rating },
  { id: 'opening', label: texts.openingDuels },
  { id: 'headshots', label: texts.headshots },
  { id: 'killsPerRound', label: texts.killsPerRound },
  { id: 'clutches', label: texts.clutches },
];

/** The best player of each figure, among those with enough maps. */
export function Leaders({ players }: { players: readonly TournamentPlayer[] }) {
  if (players.length === 0) return null;
  return (
    <section aria-label={texts.leaders}>
      <Panel>
        <dl className={styles.leaders}>
          {SHOWN.map(({ id, label }) => {
            const figure = figureOf(id);
            const leader = leaderIn(players, figure);
            if (!leader) return null;
            return (
              <div key={id} className={styles.leader}>
                <dt>{label}</dt>
                <dd>
                  <b className={styles.figure}>{figure.text(leader)}</b>
                  {figure.isSigned && <Difference of={figure.value(leader) ?? 0} />}
                  <AppLink
                    to={`/players/${encodeURIComponent(leader.player.id)}`}
                    className={styles.name}
                  >
                    <PlayerName player={leader} />
                  </AppLink>
                </dd>
              </div>
            );
          })}
        </dl>
      </Panel>
    </section>
  );
}
