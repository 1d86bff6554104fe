export const tournamentEnded = 'The tournament has ended.';
export const stageBegun = '{stage} has begun.';
export const endTournament = 'End the tournament';
export const endTournamentEffect =
  'No further stage begins. Teams are placed in the order in which they got this far.';
export const shortenStage = 'Shorten {stage}';
export const beginsWithOneGroup = '{stage} begins with one group.';
export const beginsWithGroups = '{stage} begins with {count} groups.';
export const tooFewTeams = 'Too few teams for {stage}';
export const teamsLeft = '{reason} Left are {teams}.';

export const settings = 'Settings';
export const teamsAndRosters = 'Teams and rosters';
export const seeding = 'Seeding';
export const thisTournament = 'This tournament';

export const showArchived = 'Show archived';
export const tournaments = 'Tournaments';
export const noTournaments = 'There is no tournament yet.';
export const teamCount = '{teams} teams';
export const noDate = 'No date';

export const upperBracket = 'Upper bracket';
export const lowerBracket = 'Lower bracket';
export const placesOfGroup = 'Places of each group';
export const places = 'Places';
export const addPlaces = 'Add places that go on';
export const removeThesePlaces = 'Remove these places';
export const placesFrom = '{places} from';
export const goOnTo = 'go on to';
export const intoThe = 'into the';

export const lookOfName = 'As its name says';
export const basics = 'Basics';
export const nameNeeded = 'A tournament needs a name.';
export const name = 'Name';
export const region = 'Region';
export const season = 'Season';
export const seasonHint = '0 for an event that counts by years.';
export const look = 'Look';
export const accent = 'Colour on air';
export const accentHint =
  'For broadcast scenes, such as #2f7bff; empty for the colour of the series';
export const accentLightened = 'Scenes use {colour}, which is legible on black.';
export const accentNeeded = 'The colour on air must be a colour such as #2f7bff.';
export const stream = 'Stream';
export const addressPlaceholder = 'https://';
export const description = 'Description';
export const rules = 'Rules';
export const rulesHint = 'Headings begin with ##. Players read and confirm them.';
export const rulesMustBeConfirmed = 'Players have to confirm the rules';

export const dates = 'Dates';
export const starts = 'Starts';
export const ends = 'Ends';
export const endsHint = 'Where it is known.';
export const rostersLock = 'Rosters lock';
export const rosterLockHint = 'Empty: with the end of signup.';
export const signupOpens = 'Signup opens';
export const signupOpensHint = 'Empty: “Registration opens soon!”';
export const signupCloses = 'Signup closes';
export const checkInOpens = 'Check-in opens';
export const checkInOpensHint = 'Empty: no check-in.';
export const checkInCloses = 'Check-in closes';
export const checkInClosesHint = 'Who is not there by then is dropped.';
export const datesNote =
  'Times are those of your device. The server takes each step by itself when its time comes.';
export const entry = 'Entry';
export const rosterSizesWrong = 'The largest roster must not be below the smallest.';
export const smallestRoster = 'Players in a roster, at least';
export const largestRoster = 'Players in a roster, at most';
export const teams = 'Teams';
export const teamLimitHint = 'Empty: no limit. Others go to the waitlist.';
export const registerAutomatically =
  'Register teams without a decision of staff while there is room';
export const regionsLegend = 'Regions (none: every region)';

export const placesTo = 'to';

export const tournamentEditor = 'Tournament editor';
export const noTournament = 'There is no tournament with the id {id}.';
export const archivedLead = 'Archived: it stands in no list.';
export const openItsPage = 'Open its page';

export const duplicateTitle = 'Duplicate {name}';
export const createDraft = 'Create draft';
export const idProblem = 'It {reason}.';
export const newId = 'New id';
export const duplicateStartsHint = 'Moves every other date by as much.';
export const draftCreated = 'The draft was created.';
export const bringBackTitle = 'Bring {name} back?';
export const archiveTitle = 'Archive {name}?';
export const bringBackMessage = 'It appears in lists again.';
export const archiveMessage = 'It disappears from every list. Its pages and results stay.';
export const bringBack = 'Bring back';
export const archiveTournament = 'Archive tournament';
export const tournamentIsBack = '{name} is back.';
export const tournamentArchived = '{name} was archived.';
export const deleteTitle = 'Delete {name}?';
export const deleteMessage =
  'Only a draft that no team has applied to can be deleted. It cannot be undone.';
export const deleteTournament = 'Delete tournament';
export const tournamentDeleted = '{name} was deleted.';
export const more = 'More';
export const duplicate = 'Duplicate';
export const archive = 'Archive';
export const deleteShort = 'Delete';

export const newTournament = 'New tournament';
export const newTournamentMessage = 'It begins as a draft that only staff see.';
export const id = 'Id';
export const idHint = 'As in addresses, for good: EmbersS5EU';

export const pictureSaved = 'Picture saved.';
export const picture = 'Picture';
export const pictureLabel = 'Behind the name of the tournament';
export const savePicture = 'Save picture';
export const removePicture = 'Take the picture away';

export const prizesAndPoints = 'Prizes and points';
export const prizePool = 'Prize pool:';
export const sharedPlacesNote = '. Shared places share their money.';
export const place = 'Place';
export const dollarsForPlace = 'Dollars for each place';
export const andAlso = 'And also';
export const points = 'Points';
export const mapPool = 'Map pool';
export const mapPoolWrong = 'A pool has {needed} maps; {chosen} are chosen.';
export const chooseMaps = 'Choose {count}.';

