import { useEffect } from 'react';
import { useCall } from '../../api/use-call';
import { Button } from '../../components/Button';
import { Alert } from '../../components/states/Alert';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import styles from './BanNotice.module.css';
import { BAN_SCOPE_LABELS } from './labels';
import { appealPath } from './paths';
import { markBanShown } from './shown-bans';
import * as texts from './texts';

/** Why the account is banned, until when, and the way to its appeal; in place of what it excludes from. */
export function OwnBan({ scopes }: { scopes: readonly string[] }) {
  useEffect(markBanShown, []);
  const { data } = useCall('support', 'ownBans', {});
  const ban = data?.find(({ scope, team }) => team === null && scopes.includes(scope));
  return (
    <Alert
      kind="danger"
      title={texts.noticeTitle}
      action={
        <Button size="sm" variant="ghost" to={ban ? appealPath(ban) : '/support?category=appeal'}>
          {ban?.ticket ? texts.readAppeal : texts.appeal}
        </Button>
      }
    >
      {ban && (
        <div className={styles.notice}>
          <p>{interpolate(texts.noticeScope, { scope: BAN_SCOPE_LABELS[ban.scope] })}</p>
          <p className={styles.reason}>{interpolate(texts.noticeReason, { reason: ban.reason })}</p>
          <p>
            {ban.until === null ? (
              texts.noticeNoEnd
            ) : (
              <>
                {texts.noticeUntil} <Time at={ban.until} />
              </>
            )}
          </p>
        </div>
      )}
    </Alert>
  );
}
