import type { CalloutPage } from '@mes/contract/tutorial-schemas';
import type { DefuseMap } from '@mes/domain/maps/maps';
import { CALLOUT_LIMITS } from '@mes/domain/tutorials/tips';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useWrite } from '../../../api/use-call';
import { Button } from '../../../components/Button';
import { useUnsavedGuard } from '../../../components/editing/use-unsaved-guard';
import { FormError } from '../../../components/forms/FormError';
import { TextInput } from '../../../components/forms/TextInput';
import { IconButton } from '../../../components/IconButton';
import { notify } from '../../../components/toasts/notify';
import { interpolate } from '../../../interpolate';
import { SaveBar } from '../SaveBar';
import * as texts from '../texts';
import { useRows } from '../use-rows';
import styles from './Callouts.module.css';

interface CalloutEditorProps {
  map: DefuseMap;
  page: CalloutPage;
  onClose: () => void;
}

/** The callouts of one map; those of the others are saved as they were loaded. */
export default function CalloutEditor({ map, page, onClose }: CalloutEditorProps) {
  const [{ revision, callouts }] = useState(page);
  const { rows, isChanged, change, add, remove } = useRows(
    callouts.filter((callout) => callout.map === map),
  );
  const edit = useWrite('tutorials', 'editCallouts');
  const hasNames = rows.every(({ value }) => value.name.trim() !== '');
  useUnsavedGuard(isChanged && !edit.isSuccess);

  const save = async () => {
    const others = callouts.filter((callout) => callout.map !== map);
    const own = rows.map(({ value }) => value);
    await edit.mutateAsync({ revision, callouts: [...others, ...own] });
    notify({ message: texts.calloutsSaved, kind: 'success' });
    onClose();
  };
  return (
    <div className={styles.editor}>
      {rows.map(({ key, value: { name, hint } }) => (
        <div key={key} className={styles.row}>
          <TextInput
            label={texts.calloutName}
            required
            maxLength={CALLOUT_LIMITS.name}
            value={name}
            onChange={(typed) => change(key, { name: typed })}
          />
          <TextInput
            label={texts.calloutHint}
            maxLength={CALLOUT_LIMITS.hint}
            value={hint}
            onChange={(typed) => change(key, { hint: typed })}
          />
          <IconButton
            label={interpolate(texts.removeCallout, { name })}
            icon={<IconTrash size={17} stroke={1.75} aria-hidden="true" />}
            onClick={() => remove(key)}
          />
        </div>
      ))}
      <Button
        variant="ghost"
        icon={<IconPlus size={17} stroke={1.75} aria-hidden="true" />}
        disabled={rows.length >= CALLOUT_LIMITS.count}
        onClick={() => add({ map, name: '', hint: '' })}
      >
        {texts.addCallout}
      </Button>
      <FormError error={edit.error} />
      <SaveBar
        label={texts.saveCallouts}
        problem={hasNames ? null : texts.calloutNeedsName}
        isChanged={isChanged}
        isBusy={edit.isPending}
        onSave={() => void save().catch(() => {})}
        onCancel={onClose}
      />
    </div>
  );
}
