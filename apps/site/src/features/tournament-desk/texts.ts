export const tournamentEnded = 'The tournament has ended.';
export const stageBegun = '{stage} has started.';
export const endTournament = 'End the tournament';
export const endTournamentEffect = 'No further stage starts. Teams are placed by how far they got.';
export const shortenStage = 'Shorten {stage}';
export const beginsWithOneGroup = '{stage} starts with one group.';
export const beginsWithGroups = '{stage} starts with {count} groups.';
export const tooFewTeams = 'Too few teams for {stage}';
export const teamsLeft = '{reason} Remaining: {teams}.';

export const settings = 'Settings';
export const teamsAndRosters = 'Teams and rosters';
export const seeding = 'Seeding';
export const thisTournament = 'This tournament';

export const showArchived = 'Show archived';
export const tournaments = 'Tournaments';
export const noTournaments = 'No tournaments yet.';
export const teamCount = '{teams} teams';
export const noDate = 'No date';

export const upperBracket = 'Upper bracket';
export const lowerBracket = 'Lower bracket';
export const placesOfGroup = 'Places of each group';
export const places = 'Places';
export const addPlaces = 'Add advancing places';
export const removeThesePlaces = 'Remove these places';
export const placesFrom = '{places} from';
export const goOnTo = 'go on to';
export const intoThe = 'into the';

export const lookOfName = 'By name';
export const basics = 'Basics';
export const nameNeeded = 'A tournament needs a name.';
export const name = 'Name';
export const region = 'Region';
export const season = 'Season';
export const seasonHint = '0 for yearly events.';
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
export const rulesMustBeConfirmed = 'Players must confirm the rules';

export const dates = 'Dates';
export const starts = 'Starts';
export const ends = 'Ends';
export const endsHint = 'If known.';
export const rostersLock = 'Rosters lock';
export const rosterLockHint = 'Empty: when signup closes.';
export const signupOpens = 'Signup opens';
export const signupOpensHint = 'Empty: “Registration opens soon!”';
export const signupCloses = 'Signup closes';
export const checkInOpens = 'Check-in opens';
export const checkInOpensHint = 'Empty: no check-in.';
export const checkInCloses = 'Check-in closes';
export const checkInClosesHint = 'Teams that have not checked in by then are dropped.';
export const datesNote = 'Times are in your time zone. Each step happens automatically.';
export const entry = 'Entry';
export const rosterSizesWrong = 'The maximum must not be below the minimum.';
export const smallestRoster = 'Minimum roster size';
export const largestRoster = 'Maximum roster size';
export const teams = 'Teams';
export const teamLimitHint = 'Empty: no limit. Further teams are waitlisted.';
export const registerAutomatically = 'Register teams automatically while there is room';
export const regionsLegend = 'Regions (none: every region)';

export const placesTo = 'to';

export const tournamentEditor = 'Tournament editor';
export const noTournament = 'There is no tournament with the id {id}.';
export const archivedLead = 'Archived: hidden from lists.';
export const openItsPage = 'Open its page';

export const duplicateTitle = 'Duplicate {name}';
export const createDraft = 'Create draft';
export const idProblem = 'It {reason}.';
export const newId = 'New id';
export const duplicateStartsHint = 'All other dates move with it.';
export const draftCreated = 'Draft created.';
export const bringBackTitle = 'Restore {name}?';
export const archiveTitle = 'Archive {name}?';
export const bringBackMessage = 'It appears in lists again.';
export const archiveMessage = 'It disappears from every list. Its pages and results stay.';
export const bringBack = 'Bring back';
export const archiveTournament = 'Archive tournament';
export const tournamentIsBack = '{name} is back.';
export const tournamentArchived = '{name} was archived.';
export const deleteTitle = 'Delete {name}?';
export const deleteMessage =
  'Only drafts without applications can be deleted. This cannot be undone.';
export const deleteTournament = 'Delete tournament';
export const tournamentDeleted = '{name} was deleted.';
export const more = 'More';
export const duplicate = 'Duplicate';
export const archive = 'Archive';
export const deleteShort = 'Delete';

export const newTournament = 'New tournament';
export const newTournamentMessage = 'It starts as a draft that only staff can see.';
export const id = 'Id';
export const idHint = 'Used in links, cannot change later: EmbersS5EU';

