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
  'Five friends who met in a ranked queue and never left it.',
  'We train three evenings a week and review every official.',
  'A roster built around two seasons of qualifiers and one stubborn idea of how to attack Raid.',
  'Academy of nobody, home of everybody who wants to play late rounds calmly.',
];

export const FACTS = [
  'Has the longest clutch streak of the last season: four in one series.',
  'Switched from tablet to phone before the playoffs and kept the same sensitivity.',
  'Works night shifts; matches before noon are the unusual ones.',
  'Learned the game from an older brother who now plays for a rival.',
  'Never picks Village, and never says why.',
  'Started as a caster before competing.',
];

export const INFORMATION = [
  'Unbeaten on Canals this season.',
  'Won their last three overtimes.',
  'The coach calls the first pistol round of every half.',
  'Played together for two years without a change until last spring.',
  'Prefers to start on defence, whatever the map.',
  'Lost to the same opponent in two finals in a row.',
];

/** The index of the team in the list, and its former name. */
export const FORMER_TEAM_NAMES: readonly (readonly [index: number, name: string])[] = [
  [1, 'Lantern Works'],
  [3, 'Halcyon Days'],
  [4, 'Kestrel Academy'],
  [7, 'Copper Cubs'],
];
