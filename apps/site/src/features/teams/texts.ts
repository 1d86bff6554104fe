export const openYourTeam = 'Open your team';
export const alreadyInTeam =
  'You are already on {teamName}. Leave it before you create another team.';
export const teamCreated = '{teamName} was created.';
export const name = 'Name';
export const nameProblem = 'Name {reason}';
export const tag = 'Tag';
export const tagHint = 'Shown in brackets after player names';
export const tagProblem = 'Tag {reason}';
export const region = 'Region';
export const regionHint =
  'Regional tournaments are for teams of that region. Only staff can change it later.';
export const chooseRegion = 'Choose where your team plays.';
export const logo = 'Logo';
export const newTeam = 'New team';
export const teamNotCreated = 'The team was not created';
export const createTeam = 'Create team';

export const form = 'Form';
export const formLead = 'Last 10 matches, newest on the right';
export const won = 'Won';
export const lost = 'Lost';
export const drawn = 'Drawn';
export const notCounted = 'Not counted';
export const forfeit = 'Forfeit';
export const formMatch = '{result} against {teamName}, {score}';
export const resultHidden = 'Result hidden';

export const nextMatch = 'Next match';
export const noMatchScheduled = 'No match scheduled.';
export const liveMap = 'Map {map} of {bestOf}';
export const veto = 'Veto';
export const live = 'Live';
export const timeOpen = 'Time not set';
export const notDecided = 'Not decided';
export const chanceOf = '{percent}% by Elo';

export const mapPool = 'Map pool';
export const vetoCount = '{count} vetoes, best win rate first';
export const bestFirst = 'Best win rate first';
export const map = 'Map';
export const played = 'Played';
export const winRate = 'Win rate';
export const bans = 'Bans';
export const picks = 'Picks';
export const bannedByOthers = 'Banned by others';
export const winRateNote = 'Win rate: maps won of maps played, line at 50%.';
export const vetoNote =
  'Bans and picks: how often the team bans or picks the map when it can. Banned by others: how often opponents ban it.';
export const noMapsPlayed = 'No maps played yet.';

export const performance = 'Performance';
export const time = 'Time';
export const allTime = 'All time';
export const last30Days = 'Last 30 days';
export const last3Months = 'Last 3 months';
export const last12Months = 'Last 12 months';
export const allTournaments = 'All tournaments';
export const against = 'Against';
export const anyone = 'Anyone';
export const allMaps = 'All maps';

export const headToHead = 'Head to head';
export const compareThem = 'Compare';
export const neverMet = 'These teams have not played each other.';
export const meetings = '{matches} matches{draws}. Maps {maps}, rounds {rounds}.';
export const oneMeeting = '1 match{draws}. Maps {maps}, rounds {rounds}.';
export const meetingDraws = ', {draws} drawn';

export const rosterHistory = 'Roster history';
export const membershipSince = 'Membership since {year}';
export const sinceDate = 'since {date}';
export const leftOn = 'left {date}';
export const noMemberships = 'No members yet.';

export const transfers = 'Transfers';
export const transfersLead = 'Who has joined and left teams, newest first.';
export const allTransfers = 'All transfers';
export const everything = 'All';
export const joins = 'Joined';
export const departures = 'Left';
export const joined = 'Joined';
export const left = 'Left';
export const fromTeam = 'from';
export const toTeam = 'to';
export const noTransfers = 'No transfers yet.';
export const noMoreTransfers = 'No earlier transfers.';

export const oneMap = '1 map';
export const mapCount = '{count} maps';

export const roster = 'Roster';
export const rosterLead = 'Rating over all captured maps';
export const playerFigures = 'K/D {kd}, {maps}';
export const noCapturedMaps = 'No captured maps';
export const noPlayers = 'This team has no players.';
export const leader = 'Leader';

export const compareTeam = 'Compare';
export const manageTeam = 'Manage team';
export const leaveTitle = 'Leave {teamName}?';
export const leaveAsLast = 'You are the last player: leaving disbands the team.';
export const leaveMessage = 'You need a new invitation to come back.';
export const leaveTeam = 'Leave team';
export const teamLeft = 'You have left {teamName}.';
export const teamJoined = 'You joined {teamName}.';
export const joinTeam = 'Join team';
export const signInToJoin = 'Sign in to join';
export const askToJoin = 'Ask to join';
export const withdrawRequest = 'Withdraw request';
export const requestSent = 'You asked {teamName} to join. The leader is notified.';
export const requestWithdrawn = 'Request withdrawn.';

