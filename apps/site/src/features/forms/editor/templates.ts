import * as texts from '../texts';
import { EMPTY_FORM, type FormDraft, newField, newOption } from './form-draft';

interface FormTemplate {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  create(): FormDraft;
}

export const TEMPLATES: readonly FormTemplate[] = [
  {
    id: 'empty',
    name: texts.templateEmpty,
    about: texts.templateEmptyAbout,
    create: () => EMPTY_FORM,
  },
  {
    id: 'feedback',
    name: texts.templateFeedback,
    about: texts.templateFeedbackAbout,
    create() {
      const overall = { ...newField('rating'), label: texts.feedbackOverall, required: true };
      const condition = { field: overall.id, values: ['1', '2'] };
      const options = [newOption(texts.feedbackPlayed), newOption(texts.feedbackWatched)];
      return {
        ...EMPTY_FORM,
        title: texts.feedbackTitle,
        description: texts.feedbackDescription,
        anonymous: true,
        fields: [
          overall,
          { ...newText(texts.feedbackWrong), condition },
          { ...newField('choice'), label: texts.feedbackPart, ...{ options, many: true } },
          newText(texts.feedbackWish),
        ],
      };
    },
  },
  {
    id: 'photo',
    name: texts.templatePhoto,
    about: texts.templatePhotoAbout,
    create() {
      const photo = { ...newField('picture'), label: texts.photoLabel, help: texts.photoHelp };
      return {
        ...EMPTY_FORM,
        id: 'player-photo-reward',
        title: texts.photoTitle,
        description: texts.photoDescription,
        rewardPoints: 50,
        photoField: photo.id,
        fields: [{ ...photo, required: true }],
      };
    },
  },
  {
    id: 'application',
    name: texts.templateStaff,
    about: texts.templateStaffAbout,
    create() {
      const options = [newOption(texts.staffAdmin), newOption(texts.staffCaster)];
      return {
        ...EMPTY_FORM,
        title: texts.staffTitle,
        changeable: false,
        fields: [
          {
            ...newField('choice'),
            label: texts.staffJob,
            ...{ options, other: true, required: true },
          },
          { ...newText(texts.staffAbout), required: true },
        ],
      };
    },
  },
];

export function createFromTemplate(id: string | null): FormDraft {
  return (TEMPLATES.find((template) => template.id === id) ?? TEMPLATES[0]!).create();
}

function newText(label: string) {
  return { ...newField('text'), label, long: true };
}
