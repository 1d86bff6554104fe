export const staff = 'Staff';
export const staffLead = 'Current and former staff, and what they did.';
export const staffActivity = 'Staff activity';
export const staffActivityLead =
  'Counted from results, captures, tickets, match rooms, the chat and the audit log. The same thing counts once a day.';

export const boards = 'Lists of the staff';
export const activity = 'Activity';
export const currentStaff = 'On the staff';
export const formerStaff = 'Former staff';
export const nobody = 'No staff yet.';
export const nobodyLeft = 'No former staff.';

export const period = 'Period';
export const lastDays = 'Last {days} days';
export const lastYear = 'Last year';
export const lastTwoYears = 'Last two years';
export const customPeriod = 'From and to';
export const from = 'From';
export const to = 'To';
export const untilNow = 'Until now if empty';
export const wrongPeriod = 'The start is after the end.';
export const member = 'Member';
export const everyone = 'Everyone';

export const rank = 'Rank';
export const name = 'Name';
export const points = 'Points';
export const messages = 'Messages';
export const tickets = 'Tickets';
export const matches = 'Matches';
export const maps = 'Maps';
export const lastSeen = 'Last seen';
export const permissions = 'Permissions';
export const since = 'Since';
export const until = 'Until';
export const left = 'Left';
export const staffByActivity = 'Staff by activity';

export const time = 'Time';
export const kind = 'Kind';
export const count = 'Count';
export const subject = 'Subject';
export const note = 'Note';
export const addedBy = 'Added by';
export const former = 'former';

export const messagesOverTime = 'Messages in match rooms and the chat';
export const messagesByDay = 'Messages of staff in match rooms and the chat by day';
export const messagesByDays = 'Messages of staff in match rooms and the chat, {days} days each';
export const days = 'Days';
export const upTo = 'to {date}';
export const noMessages = 'No staff messages in this period.';
export const pointsOfMembers = 'Points';
export const pointsByMember = 'Points by member';
export const noPoints = 'No points in this period.';

export const entries = 'What was done';
export const pagesOfEntries = 'Pages of what was done';
export const noEntries = 'No activity in this period.';
export const what = 'What';
export const about = 'About';
export const messagesOfDay = '{count} messages';
export const oneMessage = '1 message';
export const aboutMatch = 'Match';
export const aboutTournament = 'Tournament';
export const aboutPlayer = 'Player';
export const credited = 'Added by {name}';
export const exportCut = 'The file has the newest {count} entries of {total}.';

export const addCredit = 'Add credit';
export const creditTitle = 'Credit a member';
export const creditMessage =
  'For work the server cannot count. Use negative points to correct a credit.';
export const creditKind = 'What they did';
export const creditKindHint = 'In a few words, such as Event on site';
export const creditAt = 'When';
export const creditAtHint = 'Now if empty';
export const creditAdded = 'Credit added.';
export const chooseMember = 'Choose a member.';
export const sayWhat = 'Enter what they did.';
export const pointsNeeded = 'Enter points from −{most} to {most}.';
export const notInFuture = 'This is in the future.';
