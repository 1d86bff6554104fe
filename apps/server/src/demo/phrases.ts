/** Texts of the players of the demo community, and of casters about them. */
import type { PlayerRole } from '@mes/domain/players/roles';

export const NOTES: readonly { readonly roles: readonly PlayerRole[]; readonly note: string }[] = [
  { roles: ['entry'], note: 'First in, last to complain. Free every evening after 19:00 UTC.' },
  { roles: ['sniper'], note: 'Two seasons as main sniper, looking for a team that trains.' },
  { roles: ['leader', 'support'], note: 'I call, I bring a playbook. Want a roster for Embers.' },
  {
    roles: ['support', 'flex'],
    note: 'Plays whatever the map needs. Weekends always, weekdays late.',
  },
  { roles: ['lurker'], note: 'Quiet on the mic, loud on the scoreboard.' },
  { roles: ['flex'], note: 'Back after a break of a year, hungry for officials.' },
  {
    roles: ['coach'],
    note: 'Analyst, not a player: demos, anti-strats, mental. Ask for examples.',
  },
  {
    roles: ['entry', 'lurker'],
    note: 'Tablet player with a good connection, 16 years, school until 3.',
  },
];

export const DESCRIPTIONS = [
  'Playing since the first season. Canals is home.',
  'Support by heart, sniper by necessity.',
  'I stream scrims and read chat far too much.',
  'Team first. Then maps. Then sleep.',
  'Former captain, now happy to follow calls.',
  'Ask me about smokes on Legacy.',
];

export const TEAM_DESCRIPTIONS = [
  'Friends who met in a ranked queue and never left it.',
  'We train three evenings a week and review every official.',
  'A roster built around two seasons of qualifiers and one stubborn idea of how to attack Raid.',
  'Academy of nobody, home of everybody who wants to play late rounds calmly.',
];

/** Where they come from, and how they play: one of each makes a fact. Figures are not in here: they are counted. */
export const ORIGINS = [
  'Learned the game from an older brother.',
  'Started as a caster before competing.',
  'Came from another shooter and kept its sensitivity.',
  'Works night shifts; matches before noon are the unusual ones.',
  'Studies music and counts rounds in bars.',
  'Was a substitute for a year and watched every match.',
  'Plays on a tablet, as nobody else in the team does.',
  'Wrote guides before anybody knew the face behind them.',
  'Trains the youth side of a football club on weekends.',
  'Moved countries and kept the evening hours.',
];

export const HABITS = [
  'Asks for the map veto to be read out twice.',
  'Talks through the first round and then hardly at all.',
  'Writes down every lost round on paper.',
  'Never changes the crosshair during a tournament.',
  'Warms up alone, without a headset.',
  'Calls the pauses, also for others.',
  'Reviews the match on the same night.',
  'Plays every second match standing.',
  'Keeps the same seat and the same mug.',
];

export const INFORMATION = [
  'The coach calls the first pistol round of every half.',
  'Prefers to start on defence, whatever the map.',
  'Takes its pause early, mostly in the first half.',
  'Trains three evenings a week, and never on the day of a match.',
  'The leader speaks alone in the last minute of a round.',
  'Watches the matches of its next opponent together.',
  'Changes positions between the halves, not within them.',
];

/** The index of the team in the list, and its former name. */
export const FORMER_TEAM_NAMES: readonly (readonly [index: number, name: string])[] = [
  [1, 'Lantern Works'],
  [3, 'Halcyon Days'],
  [4, 'Kestrel Academy'],
  [7, 'Copper Cubs'],
];
