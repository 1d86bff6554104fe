import type { Db } from '../../platform/database/database';
import { currentValues, type PropertyDeclaration } from '../properties/service';
import { texts } from './texts';

const PICTURE_APPROVAL = 'pictureApproval';

export const PICTURE_APPROVAL_PROPERTIES: readonly PropertyDeclaration[] = [
  {
    id: PICTURE_APPROVAL,
    type: 'boolean',
    value: false,
    description: texts.property,
    group: 'teams',
    shownAt: [{ label: 'Pictures to approve', to: '/modpanel/player-photos' }],
  },
];

export async function isApprovalOn(db: Db): Promise<boolean> {
  return (await currentValues(db, [PICTURE_APPROVAL])).get(PICTURE_APPROVAL) === true;
}
