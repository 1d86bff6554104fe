import { teamPath } from '../../components/pictures/team-path';

/** The name in the URL of a team page by which players join. */
export const INVITATION_PARAMETER = 'invitation';

export function invitationPath(teamName: string, token: string): string {
  return `${teamPath(teamName)}?${INVITATION_PARAMETER}=${token}`;
}
