import type { Giveaway } from '@mes/contract/giveaways';
import { satisfies } from '@mes/domain/permissions/permissions';
import { useAccount, usePermissions } from '../../api/account';
import { Button } from '../../components/Button';
import { Page } from '../../components/layout/Page';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { Alert } from '../../components/states/Alert';
import { LoadedPage } from '../../components/states/LoadedPage';
import type { QueryLike } from '../../components/states/load-state';
import { interpolate } from '../../interpolate';
import { EnterCode } from './EnterCode';
import { GiveawayHero } from './GiveawayHero';
import styles from './GiveawayPage.module.css';
import { editorPath } from './paths';
import { RewardTable } from './RewardTable';
import * as texts from './texts';
import { useLiveGiveaways } from './use-live-giveaways';
import { VerifyDraw } from './VerifyDraw';
import { WinnerTable } from './WinnerTable';

export function GiveawayPage({ giveaway }: { giveaway: QueryLike<Giveaway> }) {
  useLiveGiveaways();
  return (
    <LoadedPage query={giveaway} title={texts.giveaways} missing={texts.noGiveaway}>
      {(found) => <GiveawayView giveaway={found} />}
    </LoadedPage>
  );
}

function GiveawayView({ giveaway }: { giveaway: Giveaway }) {
  const { id, title, state, description, rewards } = giveaway;
  const mayEdit = satisfies(usePermissions(), 'Admin');
  return (
    <Page
      title={title}
      head={
        <GiveawayHero
          giveaway={giveaway}
          actions={
            mayEdit && (
              <Button to={editorPath(id)} variant="ghost" size="sm">
                {texts.editGiveaway}
              </Button>
            )
          }
        />
      }
    >
      <OwnResult giveaway={giveaway} />
      {state === 'open' && !giveaway.entered && (
        <Section title={texts.enterCode}>
          <EnterCode shownId={id} />
        </Section>
      )}
      {state === 'drawn' && (
        <Section title={texts.winners} count={giveaway.winners.length}>
          <WinnerTable winners={giveaway.winners} />
        </Section>
      )}
      <div className={styles.columns}>
        <Section title={texts.rewards}>
          <RewardTable rewards={rewards} />
        </Section>
        <Section title={texts.rules}>
          <Panel pad className={styles.rules}>
            {description && <p className={styles.description}>{description}</p>}
            <Rules minAccountAgeDays={giveaway.minAccountAgeDays} />
          </Panel>
        </Section>
      </div>
      <Section title={texts.verifyTitle} id="verify">
        <VerifyDraw key={String(giveaway.drawnAt)} giveaway={giveaway} />
      </Section>
    </Page>
  );
}

/** Whether the visitor has entered or won. */
function OwnResult({ giveaway }: { giveaway: Giveaway }) {
  const account = useAccount();
  if (!account) return null;
  const { state, entered, winners, voidReason } = giveaway;
  const own = winners.find(({ player }) => player.id === account.id);
  if (own)
    return (
      <Alert kind="success" title={interpolate(texts.youWon, { reward: own.reward })}>
        {own.paid ? texts.paid : texts.notPaidYet}
      </Alert>
    );
  if (voidReason !== null)
    return (
      <Alert kind="warning" title={texts.yourEntryVoided}>
        {voidReason}
      </Alert>
    );
  if (entered && state !== 'drawn') return <Alert kind="success">{texts.yourEntryCounts}</Alert>;
  if (!entered && state === 'closed') return <Alert kind="info">{texts.youDidNotEnter}</Alert>;
  return null;
}

function Rules({ minAccountAgeDays }: { minAccountAgeDays: number }) {
  const age =
    minAccountAgeDays === 1
      ? texts.ruleAgeOne
      : interpolate(texts.ruleAge, { days: minAccountAgeDays });
  return (
    <ul className={styles.list}>
      <li>{texts.ruleSignedIn}</li>
      {minAccountAgeDays > 0 && <li>{age}</li>}
      <li>{texts.ruleOnce}</li>
      <li>{texts.ruleFair}</li>
    </ul>
  );
}
