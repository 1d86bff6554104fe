export const localTimes = '{format}, all times local';
export const enterResults = 'Enter results';

export const champion = 'Champion';

export const editions = 'Editions';

export const embedTitle = 'Show this bracket on your site';
export const embedLabel = 'Code for your page';

export const bracketNotDrawn = 'The bracket of {name} is not drawn yet.';

export const format = 'Format';
export const placeNumber = 'Place {place}';
export const placeRange = 'Places {from} to {to}';
export const advances = 'advances';
export const advance = 'advance';
export const goOnTo = '{places}{ofGroup} {advance} to {stage}.';
export const ofEachGroup = ' of each group';
export const nextStage = 'the next stage';
export const stageFormat = '{kind}, best of {bestOf}{longer}.';
export const gslGroups = 'GSL groups';
export const groupsNoun = 'groups';
export const meetTwice = ', double round robin';
export const roundRobinTwice = 'Double round robin';
export const roundRobin = 'Round robin';
export const swissRounds = 'Swiss, {rounds} rounds';
export const swissUntil = 'Swiss until {wins} wins or {losses} losses';
export const finalBestOf = ', the final best of {maps}';

export const signupOpens = 'Signup opens';
export const signupCloses = 'Signup closes';
export const rostersLock = 'Rosters lock';
export const checkInOpens = 'Check-in opens';
export const checkInCloses = 'Check-in closes';
export const firstMatches = 'First matches';
export const keyDates = 'Key dates';

export const moreSoon = 'Details coming soon.';
export const liveNow = 'Live now';
export const schedule = 'Schedule';
export const fullSchedule = 'Full schedule';
export const noMatches = 'No matches yet.';
export const about = 'About';
export const prizes = 'Prizes';

export const placements = 'Placements';
export const showAllPlacements = 'Show all placements';
export const place = 'Place';
export const team = 'Team';
export const points = 'Points';
export const prize = 'Prize';

export const noSuchPage = 'This page does not exist';
export const noEdition = 'No edition has been announced yet.';

export const rules = 'Rules';
export const rulesNotPublished = 'The rules are not published yet.';
export const mapPool = 'Map pool';

export const matches = 'Matches';
export const noMatchesHere = 'No matches here yet.';

export const teams = 'Teams';
export const noTeams = 'No team is registered yet.';
export const droppedOut = 'Dropped out';
export const disqualified = 'Disqualified';
export const checkedIn = 'Checked in';
export const notCheckedIn = 'Not checked in';
export const seed = 'Seed {seed}';

export const season = 'Season {season}';
export const dates = 'Dates';
export const prizePool = 'Prize pool';
export const registeredOf = '{registered} of {teams}';
export const roster = 'Roster';

export const tournament = 'Tournament';
export const noTournament = 'There is no tournament with the id {id}.';

export const overview = 'Overview';
export const swiss = 'Swiss';
export const bracket = 'Bracket';
export const groups = 'Groups';
export const statistics = 'Statistics';

export const checkInTitle = 'Check in to {name}';
export const checkInMessage = '{teamName} is present and ready to play.';
export const checkIn = 'Check in';
export const teamCheckedIn = '{teamName} is checked in.';

export const requirements = 'Requirements';
export const metPrefix = 'Met:';
export const notMetPrefix = 'Not met:';

export const playersChosen = '{chosen} selected, {wanted} allowed';
export const range = '{min} to {max}';

export const confirmed = 'Confirmed';
export const confirmRulesIn = 'Confirm Rules in';
export const confirmRules = 'Confirm Rules';
export const confirmRulesMessage = 'You have read the rules of {name} and will follow them.';
export const rulesConfirmed = 'Rules confirmed!';

export const signUp = 'Sign up';
export const opensSoon = 'Registration opens soon!';
export const opensAt = 'Registration opens at';
export const signupClosed = 'Registration has closed';
export const teamNeeded = 'You need a team to sign up.';
export const teamNeededText =
  'Create one and invite your players, or join one that has invited you.';
export const createTeam = 'Create a team';
export const joinTeam = 'Show my invitations';
export const freeAgents = 'Free agents';
export const teamSignedUp = '{teamName} has signed up.';
export const askLeader = 'Ask {leaderName} to sign your team up.';
export const onlyLeaderSignsUp = 'Only the team leader can sign up for tournaments!';
export const cannotSignUp = 'Your team cannot sign up';
export const cannotSignUpYet = 'Your team cannot sign up yet';
export const tooFewPlayers = 'It has {players} of at least {min} players.';
export const tooFewGameIds = 'Players without a game id cannot play.';
export const onOtherRosters = 'Players on the roster of another team cannot play.';
export const otherRegion = 'It is from {region}, the tournament is for {regions}.';
export const bannedFromEntry = 'The team or too many of its players are banned.';
export const rulesNotConfirmed = 'Read the rules, then confirm them here.';
export const rostersLocked = 'Rosters are locked.';
export const manageTeam = 'Manage team';
export const otherTournaments = 'Other tournaments';
export const readRules = 'Read the rules';
export const applicationDeclined = 'Your application was declined';
export const withdraw = 'Withdraw';
export const updateRoster = 'Update roster';
export const registered = 'Registered';
export const waitingListPlace = 'Waitlist, place {place}';
export const waitingList = 'Waitlist';
export const applied = 'Applied';

export const signupTitle = '{name} Registration';
export const rosterSizeWrong = 'You must select between {min} and {max} players';
export const withdrawTitle = 'Withdraw from {name}?';
export const withdrawMessage =
  'Your team gives up its spot. You can sign up again while registration is open.';
export const withdrawTeam = 'Withdraw team';
export const teamWithdrawn = 'Your team was withdrawn.';
export const rosterUpdated = 'Roster updated.';
export const teamRegistered = 'Your team is registered.';
export const teamWaitlisted = 'Your team is on the waitlist.';
export const teamApplied = 'Your team has applied. You will be notified of the decision.';

export const teamCount = '{teams} teams';

export const pickem = 'Pick’em';

export const tournaments = 'Tournaments';
export const tournamentsLead = 'Live, open for signup, coming up and finished.';
export const runningTournaments = 'Running';
export const openTournaments = 'Open for signup';
export const upcomingTournaments = 'Upcoming';
export const pastTournaments = 'Past';
export const noTournamentFits = 'No tournament matches these filters.';
export const placesTaken = '{registered} of {teams} teams';
export const matchesPlayed = '{played} of {total} matches';
export const signupNotDated = 'Signup date TBD';
export const noClosing = 'No closing date';
export const startsOn = 'Starts {dates}';
export const signupOf = '{name}, signup';
export const inTime = 'in {time}';
export const signUpFor = 'Sign up for {name}';
export const noTournamentThisMonth = 'No tournaments this month.';
export const nameFilter = 'Name';
export const series = 'Series';
export const anySeries = 'All series';
export const states = 'States';
export const all = 'All';
export const open = 'Open';
export const fitsMyTeam = 'Fits my team';
export const pastBySeries = 'Past, by series';

/** For screen readers, which do not see the head. */
export const allNamed = 'All {total} of {name}';
export const allOfSeries = 'All {total}';
export const region = 'Region';
export const anyRegion = 'Any region';
export const seasonNumber = 'Season';
export const view = 'View';
export const list = 'List';
export const calendar = 'Calendar';
export const previousMonth = 'Previous month';
export const nextMonth = 'Next month';
