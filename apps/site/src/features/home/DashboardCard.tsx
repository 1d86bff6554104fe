import { IconLayoutDashboard } from '@tabler/icons-react';
import { Button } from '../../components/Button';
import { Card } from './Card';
import card from './Card.module.css';
import styles from './DashboardCard.module.css';

export function DashboardCard({ signedIn }: { signedIn: boolean }) {
  return (
    <Card
      area="dashboard"
      title="DASHBOARD"
      className={styles.dashboard}
      top={
        <IconLayoutDashboard className={styles.icon} size={26} stroke={1.5} aria-hidden="true" />
      }
    >
      <p className={card.text}>
        {signedIn ? 'Manage your account and your team.' : 'Login or Register'}
      </p>
      <div className={card.foot}>
        <Button to="/dashboard" variant="ghost" className={card.whole}>
          Open dashboard
        </Button>
      </div>
    </Card>
  );
}
