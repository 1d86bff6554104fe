import { channels } from '@mes/client/channels';
import type { Dispute } from '@mes/contract/dispute-schemas';
import type { WebsiteMatch } from '@mes/contract/match-schemas';
import { compareReports } from '@mes/domain/series/compare-reports';
import { skinOf } from '@mes/domain/tournament/name/skin';
import { useCall } from '../../../api/use-call';
import { useLive } from '../../../api/use-live';
import { Button } from '../../../components/Button';
import { Page } from '../../../components/layout/Page';
import { Alert } from '../../../components/states/Alert';
import { EmptyRow } from '../../../components/states/EmptyRow';
import { LoadedPage } from '../../../components/states/LoadedPage';
import { Time } from '../../../components/text/Time';
import { interpolate } from '../../../interpolate';
import { matchPath } from '../../matches/paths';
import { noMatch } from '../../matches/texts';
import { nameOf } from '../labels';
import { Decided } from './Decided';
import { Decision } from './Decision';
import styles from './Dispute.module.css';
import { Evidence } from './Evidence';
import { History } from './History';
import { disagreement, heldUp } from './outcomes';
import Reports from './Reports';
import * as texts from './texts';

/** A disputed result: both reports side by side, the evidence, and the decision. */
export function DisputePage({ id }: { id: string }) {
  const match = useCall('matches', 'website', { id });
  const dispute = useCall('matches', 'dispute', { id });
  useLive(channels.match(id), { reads: ['matches'] });
  // Somebody takes or closes the call.
  useLive(channels.staff(), { reads: ['matches'] });
  const query = {
    data: match.data && dispute.data && { match: match.data, dispute: dispute.data },
    error: match.error ?? dispute.error,
    isPending: match.isPending || dispute.isPending,
    isFetching: match.isFetching || dispute.isFetching,
    isError: match.isError || dispute.isError,
    refetch: () => Promise.all([match.refetch(), dispute.refetch()]),
  };
  return (
    <LoadedPage query={query} title={texts.dispute} missing={noMatch}>
      {(found) => <Content {...found} />}
    </LoadedPage>
  );
}

function Content({ match, dispute }: { match: WebsiteMatch; dispute: Dispute }) {
  const { tournament, round, bestOf, matchID } = match;
  const lead = [
    tournament?.name,
    round,
    interpolate(texts.matchNumber, { number: matchID }),
    interpolate(texts.bestOf, { maps: bestOf }),
  ];
  const ruling = dispute.rulings.find(({ undoneAt }) => undoneAt === null);
  return (
    <Page
      title={interpolate(texts.against, { teamA: nameOf(match, 'A'), teamB: nameOf(match, 'B') })}
      lead={lead.filter(Boolean).join(', ')}
      skin={skinOf(tournament?.id)}
      actions={
        <>
          <Button to={`/matchup/${match.id}`} variant="ghost" size="sm">
            {texts.roomChat}
          </Button>
          <Button to={matchPath(match.id)} variant="ghost" size="sm">
            {texts.matchPage}
          </Button>
        </>
      }
    >
      {dispute.isOpen && <Disagreement match={match} dispute={dispute} />}
      {!dispute.isOpen && !ruling ? (
        <EmptyRow action={{ to: `/matchup/${match.id}`, label: texts.openRoom }}>
          {texts.notInDispute}
        </EmptyRow>
      ) : (
        <div className={styles.page}>
          <div className={styles.facts}>
            {dispute.isOpen && <Reports match={match} latest={dispute.latest} />}
            <div className={styles.later}>
              <Evidence match={match} call={dispute.call} />
              <History match={match} dispute={dispute} />
            </div>
          </div>
          <aside className={styles.decision}>
            {dispute.isOpen ? (
              <Decision key={dispute.revision} match={match} dispute={dispute} />
            ) : (
              ruling && <Decided match={match} ruling={ruling} />
            )}
          </aside>
        </div>
      )}
    </Page>
  );
}

/** First line: what they disagree on. */
function Disagreement({ match, dispute }: { match: WebsiteMatch; dispute: Dispute }) {
  const agreed = compareReports(dispute.latest).flatMap(({ map, isSame }) => (isSame ? [map] : []));
  return (
    <Alert kind="warning" title={disagreement(match, dispute)} className={styles.disagreement}>
      {agreed.length > 0 && interpolate(texts.agreedOn, { maps: agreed.join(', ') })}{' '}
      {heldUp(dispute)}{' '}
      {dispute.call && (
        <>
          {texts.staffWereCalled} <Time at={dispute.call.createdAt} show="ago" />.
        </>
      )}
    </Alert>
  );
}
