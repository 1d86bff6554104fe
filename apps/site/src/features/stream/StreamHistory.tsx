import { errorText } from '@mes/client/error-text';
import type { StreamChange } from '@mes/contract/stream-desk';
import { parseTournament, scoreText } from '@mes/domain/stream/configuration';
import { useCall, useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { type Column, DataTable } from '../../components/layout/DataTable';
import { Panel } from '../../components/layout/Panel';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { hiddenHeaders } from '../../components/text/hidden-headers';
import { Time } from '../../components/text/Time';
import { notify } from '../../components/toasts/notify';

const WORDS: Record<StreamChange['cause'], string> = {
  edited: 'set by hand',
  linked: 'followed a series',
  unlinked: 'stopped following',
  restored: 'restored',
};

/** What people have set, each to be had back with one press. */
export default function StreamHistory({ isRehearsal }: { isRehearsal: boolean }) {
  const history = useCall('stream', 'history', {});
  const restore = useWrite('stream', 'restore');

  const bringBack = (to: number) =>
    restore.mutate(
      { to },
      {
        onSuccess: () => notify({ message: 'It is on the stream again.', kind: 'success' }),
        onError: (error) => notify({ message: errorText(error), kind: 'danger' }),
      },
    );

  const columns: Column<StreamChange>[] = [
    { id: 'at', header: 'When', cell: ({ at }) => <Time at={at} show="ago" /> },
    {
      id: 'by',
      header: 'Who',
      hideOnPhone: true,
      cell: ({ by }) => by?.name ?? 'someone who left',
    },
    { id: 'cause', header: 'What', hideOnPhone: true, cell: ({ cause }) => WORDS[cause] },
    {
      id: 'match',
      header: 'Match',
      key: true,
      cell: ({ configuration }) => {
        const { normTeam1, normTeam2, Score1, Score2 } = configuration;
        const score = scoreText({ A: Score1, B: Score2 }) || 'vs';
        return `${normTeam1 || 'nobody'} ${score} ${normTeam2 || 'nobody'}`;
      },
    },
    {
      id: 'event',
      header: 'Event',
      hideOnPhone: true,
      cell: ({ configuration: { Tournament, Round } }) =>
        [parseTournament(Tournament).name, Round].filter(Boolean).join(', '),
    },
    {
      id: 'actions',
      header: hiddenHeaders.actions,
      cell: ({ revision }, place) =>
        place > 0 && (
          <Button
            variant="quiet"
            size="sm"
            disabled={isRehearsal || restore.isPending}
            onClick={() => bringBack(revision)}
          >
            Restore
          </Button>
        ),
    },
  ];
  return (
    <Panel>
      <Loaded
        query={history}
        skeleton={<SkeletonRows rows={4} />}
        empty={<EmptyRow>Nobody has set anything yet.</EmptyRow>}
      >
        {(rows) => (
          <DataTable
            caption="What people have set, newest first"
            columns={columns}
            rows={rows}
            rowKey={({ revision }) => revision}
          />
        )}
      </Loaded>
    </Panel>
  );
}
