import type { AccountDetails } from '@mes/contract/accounts-admin';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Time } from '../../components/text/Time';
import styles from './AccountHistory.module.css';
import { describeChange } from './describe-change';
import * as texts from './texts';

/** When the account was on the staff, and who changed what. */
export function AccountHistory({ account }: { account: AccountDetails }) {
  const { staffTerms, changes } = account;
  return (
    <Section title={texts.history}>
      {staffTerms.length + changes.length === 0 ? (
        <EmptyRow>{texts.noHistory}</EmptyRow>
      ) : (
        <Panel>
          <ul className={styles.list}>
            {staffTerms.map(({ since, until, permissions }) => (
              <li key={since} className={styles.entry}>
                <span className={styles.when}>
                  <Time at={since} show="date" /> –{' '}
                  {until === null ? texts.today : <Time at={until} show="date" />}
                </span>
                <span className={styles.what}>
                  {texts.onStaff} ({permissions.join(', ')})
                </span>
              </li>
            ))}
            {changes.map((change) => (
              <li key={change.id} className={styles.entry}>
                <Time at={change.at} className={styles.when} />
                <span className={styles.what}>
                  <strong>{change.actor?.name ?? texts.server}</strong> {describeChange(change)}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </Section>
  );
}
