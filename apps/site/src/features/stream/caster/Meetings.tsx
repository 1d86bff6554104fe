import type { Encounters } from '@mes/contract/match-schemas';
import { Section } from '../../../components/layout/Section';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { MatchRows } from '../../matches/MatchRows';
import styles from './Meetings.module.css';

const SHOWN = 5;

/** Head to head: the balance and the last meetings. */
export function Meetings({ encounters }: { encounters: Encounters | null }) {
  return (
    <Section title="Head to head">
      {!encounters || encounters.matches.length === 0 ? (
        <EmptyRow>These teams have not met.</EmptyRow>
      ) : (
        <>
          <p className={styles.balance}>
            <b>{encounters.wins1}</b>
            <span>
              series
              {encounters.draws > 0 && `, ${encounters.draws} drawn`}
            </span>
            <b>{encounters.wins2}</b>
            <b>{encounters.mapWins1}</b>
            <span>maps</span>
            <b>{encounters.mapWins2}</b>
          </p>
          <MatchRows matches={encounters.matches.slice(0, SHOWN)} />
        </>
      )}
    </Section>
  );
}
