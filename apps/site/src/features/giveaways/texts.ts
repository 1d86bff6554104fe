export const giveaways = 'Giveaways';
export const giveawaysLead =
  'Enter the code from the stream, once. Who wins is drawn so that anyone can check it.';
export const noGiveaway = 'There is no such giveaway.';
export const noGiveaways = 'There are no giveaways yet.';
export const nothingOpen = 'Nothing can be won right now.';
export const openNow = 'Open now';
export const comingUp = 'Coming up';
export const over = 'Over';
export const pagesOfGiveaways = 'Pages of giveaways';
export const manageGiveaways = 'Promo editor';
export const loading = 'Loading';

export const closesIn = 'Closes in';
export const opensIn = 'Opens in';
export const closedSince = 'Closed';
export const drawnOn = 'Drawn';
export const waitsForDraw = 'The winners are drawn soon.';
export const oneEntry = '1 entry';
export const manyEntries = '{count} entries';
export const oneWinner = '1 winner';
export const manyWinners = '{count} winners';
export const moreRewards = 'and {count} more';
export const timesReward = '{count} × {name}';

export const enterCode = 'Enter a code';
export const code = 'Code';
export const codeHint = 'It is shown on the stream. Upper and lower case are the same.';
export const codeTooShort = 'A code has 3 to 32 letters, digits, - and _.';
export const enter = 'Enter giveaway';
export const signInToEnter = 'Sign in to enter';
export const signInHint = 'You need an account to enter. Your code stays here while you sign in.';
export const youAreIn = 'You are in!';
export const youHaveEntered = 'You have entered {title}. Good luck!';
export const seeGiveaway = 'See giveaway';
export const tryAgainAt = 'Too many wrong codes. You can try again at';
export const yourEntryCounts = 'You have entered. Good luck!';
export const youDidNotEnter = 'You have not entered.';

export const yourEntryVoided = 'Staff have voided your entry';

export const rewards = 'Rewards';
export const reward = 'Reward';
export const worth = 'Worth';
export const rules = 'Rules';
export const ruleOnce = 'One entry for each person: by account and by game id.';
export const ruleSignedIn = 'You need an account here that is not banned.';
export const ruleAge = 'Your account must be at least {days} days old.';
export const ruleAgeOne = 'Your account must be at least one day old.';
export const ruleFair =
  'The draw is fixed by a secret number before anyone enters, and can be checked afterwards.';
export const entries = 'Entries';
export const opens = 'Opens';
export const opened = 'Opened';
export const closes = 'Closes';
export const winners = 'Winners';
export const place = 'Place';
export const player = 'Player';
export const payment = 'Payment';
export const paid = 'Paid';
export const notPaidYet = 'Not paid yet';
export const noWinners = 'Nobody had entered, so nobody has won.';
export const youWon = 'You won: {reward}';

export const myRewards = 'My rewards';
export const won = 'Won';

export const verifyTitle = 'Verify this draw';
export const verifyLead =
  'Your browser draws again from what was published, and compares. Nothing is asked of the server.';
export const verifyBefore =
  'The hash of the secret number is public since the opening, so nobody could change it later:';
export const verifyAtClosing = 'The hash of the list is public since the closing:';
export const verifyLater = 'After the draw everything can be verified here.';
export const verifyDraw = 'Verify this draw';
export const verifyAgain = 'Verify again';
export const seedStep = 'The secret number is the one that was fixed at the opening';
export const listStep = 'The list of entrants is the one that was fixed at the closing';
export const drawStep = 'Exactly these winners follow from both';
export const secretNumber = 'Secret number';
export const publishedHash = 'Published hash';
export const computedHash = 'SHA-256, computed here';
export const computedListHash = 'SHA-256 of {count} ids, computed here';
export const drawHash = 'HMAC-SHA-256 of the list’s hash with the secret number as key';
export const drawnHere = 'Drawn here';
export const voidedByStaff = 'Taken out by staff before the draw';
export const nobody = 'Nobody';
export const drawIsFair = 'This draw is fair';
export const drawIsFairText = 'Everything that was published fits together.';
export const drawIsNotFair = 'This draw does not verify';
export const drawIsNotFairText =
  'Something that was published does not fit. Please tell the staff, and keep a copy of this page.';
export const matches = 'Matches';
export const differs = 'Differs';
export const howItWorks = 'How it works';
export const howItWorksText =
  'The winners follow from SHA-256 of “{hash}:0”, “{hash}:1” and so on: the first twelve hex digits of each are a number, and its remainder by the number of people left says who is next. Numbers of the last incomplete range are skipped, so that everyone is equally likely.';
export const entrantList = 'List of entrants, one id a line';

