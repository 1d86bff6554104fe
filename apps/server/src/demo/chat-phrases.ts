/** Conversations of the demo chat. `{map}`, `{team}` and `{player}` are filled in. */

export type ChatLines = readonly string[];

export const GENERAL: readonly ChatLines[] = [
  [
    'Good evening everyone',
    'Hey! Anyone watching tonight?',
    'Of course. {team} on {map}, finally.',
  ],
  [
    'That last round on {map} was unreal',
    'The smoke through the gap?',
    'Yes, nobody saw it coming.',
  ],
  ['gg {team}, well played', 'gg wp', 'See you next season'],
  ['Who do you have winning the group?', '{team}, easily', 'I would not be so sure after {map}.'],
  ['When is the next draw?', 'Sunday, right after the last match.', 'Thanks!'],
  [
    'Is the stream delayed for you too?',
    'A bit, that is the delay for the players.',
    'Ah, makes sense.',
  ],
  ['@{player} what a clutch yesterday', 'Thank you! I was shaking the whole time.'],
  [
    '{map} or {map}: which one do you ban?',
    'Always {map}.',
    'Depends on the other side.',
    'Coward',
  ],
  [
    'New here, hi! Where do I find a team?',
    'Welcome! Try the channel for that.',
    'And ask {team}, they look for players.',
  ],
  ['My connection dropped on match point…', 'Pain.', 'Happened to us against {team} last week.'],
  ['Congratulations to {team}!', 'Deserved.', 'What a final.'],
  ['Does anyone still play on a tablet?', 'Yes, and I will never change.'],
  ['The new standings are up', 'We are third?! How?', 'Round difference, look at {map}.'],
  ['Casters were great tonight', 'Agreed, that call on {map} gave me goosebumps.'],
  [
    'Pick’em is closing soon, do not forget',
    'Mine is broken since round one anyway.',
    'Same here.',
  ],
];

export const RECRUITMENT: readonly ChatLines[] = [
  [
    'Support player looking for a team, EU evenings.',
    '@{player} might be interested.',
    'Write me!',
  ],
  ['{team} looks for an entry. Three evenings a week.', 'Still open?', 'Yes, tryouts on Thursday.'],
  ['Sniper, two seasons of experience, calm comms.', 'Which maps?', '{map} and {map} mostly.'],
  ['We need a substitute for Saturday, 19:00 UTC.', 'I can play.', 'You are in, thank you!'],
  ['Coach offers demo reviews, free for new teams.', 'That would help us a lot.'],
  ['Scrim tonight at 20:00? We are {team}.', 'We are in. {map} first?', 'Deal.'],
];

export const STRATEGY: readonly ChatLines[] = [
  [
    'How do you hold {map} with two players?',
    'Give up the middle and wait.',
    'Or a smoke and a prayer.',
  ],
  [
    'Does the fast split still work on {map}?',
    'Only once per match.',
    '{team} reads it every time.',
  ],
  [
    'Favourite economy round?',
    'Force after the pistol, always.',
    'And that is why you lose the third.',
  ],
  ['Sound on {map} changed, did you notice?', 'Yes, you hear the stairs now.'],
  [
    'Which side do you pick on {map}?',
    'Defence, eight rounds are normal.',
    'We had nine against {team}.',
  ],
  [
    '@{player} can you share the line-ups for {map}?',
    'I will write them down tonight.',
    'Thank you!',
  ],
];

export const CLIPS: readonly ChatLines[] = [
  [
    'My ace on {map}: https://www.youtube.com/watch?v=demo',
    'Clean!',
    'The last one was lucky, admit it.',
  ],
  ['Full match against {team}: https://www.twitch.tv/videos/1', 'Thanks for the upload.'],
  ['Clip of the week goes to @{player}', 'Wow, thank you!'],
];

export const ANNOUNCEMENTS: readonly ChatLines[] = [
  ['Signup for the next tournament is open. Rosters lock on Friday, 18:00 UTC.'],
  ['The bracket is published. Good luck to all teams!'],
  ['We go live on Sunday with {team} on {map}. Bring popcorn.'],
  ['Please update your game before the weekend: matches are played on the new version.'],
  ['Thank you for a great season. The survey takes two minutes.'],
];

export const STAFF: readonly ChatLines[] = [
  ['Two reports this morning, I take both.', 'Thanks. Ping me if you need a second look.'],
  ['{team} asks to move their match by an hour.', 'Fine if the other leader agrees.'],
  ['Who is on duty on Sunday?', 'Me until 20:00, then you.'],
];

export const FIRST_SEASON: readonly ChatLines[] = [
  ['First season, here we go!', 'So excited.', '{team} all the way.'],
  ['Who would have thought that {map} decides it?', 'Nobody.'],
];
