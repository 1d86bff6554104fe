import type { PersonalHome } from '@mes/contract/personal-home';
import { AppLink } from '../../components/AppLink';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import styles from './Rows.module.css';
import * as texts from './texts';

/** The newest conversations with something unread. */
export function UnreadMessages({ messages }: Pick<PersonalHome, 'messages'>) {
  const { unread, channels } = messages;
  const label = unread > 0 ? interpolate(texts.unreadCount, { count: unread }) : texts.allMessages;
  return (
    <Section title={texts.messages} more={{ to: '/messages', label }}>
      {channels.length === 0 ? (
        <EmptyRow>{texts.noMessages}</EmptyRow>
      ) : (
        <Panel>
          <ul className={styles.list}>
            {channels.map(({ user, last }) => (
              <li key={user.id}>
                <AppLink to={`/messages/${encodeURIComponent(user.id)}`} className={styles.row}>
                  <i className={styles.dot} />
                  <PlayerPhoto name={user.name} photo={user.photo} size={32} />
                  <span className={styles.text}>
                    <b>{user.name}</b>
                    {last && <span className={styles.excerpt}>{last.message}</span>}
                  </span>
                  {last && (
                    <span className={styles.end}>
                      <Time at={last.sentAt} show="ago" />
                    </span>
                  )}
                </AppLink>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </Section>
  );
}
