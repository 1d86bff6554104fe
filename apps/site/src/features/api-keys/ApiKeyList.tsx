import type { ApiKey } from '@mes/contract/api-keys';
import { IconKey } from '@tabler/icons-react';
import { Button } from '../../components/Button';
import { confirmAction } from '../../components/dialogs/dialogs';
import { Chip } from '../../components/layout/Chip';
import { Time } from '../../components/text/Time';
import { useNow } from '../../components/text/use-now';
import { interpolate } from '../../interpolate';
import styles from './ApiKeyList.module.css';
import { SCOPE_LABELS } from './labels';
import * as texts from './texts';

export interface ApiKeyListProps {
  keys: readonly ApiKey[];
  revoke: (id: string) => Promise<unknown>;
}

/** API keys with their scopes and last use, each with a button that ends it. */
export function ApiKeyList({ keys, revoke }: ApiKeyListProps) {
  const now = useNow(60_000);
  const confirmRevoke = ({ id, name }: ApiKey) =>
    confirmAction({
      title: interpolate(texts.revokeTitle, { name }),
      message: texts.revokeMessage,
      confirmLabel: texts.revokeKey,
      danger: true,
      action: () => revoke(id),
      success: texts.keyRevoked,
    });
  return (
    <ul className={styles.list}>
      {keys.map((key) => (
        <li key={key.id} className={styles.key}>
          <IconKey size={20} stroke={1.75} className={styles.icon} aria-hidden="true" />
          <div className={styles.text}>
            <p className={styles.name}>
              {key.name}{' '}
              <code className={styles.start}>{interpolate(texts.keyStart, { id: key.id })}</code>
            </p>
            <p className={styles.scopes}>
              {isExpired(key, now) && <Chip tone="warn">{texts.expired}</Chip>}
              {key.scopes.map((scope) => (
                <Chip key={scope}>{SCOPE_LABELS[scope]}</Chip>
              ))}
            </p>
            <p className={styles.facts}>
              <LastUse apiKey={key} /> · {interpolate(texts.limit, { count: key.callsPerMinute })}
              {key.expiresAt !== null && (
                <>
                  {' '}
                  · {isExpired(key, now) ? texts.ended : texts.endsOn}{' '}
                  <Time at={key.expiresAt} show="date" />
                </>
              )}
            </p>
          </div>
          <Button
            variant="quiet"
            size="sm"
            aria-label={interpolate(texts.revokeName, { name: key.name })}
            onClick={() => void confirmRevoke(key)}
          >
            {texts.revoke}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function LastUse({ apiKey: { lastUsedAt, calls } }: { apiKey: ApiKey }) {
  if (lastUsedAt === null) return texts.neverUsed;
  return (
    <>
      {texts.lastUsed} <Time at={lastUsedAt} show="ago" /> ·{' '}
      {calls === 1 ? texts.oneCall : interpolate(texts.calls, { count: calls })}
    </>
  );
}

function isExpired({ expiresAt }: ApiKey, now: number): boolean {
  return expiresAt !== null && expiresAt <= now;
}
