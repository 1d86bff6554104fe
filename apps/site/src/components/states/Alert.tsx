import { classNames } from '@mes/ui/class-names';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './Alert.module.css';

export type AlertKind = 'info' | 'success' | 'warning' | 'danger';

export interface AlertProps {
  kind?: AlertKind;
  title?: string;
  /** Usually one button. */
  action?: ReactNode;
  /** Announces it to screen readers when it appears; not for alerts of the initial page. */
  announce?: boolean;
  children?: ReactNode;
  className?: string;
}

const ICONS = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconAlertTriangle,
};

export function Alert({
  kind = 'info',
  title,
  action,
  announce = false,
  children,
  className,
}: AlertProps) {
  const Icon = ICONS[kind];
  const role = kind === 'danger' || kind === 'warning' ? 'alert' : 'status';
  return (
    <div
      role={announce ? role : undefined}
      className={classNames(styles.alert, styles[kind], className)}
    >
      <Icon className={styles.icon} size={18} stroke={1.75} aria-hidden="true" />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.message}>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
