import type { EditableStoreItem } from '@mes/contract/store-schemas';
import { STORE_LIMITS } from '@mes/domain/store/limits';
import { api } from '../../../api/client';
import { useWrite } from '../../../api/use-call';
import { Button } from '../../../components/Button';
import { confirmAction, confirmForm, showError } from '../../../components/dialogs/dialogs';
import { DateTimeInput } from '../../../components/forms/DateTimeInput';
import { NumberInput } from '../../../components/forms/NumberInput';
import { TextArea } from '../../../components/forms/TextArea';
import { TextInput } from '../../../components/forms/TextInput';
import { PicturePicker } from '../../../components/pictures/PicturePicker';
import { notify } from '../../../components/toasts/notify';
import { interpolate } from '../../../interpolate';
import { ItemPicture } from '../ItemPicture';
import * as texts from '../texts';
import { contentOf, draftOf, draftProblems, type ItemDraft } from './item-draft';

/** The aspect ratio of the cards. */
const PICTURE = { width: 1_280, height: 720 };

/** What Admins do with items; each opens a dialog. */
export function useItemActions() {
  const createItem = useWrite('store', 'createItem');
  const editItem = useWrite('store', 'editItem');
  const archiveItem = useWrite('store', 'archiveItem');

  async function openForm(
    item: EditableStoreItem | null,
    save: (draft: ItemDraft) => Promise<unknown>,
  ): Promise<void> {
    const saved = await confirmForm<ItemDraft>({
      title: item ? texts.editItem : texts.addItem,
      confirmLabel: texts.saveItem,
      wide: true,
      initial: draftOf(item),
      validate: draftProblems,
      form: ({ values, bind, set }) => (
        <>
          <TextInput
            label={texts.title}
            required
            maxLength={STORE_LIMITS.title}
            {...bind('title')}
          />
          <TextArea
            label={texts.description}
            rows={3}
            counted
            maxLength={STORE_LIMITS.description}
            {...bind('description')}
          />
          <NumberInput
            label={texts.price}
            required
            min={1}
            max={STORE_LIMITS.price}
            suffix={texts.pointsUnit}
            {...bind('price')}
          />
          <NumberInput
            label={texts.stock}
            hint={texts.stockHint}
            min={0}
            max={STORE_LIMITS.stock}
            {...bind('stock')}
          />
          <NumberInput
            label={texts.limit}
            hint={texts.limitHint}
            min={1}
            max={STORE_LIMITS.perPerson}
            {...bind('perPerson')}
          />
          <DateTimeInput label={texts.from} {...bind('availableFrom')} />
          <DateTimeInput label={texts.until} {...bind('availableUntil')} />
          <PicturePicker
            label={texts.picture}
            size={PICTURE}
            current={
              values.picture !== null && item?.picture && <ItemPicture picture={item.picture} />
            }
            onChange={(chosen) => set('chosen', chosen)}
          />
          {values.picture !== null && values.chosen === null && (
            <Button variant="quiet" size="sm" onClick={() => set('picture', null)}>
              {texts.removePicture}
            </Button>
          )}
        </>
      ),
      action: save,
    });
    if (saved) notify({ message: texts.itemSaved, kind: 'success' });
  }

  return {
    create: () =>
      openForm(null, async (draft) =>
        createItem.mutateAsync(contentOf(draft, await uploadPicture(draft))),
      ),
    edit: (item: EditableStoreItem) =>
      openForm(item, async (draft) =>
        editItem.mutateAsync({
          id: item.id,
          revision: item.revision,
          ...contentOf(draft, await uploadPicture(draft)),
        }),
      ),
    archive: ({ id, revision, title }: EditableStoreItem) =>
      confirmAction({
        title: interpolate(texts.archiveTitle, { title }),
        message: texts.archiveMessage,
        confirmLabel: texts.archiveConfirm,
        action: () => archiveItem.mutateAsync({ id, revision, archived: true }),
        success: texts.archiveDone,
      }),
    async bringBack({ id, revision }: EditableStoreItem): Promise<void> {
      try {
        await archiveItem.mutateAsync({ id, revision, archived: false });
        notify({ message: texts.itemBack, kind: 'success' });
      } catch (error) {
        await showError(error);
      }
    },
  };
}

/** The filename of the picture: the saved one unless another was chosen. */
async function uploadPicture({ chosen, picture }: ItemDraft): Promise<string | null> {
  if (chosen === null) return picture;
  const { data, filename } = chosen;
  return (await api.files.uploadImage({ encoded: data, path: 'store', name: filename })).filename;
}