export const pictureSaved = 'Picture saved.';
export const picture = 'Picture';
export const pictureLabel = 'Shown behind the tournament name';
export const savePicture = 'Save picture';
export const removePicture = 'Remove picture';

export const prizePool = 'Prize pool: {money}. Shared places share their money.';
export const noPrizePool = 'No money yet. Shared places share what they win.';
export const place = 'Place';
export const dollarsForPlace = 'Dollars per place';
export const andAlso = 'Other prizes';
export const points = 'Points';
export const mapPool = 'Map pool';
export const mapPoolWrong = 'Choose {needed} maps ({chosen} chosen).';
export const chooseMaps = 'Choose {count}.';

export const grandFinal = 'Grand final';
export const thirdPlace = 'Third place';
export const group = 'Group';
export const swiss = 'Swiss';
export const addRoundLength = 'Add a different length for a round';
export const removeThisLength = 'Remove this length';
export const round = 'Round';
export const roundHint = '−1 is the last';
export const roundOf = 'of the';
export const roundLength = 'is a';
export const bestOf3WithoutBans = 'Best of 3 without bans';

export const discardChanges = 'Discard changes';

export const stageTitle = 'Stage {number}: {name}';
export const removeStage = 'Remove stage {number}';
export const format = 'Format';
export const seriesLength = 'Series length';
export const thirdPlaceMatch = 'Match for third place';
export const secondGrandFinal = 'Bracket reset if the lower-bracket team wins the grand final';
export const groups = 'Groups';
export const meetings = 'Matches per pairing';
export const once = 'Once';
export const twice = 'Twice';
export const afterRounds = 'After a number of rounds';
export const byWinsAndLosses = 'By wins and losses';
export const rounds = 'Rounds';
export const winsToGoOn = 'Wins to advance';
export const lossesToBeOut = 'Losses to be eliminated';

export const stages = 'Stages';
export const addStage = 'Add a stage';
export const previewTeams = 'Teams in the preview';
export const stageTeams = '· {format} · {teams} teams';
export const inGroupsOf = ' in {groups} groups of {size}';
export const stageMatches = '· {matches} matches';
export const oneStageMatch = '· 1 match';
export const matchesOfLength = '{count} × best of {bestOf}';
export const matchesInAll = '{matches} matches in total.';
export const leastOrMost = '{least} or {most}';

export const takeBackToDraft = 'Back to draft';
export const openSignup = 'Open signup';
export const closeSignup = 'Close signup';
export const openCheckIn = 'Open check-in';
export const beginSeeding = 'Start seeding';
/** Matches by their numbers: M1, M2. */
export const passedRound = '{round} ({matches})';
export const passedStarts =
  'Planned starts have passed: {rounds}. These matches will have no start time. Plan them again under Schedule before the draw, or set their times there afterwards.';
export const drawBracketAndStart = 'Draw the bracket and start';
export const finish = 'Finish';
export const changeStateMessage = '{name} changes from “{from}” to “{to}”.';
export const state = 'State';
export const registeredCount = 'registered,';
export const waitingForDecision = 'waiting for review';
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
export const takeOutLabel = 'Remove {name} from the roster';
export const addPlayerToRoster = 'Add a player';

export const rosters = 'Rosters';
export const rostersOf = 'Rosters: {tournamentName}';
export const downloadCsv = 'Download CSV';
export const addTeamToTournament = 'Add a team';
export const noApplications = 'No team has applied yet.';
export const ofPlaces = ' of {teams}';
export const placesTaken = '{state} · {registered}{places} places taken';
export const applications = 'Applications';

export const reasonMessage = 'The team sees the reason.';
export const reason = 'Reason';
export const addTeamMessage = 'Registers the team with its players.';
export const teamName = 'Team name';
export const addTeam = 'Add team';
export const teamRegistered = 'The team is registered.';
export const addPlayerTitle = 'Add a player to {teamName}';
export const addPlayer = 'Add player';
export const playerAdded = 'The player is on the roster.';
export const takeOutTitle = 'Remove {name}?';
export const takeOutMessage = '{name} will not play for {teamName} in this tournament.';
export const takeOut = 'Take out';
export const playerTakenOut = '{name} was removed from the roster.';

export const seedMoved = '{teamName} is seed {seed} of {teams}';
export const seedSpoken = 'Seed {seed}: {teamName}. Alt and arrow keys move it.';

