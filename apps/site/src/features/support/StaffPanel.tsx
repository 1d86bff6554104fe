import type { Ticket } from '@mes/contract/support-schemas';
import { AppLink } from '../../components/AppLink';
import { Button } from '../../components/Button';
import { Panel } from '../../components/layout/Panel';
import { usePageKeys } from '../../components/use-page-keys';
import { interpolate } from '../../interpolate';
import { managePath } from '../moderation/paths';
import { AssigneeSelect } from './AssigneeSelect';
import styles from './StaffPanel.module.css';
import * as texts from './texts';
import { useStaffActions } from './use-staff-actions';

interface StaffPanelProps {
  ticket: Ticket;
  /** Writes a text into the answer. */
  insert: (text: string) => void;
  focusAnswer: () => void;
  canAnswer: boolean;
}

export function StaffPanel({ ticket, insert, focusAnswer, canAnswer }: StaffPanelProps) {
  const actions = useStaffActions(ticket, insert);
  usePageKeys({
    n: actions.next,
    p: actions.previous,
    a: () => void actions.assignToMe(),
    g: () => void actions.chooseAssignee(),
    c: actions.close,
    r: focusAnswer,
    ...(canAnswer ? { '/': () => void actions.chooseCanned() } : {}),
    '?': actions.showKeys,
  });
  return (
    <Panel pad className={styles.panel}>
      <Facts ticket={ticket} />
      <AssigneeSelect
        label={texts.assignment}
        assignee={ticket.assignee}
        onChange={actions.assign}
      />
      <div className={styles.buttons}>
        {canAnswer && (
          <Button size="sm" onClick={() => void actions.chooseCanned()}>
            {texts.useCanned}
          </Button>
        )}
        {actions.isMine ? (
          <Button size="sm" variant="ghost" onClick={() => actions.assign(null)}>
            {texts.unassign}
          </Button>
        ) : (
          <Button size="sm" variant="ghost" onClick={() => void actions.assignToMe()}>
            {texts.assignToMe}
          </Button>
        )}
        {ticket.mergedInto !== null ? (
          <Button size="sm" variant="ghost" onClick={actions.unmerge}>
            {texts.unmerge}
          </Button>
        ) : (
          <>
            {ticket.state === 'closed' ? (
              !actions.isLinked && (
                <Button size="sm" variant="ghost" onClick={actions.reopen}>
                  {texts.reopen}
                </Button>
              )
            ) : (
              <Button size="sm" variant="ghost" onClick={actions.close}>
                {texts.close}
              </Button>
            )}
            {actions.isMergeable && (
              <Button size="sm" variant="quiet" onClick={actions.merge}>
                {texts.merge}
              </Button>
            )}
          </>
        )}
      </div>
      <div className={styles.buttons}>
        <Button size="sm" variant="quiet" onClick={actions.previous}>
          {texts.previous}
        </Button>
        <Button size="sm" variant="quiet" onClick={actions.next}>
          {texts.next}
        </Button>
        <Button size="sm" variant="quiet" onClick={actions.showKeys}>
          {texts.keys}
        </Button>
      </div>
    </Panel>
  );
}

function Facts({ ticket: { player, about, match } }: { ticket: Ticket }) {
  return (
    <dl className={styles.facts}>
      {player && (
        <div>
          <dt>{texts.player}</dt>
          <dd>
            <AppLink to={`/players/${encodeURIComponent(player.id)}`}>{player.name}</AppLink>{' '}
            <AppLink to={`/support/tickets/user/${encodeURIComponent(player.id)}`}>
              {interpolate(texts.allTicketsOfPlayer, { name: player.name })}
            </AppLink>{' '}
            <AppLink to={managePath({ kind: 'player', id: player.id })}>
              {texts.notesAndBans}
            </AppLink>
          </dd>
        </div>
      )}
      {match && (
        <div>
          <dt>{texts.match}</dt>
          <dd>
            <AppLink to={`/matchup/${encodeURIComponent(match.id)}`}>{match.teams}</AppLink>
          </dd>
        </div>
      )}
      {about && (
        <div>
          <dt>{texts.about}</dt>
          <dd>
            <AppLink to={`/players/${encodeURIComponent(about.id)}`}>{about.name}</AppLink>{' '}
            <AppLink to={managePath({ kind: 'player', id: about.id })}>
              {texts.notesAndBans}
            </AppLink>
          </dd>
        </div>
      )}
    </dl>
  );
}
