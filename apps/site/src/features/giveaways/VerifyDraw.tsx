import { errorText } from '@mes/client/error-text';
import type { EntrantList, Giveaway } from '@mes/contract/giveaways';
import type { DrawVerification, PublishedDraw } from '@mes/domain/giveaways/verification';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../api/client';
import { Button } from '../../components/Button';
import { TextArea } from '../../components/forms/TextArea';
import { Panel } from '../../components/layout/Panel';
import { Alert } from '../../components/states/Alert';
import { interpolate } from '../../interpolate';
import * as texts from './texts';
import styles from './VerifyDraw.module.css';

/** What was published so far, and after the draw its verification in the visitor's own browser. */
export function VerifyDraw({ giveaway }: { giveaway: Giveaway }) {
  const { seed, seedHash, listHash } = giveaway.fairness;
  const isDrawn = seed !== null;
  const verification = useMutation({
    mutationFn: async () => {
      const [{ verifyDraw }, list] = await Promise.all([
        import('@mes/domain/giveaways/verification'),
        api.giveaways.entrants({ id: giveaway.id }),
      ]);
      const draw = publishedDraw(giveaway, list);
      return { draw, result: verifyDraw(draw) };
    },
  });
  const { data: verified, error, isPending } = verification;
  return (
    <Panel pad className={styles.panel}>
      <p className={styles.lead}>{isDrawn ? texts.verifyLead : texts.verifyLater}</p>
      {!isDrawn && seedHash && <Published label={texts.verifyBefore} value={seedHash} />}
      {!isDrawn && listHash && <Published label={texts.verifyAtClosing} value={listHash} />}
      {isDrawn && (
        <div>
          <Button
            variant={verified ? 'ghost' : 'primary'}
            loading={isPending}
            onClick={() => verification.mutate()}
          >
            {verified ? texts.verifyAgain : texts.verifyDraw}
          </Button>
        </div>
      )}
      {error && (
        <Alert kind="danger" title={texts.verifyFailed} announce>
          {errorText(error)}
        </Alert>
      )}
      {verified && <Result {...verified} names={namesOf(giveaway)} />}
    </Panel>
  );
}

interface ResultProps {
  draw: PublishedDraw;
  result: DrawVerification;
  names: ReadonlyMap<string, string>;
}

function Result({ draw, result: { seed, list, winners, isFair }, names }: ResultProps) {
  const drawn = winners.playerIds.map((id) => names.get(id) ?? id).join(', ');
  return (
    <>
      <ol className={styles.steps}>
        <Step title={texts.seedStep} matches={seed.matches}>
          <Published label={texts.secretNumber} value={draw.seed} />
          <Published label={texts.computedHash} value={seed.hash} />
          <Published label={texts.publishedHash} value={draw.seedHash} />
        </Step>
        <Step title={texts.listStep} matches={list.matches}>
          <Published
            label={interpolate(texts.computedListHash, { count: draw.entrants.length })}
            value={list.hash}
          />
          <Published label={texts.publishedHash} value={draw.listHash} />
          <TextArea
            label={texts.entrantList}
            readOnly
            rows={4}
            value={draw.entrants.join('\n')}
            onChange={() => {}}
          />
        </Step>
        <Step title={texts.drawStep} matches={winners.matches}>
          <Published label={texts.drawHash} value={winners.hash} />
          {draw.voided.length > 0 && (
            <Published label={texts.voidedByStaff} value={draw.voided.join(', ')} />
          )}
          <Published label={texts.drawnHere} value={drawn || texts.nobody} />
        </Step>
      </ol>
      <Alert
        kind={isFair ? 'success' : 'danger'}
        title={isFair ? texts.drawIsFair : texts.drawIsNotFair}
        announce
      >
        {isFair ? texts.drawIsFairText : texts.drawIsNotFairText}
      </Alert>
      <details className={styles.how}>
        <summary>{texts.howItWorks}</summary>
        <p>{interpolate(texts.howItWorksText, { hash: winners.hash })}</p>
      </details>
    </>
  );
}

function Step({
  title,
  matches,
  children,
}: {
  title: string;
  matches: boolean;
  children: ReactNode;
}) {
  const Icon = matches ? IconCircleCheck : IconCircleX;
  return (
    <li className={styles.step}>
      <p className={styles.title}>
        <Icon
          className={matches ? styles.good : styles.bad}
          size={20}
          stroke={1.75}
          aria-hidden="true"
        />
        <span>
          {title}{' '}
          <span className={matches ? styles.good : styles.bad}>
            {matches ? texts.matches : texts.differs}
          </span>
        </span>
      </p>
      {children}
    </li>
  );
}

function Published({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.published}>
      <span className={styles.label}>{label}</span>
      <code className={styles.value}>{value}</code>
    </div>
  );
}

/** Of a giveaway that is drawn. What is missing then is no match. */
function publishedDraw(
  { fairness: { seed, seedHash, listHash }, rewards, winners }: Giveaway,
  { entrants, voided }: EntrantList,
): PublishedDraw {
  return {
    ...{ seed: seed ?? '', seedHash: seedHash ?? '', listHash: listHash ?? '' },
    ...{ entrants: entrants ?? [], voided, rewards },
    winners: winners.map(({ player, reward }) => ({ playerId: player.id, reward })),
  };
}

function namesOf({ winners }: Giveaway): ReadonlyMap<string, string> {
  return new Map(winners.map(({ player }) => [player.id, player.name]));
}
