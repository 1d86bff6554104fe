import type { WeaponPage } from '@mes/contract/tutorial-schemas';
import { IconPencil } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/Button';
import { Alert } from '../../../components/states/Alert';
import { Loaded } from '../../../components/states/Loaded';
import type { QueryLike } from '../../../components/states/load-state';
import { SkeletonRows } from '../../../components/states/Skeleton';
import { Time } from '../../../components/text/Time';
import { TutorialFrame, useMayEdit } from '../TutorialFrame';
import * as texts from '../texts';
import styles from './WeaponsPage.module.css';
import { WeaponTable } from './WeaponTable';

/** For staff. */
const WeaponEditor = lazy(() => import('./WeaponEditor'));

export function WeaponsPage({ weapons }: { weapons: QueryLike<WeaponPage> }) {
  const mayEdit = useMayEdit();
  const [isEditing, setEditing] = useState(false);
  return (
    <TutorialFrame
      page="weapons"
      title={texts.weapons}
      lead={texts.weaponsLead}
      actions={
        mayEdit &&
        !isEditing && (
          <Button
            variant="ghost"
            icon={<IconPencil size={17} stroke={1.75} aria-hidden="true" />}
            onClick={() => setEditing(true)}
          >
            {texts.editWeapons}
          </Button>
        )
      }
    >
      <Loaded query={weapons} skeleton={<SkeletonRows rows={12} />}>
        {(page) =>
          isEditing ? (
            <Suspense fallback={<SkeletonRows rows={12} />}>
              <WeaponEditor page={page} onClose={() => setEditing(false)} />
            </Suspense>
          ) : (
            <>
              <Source page={page} />
              <WeaponTable weapons={page.weapons} />
            </>
          )
        }
      </Loaded>
    </TutorialFrame>
  );
}

/** Where the figures come from. */
function Source({ page: { updatedAt } }: { page: WeaponPage }) {
  if (updatedAt === null) return <Alert>{texts.noFigures}</Alert>;
  return (
    <p className={styles.source}>
      {texts.communityData} <Time at={updatedAt} show="date" />. {texts.communityDataHint}
    </p>
  );
}
