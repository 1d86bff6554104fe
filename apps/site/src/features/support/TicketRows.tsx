import type { Ticket } from '@mes/contract/support-schemas';
import { classNames } from '@mes/ui/class-names';
import { AppLink } from '../../components/AppLink';
import { Checkbox } from '../../components/forms/Checkbox';
import { Chip } from '../../components/layout/Chip';
import { Panel } from '../../components/layout/Panel';
import { Hidden } from '../../components/text/Hidden';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import { CATEGORY_LABELS } from './labels';
import { TicketChips } from './TicketChips';
import styles from './TicketRows.module.css';
import * as texts from './texts';

interface TicketRowsProps {
  tickets: readonly Ticket[];
  /** In the own list everything is by the reader. */
  showPlayer?: boolean;
  selection?: Selection;
}

/** For what staff do with several tickets at once. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  toggle(id: string): void;
}

export function TicketRows({ tickets, showPlayer = false, selection }: TicketRowsProps) {
  return (
    <Panel>
      <ul className={styles.list}>
        {tickets.map((ticket) => (
          <TicketRow key={ticket.id} {...{ ticket, showPlayer, selection }} />
        ))}
      </ul>
    </Panel>
  );
}

interface TicketRowProps extends Pick<TicketRowsProps, 'showPlayer' | 'selection'> {
  ticket: Ticket;
}

function TicketRow({ ticket, showPlayer, selection }: TicketRowProps) {
  const { id, subject, category, player, assignee, match, mergedInto, unread } = ticket;
  return (
    <li className={classNames(styles.row, unread && styles.unread)}>
      {selection && (
        <Checkbox
          className={styles.check}
          label={<Hidden>{interpolate(texts.selectTicket, { id })}</Hidden>}
          checked={selection.ids.has(id)}
          onChange={() => selection.toggle(id)}
        />
      )}
      <div className={styles.text}>
        <p className={styles.title}>
          <AppLink to={`/support/tickets/${id}`}>{subject || CATEGORY_LABELS[category]}</AppLink>
          {unread && <Chip tone="accent">{texts.unread}</Chip>}
        </p>
        <p className={styles.meta}>
          <span>#{id}</span>
          {showPlayer && player && <span>{player.name}</span>}
          {match && <span>{match.teams}</span>}
          {assignee && <span>{interpolate(texts.assignedTo, { name: assignee.name })}</span>}
          {mergedInto !== null && <span>{interpolate(texts.mergedInto, { id: mergedInto })}</span>}
          <span>
            {texts.waitingSince} <Time at={ticket.updatedAt} show="ago" />
          </span>
        </p>
      </div>
      <div className={styles.chips}>
        <TicketChips ticket={ticket} />
      </div>
    </li>
  );
}
