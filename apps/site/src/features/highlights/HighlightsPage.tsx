import type { HighlightsOverview } from '@mes/contract/highlight-schemas';
import { satisfies } from '@mes/domain/permissions/permissions';
import { IconPlus, IconTags } from '@tabler/icons-react';
import { usePermissions } from '../../api/account';
import { AppLink } from '../../components/AppLink';
import { Button } from '../../components/Button';
import { Page } from '../../components/layout/Page';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import type { QueryLike } from '../../components/states/load-state';
import { SkeletonRows } from '../../components/states/Skeleton';
import { useSearchParams } from '../../router/use-search-params';
import { ClipGrid } from './ClipCard';
import { ClipCover } from './ClipCover';
import { ClipSearch } from './ClipSearch';
import { hasFilters } from './clip-filters';
import styles from './HighlightsPage.module.css';
import { likesText } from './likes-text';
import { clipPath, TAGGERS } from './paths';
import * as texts from './texts';
import { useLiveHighlights } from './use-live-highlights';

/** The clip of the week, the best of this one, and all others with filters. */
export function HighlightsPage({ overview }: { overview: QueryLike<HighlightsOverview> }) {
  useLiveHighlights();
  const [params] = useSearchParams();
  return (
    <Page title={texts.highlights} lead={texts.highlightsLead} actions={<Actions />}>
      <Loaded query={overview} skeleton={<SkeletonRows rows={4} height={160} />}>
        {(shown) => (
          <>
            {!hasFilters(params) && <Best overview={shown} />}
            <ClipSearch first={shown.newest} total={shown.total} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Best({ overview: { clipOfTheWeek, best, total } }: { overview: HighlightsOverview }) {
  return (
    <>
      {clipOfTheWeek && (
        <AppLink to={clipPath(clipOfTheWeek.clip.id)} className={styles.winner}>
          <ClipCover clip={clipOfTheWeek.clip} className={styles.cover} />
          <span className={styles.text}>
            <span className={styles.label}>{texts.clipOfTheWeek}</span>
            <b className={styles.title}>{clipOfTheWeek.clip.title}</b>
            <span className={styles.names}>
              {clipOfTheWeek.clip.players.map(({ name }) => name).join(', ')}
            </span>
            <span className={styles.label}>{likesText(clipOfTheWeek.likes)}</span>
          </span>
        </AppLink>
      )}
      {total > 0 && (
        <Section title={texts.bestThisWeek}>
          {best.length === 0 ? (
            <EmptyRow>{texts.nothingLiked}</EmptyRow>
          ) : (
            <ClipGrid clips={best.slice(0, 4)} />
          )}
        </Section>
      )}
    </>
  );
}

function Actions() {
  const mayTag = satisfies(usePermissions(), TAGGERS);
  return (
    <>
      {mayTag && (
        <Button
          to="/highlights/tagging"
          variant="ghost"
          icon={<IconTags size={17} stroke={1.75} aria-hidden="true" />}
        >
          {texts.tagClips}
        </Button>
      )}
      <Button
        to="/highlights/add"
        variant={mayTag ? 'ghost' : 'primary'}
        icon={<IconPlus size={17} stroke={1.75} aria-hidden="true" />}
      >
        {texts.addClip}
      </Button>
    </>
  );
}
