import type { OwnBan } from '@mes/contract/support-schemas';
import { REQUEST_CATEGORIES } from '@mes/domain/support/tickets';
import { useState } from 'react';
import { useAccount } from '../../api/account';
import { useCall } from '../../api/use-call';
import { Button } from '../../components/Button';
import { Page } from '../../components/layout/Page';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { CommunityChat } from '../../components/notices/CommunityChat';
import { LoginNeeded } from '../../components/notices/LoginNeeded';
import { SupportMail } from '../../components/notices/SupportMail';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import { useSearchParams } from '../../router/use-search-params';
import { BAN_SCOPE_LABELS } from '../moderation/labels';
import { OpenTicket } from './OpenTicket';
import styles from './Support.module.css';
import * as texts from './texts';

/** Opening a ticket, prefilled by the address: `/support?category=match&match=12`. */
export default function Support() {
  const account = useAccount();
  return (
    <Page
      title={texts.support}
      lead={texts.supportLead}
      actions={
        account && (
          <Button to="/support/tickets/user/my-tickets" variant="ghost">
            {texts.myTickets}
          </Button>
        )
      }
    >
      {account ? (
        <Requests accountId={account.id} />
      ) : (
        <>
          <LoginNeeded>{texts.logInForTickets}</LoginNeeded>
          <OtherWays />
        </>
      )}
    </Page>
  );
}

/** For those who cannot sign in. */
function OtherWays() {
  return (
    <Section title={texts.cannotSignIn}>
      <Panel pad className={styles.ways}>
        <p className={styles.way}>
          {texts.writeTo} <SupportMail />
        </p>
        <CommunityChat />
      </Panel>
    </Section>
  );
}

function Requests({ accountId }: { accountId: string }) {
  const [parameters] = useSearchParams();
  const bans = useCall('support', 'ownBans', {});
  const [chosen, setChosen] = useState<string | null>(null);
  const appealed =
    bans.data?.find(({ id }) => id === chosen) ?? banOfAddress(bans.data ?? [], parameters);
  const isBanned = bans.data?.some(({ scope }) => scope === 'site') ?? false;
  const category = REQUEST_CATEGORIES.find((each) => each === parameters.get('category')) ?? null;
  const prefilled = {
    category: category === 'appeal' ? null : category,
    match: parameters.get('match'),
    player: parameters.get('player'),
    ban: appealed,
  };
  return (
    <>
      {bans.data && bans.data.length > 0 && <OwnBans bans={bans.data} onAppeal={setChosen} />}
      {(appealed !== null || !isBanned) && (
        <OpenTicket key={appealed?.id} accountId={accountId} prefilled={prefilled} />
      )}
    </>
  );
}

/** `/support?category=appeal&ban=…`; where there is only one ban, it needs no id. */
function banOfAddress(bans: readonly OwnBan[], parameters: URLSearchParams): OwnBan | null {
  if (parameters.get('category') !== 'appeal') return null;
  const open = bans.filter(({ ticket }) => ticket === null);
  const named = open.find(({ id }) => id === parameters.get('ban'));
  return named ?? (open.length === 1 ? open[0]! : null);
}

interface OwnBansProps {
  bans: readonly OwnBan[];
  onAppeal: (banId: string) => void;
}

function OwnBans({ bans, onAppeal }: OwnBansProps) {
  return (
    <Section title={texts.yourBans}>
      <Panel>
        <ul className={styles.bans}>
          {bans.map(({ id, team, scope, reason, until, ticket }) => (
            <li key={id} className={styles.ban}>
              <p>
                {team === null
                  ? interpolate(texts.bannedFrom, { scope: BAN_SCOPE_LABELS[scope], reason })
                  : interpolate(texts.teamBanned, { team, reason })}{' '}
                <span className={styles.until}>
                  {until === null ? (
                    texts.bannedForGood
                  ) : (
                    <>
                      {texts.bannedUntil} <Time at={until} show="date" />
                    </>
                  )}
                </span>
              </p>
              {ticket === null ? (
                <Button size="sm" onClick={() => onAppeal(id)}>
                  {texts.appeal}
                </Button>
              ) : (
                <Button size="sm" variant="ghost" to={`/support/tickets/${ticket}`}>
                  {texts.readAppeal}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Panel>
    </Section>
  );
}
