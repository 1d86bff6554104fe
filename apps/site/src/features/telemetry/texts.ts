export const statistics = 'Statistics';
export const traffic = 'Traffic';
export const trafficLead =
  'Counted from browsers whose users accepted cookies. Days are in UTC; visits end at midnight.';
export const registrations = 'Registrations';
export const registrationsLead =
  'New accounts, where they are from, and how far they got. Days are in UTC.';
export const retention = 'Retention';
export const retentionLead =
  'Who came back, by the week in which they registered. Weeks begin on Monday in UTC.';
export const participation = 'Participation';
export const participationLead =
  'Signups, no-shows and disputes of all tournaments. Days are in UTC.';

export const day = 'Day';
export const date = 'Date';
export const before = '{value} before';
export const beforeOfDay = '{value} on {date}';
export const change = '{change} · {value} before';
export const compared = 'The faint line is the period before, of {start} to {end}.';
export const overTime = 'Over time';
export const figure = 'Figure';
export const none = '–';
export const seconds = '{count} s';
export const minutes = '{count} min';
export const hours = '{count} h';
export const percent = '{count}%';

export const now = 'Now';
export const activeNow = 'On the site';
export const waiting = 'Waiting in the queue';
export const reserved = 'May come in';
export const admitted = 'Admitted by the queue';

export const queue = 'Queue';
export const arrivals = 'Arrivals';
export const admissions = 'Admitted';
export const mostWaiting = 'Most waiting at once';
export const longestWait = 'Longest wait';
export const longestWaitMs = 'Longest wait (ms)';
export const busiestHours = 'Busiest hours';
export const queueUnused = 'No one had to wait in this period.';

export const visits = 'Visits';
export const visitors = 'Visitors';
export const visitorsADay = 'Visitors a day';
export const newVisitors = 'New visitors';
export const signedIn = 'Signed in';
export const views = 'Page views';
export const timeOnPage = 'Median time on a page';
export const medianMs = 'Median time on a page (ms)';
export const totalTime = 'Total time';
export const totalTimeMs = 'Total time (ms)';
export const median = 'Median';
export const medianOfPage = 'Median (ms)';
export const viewsBefore = 'Before';
export const noVisits = 'No visits in this period.';

export const pages = 'Pages';
export const page = 'Page';
export const home = 'Home';
export const otherPages = 'Pages that do not exist';
export const showAll = 'Show all {count}';
export const devices = 'Devices';
export const device = 'Device';
export const share = 'Share';
export const hoursOfDay = 'Hours of the day';
export const visitsByHour = 'Visits by the hour of their start, in UTC';
export const hour = 'Hour (UTC)';
export const clock = '{hour}:00';
export const signedInCountries = 'Countries of signed-in visitors';
export const countries = 'Countries';
export const country = 'Country';
export const noCountry = 'Not given';
export const noCountries = 'No signed-in visitor has set a country.';

export const registered = 'Registered';
export const registeredByDay = 'New accounts';
export const noRegistrations = 'No registrations in this period.';
export const funnel = 'From the first visit to the first match';
export const funnelHint =
  'Visitors of the period, then its new accounts, and which of them have joined a team, signed up for a tournament and played until today. Visitors are browsers that accepted cookies, so accounts may be more.';
export const step = 'Step';
export const people = 'People';
export const ofStepBefore = 'Continued';
export const joinedTeam = 'Joined a team';
export const signedUp = 'Signed up';
export const played = 'Played a match';

export const cameBack = 'Came back';
export const cameBackShare = 'Share that came back';
export const cohorts = 'By week of registration';
export const shareOverTime = 'Came back over time';
export const week = 'Week of';
export const weekLater = 'Week {number}';
export const accounts = 'Accounts';
export const byWeek = 'Share of accounts that visited, by week since registration';
export const weeksLater = 'Weeks later';
export const shareActive = 'Share that visited';

export const signups = 'Signups';
export const matches = 'Matches';
export const forfeits = 'Forfeits';
export const noShows = 'No-shows';
export const disputes = 'Disputes';
export const tournaments = 'Tournaments';
export const tournament = 'Tournament';
export const outsideOfTournaments = 'Outside of tournaments';
export const nothingHappened = 'No tournament had signups or matches in this period.';
export const participationHint =
  'A no-show is a team that did not check in for its match. A dispute is a match with two different results.';
