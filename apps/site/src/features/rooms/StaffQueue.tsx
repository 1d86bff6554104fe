import { errorText } from '@mes/client/error-text';
import type { StaffCall } from '@mes/contract/dispute-schemas';
import { useAccount } from '../../api/account';
import { useCall, useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { Time } from '../../components/text/Time';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import { nameOf } from './labels';
import { PairingCell } from './PairingCell';
import styles from './StaffQueue.module.css';
import * as texts from './texts';

/** Open staff calls, those that wait first; of them the disputes. `whenAny`: nothing without a call. */
export function StaffQueue({ whenAny = false }: { whenAny?: boolean }) {
  const calls = useCall('matches', 'staffCalls', {});
  if (whenAny && !calls.data?.length) return null;
  const waiting = calls.data?.filter(({ takenBy }) => takenBy === null).length;
  return (
    <Section
      title={texts.waitingForStaff}
      count={
        calls.data &&
        interpolate(texts.callCount, { waiting: waiting ?? 0, open: calls.data.length })
      }
    >
      <Loaded query={calls} empty={<EmptyRow>{texts.noCalls}</EmptyRow>}>
        {(list) => (
          <Panel>
            <ul className={styles.list}>
              {waitingFirst(list).map((call) => (
                <Call key={call.id} call={call} />
              ))}
            </ul>
          </Panel>
        )}
      </Loaded>
    </Section>
  );
}

/**
 * Calls that nobody has taken, then the others; of each the disputes first, because they hold up what
 * comes after them. Else in the order of the server, oldest first.
 */
function waitingFirst(calls: readonly StaffCall[]): StaffCall[] {
  const rankOf = ({ takenBy, disputed }: StaffCall) =>
    (takenBy === null ? 0 : 2) + (disputed ? 0 : 1);
  return calls.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function Call({ call }: { call: StaffCall }) {
  const account = useAccount();
  const take = useWrite('matches', 'takeStaffCall');
  const close = useWrite('matches', 'closeStaffCall');
  const forfeit = useWrite('rooms', 'forfeitNoShow', { invalidates: ['matches', 'rooms'] });
  const { id, match, by, reason, takenBy, createdAt, noShow, ticket, disputed } = call;
  const notifyOnError = (action: Promise<unknown>) =>
    void action.catch((error: unknown) => notify({ message: errorText(error), kind: 'danger' }));
  return (
    <li className={styles.call}>
      <div className={styles.match}>
        <PairingCell match={match} />
        <span className={styles.note}>{match.tournament?.name}</span>
      </div>
      <div className={styles.reason}>
        <p>{reason}</p>
        <p className={styles.note}>
          {by ? `${by.name}, ` : ''}
          <Time at={createdAt} show="ago" />
          {takenBy &&
            interpolate(texts.takenBy, {
              name: takenBy.id === account?.id ? texts.you : takenBy.name,
            })}
        </p>
      </div>
      <div className={styles.actions}>
        {disputed && (
          <Button size="sm" to={`/matchup/dispute/${match.id}`}>
            {texts.decideDispute}
          </Button>
        )}
        {takenBy === null && (
          <Button
            size="sm"
            variant={disputed ? 'ghost' : 'primary'}
            loading={take.isPending}
            onClick={() => notifyOnError(take.mutateAsync({ call: id }))}
          >
            {texts.takeCall}
          </Button>
        )}
        <Button size="sm" variant="ghost" to={`/matchup/${match.id}`}>
          {texts.openRoom}
        </Button>
        {ticket !== null && (
          <Button size="sm" variant="ghost" to={`/support/tickets/${ticket}`}>
            {texts.ticket}
          </Button>
        )}
        {noShow && (
          <Button
            size="sm"
            variant="danger"
            loading={forfeit.isPending}
            onClick={() => notifyOnError(forfeit.mutateAsync({ call: id }))}
          >
            {interpolate(texts.forfeitTeam, {
              teamName: noShow === 'both' ? texts.bothTeams : nameOf(match, noShow),
            })}
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          loading={close.isPending}
          onClick={() => notifyOnError(close.mutateAsync({ call: id }))}
        >
          {texts.resolveCall}
        </Button>
      </div>
    </li>
  );
}
