export const terminal = 'Terminal';
export const terminalLead =
  'Sandboxed JavaScript that calls the API with your permissions. Every command is in the audit log.';

export const command = 'Command';
export const commandPlaceholder = 'await site.tournaments.listAll({})';
export const run = 'Run command';
export const stop = 'Stop command';
export const keys = 'Ctrl+Enter runs · Ctrl+C stops · Tab completes · ↑ ↓ earlier commands';
export const suggestions = 'Suggestions';
export const earlierCommand = 'Earlier command {number} of {count}';

export const results = 'Results';
export const clearResults = 'Clear results';
export const noResults = 'Results appear here, the newest first.';
export const tryOne = 'Try one of these:';

export const running = 'Running for {seconds} s';
export const runningHint = 'Stops after 2 s of CPU or 10 s in total.';
export const runAgain = 'Run again';
export const edit = 'Edit';
export const remove = 'Remove';
export const inLine = 'Line {line}';
export const truncated = 'Output truncated.';
export const outputOf = 'Output of the command';
export const resultOf = 'Result of the command';
export const printed = 'Printed';
export const noValue = 'No value';
export const milliseconds = '{ms} ms';
export const rows = '{count} rows';
export const oneRow = 'One row';
export const showAll = 'Show all {count} rows';
export const copyCsv = 'Copy CSV';
export const downloadCsv = 'Download CSV';
export const copyJson = 'Copy JSON';
export const copied = 'Copied.';
export const notCopied = 'The browser did not allow copying.';
export const columns = '{count} values';

export const madeCalls = 'Calls';
export const changed = 'changed something';
export const failedCalls = '{count} refused';

export const calls = 'Calls of the site';
export const showCalls = 'Show calls';
export const hideCalls = 'Hide calls';
export const search = 'Search calls';
export const searchPlaceholder = 'teams, ban, statistics …';
export const noCalls = 'No calls found.';
export const moreCalls = '{count} more. Search to find them.';
export const insert = 'Insert call';
export const noInput = 'No input';
export const optional = 'optional';
export const paged = 'Answers a page; all() reads them all.';
export const sentAs = 'In logs: {name}';
export const helpers = 'Besides site';
