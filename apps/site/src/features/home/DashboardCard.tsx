import { IconLayoutDashboard } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button';
import { Card } from './Card';
import card from './Card.module.css';
import styles from './DashboardCard.module.css';
import * as texts from './texts';

interface DashboardCardProps {
  signedIn: boolean;
  /** What waits for the account. */
  children?: ReactNode;
}

export function DashboardCard({ signedIn, children }: DashboardCardProps) {
  return (
    <Card
      area="dashboard"
      title={texts.dashboard}
      className={styles.dashboard}
      top={
        <IconLayoutDashboard className={styles.icon} size={26} stroke={1.5} aria-hidden="true" />
      }
    >
      <p className={card.text}>{signedIn ? texts.manageAccount : texts.loginOrRegister}</p>
      {children}
      <div className={card.foot}>
        <Button to="/dashboard" variant="ghost" className={card.whole}>
          {texts.openDashboard}
        </Button>
      </div>
    </Card>
  );
}
