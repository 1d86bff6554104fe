import { useAccount } from '../../api/account';
import { useCall, useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { showError } from '../../components/dialogs/dialogs';
import { Panel } from '../../components/layout/Panel';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import { useNavigate } from '../../router/use-navigate';
import { DeleteLeague } from './DeleteLeague';
import styles from './Invitation.module.css';
import { memberCount } from './member-count';
import * as texts from './texts';

/** The league that a link invites to: nobody joins without having seen it. */
export function Invitation({ invite, tournamentId }: { invite: string; tournamentId: string }) {
  const account = useAccount();
  const navigate = useNavigate();
  const invitation = useCall('pickem', 'invitation', { invite });
  const join = useWrite('pickem', 'joinLeague');
  const leaguesPath = `/tournament/pickem/${tournamentId}?view=leagues`;
  const joinLeague = () =>
    join.mutateAsync({ invite }).then(
      ({ id }) => {
        notify({ message: texts.joined, kind: 'success' });
        void navigate(`${leaguesPath}&league=${id}`, { replace: true });
      },
      (error: unknown) => showError(error),
    );
  return (
    <Loaded query={invitation} skeleton={<SkeletonRows rows={1} height={72} />}>
      {({ id, name, owner, members, isMember }) => (
        <Panel pad className={styles.invitation}>
          <div>
            <h2 className={styles.title}>{interpolate(texts.invitedTo, { name })}</h2>
            <p className={styles.note}>
              {memberCount(members)} · {interpolate(texts.ownedBy, { name: owner.name })}
            </p>
          </div>
          {isMember && <span>{texts.alreadyMember}</span>}
          {!isMember && account && (
            <div className={styles.actions}>
              <DeleteLeague
                league={{ id, name, members }}
                isOwner={false}
                onDeleted={() => void navigate(leaguesPath, { replace: true })}
              />
              <Button loading={join.isPending} onClick={() => void joinLeague()}>
                {texts.joinLeague}
              </Button>
            </div>
          )}
        </Panel>
      )}
    </Loaded>
  );
}