export const grandFinal = 'Grand final';
export const thirdPlace = 'Third place';
export const group = 'Group';
export const swiss = 'Swiss';
export const addRoundLength = 'Add a round of another length';
export const removeThisLength = 'Remove this length';
export const round = 'Round';
export const roundHint = '−1 is the last';
export const roundOf = 'of the';
export const roundLength = 'is a';
export const bestOf3WithoutBans = 'Best of 3 without bans';

export const settingsSaved = '{title} saved.';
export const saveSettings = 'Save {title}';
export const discardChanges = 'Discard changes';

export const stageTitle = 'Stage {number}: {name}';
export const removeStage = 'Remove stage {number}';
export const format = 'Format';
export const seriesLength = 'Length of a series';
export const thirdPlaceMatch = 'Match for third place';
export const secondGrandFinal = 'Second grand final if the lower bracket wins the first';
export const groups = 'Groups';
export const meetings = 'Meetings of two teams';
export const once = 'Once';
export const twice = 'Twice';
export const afterRounds = 'After so many rounds';
export const byWinsAndLosses = 'By wins and losses';
export const rounds = 'Rounds';
export const winsToGoOn = 'Wins to go on';
export const lossesToBeOut = 'Losses to be out';

export const stages = 'Stages';
export const addStage = 'Add a stage';
export const previewTeams = 'Preview with so many teams';
export const stageTeams = '· {format} · {teams} teams';
export const inGroupsOf = ' in {groups} groups of {size}';
export const stageMatches = '· {matches} matches';
export const matchesOfLength = '{count} × best of {bestOf}';
export const matchesInAll = '{matches} matches in all.';
export const leastOrMost = '{least} or {most}';

export const takeBackToDraft = 'Take back to draft';
export const announce = 'Announce';
export const openSignup = 'Open signup';
export const closeSignup = 'Close signup';
export const openCheckIn = 'Open check-in';
export const beginSeeding = 'Begin seeding';
export const drawBracketAndStart = 'Draw the bracket and start';
export const finish = 'Finish';
export const changeStateMessage = '{name} is {from} now and will be {to}.';
export const state = 'State';
export const registeredCount = 'registered,';
export const waitingForDecision = 'waiting for a decision';
export const backToState = 'Back to {state}';

export const register = 'Register';
export const waitlist = 'Waitlist';
export const decline = 'Decline';
export const drop = 'Drop';
export const disqualify = 'Disqualify';
export const seed = 'Seed {seed} · ';
export const eloApplied = 'Elo {elo} · applied';
export const isThere = 'Is there';
export const leader = 'Leader';
export const substitute = 'Substitute';
export const takeOutLabel = 'Take {name} out of the roster';
export const addPlayerToRoster = 'Add a player';

export const rosters = 'Rosters';
export const rostersOf = 'Rosters: {tournamentName}';
export const downloadCsv = 'Download CSV';
export const addTeamToTournament = 'Add a team';
export const noApplications = 'No team has applied yet.';
export const ofPlaces = ' of {teams}';
export const placesTaken = '{state} · {registered}{places} places taken';
export const applications = 'Applications';

export const reasonMessage = 'The team is told why.';
export const reason = 'Reason';
export const addTeamMessage = 'It is registered with its players, as after an invitation.';
export const teamName = 'Name of the team';
export const addTeam = 'Add team';
export const teamRegistered = 'The team is registered.';
export const addPlayerTitle = 'Add a player to {teamName}';
export const addPlayer = 'Add player';
export const playerAdded = 'The player is in the roster.';
export const takeOutTitle = 'Take {name} out?';
export const takeOutMessage = '{name} will not play for {teamName} in this tournament.';
export const takeOut = 'Take out';
export const playerTakenOut = '{name} is out of the roster.';

export const seedMoved = '{teamName} is seed {seed} of {teams}';
export const seedSpoken = 'Seed {seed}: {teamName}. Alt and arrow keys move it.';

export const seedingOf = 'Seeding: {tournamentName}';
export const seedingLead =
  'Put the teams in order, strongest first. Everyone on staff can submit an order; one is published.';
export const noTeams = 'No team is registered yet.';
export const orderSubmitted = 'Your order was submitted.';
export const publishTitle = 'Publish this order?';
export const publishSpreadMessage =
  'Seeds move a little, so that rivals and rematches meet late. Everyone sees the result.';
export const publishMessage = 'Everyone sees it, and the bracket is drawn from it.';
export const publishSeeding = 'Publish seeding';
export const seedingPublished = 'The seeding is published.';
export const order = 'Order';
export const published = 'Published';
export const notPublished = 'Not published';
export const changedByYou = 'Changed by you';
export const startFrom = 'Start from';
export const draftFromRatings = 'Draft from ratings';
export const draftFromEverything = 'Draft from ratings, orders and results';
export const backToPublished = 'Back to what is there';
export const send = 'Send';
export const submitOrder = 'Submit as my order';
export const keepRivalsApart = 'Keep rivals and rematches apart';
export const keepRivalsApartHint = 'Moves final seeds as little as it takes.';
export const noOrders = 'Nobody has submitted an order yet.';
export const orderOf = 'Order of {name}';
export const load = 'Load';

export const editorLead = 'Choose a tournament to change it, or begin a new one.';

export const rostersLead = 'Choose the tournament whose teams you want to decide about.';

export const seedingChooserLead = 'Choose the tournament whose teams you want to put in order.';

export const captainRole = 'Discord role of captains';
export const captainRoleHint = 'Given to the leaders of registered teams.';
export const captainRoleUnconnected =
  'The id of a role. No Discord server is connected: it has an effect once one is.';
export const noCaptainRole = 'None';
export const unknownRole = 'Unknown ({id})';
export const roleIsNumber = 'The id of a Discord role is a number.';
