import type { Ruling } from '@mes/contract/dispute-schemas';
import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useWrite } from '../../../api/use-call';
import { Button } from '../../../components/Button';
import { FormError } from '../../../components/forms/FormError';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { Countdown } from '../../../components/text/Countdown';
import { formatClock } from '../../../components/text/format-time';
import { notify } from '../../../components/toasts/notify';
import { interpolate } from '../../../interpolate';
import { nameOf } from '../labels';
import styles from './Decision.module.css';
import * as texts from './texts';

/** The last ruling; for ten minutes with the way back. */
export function Decided({ match, ruling }: { match: WebsiteMatch; ruling: Ruling }) {
  const undo = useWrite('matches', 'undoRuling', { invalidates: ['matches', 'rooms'] });
  const [isLate, setIsLate] = useState(false);
  const { by, createdAt, reason, undoUntil } = ruling;
  return (
    <Section title={texts.decision}>
      <Panel pad className={styles.decided}>
        <b role="status">
          <IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />
          {texts.decided}
        </b>
        <p className={styles.result}>
          {nameOf(match, 'A')} {match.scoreA} : {match.scoreB} {nameOf(match, 'B')}
          {ruling.kind === 'replay' && ` (${texts.goesOnPlaying})`}
        </p>
        <p>{reason}</p>
        <p>
          {interpolate(texts.decidedBy, {
            name: by?.name ?? texts.somebody,
            time: formatClock(createdAt),
          })}
        </p>
        <FormError error={undo.error} />
        {!isLate && (
          <>
            <Button
              variant="ghost"
              loading={undo.isPending}
              onClick={() =>
                void undo.mutateAsync({ id: match.id, ruling: ruling.id }).then(
                  () => notify({ message: texts.undoneToast, kind: 'success' }),
                  // Shown above the button.
                  () => {},
                )
              }
            >
              {texts.undo}
            </Button>
            <p>
              <Countdown to={undoUntil} onEnd={() => setIsLate(true)} /> {texts.undoLeft}
            </p>
          </>
        )}
      </Panel>
    </Section>
  );
}
