import type { HeadToHead } from '@mes/contract/head-to-head';
import { Page } from '../../components/layout/Page';
import { Section } from '../../components/layout/Section';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import type { QueryLike } from '../../components/states/load-state';
import { SkeletonRows } from '../../components/states/Skeleton';
import { interpolate } from '../../interpolate';
import { MeetingRows } from '../matches/Encounters';
import { MatchRows } from '../matches/MatchRows';
import { EloComparison } from './EloComparison';
import { FormComparison } from './FormComparison';
import { MapComparison } from './MapComparison';
import styles from './MatchPreview.module.css';
import { PlayerComparison } from './PlayerComparison';
import { Record } from './Record';
import { TeamChoice } from './TeamChoice';
import * as texts from './texts';

/** Two teams that the visitor chooses, with everything that they have played against each other. */
export function HeadToHeadPage({ headToHead }: { headToHead: QueryLike<HeadToHead> | null }) {
  const compared = headToHead?.data?.comparison;
  const title = compared
    ? interpolate(texts.pairTitle, {
        teamA: compared.A.team.name,
        teamB: compared.B.team.name,
      })
    : texts.title;
  return (
    <Page title={title} lead={compared ? undefined : texts.lead}>
      <TeamChoice />
      {headToHead ? (
        <Loaded query={headToHead} skeleton={<SkeletonRows rows={12} height={42} />}>
          {(found) => <Compared headToHead={found} />}
        </Loaded>
      ) : (
        <EmptyRow>{texts.chooseTeams}</EmptyRow>
      )}
    </Page>
  );
}

function Compared({ headToHead }: { headToHead: HeadToHead }) {
  const { comparison, recent, encounters, upcoming } = headToHead;
  return (
    <div className={styles.parts}>
      <Record headToHead={headToHead} />
      {upcoming.length > 0 && (
        <Section title={texts.nextMatches}>
          <MatchRows matches={upcoming} />
        </Section>
      )}
      <Section title={texts.allEncounters} count={encounters.matches.length}>
        {encounters.matches.length === 0 ? (
          <EmptyRow>{texts.neverMet}</EmptyRow>
        ) : (
          <MeetingRows matches={encounters.matches} teamName={encounters.team1.name} />
        )}
      </Section>
      <MapComparison comparison={comparison} />
      <PlayerComparison comparison={comparison} />
      <FormComparison comparison={comparison} recent={recent} />
      <EloComparison comparison={comparison} />
    </div>
  );
}
