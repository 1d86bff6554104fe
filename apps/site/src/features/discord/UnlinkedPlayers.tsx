import { useCall } from '../../api/use-call';
import { AppLink } from '../../components/AppLink';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import styles from './Discord.module.css';
import { REASON_LABELS } from './labels';
import * as texts from './texts';

export function UnlinkedPlayers() {
  const unlinked = useCall('discord', 'unlinkedPlayers', {});
  return (
    <Section title={texts.unlinked}>
      <Panel>
        <Loaded
          query={unlinked}
          skeleton={<SkeletonRows rows={2} height={44} />}
          empty={<EmptyRow>{texts.nobodyUnlinked}</EmptyRow>}
        >
          {(rows) => (
            <>
              <p className={styles.rowsLead}>{texts.unlinkedLead}</p>
              <ul className={styles.list}>
                {rows.map(({ player, reason }) => (
                  <li key={`${reason}:${player.id}`} className={styles.row}>
                    <AppLink
                      to={`/players/${encodeURIComponent(player.id)}`}
                      className={styles.what}
                    >
                      {player.name}
                    </AppLink>
                    <span className={styles.lead}>{REASON_LABELS[reason]}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Loaded>
      </Panel>
    </Section>
  );
}
