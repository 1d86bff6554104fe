import type { ActivityEntry } from '@mes/contract/staff';
import { api } from '../../../api/client';
import { type Column, DataTable } from '../../../components/layout/DataTable';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { LoadedPages } from '../../../components/lists/LoadedPages';
import { usePagedList } from '../../../components/lists/use-paged-list';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { SkeletonRows } from '../../../components/states/Skeleton';
import { Time } from '../../../components/text/Time';
import { notify } from '../../../components/toasts/notify';
import { interpolate } from '../../../interpolate';
import { signed } from '../../matches/labels';
import { ExportButton } from '../ExportButton';
import { entriesCsv } from '../export';
import { kindLabel } from '../labels';
import { Member } from '../Member';
import { type StaffPeriod, toInput } from '../period';
import * as texts from '../texts';
import styles from './EntryList.module.css';
import { loadEntries } from './load-entries';
import { SubjectLink } from './SubjectLink';

const ROWS = 25;

const COLUMNS: readonly Column<ActivityEntry>[] = [
  { id: 'time', header: texts.time, hideOnPhone: true, cell: ({ at }) => <Time at={at} /> },
  { id: 'name', header: texts.name, cell: ({ staff }) => <Member member={staff} /> },
  { id: 'what', header: texts.what, cell: (entry) => <What {...entry} /> },
  {
    id: 'about',
    header: texts.about,
    hideOnPhone: true,
    cell: ({ subject, addedBy }) =>
      addedBy ? (
        <span className={styles.note}>{interpolate(texts.credited, { name: addedBy.name })}</span>
      ) : (
        subject !== null && <SubjectLink subject={subject} />
      ),
  },
  {
    id: 'points',
    header: texts.points,
    numeric: true,
    key: true,
    cell: ({ points }) => signed(points),
  },
];

/** Everything that was counted or added, newest first. */
export function EntryList({ period, user }: { period: StaffPeriod; user: string | null }) {
  const filters = { ...toInput(period), user: user ?? undefined };
  const list = usePagedList({
    key: ['staff', 'activity'],
    size: ROWS,
    filters,
    load: (request, options) => api.staff.activity(request, options),
  });
  const load = async () => {
    const { entries, total } = await loadEntries(filters);
    if (entries.length < total) {
      const message = interpolate(texts.exportCut, { count: entries.length, total });
      notify({ message, kind: 'danger' });
    }
    return entriesCsv(entries);
  };
  return (
    <Section
      title={texts.entries}
      count={list.total?.toLocaleString('en')}
      more={<ExportButton name="staff-activity" period={period} load={load} />}
    >
      <LoadedPages
        list={list}
        label={texts.pagesOfEntries}
        skeleton={<SkeletonRows rows={8} height={44} />}
        empty={<EmptyRow>{texts.noEntries}</EmptyRow>}
      >
        {(rows) => (
          <Panel>
            <DataTable
              caption={texts.entries}
              columns={COLUMNS}
              rows={rows}
              rowKey={({ id, staff }) => `${id}:${staff.id}`}
            />
          </Panel>
        )}
      </LoadedPages>
    </Section>
  );
}

function What({ kind, count, note, addedBy }: ActivityEntry) {
  const isRoom = kind === 'message' && !addedBy && count > 0;
  const isChat = kind === 'chat' && !addedBy;
  const messages = count === 1 ? texts.oneMessage : interpolate(texts.messagesOfDay, { count });
  return (
    <span className={styles.what}>
      {isRoom ? messages : kindLabel(kind)}
      {isChat && <span className={styles.note}>{messages}</span>}
      {note && <span className={styles.note}>{note}</span>}
    </span>
  );
}
