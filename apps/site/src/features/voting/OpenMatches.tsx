import type { Page } from '@mes/contract/define';
import type { OwnVote, VotingBalance, VotingMatch } from '@mes/contract/voting-schemas';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import type { QueryLike } from '../../components/states/load-state';
import { SkeletonRows } from '../../components/states/Skeleton';
import { useNow } from '../../components/text/use-now';
import styles from './Matches.module.css';
import * as texts from './texts';
import { useBalance, useOwnVotes } from './use-voting';
import { VotingCard } from './VotingCard';

/** The matches without a result: those that are open, the next to lock first, and those that wait. */
export function OpenMatches({ matches }: { matches: QueryLike<Page<VotingMatch[]>> }) {
  const own = useOwnVotes();
  const balance = useBalance();
  const now = useNow(1_000);
  const cards = { own, balance };
  return (
    <Loaded query={matches} skeleton={<SkeletonRows rows={2} height={260} />} isEmpty={() => false}>
      {({ data }) => {
        const open = openAt(data, now);
        const waiting = data.filter((match) => !isOpenAt(match, now)).sort(byLock);
        return (
          <>
            <Section title={texts.openMatches} count={open.length}>
              {open.length === 0 ? (
                <EmptyRow action={{ to: '/matches', label: texts.seeSchedule }}>
                  {texts.noneOpen}
                </EmptyRow>
              ) : (
                <Cards matches={open} {...cards} />
              )}
            </Section>
            {waiting.length > 0 && (
              <Section title={texts.waiting} count={waiting.length}>
                <Cards matches={waiting} {...cards} />
              </Section>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

interface CardsProps {
  matches: readonly VotingMatch[];
  own: ReadonlyMap<string, OwnVote> | undefined;
  balance: VotingBalance | undefined;
}

export function Cards({ matches, own, balance }: CardsProps) {
  return (
    <ul className={styles.cards}>
      {matches.map((match) => (
        <li key={match.id}>
          <VotingCard match={match} own={own?.get(match.id)} balance={balance} />
        </li>
      ))}
    </ul>
  );
}

/** The next to lock first. */
export function openAt(matches: readonly VotingMatch[], now: number): VotingMatch[] {
  return matches.filter((match) => isOpenAt(match, now)).sort(byLock);
}

function isOpenAt({ state, locksAt }: VotingMatch, now: number): boolean {
  return state === 'open' && (locksAt === null || locksAt > now);
}

/** Those without a time last. */
function byLock(one: VotingMatch, other: VotingMatch): number {
  const never = Number.MAX_SAFE_INTEGER;
  return (one.locksAt ?? never) - (other.locksAt ?? never) || (one.id < other.id ? -1 : 1);
}
