import type { AnnouncementContent } from '@mes/contract/announcement-schemas';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { useNow } from '../../../components/text/use-now';
import { NotificationRow } from '../../notifications/NotificationRow';
import { AnnouncementBanner } from '../AnnouncementBanner';
import * as texts from '../texts';
import styles from './Preview.module.css';

const THEMES = [
  { scheme: 'dark', label: texts.darkBanner },
  { scheme: 'light', label: texts.lightBanner },
] as const;

/** The banner on both themes and the notification, as they will look. Nothing in it can be pressed. */
export function Preview({ content }: { content: AnnouncementContent }) {
  const { text, tone, button, notifies } = content;
  const now = useNow(60_000);
  const title = content.title.trim() || texts.untitled;
  return (
    <Section title={texts.preview}>
      <div className={styles.samples}>
        {THEMES.map(({ scheme, label }) => (
          <figure key={scheme} className={styles.sample}>
            <figcaption className={styles.label}>{label}</figcaption>
            <div className={styles.stage} data-mantine-color-scheme={scheme} inert>
              <AnnouncementBanner announcement={{ title, text, tone, button }} />
            </div>
          </figure>
        ))}
        {notifies && (
          <figure className={styles.sample}>
            <figcaption className={styles.label}>{texts.notification}</figcaption>
            <Panel inert>
              <NotificationRow
                notification={{
                  ...{ id: '', kind: 'announcements', type: 'announcement.published', title, text },
                  ...{ link: null, withoutResult: null, createdAt: now, readAt: null },
                }}
              />
            </Panel>
          </figure>
        )}
      </div>
    </Section>
  );
}
