import type { Dispute } from '@mes/contract/dispute-schemas';
import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { useState } from 'react';
import { useAccount } from '../../../api/account';
import { Button } from '../../../components/Button';
import { FormError } from '../../../components/forms/FormError';
import { TextInput } from '../../../components/forms/TextInput';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { Alert } from '../../../components/states/Alert';
import { usePageKeys } from '../../../components/use-page-keys';
import { interpolate } from '../../../interpolate';
import styles from './Decision.module.css';
import { OutcomeList } from './OutcomeList';
import { outcomesOf, suggestedKey } from './outcomes';
import * as texts from './texts';
import { useRuling } from './use-ruling';

interface DecisionProps {
  match: WebsiteMatch;
  dispute: Dispute;
}

/** Four outcomes, what each changes, and one press to rule. */
export function Decision({ match, dispute }: DecisionProps) {
  const account = useAccount();
  const outcomes = outcomesOf(match, dispute);
  const [key, setKey] = useState<string | null>(() => suggestedKey(match, dispute));
  const [typedReason, setTypedReason] = useState<string | null>(null);
  const ruling = useRuling(match, dispute);
  const takenBy = dispute.call?.takenBy ?? null;
  const isColleagues = takenBy !== null && takenBy.id !== account?.id;
  const chosen = outcomes.find((outcome) => outcome.key === key && outcome.isPossible);
  const reason = typedReason ?? chosen?.reason ?? '';
  const choose = (next: string) =>
    !isColleagues &&
    outcomes.some((outcome) => outcome.key === next && outcome.isPossible) &&
    setKey(next);
  usePageKeys(
    Object.fromEntries(outcomes.map((outcome) => [outcome.key, () => choose(outcome.key)])),
  );

  const rule = () => {
    if (!chosen || reason.trim() === '' || ruling.isPending) return;
    if (chosen.choice) void ruling.rule(chosen.choice, reason);
    else void ruling.enterResult(reason);
  };

  return (
    <Section title={texts.decision} count={isColleagues ? undefined : texts.yoursToMake}>
      {isColleagues && (
        <Alert kind="warning" title={texts.colleagueOnIt}>
          {interpolate(texts.colleagueNote, { name: takenBy.name })}
        </Alert>
      )}
      <Panel>
        <OutcomeList outcomes={outcomes} value={key} disabled={isColleagues} onChange={choose} />
        {chosen && (
          <div className={styles.changes}>
            <h3>{texts.whatChanges}</h3>
            <dl>
              {chosen.changes.map(({ label, lines }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    {lines.map((line) => (
                      <span key={line}>{line}</span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        <div className={styles.finish}>
          <TextInput
            label={texts.reason}
            error={chosen && reason.trim() === '' ? texts.reasonNeeded : undefined}
            disabled={isColleagues || !chosen}
            maxLength={500}
            value={reason}
            onChange={setTypedReason}
          />
          <FormError error={ruling.error} />
          <Button
            full
            size="lg"
            loading={ruling.isPending}
            disabled={isColleagues || !chosen || reason.trim() === ''}
            onClick={rule}
          >
            {chosen?.action ?? texts.chooseOutcome}
          </Button>
          <p className={styles.note}>{texts.toldAtOnce}</p>
          {dispute.call && takenBy === null && (
            <Button
              variant="quiet"
              size="sm"
              loading={ruling.isTaking}
              onClick={() => void ruling.take()}
            >
              {texts.takeIt}
            </Button>
          )}
          {takenBy !== null && !isColleagues && <p className={styles.note}>{texts.youAreOnIt}</p>}
        </div>
      </Panel>
    </Section>
  );
}
