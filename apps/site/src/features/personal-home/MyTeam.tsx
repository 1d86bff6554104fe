import type { OwnTeam } from '@mes/contract/personal-home';
import { ordinal } from '@mes/domain/names/rank';
import { classNames } from '@mes/ui/class-names';
import { FormDots } from '@mes/ui/FormDots.tsx';
import { useCall } from '../../api/use-call';
import { AppLink } from '../../components/AppLink';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { TeamLogo } from '../../components/pictures/TeamLogo';
import { teamPath } from '../../components/pictures/team-path';
import { SpoilerText } from '../../components/spoilers/HiddenResult';
import { MANY_RESULTS } from '../../components/spoilers/revealed';
import { interpolate } from '../../interpolate';
import styles from './Rows.module.css';
import * as texts from './texts';

/** The players of the own team, with who cannot play. */
export function MyTeam({ team, accountId }: { team: OwnTeam; accountId: string }) {
  return (
    <Section title={texts.myTeam} more={{ to: teamPath(team.name), label: texts.manageTeam }}>
      <Panel>
        <div className={styles.team}>
          <TeamLogo team={team} size={44} plain />
          <span>
            <b className={styles.teamName}>{team.name}</b>
            <Standing teamName={team.name} />
          </span>
        </div>
        <ul className={styles.list}>
          {team.players.map(({ id, name, canPlay }) => (
            <li key={id}>
              <AppLink
                to={`/players/${encodeURIComponent(id)}`}
                className={classNames(styles.row, styles.member)}
              >
                <span className={styles.text}>
                  <b>{name}</b>
                </span>
                <span className={classNames(styles.end, !canPlay && styles.warn)}>
                  {canPlay ? roleOf({ id, team, accountId }) : texts.noGameId}
                </span>
              </AppLink>
            </li>
          ))}
        </ul>
      </Panel>
    </Section>
  );
}

/** What the page of the team reads: it opens at once from here. */
function Standing({ teamName }: { teamName: string }) {
  const { data } = useCall('teams', 'website', { team: teamName });
  const form = data?.statistics.form ?? [];
  return (
    <span className={styles.standing}>
      {data && standingText(data.standing)}
      {form.length > 0 && (
        <SpoilerText of={MANY_RESULTS}>
          <FormDots results={form.toReversed()} />
        </SpoilerText>
      )}
    </span>
  );
}

function standingText({ elo, rank }: { elo: number; rank: number | null }): string {
  return rank === null
    ? interpolate(texts.eloOnly, { elo })
    : interpolate(texts.eloAndRank, { elo, rank: ordinal(rank) });
}

function roleOf({ id, team, accountId }: { id: string; team: OwnTeam; accountId: string }): string {
  const isOwn = id === accountId;
  if (id === team.leader?.id) return isOwn ? texts.leaderYou : texts.leader;
  return isOwn ? texts.you : texts.ready;
}
