import type { Page as PageOf } from '@mes/contract/define';
import type { Giveaway } from '@mes/contract/giveaways';
import { satisfies } from '@mes/domain/permissions/permissions';
import { usePermissions } from '../../api/account';
import { Button } from '../../components/Button';
import { Page } from '../../components/layout/Page';
import { Section } from '../../components/layout/Section';
import { Pager } from '../../components/lists/Pager';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import type { QueryLike } from '../../components/states/load-state';
import { Skeleton } from '../../components/states/Skeleton';
import { Hidden } from '../../components/text/Hidden';
import { useSearchParams } from '../../router/use-search-params';
import { EnterCode } from './EnterCode';
import { GiveawayCard } from './GiveawayCard';
import styles from './Giveaways.module.css';
import { giveawaysRequest } from './giveaways-request';
import { MyRewards } from './MyRewards';
import { editorPath, giveawaysPath } from './paths';
import * as texts from './texts';
import { useLiveGiveaways } from './use-live-giveaways';

/** All giveaways, those that can still be won first. */
export function Giveaways({ list }: { list: QueryLike<PageOf<Giveaway[]>> }) {
  useLiveGiveaways();
  const [params] = useSearchParams();
  const { page, size } = giveawaysRequest(params);
  const mayEdit = satisfies(usePermissions(), 'Admin');
  return (
    <Page
      title={texts.giveaways}
      lead={texts.giveawaysLead}
      actions={
        mayEdit && (
          <Button to={editorPath()} variant="ghost">
            {texts.manageGiveaways}
          </Button>
        )
      }
    >
      <Section title={texts.enterCode}>
        <EnterCode />
      </Section>
      <MyRewards />
      <Loaded
        query={list}
        skeleton={<GridSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyRow>{texts.noGiveaways}</EmptyRow>}
      >
        {({ data, total }) => (
          <>
            <Sections giveaways={data} isFirstPage={page === 0} />
            <Pager
              label={texts.pagesOfGiveaways}
              page={page}
              pages={Math.ceil(total / size)}
              linkTo={giveawaysPath}
            />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Sections({
  giveaways,
  isFirstPage,
}: {
  giveaways: readonly Giveaway[];
  isFirstPage: boolean;
}) {
  const isOver = ({ state }: Giveaway) => state === 'closed' || state === 'drawn';
  const open = giveaways.filter(({ state }) => state === 'open');
  const planned = giveaways.filter(({ state }) => state === 'planned');
  return (
    <>
      {isFirstPage && open.length === 0 && (
        <Section title={texts.openNow}>
          <EmptyRow>{texts.nothingOpen}</EmptyRow>
        </Section>
      )}
      <Grid title={texts.openNow} giveaways={open.toReversed()} />
      <Grid title={texts.comingUp} giveaways={planned.toReversed()} />
      <Grid title={texts.over} giveaways={giveaways.filter(isOver)} />
    </>
  );
}

function Grid({ title, giveaways }: { title: string; giveaways: readonly Giveaway[] }) {
  if (giveaways.length === 0) return null;
  return (
    <Section title={title}>
      <div className={styles.grid}>
        {giveaways.map((giveaway) => (
          <GiveawayCard
            key={giveaway.id}
            giveaway={giveaway}
            large={giveaway.state === 'open' && giveaways.length === 1}
          />
        ))}
      </div>
    </Section>
  );
}

function GridSkeleton() {
  return (
    <div className={styles.grid} role="status">
      <Hidden>{texts.loading}</Hidden>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} height={360} />
      ))}
    </div>
  );
}
