import type { PropertyDeclaration } from './service';

/** The properties that the program itself reads. */
export const SITE_PROPERTIES: readonly PropertyDeclaration[] = [
  {
    id: 'streamLink',
    type: 'url',
    value: null,
    description:
      'Address of the running stream; the home page shows WE ARE LIVE while it has a value',
    group: 'stream',
    shownAt: [
      { label: 'Home page', to: '/' },
      { label: 'Control room', to: '/stream/configuration' },
    ],
    writePermissions: 'Admin|editstream',
  },
  {
    id: 'gfuelCode',
    type: 'string',
    value: null,
    description: 'Discount of the affiliate card: "30%" shows the larger promotion',
    group: 'home',
    shownAt: [{ label: 'Home page', to: '/' }],
    limits: { maxLength: 40 },
  },
];
