export const twitter = 'Twitter';
export const youtube = 'YouTube';
export const discord = 'Discord';
export const facebook = 'Facebook';
export const legal = 'Legal';
export const privacy = 'Privacy';
export const termsOfService = 'Terms of service';
export const about = 'About';

export const skipToContent = 'Skip to content';

export const clearCache = 'Clear cache';
export const clearCacheLead =
  'This clears what your browser has stored of the site. You stay signed in, and your theme and cookie choice are kept.';
export const clearingCache = 'Clearing the cache';
export const cacheEmpty = 'Cache cleared.';
export const cacheNotCleared = 'The cache could not be cleared';
export const goHome = 'Go to the home page';

export const cookies = 'Cookies';
export const cookiesUsed = 'This website uses cookies to enhance the user experience.';
export const privacyPolicy = 'Privacy policy';
export const accept = 'Accept';

export const playerId = 'Player id';
export const team = 'Team';
export const createFirstTeam = 'Create a team';
export const email = 'Email';
export const none = 'None';
export const discordId = 'Discord id';
export const memberSince = 'Member since';
export const permissions = 'Permissions';
export const player = 'Player';

export const manageAccount = 'Manage your account and your team.';
export const logOut = 'Sign out';
export const account = 'Account';
export const accountMenu = 'Account menu';
export const notifications = 'Notifications';
export const notificationPreferences = 'Choose what you are notified about';
export const following = 'Following';
export const mistakenBan = 'Or write to';

export const signIn = 'Sign in';
export const signInAs = 'as {name}';

export const loginOrRegister = 'Login or Register';
export const registerLead =
  'Sign in to manage your account and your team, apply to tournaments, vote on matches and enter giveaways. Your account is created the first time you sign in.';
export const demoAccounts = 'Demo accounts';
export const signInNotSetUp = 'Signing in is not set up on this server.';
export const chooseAccount = 'Choose an account';
export const demoSignIn = 'This server has no Discord application, so you can sign in as anyone.';
export const signInWith = 'Sign in with {provider}';
export const providerDiscloses =
  'We get your {provider} name and e-mail address, nothing else, and never your password. What we store and for how long is in the';
export const privacyPolicyLink = 'privacy policy';

export const community = 'Community';
export const tournaments = 'Tournaments';
export const allTournaments = 'All tournaments';
export const allMatches = 'All matches';
export const leaderboards = 'Leaderboards';
export const staff = 'Staff';
export const admin = 'Admin';

export const freeAgents = 'Free Agents';
export const comparePlayers = 'Compare Players';
export const createTeam = 'Create Team';
export const highlights = 'Highlights';
export const giveaways = 'Giveaways';
export const store = 'Store';
export const storeRequests = 'Store Requests';
export const storeEditor = 'Store Editor';
export const votingReview = 'Voting Review';
export const chat = 'Chat';
export const chatArchive = 'Chat Archive';
export const messages = 'Messages';
export const myTickets = 'My Tickets';
export const countries = 'Countries';
export const playerPhotoReward = 'Player Photo Reward';
export const proLeagueS1Feedback = 'Pro League S1 Feedback';
export const worlds2023Feedback = 'Worlds 2023 Feedback';
export const tips = 'Tips';
export const weapons = 'Weapons';
export const maps = 'Maps';
export const experimentalProfiles = 'Experimental Profiles';
export const beta = 'Beta';
export const worlds2023 = 'Worlds 2023';
export const circuitIntermediate = 'Circuit Intermediate';
export const goldenOx = 'Golden Ox';
export const scoreboard = 'Scoreboard';
export const reportedMessages = 'Reported Messages';
export const moderationLog = 'Moderation Log';
export const playerPhotos = 'Player Photos';
export const ticketStatistics = 'Ticket Statistics';
export const articleEditor = 'Article Editor';
export const formEditor = 'Forms';

export const tryScreenAgain = 'Try Again';

export const pageNeedsConnection =
  'You are offline. This page opens as soon as you are connected again.';

export const pageNotFound = 'This page does not exist';

export const unexpectedError = 'Unexpected Application Error!';
export const reloadSite = 'Reload the page';

export const register = 'Register';

export const homeOf = '{community} home';

export const switchToLight = 'Switch to light mode';
export const switchToDark = 'Switch to dark mode';

export const unreadCount = '{name}, {unread} unread';

export const shownMayBeOld = '{trouble}. This page may be out of date.';

export const disconnected = 'Disconnected';
export const connectionTimedOut = 'Connection timed out';

export const main = 'Main';

export const openMenu = 'Open menu';
export const menuTitle = 'MENU';
export const closeMenu = 'Close menu';

export const lightMode = 'Light mode';
export const darkMode = 'Dark mode';

