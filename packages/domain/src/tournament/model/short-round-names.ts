/** Round names for places where the whole name does not fit. */

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/^(Upper|Lower) Quarterfinals?$/, '$1 QF'],
  [/^(Upper|Lower) Semifinals?$/, '$1 SF'],
  [/^(Upper|Lower) Round (\d+)$/, '$1 R$2'],
  [/^Grand Final Reset$/, 'Final Reset'],
];

/** Beside the letter of a group, more has to go. */
const SHORT_IN_GROUP: readonly (readonly [RegExp, string])[] = [
  ...SHORT,
  [/^Round (\d+)$/, 'R$1'],
  [/^(Opening|Winners|Elimination|Decider) Match(?:es)?$/, '$1'],
];

/** `Lower SF` of `Lower Semifinal`, `B · R3` of `Group B · Round 3`; names given by hand stay. */
export function shortRoundName(name: string): string {
  const [, group, rest] = /^Group ([A-Z]+) · (.+)$/.exec(name) ?? [];
  if (group === undefined || rest === undefined) return shortened(name, SHORT);
  return `${group} · ${shortened(rest, SHORT_IN_GROUP)}`;
}

function shortened(name: string, rules: typeof SHORT): string {
  const rule = rules.find(([pattern]) => pattern.test(name));
  return rule ? name.replace(...rule) : name;
}