export const ledBy = 'Led by {name}';
export const leaderNotFound = 'Leader not found';
export const worldRank = 'World rank';
export const elo = 'Elo';
export const mapsWon = 'Maps won';
export const earnings = 'Earnings';
export const banned = 'Banned';
export const disbanded = 'Disbanded';

export const addLineTitle = 'Add a line about {teamName}';
export const lineLabel = 'Facts for casters';
export const addLine = 'Add line';
export const deleteLineTitle = 'Delete this line?';
export const deleteLine = 'Delete line';
export const lineDeleted = 'Line deleted.';
export const forCasters = 'For casters';
export const noLines = 'No text about this team yet.';
export const someone = 'Someone';
export const deleteShort = 'Delete';

export const playerCount = '{players} of {most} players';
export const invitePlayer = 'Invite player';
export const player = 'Player';
export const remove = 'Remove';
export const wantsToJoin = 'Wants to join, asked';
export const accept = 'Accept';
export const decline = 'Decline';
export const playerAccepted = '{name} is on the team.';
export const declineRequestTitle = 'Decline the request of {name}?';
export const declineRequestMessage = 'They can ask again after a week.';
export const declineRequest = 'Decline request';
export const requestDeclined = 'Request declined.';
export const invitationLink = 'Invitation link';
export const linkAbout = 'Send one link to all your players. Anyone who opens it can join.';
export const linkWorksUntil = 'Anyone with this link can join until';
export const createLink = 'Create invitation link';
export const newLink = 'New link';
export const replaceLinkTitle = 'Create a new link?';
export const formerLinkEnds = 'The old link stops working.';
export const endLink = 'Disable link';
export const endLinkTitle = 'Disable the invitation link?';
export const endLinkMessage = 'No one can join with it anymore.';
export const linkEnded = 'Invitation link disabled.';
export const linkReplaced = 'New link created. The old one no longer works.';
export const invited = 'Invited';
export const withdraw = 'Withdraw';
export const changeLogo = 'Change logo';
export const removeLogo = 'Remove logo';
export const changeText = 'Change text';
export const changeTag = 'Change tag';
export const changeName = 'Change name';
export const changeRegion = 'Change region';
export const handOverTeam = 'Hand over team';
export const disbandTeam = 'Disband team';

export const noTeam = 'There is no team called {name}.';
export const moreMatches = 'More matches';
export const results = 'Results';
export const allMatches = 'All matches';
export const noMatchesPlayed = 'No matches played yet.';

export const tournament = 'Tournament';
export const rank = 'Rank';
export const tournamentHistory = 'Tournament history';
export const noneOfTheseYet = 'None of these yet.';
export const running = 'Running';

export const inviteMessage =
  'They see the invitation in their notifications and on their dashboard.';
export const playerInvited = '{name} was invited.';
export const withdrawInvitationTitle = 'Withdraw the invitation to {name}?';
export const withdrawInvitation = 'Withdraw invitation';
export const invitationWithdrawn = 'Invitation withdrawn.';
export const removePlayerTitle = 'Remove {name} from the team?';
export const removePlayerMessage = 'They need a new invitation to come back.';
export const removePlayer = 'Remove player';
export const playerRemoved = '{name} was removed.';
export const handOverTitle = 'Hand over the team';
export const handOverMessage = 'Who leads the team from now on? You stay in it as a player.';
export const makeLeader = 'Make leader';
export const teamHandedOver = '{name} is now the team leader.';
export const disbandTitle = 'Disband {teamName}?';
export const disbandMessage = 'Everyone leaves the team. Its matches and results stay.';
export const teamDisbanded = '{teamName} was disbanded.';
export const nameChangeableOn = 'You can change it again on {date}.';
export const changeNameMessage =
  'You can change it once every 30 days. The old name stays in the history.';
export const saveName = 'Save name';
export const saveTag = 'Save tag';
export const saveRegion = 'Save region';
export const changeTextTitle = 'About the team';
export const saveText = 'Save text';
export const saveLogo = 'Save logo';
export const choosePictureFirst = 'Choose a picture first.';
export const removeLogoTitle = 'Remove the logo?';
export const removeLogoMessage = 'The team gets its generated logo back.';
export const logoRemoved = 'Logo removed.';

export const team = 'Team';
export const rankWithElo = '#{rank} with {elo}';
export const record = '{wins} wins, {losses} losses';

export const createTeamLead = 'As its leader you invite players and sign up for tournaments.';
export const totalEarnings = 'Total earnings';
export const otherEarnings = '{other} more in other tournaments, {all} in all.';
