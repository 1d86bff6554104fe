import type { WeaponPage } from '@mes/contract/tutorial-schemas';
import {
  MAX_WEAPONS,
  WEAPON_FIGURES,
  WEAPON_KINDS,
  type Weapon,
  weaponsProblem,
} from '@mes/domain/tutorials/weapons';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useWrite } from '../../../api/use-call';
import { Button } from '../../../components/Button';
import { useUnsavedGuard } from '../../../components/editing/use-unsaved-guard';
import { FormError } from '../../../components/forms/FormError';
import { NumberInput } from '../../../components/forms/NumberInput';
import { Select } from '../../../components/forms/Select';
import { TextInput } from '../../../components/forms/TextInput';
import { IconButton } from '../../../components/IconButton';
import { Panel } from '../../../components/layout/Panel';
import { notify } from '../../../components/toasts/notify';
import { interpolate } from '../../../interpolate';
import { FIGURE_LABELS, KIND_LABELS } from '../labels';
import { SaveBar } from '../SaveBar';
import * as texts from '../texts';
import { useRows } from '../use-rows';
import styles from './WeaponEditor.module.css';

interface WeaponEditorProps {
  page: WeaponPage;
  onClose: () => void;
}

const KINDS = WEAPON_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }));
const NEW_WEAPON: Weapon = {
  ...{ name: '', kind: 'rifle', damage: null, fireRate: null },
  ...{ magazine: null, reload: null, price: null },
};

/** The whole table as fields. Saving over a newer revision is a conflict, which is shown. */
export default function WeaponEditor({ page, onClose }: WeaponEditorProps) {
  // As loaded when editing began: a save from an older revision is refused.
  const [{ revision, weapons }] = useState(page);
  const { rows, isChanged, change, add, remove } = useRows(weapons);
  const edit = useWrite('tutorials', 'editWeapons');
  const problem = weaponsProblem(rows.map(({ value }) => value));
  useUnsavedGuard(isChanged && !edit.isSuccess);

  const save = async () => {
    await edit.mutateAsync({ revision, weapons: rows.map(({ value }) => value) });
    notify({ message: texts.weaponsSaved, kind: 'success' });
    onClose();
  };
  return (
    <div className={styles.editor}>
      <p className={styles.hint}>{texts.emptyFigure}</p>
      {rows.map(({ key, value: weapon }) => (
        <Panel key={key} pad className={styles.weapon}>
          <TextInput
            label={texts.weapon}
            required
            maxLength={40}
            value={weapon.name}
            onChange={(name) => change(key, { name })}
            className={styles.name}
          />
          <Select
            label={texts.kind}
            options={KINDS}
            value={weapon.kind}
            onChange={(kind) => change(key, { kind })}
          />
          {WEAPON_FIGURES.map((figure) => (
            <NumberInput
              key={figure}
              label={FIGURE_LABELS[figure]}
              min={0}
              value={weapon[figure]}
              onChange={(value) => change(key, { [figure]: value })}
            />
          ))}
          <IconButton
            label={interpolate(texts.removeWeapon, { name: weapon.name })}
            icon={<IconTrash size={17} stroke={1.75} aria-hidden="true" />}
            onClick={() => remove(key)}
            className={styles.remove}
          />
        </Panel>
      ))}
      <Button
        variant="ghost"
        icon={<IconPlus size={17} stroke={1.75} aria-hidden="true" />}
        disabled={rows.length >= MAX_WEAPONS}
        onClick={() => add(NEW_WEAPON)}
      >
        {texts.addWeapon}
      </Button>
      <FormError error={edit.error} />
      <SaveBar
        label={texts.saveWeapons}
        problem={problem}
        isChanged={isChanged}
        isBusy={edit.isPending}
        onSave={() => void save().catch(() => {})}
        onCancel={onClose}
      />
    </div>
  );
}
