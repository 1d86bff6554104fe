import { FIELD_KINDS, type FieldKind } from '@mes/domain/forms/fields';
import {
  IconAlignLeft,
  IconHash,
  IconListCheck,
  IconPhoto,
  IconStar,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import { Button } from '../../../components/Button';
import { Panel } from '../../../components/layout/Panel';
import { KIND_LABELS } from '../labels';
import * as texts from '../texts';
import styles from './AddField.module.css';
import { type DraftField, newField } from './form-draft';

const ICONS: Readonly<Record<FieldKind, typeof IconHash>> = {
  text: IconAlignLeft,
  number: IconHash,
  choice: IconListCheck,
  rating: IconStar,
  player: IconUser,
  team: IconUsers,
  picture: IconPhoto,
};

export function AddField({
  isFull,
  onAdd,
}: {
  isFull: boolean;
  onAdd: (field: DraftField) => void;
}) {
  return (
    <Panel pad>
      <h2 className={styles.title}>{texts.addField}</h2>
      <div className={styles.kinds}>
        {FIELD_KINDS.map((kind) => {
          const Icon = ICONS[kind];
          return (
            <Button
              key={kind}
              variant="quiet"
              disabled={isFull}
              icon={<Icon size={16} stroke={1.75} aria-hidden="true" />}
              onClick={() => onAdd(newField(kind))}
            >
              {KIND_LABELS[kind]}
            </Button>
          );
        })}
      </div>
    </Panel>
  );
}
