import { channels } from '@mes/client/channels';
import type { Announcement } from '@mes/contract/announcement-schemas';
import { ANNOUNCEMENT_STATES } from '@mes/domain/announcements/state';
import { IconPlus } from '@tabler/icons-react';
import { api } from '../../../api/client';
import { useLive } from '../../../api/use-live';
import { Button } from '../../../components/Button';
import { EditorList } from '../../../components/editing/EditorList';
import type { Column } from '../../../components/layout/DataTable';
import { Time } from '../../../components/text/Time';
import { audienceLabel, STATE_LABELS, STATE_TONES } from '../labels';
import { announcementPath, NEW_ANNOUNCEMENT } from '../paths';
import * as texts from '../texts';
import { useDeleteAnnouncement } from './use-delete-announcement';

export function AnnouncementList() {
  useLive(channels.staff(), { reads: ['announcements'] });
  return (
    <EditorList
      title={texts.announcements}
      lead={texts.announcementsLead}
      action={
        <Button
          to={announcementPath(NEW_ANNOUNCEMENT)}
          icon={<IconPlus size={17} stroke={1.75} aria-hidden="true" />}
        >
          {texts.writeAnnouncement}
        </Button>
      }
      labels={{
        one: texts.announcement,
        all: texts.announcements,
        byState: texts.announcementsByState,
        pages: texts.pagesOfAnnouncements,
        none: texts.noAnnouncement,
      }}
      states={ANNOUNCEMENT_STATES}
      stateLabels={STATE_LABELS}
      stateTones={STATE_TONES}
      source={{
        key: ['announcements', 'all'],
        load: (request, options) => api.announcements.all(request, options),
      }}
      pathOf={({ id }) => announcementPath(id)}
      columns={COLUMNS}
      deletion={useDeleteAnnouncement()}
    />
  );
}

const COLUMNS: readonly Column<Announcement>[] = [
  { id: 'audience', header: texts.audience, hideOnPhone: true, cell: audienceLabel },
  {
    id: 'appears',
    header: texts.appears,
    hideOnPhone: true,
    cell: ({ startsAt }) => (startsAt === null ? '-' : <Time at={startsAt} />),
  },
  {
    id: 'ends',
    header: texts.ends,
    hideOnPhone: true,
    cell: ({ endsAt }) => (endsAt === null ? '-' : <Time at={endsAt} />),
  },
  {
    id: 'seen',
    header: texts.seenBy,
    numeric: true,
    hideOnPhone: true,
    cell: ({ seen: { accounts, visitors } }) => accounts + visitors,
  },
];
