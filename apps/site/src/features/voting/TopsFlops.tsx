import type { VotingCall } from '@mes/contract/voting-schemas';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import type { QueryLike } from '../../components/states/load-state';
import { SkeletonRows } from '../../components/states/Skeleton';
import { interpolate } from '../../interpolate';
import { signed } from '../matches/labels';
import { Voter } from './Leaderboard';
import styles from './Leaderboard.module.css';
import * as texts from './texts';

interface TopsFlopsProps {
  calls: QueryLike<{ tops: VotingCall[]; flops: VotingCall[] }>;
}

/** The best and the worst calls of a season. */
export function TopsFlops({ calls }: TopsFlopsProps) {
  return (
    <Loaded query={calls} skeleton={<SkeletonRows rows={5} height={56} />} isEmpty={() => false}>
      {({ tops, flops }) => (
        <div className={styles.calls}>
          <Calls title={texts.topCalls} calls={tops} />
          <Calls title={texts.flopCalls} calls={flops} />
        </div>
      )}
    </Loaded>
  );
}

function Calls({ title, calls }: { title: string; calls: readonly VotingCall[] }) {
  return (
    <Section title={title}>
      {calls.length === 0 ? (
        <EmptyRow>{texts.noCalls}</EmptyRow>
      ) : (
        <Panel>
          <ul className={styles.list}>
            {calls.map((call) => (
              <li key={`${call.match} ${call.player.id}`} className={styles.call}>
                <Voter player={call.player} />
                <span className={styles.about}>
                  {interpolate(texts.call, { points: call.points, team: call.team })}
                  {' · '}
                  {interpolate(texts.pairing, { teamA: call.teamA, teamB: call.teamB })}
                </span>
                <b
                  className={styles.gain}
                  data-won={call.gain > 0 || undefined}
                  data-lost={call.gain < 0 || undefined}
                >
                  {signed(call.gain)}
                </b>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </Section>
  );
}
