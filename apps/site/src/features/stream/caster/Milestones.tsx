import type { CasterInfo } from '@mes/contract/stream-desk';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { EmptyRow } from '../../../components/states/EmptyRow';
import * as texts from '../texts';
import styles from './Milestones.module.css';

/** Sentences to read out, the most remarkable first. */
export function Milestones({ milestones }: Pick<CasterInfo, 'milestones'>) {
  return (
    <Section title={texts.worthSaying}>
      {milestones.length === 0 ? (
        <EmptyRow>{texts.noMilestones}</EmptyRow>
      ) : (
        <Panel>
          <ul className={styles.list}>
            {milestones.map(({ text }) => (
              <li key={text} className={styles.line}>
                {text}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </Section>
  );
}
