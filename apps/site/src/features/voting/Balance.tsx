import { useAccount } from '../../api/account';
import { Panel } from '../../components/layout/Panel';
import { LoginNeeded } from '../../components/notices/LoginNeeded';
import { Skeleton } from '../../components/states/Skeleton';
import { interpolate } from '../../interpolate';
import { useIsHydrating } from '../../ssr/hydration';
import styles from './Balance.module.css';
import * as texts from './texts';
import { useBalance } from './use-voting';

/** What the visitor can stake in the running season. */
export function Balance() {
  const isSignedIn = useAccount() !== null;
  const isHydrating = useIsHydrating();
  const balance = useBalance();
  if (!isSignedIn && !isHydrating) return <LoginNeeded>{texts.signInNote}</LoginNeeded>;
  if (!balance) return <Skeleton height={74} />;
  const { season, balance: free, staked, debt } = balance;
  return (
    <Panel className={styles.balance}>
      <dl className={styles.figures}>
        <Figure label={texts.freePoints} value={free} isMain />
        <Figure label={texts.staked} value={staked} />
        {debt > 0 && <Figure label={texts.debt} value={debt} hint={texts.debtHint} />}
      </dl>
      <span className={styles.season}>{interpolate(texts.season, { season })}</span>
    </Panel>
  );
}

interface FigureProps {
  label: string;
  value: number;
  isMain?: boolean;
  hint?: string;
}

function Figure({ label, value, isMain = false, hint }: FigureProps) {
  return (
    <div title={hint}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value} data-main={isMain || undefined}>
        {value.toLocaleString('en')}
      </dd>
      {hint && <dd className={styles.hint}>{hint}</dd>}
    </div>
  );
}
