/** Scope, reason and end of a ban that is in force, with the way to its appeal. */
import type { Ban } from '@mes/contract/moderation-schemas';
import { api } from '../../api/client';
import { confirm } from '../../components/dialogs/dialogs';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import styles from './BanNotice.module.css';
import { BAN_SCOPE_LABELS } from './labels';
import { appealPath } from './paths';
import { isBanShown } from './shown-bans';
import { findOwnTeamBan, findTeamBan, teamBanLabel, teamBanPath, teamBanRequest } from './team-ban';
import * as texts from './texts';

/** The bans that this page has shown. */
const shown = new Set<string>();

export async function showBan(scope: string): Promise<void> {
  const bans = await api.support.ownBans({});
  const ban = bans.find((each) => each.scope === scope && each.team === null);
  if (!ban || isBanShown()) return;
  // Almost every read is refused to whoever is banned from the site: once is enough.
  const key = ban.scope === 'site' ? ban.id : `${ban.id} ${location.pathname}`;
  if (shown.has(key)) return;
  shown.add(key);
  const wantsAppeal = await confirm({
    title: texts.noticeTitle,
    message: <Notice ban={ban} />,
    confirmLabel: ban.ticket === null ? texts.appeal : texts.readAppeal,
    cancelLabel: texts.noticeClose,
  });
  if (wantsAppeal) location.assign(`/app${appealPath(ban)}`);
}

export async function showTeamBan(team: string): Promise<void> {
  const ban = findTeamBan(await api.moderation.blacklist(teamBanRequest(team)), team);
  if (!ban) return;
  const own = findOwnTeamBan(await api.support.ownBans({}), team);
  const wantsSupport = await confirm({
    title: interpolate(texts.teamNoticeTitle, { team }),
    message: <Notice ban={ban} />,
    confirmLabel: teamBanLabel(own),
    cancelLabel: texts.noticeClose,
  });
  if (wantsSupport) location.assign(`/app${teamBanPath(own)}`);
}

function Notice({ ban: { scope, reason, until } }: { ban: Ban }) {
  return (
    <div className={styles.notice}>
      <p>{interpolate(texts.noticeScope, { scope: BAN_SCOPE_LABELS[scope] })}</p>
      <p className={styles.reason}>{interpolate(texts.noticeReason, { reason })}</p>
      <p>
        {until === null ? (
          texts.noticeNoEnd
        ) : (
          <>
            {texts.noticeUntil} <Time at={until} />
          </>
        )}
      </p>
    </div>
  );
}