export const promoEditor = 'Promo Editor';
export const promoEditorLead =
  'Codes are shown here and nowhere else on the site. Who wins follows from a secret number that not even admins see before the draw.';
export const createGiveaway = 'Create giveaway';
export const editGiveaway = 'Edit giveaway';
export const allGiveaways = 'All giveaways';
export const viewGiveaway = 'View giveaway';
export const giveaway = 'Giveaway';
export const state = 'State';
export const title = 'Title';
export const description = 'Description';
export const descriptionHint = 'Plain text. What it is about, and how winners get their rewards.';
export const newCodeHint = '3 to 32 letters, digits, - and _. Show it on the stream.';
export const rewardName = 'Reward {number}';
export const rewardCount = 'Winners';
export const rewardValue = 'Worth in $';
export const addReward = 'Add reward';
export const removeReward = 'Remove reward {number}';
export const accountAge = 'Minimum age of accounts';
export const days = 'days';
export const opensAt = 'Opens at';
export const closesAt = 'Closes at';
export const zoneHint = 'In your own zone';
export const fixedHint = 'Fixed since the opening';
export const closedHint = 'Fixed since the closing';
export const onlyLaterHint = 'Since the opening it can only move to a later time';
export const picture = 'Picture';
export const removePicture = 'Remove picture';
export const preview = 'Preview';
export const untitled = 'Untitled';
export const save = 'Save changes';
export const create = 'Create giveaway';
export const saved = 'The giveaway was saved.';
export const created = 'The giveaway was created.';
export const needsTitle = 'A giveaway needs a title.';
export const needsReward = 'A reward needs a name.';
export const needsCount = 'At least one winner.';
export const needsTime = 'Choose a time.';
export const closesAfterOpening = 'It must close after it opens.';
export const closesInFuture = 'Choose a time that is still to come.';
export const changedMeanwhile = 'Somebody else has saved this giveaway';
export const changedMeanwhileText = 'What you have changed here is lost when you load theirs.';
export const loadTheirs = 'Load theirs';
export const deleteGiveaway = 'Delete';
export const deleteTitle = 'Delete {title}?';
export const deleteMessage = 'It disappears with all its entries. This cannot be undone.';
export const deleteConfirm = 'Delete giveaway';
export const deleted = '{title} was deleted.';

export const draw = 'Draw';
export const drawWinners = 'Draw winners';
export const drawTitle = 'Draw the winners of {title}?';
export const drawMessage =
  '{entries}, {winners}. The draw is final: winners are notified and everyone can see and verify it.';
export const drawDone = 'The winners are drawn.';
export const drawAfterClosing = 'The winners can be drawn once it has closed.';
export const markPaid = 'Mark paid';
export const markAllPaid = 'Mark all paid';
export const markAllPaidTitle = 'Mark all winners paid?';
export const markAllPaidMessage = 'Those who were not paid yet are notified.';
export const allPaid = 'All winners are marked paid.';
export const markedPaid = '{name} is marked paid.';
export const overlayAddress = 'Address for OBS, with the code';
export const overlayHint =
  'Do not share it: the code is part of it. Without the code the scene shows everything else.';
export const whoEntered = 'Who has entered';
export const nobodyEntered = 'Nobody has entered yet.';
export const pagesOfEntries = 'Pages of entries';
export const entered = 'Entered';
export const shared = 'Shared';
export const decision = 'Decision';
export const networkOfOthers = 'Network: {count}';
export const deviceOfOthers = 'Device: {count}';

export const suspicious = 'Suspicious entries';
export const suspiciousLead =
  'Accounts that may belong to one person. A household looks the same: nothing happens until you decide.';
export const pagesOfSuspicious = 'Pages of suspicious entries';
export const nothingSuspicious = 'No entries look suspicious.';
export const evidence = 'Entries that agree';
export const voidAll = 'Void all entries';
export const voidAllTitle = 'Void {count} entries?';
export const voidEntry = 'Void';
export const voidEntryOf = 'Void the entry of {name}';
export const voidTitle = 'Void the entry of {name}?';
export const voidMessage = 'It takes no part in the draw. The player is told the reason.';
export const voidReason = 'Reason for the players';
export const voidConfirm = 'Void entries';
export const voidDone = 'It takes no part in the draw.';
export const voidedBy = 'Voided by {name}: {reason}';
export const somebodyWhoLeft = 'somebody who left';
export const restore = 'Count again';
export const restoreOf = 'Count the entry of {name} again';
export const restoreTitle = 'Count the entry of {name} again?';
export const restoreMessage = 'It takes part in the draw again, and the player is told.';
export const restoreConfirm = 'Count entry';
export const restoreDone = 'The entry counts again.';
