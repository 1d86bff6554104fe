import type { RatingRebuild } from '@mes/contract/ratings';
import { useCall, useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { confirm, showError } from '../../components/dialogs/dialogs';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import { interpolate } from '../../interpolate';
import styles from './Operations.module.css';
import { type Progress, ProgressBar } from './ProgressBar';
import * as texts from './texts';

export function Rebuild({ progress }: { progress: Progress | null }) {
  const rebuild = useCall('ratings', 'rebuildProgress', {});
  const start = useWrite('ratings', 'rebuild');
  const isRunning = rebuild.data?.finishedAt === null;

  async function ask(): Promise<void> {
    const isSure = await confirm({
      title: texts.rebuildTitle,
      message: texts.rebuildMessage,
      confirmLabel: texts.rebuild,
    });
    if (isSure) await start.mutateAsync({}).catch(showError);
  }

  return (
    <Section
      id="ratings"
      title={texts.ratings}
      className={styles.section}
      more={
        <Button
          size="sm"
          variant="ghost"
          loading={start.isPending}
          disabled={isRunning || rebuild.data === undefined}
          onClick={() => void ask()}
        >
          {texts.rebuild}
        </Button>
      }
    >
      <p className={styles.lead}>{texts.ratingsLead}</p>
      <Panel pad>
        <Loaded query={rebuild} skeleton={<SkeletonRows rows={1} />} isEmpty={() => false}>
          {(last) => <LastRebuild last={last} progress={progress} />}
        </Loaded>
      </Panel>
    </Section>
  );
}

function LastRebuild({ last, progress }: { last: RatingRebuild; progress: Progress | null }) {
  if (last === null) return <p className={styles.text}>{texts.neverRebuilt}</p>;
  const { finishedAt, done, total } = last;
  if (finishedAt === null) {
    const shown = progress && progress.done > done ? progress : { done, total };
    return <ProgressBar label={texts.rebuilding} text={texts.rebuildProgress} {...shown} />;
  }
  return (
    <p className={styles.text}>
      {done < total ? interpolate(texts.rebuildBrokeOff, { done, total }) : texts.lastRebuild}{' '}
      <Time at={finishedAt} show="ago" />
    </p>
  );
}
