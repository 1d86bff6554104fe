import type { Encounters } from '@mes/contract/match-schemas';
import { Section } from '../../../components/layout/Section';
import { TeamName } from '../../../components/pictures/TeamName';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { interpolate } from '../../../interpolate';
import { MeetingRows } from '../../matches/Encounters';
import * as texts from '../texts';
import styles from './Meetings.module.css';

const SHOWN = 5;

/** Head to head: the balance and the last meetings. */
export function Meetings({ encounters }: { encounters: Encounters | null }) {
  return (
    <Section title={texts.headToHead}>
      {!encounters || encounters.matches.length === 0 ? (
        <EmptyRow>{texts.noMeetings}</EmptyRow>
      ) : (
        <>
          <p className={styles.balance}>
            <TeamName team={encounters.team1} className={styles.first} />
            <span />
            <TeamName team={encounters.team2} />
            <b>{encounters.wins1}</b>
            <span>
              {texts.seriesUnit}
              {encounters.draws > 0 && interpolate(texts.meetingDraws, { draws: encounters.draws })}
            </span>
            <b>{encounters.wins2}</b>
            <b>{encounters.mapWins1}</b>
            <span>{texts.mapsUnit}</span>
            <b>{encounters.mapWins2}</b>
          </p>
          <MeetingRows
            matches={encounters.matches.slice(0, SHOWN)}
            teamName={encounters.team1.name}
          />
        </>
      )}
    </Section>
  );
}
