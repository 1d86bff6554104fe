import { errorText } from '@mes/client/error-text';
import type { MatchSummary } from '@mes/contract/match-schemas';
import type { StreamDesk } from '@mes/contract/stream-desk';
import { IconLink, IconLinkOff } from '@tabler/icons-react';
import { api } from '../../api/client';
import { useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { choose } from '../../components/dialogs/dialogs';
import { Chip } from '../../components/layout/Chip';
import { Panel } from '../../components/layout/Panel';
import { notify } from '../../components/toasts/notify';
import { MatchRows } from '../matches/MatchRows';
import styles from './FollowedSeries.module.css';
import * as texts from './texts';

/** Which series the stream follows, and what it does not follow of it. */
export function FollowedSeries({ desk }: { desk: StreamDesk }) {
  const { match, pinned, rehearsal, configuration } = desk;
  const link = useWrite('stream', 'link');
  const unpin = useWrite('stream', 'unpin');
  const { revision } = configuration;

  async function chooseSeries(): Promise<void> {
    const found = await openSeries();
    const chosen = await choose<string>({
      title: texts.followSeries,
      message: found.length === 0 ? texts.noSeries : undefined,
      choices: found.map((each) => ({
        value: each.id,
        label: `${each.teamA?.name ?? 'TBD'} – ${each.teamB?.name ?? 'TBD'}`,
        description: [each.state, each.tournament?.name, each.round].filter(Boolean).join(', '),
      })),
    });
    if (chosen !== null) await tried(() => link.mutateAsync({ match: chosen, revision }));
  }

  return (
    <div className={styles.followed}>
      {match ? (
        <MatchRows matches={[match]} />
      ) : (
        <Panel pad className={styles.none}>
          {desk.isMatchDeleted ? texts.followedMatchDeleted : texts.followsNoSeries}
        </Panel>
      )}
      <div className={styles.buttons}>
        <Button
          variant={match ? 'quiet' : 'primary'}
          icon={<IconLink size={17} stroke={1.75} />}
          disabled={rehearsal !== null}
          onClick={() => void tried(chooseSeries)}
        >
          {texts.followSeries}
        </Button>
        {match && (
          <Button
            variant="quiet"
            icon={<IconLinkOff size={17} stroke={1.75} />}
            disabled={rehearsal !== null}
            onClick={() => void tried(() => link.mutateAsync({ match: null, revision }))}
          >
            {texts.stopFollowing}
          </Button>
        )}
        {pinned.length > 0 && (
          <>
            <Chip tone="warn">
              {texts.fieldsByHand} {pinned.join(', ')}
            </Chip>
            <Button
              variant="quiet"
              size="sm"
              onClick={() => void tried(() => unpin.mutateAsync({ revision }))}
            >
              {texts.followAllAgain}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/** Those that are on first, then those that come next. */
async function openSeries(): Promise<MatchSummary[]> {
  const { data } = await api.matches.find({ states: ['live', 'veto', 'scheduled'], size: 50 });
  const order = ['live', 'veto', 'scheduled'];
  return data
    .filter(({ teamA, teamB }) => teamA !== null && teamB !== null)
    .toSorted(
      (one, other) =>
        order.indexOf(one.state) - order.indexOf(other.state) ||
        (one.startsAt ?? Number.POSITIVE_INFINITY) - (other.startsAt ?? Number.POSITIVE_INFINITY),
    );
}

async function tried(action: () => Promise<unknown>): Promise<void> {
  try {
    await action();
  } catch (error) {
    notify({ message: errorText(error), kind: 'danger' });
  }
}
