import { IconLayoutDashboard } from '@tabler/icons-react';
import { Button } from '../../components/Button';
import { Card } from './Card';
import card from './Card.module.css';
import styles from './DashboardCard.module.css';
import * as texts from './texts';

export function DashboardCard({ signedIn }: { signedIn: boolean }) {
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
      <div className={card.foot}>
        <Button to="/dashboard" variant="ghost" className={card.whole}>
          {texts.openDashboard}
        </Button>
      </div>
    </Card>
  );
}
