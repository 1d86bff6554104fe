import type { FormAbout } from '@mes/contract/form-schemas';
import type { ShareTags } from '../../page-declaration';
import * as texts from './texts';

export function shareTags(about: FormAbout | null | undefined): ShareTags {
  return { title: about?.title ?? texts.form, description: about?.description || undefined };
}
