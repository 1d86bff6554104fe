import { z } from 'zod';
import { defineAction } from './define';
import { LogoSchema, PictureUploadSchema } from './references';

/** The purposes of pictures. They determine who may upload one, its size and where it is stored. */
export const UPLOAD_PURPOSES = [
  'team-logo',
  'player-photo',
  'article',
  'tournament',
  'giveaway',
  'store',
  'form',
  'property',
  'sponsor',
] as const;

export const UploadedImageSchema = LogoSchema.extend({
  width: z.int(),
  height: z.int(),
});
export type UploadedImage = z.infer<typeof UploadedImageSchema>;

export const files = {
  uploadImage: defineAction({
    object: 'file',
    action: 'upload_image',
    who: 'login',
    summary: 'Upload a picture for a purpose that the caller may use',
    input: z.object({
      encoded: PictureUploadSchema.shape.data,
      path: z.enum(UPLOAD_PURPOSES).meta({ description: 'The purpose, never a place on disk' }),
      name: PictureUploadSchema.shape.filename,
    }),
    output: UploadedImageSchema,
    // The picture is not used anywhere yet, and it is never deleted.
    limit: { calls: 120, seconds: 3_600 },
  }),
};
