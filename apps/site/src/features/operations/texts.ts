export const operations = 'Operations';
export const operationsLead = 'Server health, jobs, backups and switches. Updates live.';
export const sections = 'Sections';

export const health = 'Health';
export const healthGood = 'All systems operational.';
export const healthBad = 'Problems: {parts}.';
export const since = 'Since';
export const answersIn = 'Answers in';
export const lastProblem = 'Last problem';

export const processes = 'Processes';
export const noProcesses = 'No process has reported yet.';
export const processTable = 'Processes of the server';
export const process = 'Process';
export const version = 'Version';
export const started = 'Started';
export const memory = 'Memory';
export const loopDelay = 'Delay';
export const loopDelayHint =
  'Delay is by how much the slowest hundredth of a process’s timers is late: above 100 ms people notice.';
export const sockets = 'Sockets';
export const state = 'State';
export const live = 'Runs';
export const lost = 'Not seen since';

export const calls = 'Calls';
export const callsLead =
  'Of all processes since {time}. Calls: {count}. Errors of the server: {failed}.';
export const callTable = 'Calls by how long they take';
export const noCalls = 'No calls counted yet. Counts are updated every 30 seconds.';
export const call = 'Call';
export const count = 'Count';
export const median = 'Half within';
export const p95 = '95% within';
export const max = 'Longest';
export const failed = 'Failed';
export const refused = 'Refused';
export const showAllCalls = 'Show all {count} calls';
export const showFewerCalls = 'Show the slowest only';

export const errors = 'Errors of the server';
export const noErrors = 'No server errors in the last 24 hours.';
export const errorsHint = 'The log has each with all details under its request id.';
export const request = 'Request';

export const jobs = 'Jobs';
export const noJobs = 'No jobs waiting, running or failed.';
export const jobTable = 'Jobs by kind';
export const job = 'Job';
export const waiting = 'Waiting';
export const running = 'Running';
export const oldest = 'Oldest waiting since';
export const failedJobs = 'Failed jobs';
export const attempts = '{count} attempts';
export const retryJob = 'Retry job';
export const discardJob = 'Discard job';
export const retryAll = 'Retry all';
export const discardAll = 'Discard all';
export const retried = 'The jobs run again: {count}.';
export const discarded = 'Discarded: {count}.';
export const discardTitle = 'Discard what has failed?';
export const discardMessage = 'These jobs will not be run.';

export const backups = 'Backups';
export const backUpNow = 'Back up now';
export const backupRuns = 'A backup is being made';
export const backupProgress = '{done} of {total} tables';
export const backupFiles = 'Files are copied';
export const backupFailed = 'The last backup failed';
export const everyHours = 'One every {hours} hours; the newest {kept} are kept.';
export const byHandOnly = 'No automatic backups. The newest {kept} are kept.';
export const backupSettings = 'Change how often';
export const backupHint =
  'Stored in DATA_DIR/backups on the server. For security they cannot be downloaded here.';
export const noBackups = 'No backups yet.';
export const backupTable = 'Backups, newest first';
export const file = 'File';
export const made = 'Made';
export const size = 'Size';
export const byCommand = 'Command line';

export const ratings = 'Ratings';
export const ratingsLead =
  'Rates every series again from the start. The old ratings are shown until it is done.';
export const rebuild = 'Rebuild ratings';
export const rebuildTitle = 'Rebuild all ratings?';
export const rebuildMessage =
  'It can take some minutes. Results of that time are rated afterwards.';
export const rebuilding = 'Ratings are being rebuilt';
export const rebuildProgress = '{done} of {total} series';
export const lastRebuild = 'Last rebuilt';
export const rebuildBrokeOff = 'Stopped after {done} of {total} series';
export const neverRebuilt = 'Never rebuilt.';

export const switches = 'Switches';
export const switchesLead =
  'Turn parts of the site off while it runs. Reading stays possible, and admins are not affected.';
export const on = 'On';
export const off = 'Off';
export const changedBy = 'Changed by {name}';
export const changed = 'Changed';
export const turnOff = 'Turn off';
export const turnOffTitle = 'Turn it off?';
export const turnOffMessage =
  '“{title}” is refused to everyone but admins at once, until you turn it on again.';
export const turnedOff = 'Turned off.';
export const turnedOn = 'Turned on.';

export const whatChanged = 'Version';
export const runningVersion = 'Version {version}, database with {count} migrations.';
export const releaseOf = 'Version {version}';
export const noReleases = 'This installation has no list of changes.';
