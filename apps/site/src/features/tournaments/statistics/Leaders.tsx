import type { TournamentPlayer } from '@mes/contract/statistics';
import { AppLink } from '../../../components/AppLink';
import { Panel } from '../../../components/layout/Panel';
import { FigureLabel } from '../../statistics/FigureLabel';
import { type FigureId, figureOf, leaderIn } from './columns';
import styles from './Leaders.module.css';
import { PlayerName } from './PlayerName';
import * as texts from './texts';

const SHOWN: readonly FigureId[] = ['rating', 'opening', 'headshots', 'killsPerRound', 'clutches'];

/** The best player of each figure, among those with enough maps. */
export function Leaders({ players }: { players: readonly TournamentPlayer[] }) {
  if (players.length === 0) return null;
  return (
    <section aria-label={texts.leaders}>
      <Panel>
        <dl className={styles.leaders}>
          {SHOWN.map((id) => {
            const figure = figureOf(id);
            const leader = leaderIn(players, figure);
            if (!leader) return null;
            return (
              <div key={id} className={styles.leader}>
                <dt>
                  <FigureLabel figure={id} />
                </dt>
                <dd>
                  <b className={styles.figure}>{figure.text(leader)}</b>
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