export const menu = 'Menu';

export const tournamentStatistics = 'Tournament Statistics';
export const players = 'Players';
export const transfers = 'Transfers';
export const teams = 'Teams';
export const clips = 'Clips';
export const searchMatch = 'Search Match';
export const matchVoting = 'Match Voting';
export const news = 'News';
export const blacklist = 'Blacklist';
export const support = 'Support';
export const information = 'Information';
export const viewTickets = 'View Tickets';
export const matchEditor = 'Match Editor';
export const streamConfiguration = 'Stream Configuration';
export const casterInfo = 'Caster Info';
export const rosters = 'Rosters';
export const seeding = 'Seeding';
export const manageNotesAndBans = 'Manage Notes & Ban';
export const matchupList = 'Matchup List';
export const matchupCreate = 'Matchup Create';
export const highlightTagging = 'Highlight Tagging';
export const highlightSearch = 'Highlight Search';
export const tournamentEditor = 'Tournament Editor';
export const staffActivity = 'Staff Activity';
export const traffic = 'Traffic';
export const promoEditor = 'Promo Editor';
export const announcement = 'Announcement';
export const properties = 'Properties';
export const registrations = 'Registrations';
export const terminal = 'Terminal';
export const accounts = 'Accounts';
export const operations = 'Operations';

export const pushPossible = 'Push notifications are off in this browser.';
export const pushGranted = 'Push notifications are on in this browser.';
export const pushDenied = 'Push notifications are blocked in your browser settings.';
export const pushUnsupported = 'This browser does not support push notifications.';
export const turnOnPush = 'Turn on push';

export const pushButton = 'Push Notifications';
export const pushButtonGranted = 'Notifications Enabled';
export const pushButtonDenied = 'Notifications Disabled';
export const pushButtonUnsupported = 'Notifications Unsupported';
export const pushEnabled = 'You have successfully enabled Push Notifications.';

export const webAppQueue = 'Web App Queue';
export const enteringQueue = 'Entering Queue';
export const tryAgain = 'Try again';
export const queueFailed = 'Failed to enter Queue. Try again in a few minutes.';
export const accessSoon = 'You will be able to access the {community} Website soon.';
export const remainingTime = 'Remaining Time';
export const keepsPlace =
  'Keep this page open: the site opens by itself. You keep your place when you reload.';
export const estimateNote = 'This is an estimate. It is updated every minute.';

export const searchLabel = 'Search the site';
export const searchPlaceholder = 'Search';

export const nothingFound = 'Nothing found.';
export const searchFailed = 'Search is not responding.';
export const searchResults = 'Search results';

export const signingIn = 'Signing in';
export const notSignedIn = 'You are not signed in';
export const signInCancelled = 'Sign-in cancelled.';
export const noSignInReturn = 'There is no sign-in to finish here.';

export const foreignSignIn = 'This sign-in was not started in this browser. Please sign in again.';

export const dashboard = 'Dashboard';

export const privacyDescription = 'What this site stores, why, and for how long.';

export const matches = 'Matches';
export const formerly = 'formerly {name}';
export const pairing = '{teamA} vs {teamB}';
export const notDecided = 'TBD';
export const cancelled = 'Cancelled';
export const eloOf = 'Elo {elo}';
export const searchOffline = 'You are offline. Search resumes when you are back.';
export const searchAndCommands = 'Search and commands';
export const paletteKeys = 'Ctrl K';
export const paletteKeysOfMac = '⌘ K';
export const palettePlaceholder = 'Search or run an action';
export const paletteKinds = 'Kinds';
export const allKinds = 'All';
export const allOfKind = 'All {total}';
export const actions = 'Actions';
export const dueNow = 'Due now';
export const recentlyOpened = 'Recent';
export const goTo = 'Go to';
export const home = 'Home';
export const clearRecent = 'Clear recent';
export const closePalette = 'Close';
export const clearText = 'Clear';
export const searchAnswersNot = 'Search is not responding.';
export const retry = 'Retry';
export const nothingNamed = 'Nothing found for “{text}”.';
export const tryOtherWords = 'Check the spelling, or try a part of the name.';
export const foundCount = '{count} found';
export const searching = 'Searching';
export const live = 'Live';
export const keyMove = 'move';
export const keyOpen = 'open';
export const keyNewTab = 'new tab';
export const keyNextKind = 'next kind';
export const keyPlayers = 'players';
export const keyMatchNumber = 'match number';
export const keyActions = 'actions';
export const tournament = 'Tournament';
export const match = 'Match';
export const article = 'Article';
export const clip = 'Clip';
export const ctrlKey = 'Ctrl';
export const tabKey = 'Tab';
