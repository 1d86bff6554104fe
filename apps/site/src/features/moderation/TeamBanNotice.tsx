import { useCall } from '../../api/use-call';
import { Button } from '../../components/Button';
import { Alert } from '../../components/states/Alert';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import styles from './BanNotice.module.css';
import { findOwnTeamBan, findTeamBan, teamBanLabel, teamBanPath, teamBanRequest } from './team-ban';
import * as texts from './texts';

/** For the members of a banned team, on its page. */
export default function TeamBanNotice({ team }: { team: string }) {
  const { data } = useCall('moderation', 'blacklist', teamBanRequest(team));
  const { data: own = [] } = useCall('support', 'ownBans', {});
  const ban = data && findTeamBan(data, team);
  if (!ban) return null;
  const appealable = findOwnTeamBan(own, team);
  const { reason, until } = ban;
  return (
    <Alert
      className={styles.onPage}
      kind="danger"
      title={interpolate(texts.teamNoticeTitle, { team })}
      action={
        <Button size="sm" variant="ghost" to={teamBanPath(appealable)}>
          {teamBanLabel(appealable)}
        </Button>
      }
    >
      <div className={styles.notice}>
        <p>{texts.teamNoticeText}</p>
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
    </Alert>
  );
}
