import type { Account } from '@mes/contract/accounts';
import type { Requirement, Signup } from '@mes/contract/entry-schemas';
import { joinWithAnd } from '@mes/domain/roster/roster';
import { useCall } from '../../../api/use-call';
import { Button } from '../../../components/Button';
import { teamPath } from '../../../components/pictures/team-path';
import { Alert } from '../../../components/states/Alert';
import { interpolate } from '../../../interpolate';
import { useLocation } from '../../../router/RouterProvider';
import { partUrl } from '../TournamentTabs';
import * as texts from '../texts';
import styles from './SignupButton.module.css';

type Team = NonNullable<Account['teamData']>;

interface UnmetNoticeProps {
  tournamentId: string;
  signup: Pick<Signup, 'min' | 'regions'>;
  team: Team | null | undefined;
}

/** What keeps the team of a leader from signing up, with the way to the first of it. */
export function UnmetNotice({ tournamentId, signup, team }: UnmetNoticeProps) {
  const { data } = useCall('tournaments', 'requirements', { id: tournamentId });
  const all = data?.filter(({ met }) => met === false) ?? [];
  // Nothing else helps a team of another region.
  const region = all.find(({ kind }) => kind === 'region');
  const unmet = region ? [region] : all;
  const [first] = unmet;
  if (!first || !team) return null;
  return (
    <Alert
      title={region ? texts.cannotSignUp : texts.cannotSignUpYet}
      action={<UnmetAction kind={first.kind} teamName={team.name} />}
    >
      <ul className={styles.unmet}>
        {unmet.map(({ kind }) => (
          <li key={kind}>{textOf(kind, { signup, team })}</li>
        ))}
      </ul>
    </Alert>
  );
}

function textOf(
  kind: Requirement['kind'],
  { signup: { min, regions }, team }: { signup: UnmetNoticeProps['signup']; team: Team },
): string {
  switch (kind) {
    case 'roster_size':
      return interpolate(texts.tooFewPlayers, { players: team.players.length, min });
    case 'one_roster':
      return texts.onOtherRosters;
    case 'region':
      return interpolate(texts.otherRegion, { region: team.region, regions: joinWithAnd(regions) });
    case 'game_ids':
      return texts.tooFewGameIds;
    case 'not_banned':
      return texts.bannedFromEntry;
    case 'rules':
      return texts.rulesNotConfirmed;
    case 'roster_lock':
      return texts.rostersLocked;
    case 'leader':
      return texts.onlyLeaderSignsUp;
  }
}

function UnmetAction({ kind, teamName }: Pick<Requirement, 'kind'> & { teamName: string }) {
  const { pathname, search } = useLocation();
  if (kind === 'rules')
    return (
      <Button size="sm" variant="ghost" to={partUrl(pathname, search, 'rules')}>
        {texts.readRules}
      </Button>
    );
  if (kind === 'region')
    return (
      <Button size="sm" variant="ghost" to="/tournaments">
        {texts.otherTournaments}
      </Button>
    );
  return (
    <Button size="sm" variant="ghost" to={teamPath(teamName)}>
      {texts.manageTeam}
    </Button>
  );
}
