import type { Dispute } from '@mes/contract/dispute-schemas';
import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { MapArt } from '@mes/ui/MapArt.tsx';
import { Button } from '../../../components/Button';
import { Section } from '../../../components/layout/Section';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { interpolate } from '../../../interpolate';
import styles from './Dispute.module.css';
import { recordedScores } from './outcomes';
import * as texts from './texts';

/** What was recorded of the match, and where the teams have written about it. */
export function Evidence({ match, call }: { match: WebsiteMatch; call: Dispute['call'] }) {
  const recorded = [...recordedScores(match)];
  const ticket = call?.ticket ?? null;
  return (
    <Section title={texts.evidence}>
      {recorded.length === 0 ? (
        <EmptyRow>{texts.nothingRecorded}</EmptyRow>
      ) : (
        <ul className={styles.evidence}>
          {recorded.map(([map, { scoreA, scoreB }]) => (
            <li key={map}>
              <div className={styles.picture}>
                <MapArt map={map} className={styles.art} />
                <span className={styles.caption}>
                  {scoreA} : {scoreB}
                </span>
              </div>
              <b>{texts.recordedRounds}</b>
              <small>{texts.fromCapture}</small>
              <p>{interpolate(texts.roundsOn, { rounds: scoreA + scoreB, map })}</p>
            </li>
          ))}
        </ul>
      )}
      {ticket !== null && (
        <p className={styles.ticket}>
          {texts.ticketNote}{' '}
          <Button to={`/support/tickets/${ticket}`} variant="ghost" size="sm">
            {texts.openTicket}
          </Button>
        </p>
      )}
    </Section>
  );
}
