import type { ClusterKind } from '@mes/domain/abuse/clusters';
import type { ReactNode } from 'react';
import { Chip } from '../../../components/layout/Chip';
import { Panel } from '../../../components/layout/Panel';
import styles from './ClusterPanel.module.css';
import { CLUSTER_KIND_LABELS } from './labels';

interface ClusterPanelProps {
  /** Why the accounts may belong to one person. */
  title: string;
  kinds: readonly ClusterKind[];
  note?: ReactNode;
  actions: ReactNode;
  /** The evidence. */
  children: ReactNode;
}

/** Accounts that may belong to one person, of votes and of entries in giveaways. */
export function ClusterPanel({ title, kinds, note, actions, children }: ClusterPanelProps) {
  return (
    <Panel>
      <div className={styles.head}>
        <div className={styles.text}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.meta}>
            {kinds.map((kind) => (
              <Chip key={kind} tone={kind === 'device' ? 'warn' : 'neutral'}>
                {CLUSTER_KIND_LABELS[kind]}
              </Chip>
            ))}
            {note && <span>{note}</span>}
          </p>
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
      {children}
    </Panel>
  );
}