export const seedingOf = 'Seeding: {tournamentName}';
export const seedingLead =
  'Order the teams, strongest first. Every staff member can submit an order; one is published.';
export const noTeams = 'No team is registered yet.';
export const orderSubmitted = 'Your order was submitted.';
export const publishTitle = 'Publish this order?';
export const publishSpreadMessage =
  'Seeds shift slightly to keep rivals and rematches apart. Everyone sees the result.';
export const publishMessage = 'Everyone sees it, and the bracket is built from it.';
export const publishSeeding = 'Publish seeding';
export const seedingPublished = 'Seeding published.';
export const order = 'Order';
export const published = 'Published';
export const notPublished = 'Not published';
export const changedByYou = 'Changed by you';
export const startFrom = 'Start from';
export const draftFromRatings = 'Draft from ratings';
export const draftFromEverything = 'Draft from ratings, orders and results';
export const backToPublished = 'Back to published';
export const send = 'Send';
export const submitOrder = 'Submit as my order';
export const keepRivalsApart = 'Keep rivals and rematches apart';
export const keepRivalsApartHint = 'Shifts seeds as little as possible.';
export const noOrders = 'No orders submitted yet.';
export const orderOf = 'Order of {name}';
export const load = 'Load';

export const editorLead = 'Choose a tournament to edit, or create one.';

export const rostersLead = 'Choose a tournament to review its teams.';

export const seedingChooserLead = 'Choose a tournament to seed.';

export const captainRole = 'Discord role of leaders';
export const captainRoleHint = 'Given to leaders of registered teams.';
export const captainRoleUnconnected = 'A role id. Takes effect once a Discord server is connected.';
export const noCaptainRole = 'None';
export const unknownRole = 'Unknown ({id})';
export const roleIsNumber = 'The id of a Discord role is a number.';

export const stepsOfEditor = 'Steps';
export const stepsDone = '{done} of {steps} done.';
export const stepOf = 'Step {number} of {steps}';
export const stepDone = 'Done';
export const countToFix = '{count} to fix';
export const notSavedYet = 'Not saved yet';
export const saveAndGoTo = 'Save and go to {step}';
export const goToStep = 'Go to {step}';
export const stepBack = 'Back';
export const savedAt = 'Saved at {time}';
export const fixStepFirst = 'Fix the {step} step first.';
export const saveStepFirst = 'Save the {step} step first.';
export const fixStep = 'Fix {step}';
export const changeStep = 'Change {step}';
export const signupAndRules = 'Signup and rules';
export const schedule = 'Schedule';
export const prizes = 'Prizes';
export const publish = 'Publish';
export const publishTournament = 'Publish tournament';
export const publishNote = 'Everyone will see its page.';
export const noStages = 'No stages yet';
export const noSignupDates = 'No dates yet';
export const noStart = 'No start yet';
export const noPrizes = 'No prizes yet';
export const whenAllIsDone = 'When all is done';
export const opensAt = 'Opens {time}';
export const matchesPlanned = '{count} starts planned';
export const matchesTimed = '{timed} of {all} matches have a time';
export const basicsLead = 'Name, season and look.';
export const formatLead = 'Add the stages in the order in which they are played.';
export const signupLead = 'Who can take part, and until when. Nobody sees a draft.';
export const scheduleLead = 'One line sets a whole round. Single matches can be moved.';
export const prizesLead = 'What the places are worth.';
export const publishLead = 'A last look before everyone sees it.';
export const stateLead = 'Where the tournament is, and where it can go next.';
export const useSeriesColour = 'Use the colour of the series';
export const addressNeeded = 'Enter an address that begins with https://.';
export const leaveDateOpen = 'Leave it open';
export const moveToTime = 'Move to {time}';
export const makeItNumber = 'Make it {number}';
export const noRulesToConfirm = 'There are no rules to confirm yet.';
export const doNotRequireRules = 'Do not require it';
export const addPrize = 'Add prize';
export const removePrize = 'Remove this prize';
export const addPoints = 'Add points';
export const removePoints = 'Remove these points';
export const regionPlaceholder = 'Choose a region';
export const regionNeeded = 'Choose a region.';
export const matchesOverlap = 'Matches overlap';
export const firstStageName = 'Main event';
export const laterStageName = 'Playoffs';
export const numberedStageName = 'Stage {number}';
/** The rule says how it goes on: “must have 3 to 40 characters”. */
export const itProblem = 'It {problem}.';
