import type { AuditEntry, Notes } from '@mes/contract/moderation-schemas';
import { api } from '../../api/client';
import { useCall } from '../../api/use-call';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { LoadedPages } from '../../components/lists/LoadedPages';
import { usePagedList } from '../../components/lists/use-paged-list';
import { EmptyRow } from '../../components/states/EmptyRow';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import styles from './Evidence.module.css';
import { Matches, ReportedMessages, Tickets, TicketsAbout } from './EvidenceRecords';
import { SharedOrigins } from './SharedOrigins';
import * as texts from './texts';

/** What else is known, beside what moderators wrote. */
export function Evidence({ record }: { record: Notes }) {
  const { kind, about, auditSubject } = record;
  return (
    <>
      {kind === 'player' && <SharedOrigins player={about} />}
      {kind === 'player' && <Tickets user={about} />}
      {kind === 'player' && <TicketsAbout player={about} />}
      {kind === 'player' && <ReportedMessages sender={about} />}
      <Matches subject={kind === 'player' ? { player: about } : { team: about }} />
      {kind === 'player' ? <PlayerNames id={about} /> : <TeamNames team={about} />}
      <StaffActions subject={auditSubject} />
    </>
  );
}

function PlayerNames({ id }: { id: string }) {
  return <FormerNames names={useCall('players', 'website', { id }).data?.formerNames} />;
}

function TeamNames({ team }: { team: string }) {
  return <FormerNames names={useCall('teams', 'website', { team }).data?.formerNames} />;
}

function FormerNames({ names }: { names?: readonly { name: string; until: number }[] }) {
  if (!names) return null;
  return (
    <Section title={texts.nameHistory} count={names.length}>
      {names.length === 0 ? (
        <EmptyRow>{texts.noFormerNames}</EmptyRow>
      ) : (
        <Panel>
          <ul className={styles.names}>
            {names.map(({ name, until }) => (
              <li key={`${name} ${until}`} className={styles.name}>
                {name}
                <span className={styles.meta}>
                  {texts.usedUntil} <Time at={until} show="date" />
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </Section>
  );
}

function StaffActions({ subject }: { subject: string }) {
  const list = usePagedList({
    key: ['logs', 'findAudit'],
    filters: { subject },
    load: (request, options) => api.logs.findAudit(request, options),
  });
  return (
    <Section title={texts.staffActions} more={{ to: '/modpanel/log', label: texts.fullLog }}>
      <LoadedPages
        list={list}
        label={texts.pagesOfActions}
        skeleton={<SkeletonRows rows={3} height={44} />}
        empty={<EmptyRow>{texts.noStaffActions}</EmptyRow>}
      >
        {(rows) => (
          <Panel>
            <DataTable
              caption={texts.staffActions}
              columns={COLUMNS}
              rows={rows}
              rowKey={({ id }) => id}
            />
          </Panel>
        )}
      </LoadedPages>
    </Section>
  );
}

const COLUMNS: readonly Column<AuditEntry>[] = [
  { id: 'at', header: texts.when, cell: ({ at }) => <Time at={at} show="ago" /> },
  { id: 'actor', header: texts.who, cell: ({ actor }) => actor?.name ?? texts.server },
  { id: 'action', header: texts.action, cell: ({ action }) => <code>{action}</code> },
];
