import type { PropertyDeclaration } from './service';

/** The properties that the program itself reads. */
export const SITE_PROPERTIES: readonly PropertyDeclaration[] = [
  {
    id: 'streamLink',
    type: 'url',
    value: null,
    description:
      'Address of the running stream; the home page shows WE ARE LIVE while it has a value',
    writePermissions: 'Admin|editstream',
  },
  {
    id: 'gfuelCode',
    type: 'string',
    value: null,
    description: 'Discount of the affiliate card: "30%" shows the larger promotion',
  },
];
