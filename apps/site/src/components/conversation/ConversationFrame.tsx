/** The page around conversations: their list and the open one side by side; on a phone one of them. */
import { classNames } from '@mes/ui/class-names';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton';
import { Panel } from '../layout/Panel';
import styles from './ConversationFrame.module.css';

interface ConversationFrameProps {
  isOpen: boolean;
  list: ReactNode;
  /** Shown where none is open. */
  hint: string;
  /** The open one, or nothing. */
  children: ReactNode;
}

export function ConversationFrame({ isOpen, list, hint, children }: ConversationFrameProps) {
  return (
    <Panel className={classNames(styles.panel, isOpen && styles.open)}>
      <div className={styles.list}>{list}</div>
      <div className={styles.view}>{children || <p className={styles.hint}>{hint}</p>}</div>
    </Panel>
  );
}

interface ConversationsHeadProps {
  title: string;
  isOpen: boolean;
  actions: ReactNode;
}

/** The head of the page; hidden on a phone while a conversation is open. */
export function ConversationsHead({ title, isOpen, actions }: ConversationsHeadProps) {
  return (
    <header className={classNames(styles.pageHead, isOpen && styles.isOpen)}>
      <h1 className={styles.pageTitle}>{title}</h1>
      <div className={styles.actions}>{actions}</div>
    </header>
  );
}

interface ConversationHeadProps {
  back: { to: string; label: string };
  /** The name and what belongs to it. */
  children: ReactNode;
}

/** The head of the open conversation. */
export function ConversationHead({ back, children }: ConversationHeadProps) {
  return (
    <header className={styles.head}>
      <IconButton {...back} icon={<IconArrowLeft stroke={1.75} />} className={styles.back} />
      {children}
    </header>
  );
}
