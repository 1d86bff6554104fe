import type { Dispute } from '@mes/contract/dispute-schemas';
import type { Match } from '@mes/contract/match-schemas';
import { compareReports, type MapComparison } from '@mes/domain/series/compare-reports';
import { otherTeam, TEAM_SLOTS, type TeamSlot } from '@mes/domain/series/team-slots';
import { classNames } from '@mes/ui/class-names';
import { MapChip } from '@mes/ui/MapChip.tsx';
import { Chip } from '../../../components/layout/Chip';
import { DataTable } from '../../../components/layout/DataTable';
import { Panel } from '../../../components/layout/Panel';
import { Section } from '../../../components/layout/Section';
import { TeamLogo } from '../../../components/pictures/TeamLogo';
import { formatMoment } from '../../../components/text/format-time';
import { interpolate } from '../../../interpolate';
import { nameOf, teamOf } from '../labels';
import styles from './Dispute.module.css';
import { ReportPictures } from './ReportPictures';
import * as texts from './texts';

interface ReportsProps {
  match: Match;
  latest: Dispute['latest'];
}

/** Side by side; on a phone one table of both. */
export default function Reports({ match, latest }: ReportsProps) {
  const compared = compareReports(latest);
  return (
    <Section
      title={texts.reports}
      count={interpolate(texts.scoresAs, {
        teamA: nameOf(match, 'A'),
        teamB: nameOf(match, 'B'),
      })}
    >
      {compared.length > 0 && (
        <Panel className={styles.comparison}>
          <DataTable
            caption={texts.comparison}
            rows={compared}
            rowKey={({ map }) => map}
            columns={[
              { id: 'map', header: texts.map, cell: ({ map }) => map },
              ...TEAM_SLOTS.map((slot) => ({
                id: slot,
                header: interpolate(texts.teamSays, { teamName: teamOf(match, slot)?.tag ?? slot }),
                numeric: true,
                cell: ({ said }: MapComparison) => scoreText(said[slot]) ?? texts.notPlayed,
              })),
              {
                id: 'same',
                header: texts.compared,
                cell: ({ isSame }) => <Sameness isSame={isSame} />,
              },
            ]}
          />
        </Panel>
      )}
      <div className={styles.reports}>
        {TEAM_SLOTS.map((slot) => (
          <Report key={slot} {...{ match, slot, compared, latest }} />
        ))}
      </div>
    </Section>
  );
}

function Report({
  match,
  slot,
  latest,
  compared,
}: ReportsProps & { slot: TeamSlot; compared: readonly MapComparison[] }) {
  const team = teamOf(match, slot);
  const report = latest[slot];
  // A report is disputed by the other team: these are its words.
  const objection = latest[otherTeam(slot)]?.reason;
  return (
    <Panel>
      <div className={styles.reportHead}>
        {team && <TeamLogo team={team} size={34} plain />}
        <span className={styles.reportTeam}>
          <b>{nameOf(match, slot)}</b>
          <small>
            {report
              ? interpolate(texts.reportedBy, {
                  name: report.by?.name ?? texts.somebody,
                  time: formatMoment(report.createdAt),
                })
              : texts.noReport}
          </small>
        </span>
        {report && (
          <span className={styles.score}>
            {report.scoreA} : {report.scoreB}
          </span>
        )}
      </div>
      {report &&
        compared.map(({ map, said, isSame }) => (
          <div key={map} className={classNames(styles.map, !isSame && styles.differs)}>
            <MapChip map={map} />
            <Sameness isSame={isSame} />
            <span className={styles.said}>
              {scoreText(said[slot]) ?? <span className={styles.unplayed}>{texts.notPlayed}</span>}
            </span>
          </div>
        ))}
      {!report && <p className={styles.says}>{texts.noReportNote}</p>}
      {objection && <p className={styles.says}>{objection}</p>}
      {report && report.pictures.length > 0 && (
        <div className={styles.pictures}>
          <ReportPictures report={report} />
        </div>
      )}
    </Panel>
  );
}

function Sameness({ isSame }: { isSame: boolean }) {
  return <Chip tone={isSame ? 'neutral' : 'warn'}>{isSame ? texts.same : texts.differs}</Chip>;
}

function scoreText(score: MapComparison['said']['A']): string | null {
  return score && `${score.scoreA} : ${score.scoreB}`;
}
