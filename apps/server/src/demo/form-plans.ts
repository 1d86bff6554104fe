/** The forms of the demo, and what people write into them. */
import type { FormContent } from '@mes/contract/form-schemas';

type Field = FormContent['fields'][number];

const FIELD = { help: '', required: false, condition: null };
const choice = (
  id: string,
  label: string,
  options: Readonly<Record<string, string>>,
  settings: { many?: boolean; other?: boolean; required?: boolean } = {},
): Field => ({
  ...{ ...FIELD, id, label, kind: 'choice', many: false, other: false, ...settings },
  options: Object.entries(options).map(([key, text]) => ({ id: key, label: text })),
});
const rating = (id: string, label: string): Field => ({
  ...{ ...FIELD, id, label, kind: 'rating', steps: 5, required: true },
});
const text = (id: string, label: string, long = true): Field => ({
  ...{ ...FIELD, id, label, kind: 'text', long },
});

const CONTENT = {
  ...{ anonymous: false, changeable: true, audience: { kind: 'everyone' as const } },
  ...{ maxResponses: null, rewardPoints: null, photoField: null },
} as const;

export const WORLDS_FEEDBACK: FormContent = {
  ...CONTENT,
  title: 'Worlds 2023: your feedback',
  description:
    'How was it to play, to watch and to cheer? Your answers shape the next Worlds. It takes three minutes.',
  anonymous: true,
  fields: [
    rating('overall', 'How was Worlds 2023, all in all?'),
    {
      ...{ ...text('bad', 'What went wrong?'), required: true },
      condition: { field: 'overall', values: ['1', '2'] },
    },
    choice(
      'role',
      'How were you part of it?',
      {
        played: 'I played',
        watched: 'I watched',
        both: 'Both',
      },
      { required: true },
    ),
    {
      ...choice(
        'format',
        'What do you think of the format?',
        {
          keep: 'Keep it as it is',
          groups: 'More matches in the groups',
          shorter: 'Fewer days',
          best: 'Longer series in the playoffs',
        },
        { other: true },
      ),
    },
    {
      ...choice(
        'platforms',
        'Where did you watch?',
        {
          youtube: 'YouTube',
          twitch: 'Twitch',
          discord: 'In a Discord call',
          hall: 'In the hall',
        },
        { many: true },
      ),
      condition: { field: 'role', values: ['watched', 'both'] },
    },
    rating('stream', 'The stream and the casters'),
    {
      ...{ ...FIELD, id: 'hours', label: 'How many hours did you watch?', kind: 'number' },
      ...{ min: 0, max: 100, whole: true },
    },
    { ...FIELD, id: 'mvp', label: 'Who was the best player?', kind: 'player' },
    text('wish', 'What should the next Worlds have?'),
  ],
};

export const PRO_LEAGUE_FEEDBACK: FormContent = {
  ...CONTENT,
  title: 'Pro League Season 1: your feedback',
  description: 'The first season is over. Tell us what the second one needs.',
  fields: [
    rating('overall', 'How was the season?'),
    choice(
      'days',
      'Which match day suits you best?',
      {
        friday: 'Friday evening',
        saturday: 'Saturday',
        sunday: 'Sunday',
        weekday: 'During the week',
      },
      { required: true },
    ),
    choice('length', 'Was the season long enough?', {
      short: 'Too short',
      right: 'Just right',
      long: 'Too long',
    }),
    rating('staff', 'The admins'),
    {
      ...text('admins', 'What should the admins do better?'),
      condition: { field: 'staff', values: ['1', '2', '3'] },
    },
    { ...FIELD, id: 'team', label: 'Your team of the season', kind: 'team' },
    text('wish', 'What should season 2 have?'),
  ],
};

export const PHOTO_REWARD: FormContent = {
  ...CONTENT,
  title: 'Player photo reward',
  description:
    'Send a photo of yourself for your profile and for the stream. You get 50 points once a moderator has accepted it.',
  changeable: true,
  rewardPoints: 50,
  photoField: 'photo',
  fields: [
    {
      ...{ ...FIELD, id: 'photo', label: 'Your photo', kind: 'picture', required: true },
      help: 'Your face, in good light, without other people. At most 8 MB.',
    },
    choice(
      'stream',
      'May the stream show it?',
      { yes: 'Yes', no: 'Only my profile' },
      { required: true },
    ),
    text('note', 'Anything that we should know?', false),
  ],
};

export const STAFF_DRAFT: FormContent = {
  ...CONTENT,
  title: 'Join the staff',
  description: 'We look for admins, casters and observers for the next season.',
  changeable: false,
  fields: [
    choice(
      'job',
      'What would you like to do?',
      {
        admin: 'Admin',
        caster: 'Caster',
        observer: 'Observer',
      },
      { many: true, required: true },
    ),
    text('about', 'Tell us about yourself'),
  ],
};

/** By how content somebody is: ratings of one or two, three, four or five. */
export const WISHES = {
  low: [
    'Please start on time. I waited 50 minutes for one match.',
    'More admins who answer in the lobby.',
    'The server should be closer to South America.',
    'Rules that everybody reads before the first match, not after.',
    'Less waiting between the maps.',
    'An anti-cheat that works.',
  ],
  middle: [
    'A schedule that is fixed a week before.',
    'English subtitles for the interviews.',
    'Show the economy of both teams on the stream.',
    'More matches for teams that lose early.',
    'A second stream for the other group.',
    'The veto live, not only its result.',
  ],
  high: [
    'Just do it again!',
    'More maps like the decider of the final.',
    'The player cards were great, please keep them.',
    'A crowd in the hall. It sounded amazing.',
    'Interviews with the teams after every series.',
    'Merch. I would buy a jersey of my team.',
    'A show match with the casters.',
    'Longer finals: best of seven!',
  ],
} as const;

export const COMPLAINTS = [
  'Two of our matches were moved on the same day.',
  'The stream was a minute behind the scores on the site.',
  'Our opponent came late twice, and nothing happened.',
  'High ping for everybody outside of Europe.',
  'The lobby crashed in the middle of the third map.',
  'Nobody answered our call for an admin.',
] as const;

export const OTHER_FORMATS = [
  'Swiss',
  'Round robin and then a final four',
  'Double elimination',
] as const;
