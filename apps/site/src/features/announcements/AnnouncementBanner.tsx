import type { AnnouncementBanner as Content } from '@mes/contract/announcement-schemas';
import { classNames } from '@mes/ui/class-names';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { AppLink } from '../../components/AppLink';
import { Button } from '../../components/Button';
import { textParts } from '../../components/conversation/text-parts';
import { IconButton } from '../../components/IconButton';
import styles from './AnnouncementBanner.module.css';
import * as texts from './texts';

interface AnnouncementBannerProps {
  announcement: Pick<Content, 'title' | 'text' | 'tone' | 'button'>;
  onDismiss?: () => void;
  className?: string;
}

const ICONS = { info: IconInfoCircle, success: IconCircleCheck, warning: IconAlertTriangle };

export function AnnouncementBanner({
  announcement: { title, text, tone, button },
  onDismiss,
  className,
}: AnnouncementBannerProps) {
  const Icon = ICONS[tone];
  return (
    <aside
      aria-label={texts.announcement}
      className={classNames(styles.banner, styles[tone], className)}
    >
      <Icon className={styles.icon} size={20} stroke={1.75} aria-hidden="true" />
      <p className={styles.text} dir="auto">
        <strong className={styles.title}>{title}</strong> <LinkedText text={text} />
      </p>
      {button && (
        <Button size="sm" to={button.to} className={styles.button}>
          {button.label}
        </Button>
      )}
      <IconButton
        size="sm"
        label={texts.dismiss}
        className={styles.dismiss}
        icon={<IconX size={17} stroke={1.75} aria-hidden="true" />}
        onClick={onDismiss}
      />
    </aside>
  );
}

function LinkedText({ text }: { text: string }) {
  return textParts(text, location.origin).map((part, index) =>
    part.kind === 'text' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity
      <span key={index}>{part.text}</span>
    ) : (
      <AppLink
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity
        key={index}
        to={part.to}
        rel="noopener noreferrer"
        className={styles.link}
      >
        {part.text}
      </AppLink>
    ),
  );
}
