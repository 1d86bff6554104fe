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
import * as texts from './texts';

const CAUSE_LABELS: Record<StreamChange['cause'], string> = {
  edited: texts.madeByHand,
  linked: texts.followedSeries,
  unlinked: texts.stoppedFollowing,
  restored: texts.restoredCause,
};

/** What people have set, each to be had back with one press. */
export default function StreamHistory({ isRehearsal }: { isRehearsal: boolean }) {
  const history = useCall('stream', 'history', {});
  const restore = useWrite('stream', 'restore');

  const bringBack = (to: number) =>
    restore.mutate(
      { to },
      {
        onSuccess: () => notify({ message: texts.restored, kind: 'success' }),
        onError: (error) => notify({ message: errorText(error), kind: 'danger' }),
      },
    );

  const columns: Column<StreamChange>[] = [
    { id: 'at', header: texts.when, cell: ({ at }) => <Time at={at} show="ago" /> },
    {
      id: 'by',
      header: texts.who,
      hideOnPhone: true,
      cell: ({ by }) => by?.name ?? texts.someoneWhoLeft,
    },
    {
      id: 'cause',
      header: texts.what,
      hideOnPhone: true,
      cell: ({ cause }) => CAUSE_LABELS[cause],
    },
    {
      id: 'match',
      header: texts.match,
      key: true,
      cell: ({ configuration }) => {
        const { normTeam1, normTeam2, Score1, Score2 } = configuration;
        const score = scoreText({ A: Score1, B: Score2 }) || 'vs';
        return `${normTeam1 || 'nobody'} ${score} ${normTeam2 || 'nobody'}`;
      },
    },
    {
      id: 'event',
      header: texts.event,
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
            {texts.restore}
          </Button>
        ),
    },
  ];
  return (
    <Panel>
      <Loaded
        query={history}
        skeleton={<SkeletonRows rows={4} />}
        empty={<EmptyRow>{texts.noHistory}</EmptyRow>}
      >
        {(rows) => (
          <DataTable
            caption={texts.historyCaption}
            columns={columns}
            rows={rows}
            rowKey={({ revision }) => revision}
          />
        )}
      </Loaded>
    </Panel>
  );
}
