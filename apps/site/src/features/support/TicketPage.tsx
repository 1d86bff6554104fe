import type { TicketConversation } from '@mes/contract/support-schemas';
import { satisfies } from '@mes/domain/permissions/permissions';
import { useRef } from 'react';
import { useAccount, usePermissions } from '../../api/account';
import { AppLink } from '../../components/AppLink';
import { Button } from '../../components/Button';
import { useDraft } from '../../components/conversation/use-draft';
import { Page } from '../../components/layout/Page';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { LoginNeeded } from '../../components/notices/LoginNeeded';
import { Loaded } from '../../components/states/Loaded';
import { Hidden } from '../../components/text/Hidden';
import { interpolate } from '../../interpolate';
import { AnswerForm } from './AnswerForm';
import { CATEGORY_LABELS } from './labels';
import { StaffPanel } from './StaffPanel';
import { TicketChips } from './TicketChips';
import { TicketMessages } from './TicketMessages';
import { TicketNotes } from './TicketNotes';
import styles from './TicketPage.module.css';
import * as texts from './texts';
import { useTicket } from './use-ticket';

/** One page for both sides. Must be keyed by the ticket. */
export default function TicketPage({ id }: { id: string }) {
  const account = useAccount();
  const title = interpolate(texts.ticketTitle, { id });
  if (!account)
    return (
      <Page title={title}>
        <LoginNeeded>{texts.logInForTickets}</LoginNeeded>
      </Page>
    );
  return <OwnOrStaff id={id} accountId={account.id} />;
}

function OwnOrStaff({ id, accountId }: { id: string; accountId: string }) {
  const { query, typing } = useTicket(id);
  const ticket = query.data?.ticket;
  const title = interpolate(texts.ticketTitle, { id });
  const isStaff = query.data?.side === 'staff';
  return (
    <Page
      title={ticket?.subject || (ticket ? CATEGORY_LABELS[ticket.category] : title)}
      lead={ticket && <Lead title={title} conversation={query.data!} />}
      actions={
        <Button
          variant="ghost"
          to={isStaff ? '/support/tickets' : '/support/tickets/user/my-tickets'}
        >
          {isStaff ? texts.tickets : texts.myTickets}
        </Button>
      }
    >
      <Loaded query={query}>
        {(conversation) => (
          <Body accountId={accountId} conversation={conversation} typing={typing} />
        )}
      </Loaded>
    </Page>
  );
}

function Lead({ title, conversation }: { title: string; conversation: TicketConversation }) {
  const { ticket } = conversation;
  return (
    <span className={styles.lead}>
      {title} <TicketChips ticket={ticket} />
      {ticket.mergedInto !== null && (
        <AppLink to={`/support/tickets/${ticket.mergedInto}`}>
          {interpolate(texts.mergedInto, { id: ticket.mergedInto })}
        </AppLink>
      )}
    </span>
  );
}

interface BodyProps {
  accountId: string;
  conversation: TicketConversation;
  typing: ReturnType<typeof useTicket>['typing'];
}

function Body({ accountId, conversation, typing }: BodyProps) {
  const { ticket, side, refusal } = conversation;
  const isAdmin = satisfies(usePermissions(), 'Admin');
  // The server refuses all of it to whom the ticket is about.
  const hasTools = side === 'staff' && (isAdmin || ticket.about?.id !== accountId);
  const draft = useDraft(accountId, `ticket-${ticket.id}`);
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = draft;
  const insert = (added: string) => {
    setText(text === '' ? added : `${text}\n${added}`);
    area.current?.focus();
  };
  return (
    <div className={hasTools ? styles.columns : styles.single}>
      <Panel>
        <h2>
          <Hidden>{texts.conversation}</Hidden>
        </h2>
        <TicketMessages conversation={conversation} typing={typing} />
        {refusal === null ? (
          <AnswerForm id={ticket.id} draft={draft} area={area} />
        ) : (
          <p className={styles.refusal}>{refusal}</p>
        )}
      </Panel>
      {hasTools && (
        <aside className={styles.side}>
          <Section title={texts.staffTools} level={2}>
            <StaffPanel
              ticket={ticket}
              insert={insert}
              focusAnswer={() => area.current?.focus()}
              canAnswer={refusal === null}
            />
          </Section>
          <TicketNotes id={ticket.id} />
        </aside>
      )}
    </div>
  );
}
