import { PROPERTY_GROUPS, PROPERTY_TYPES } from '@mes/domain/properties/properties';
import { z } from 'zod';
import { defineAction, defineCall } from './define';
import { PlayerReferenceSchema } from './references';
import {
  InstantSchema,
  JsonSchema,
  NothingSchema,
  RevisionSchema,
  RevisionSeenSchema,
} from './scalars';

export const PropertyIdSchema = z
  .string()
  .regex(
    /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/,
    'It starts with a letter and holds letters, digits, . - and _.',
  );

const PermissionRuleSchema = z
  .string()
  .regex(/^[A-Za-z|!]{1,100}$/, 'Permissions are names separated by |.')
  .nullable()
  .meta({ description: 'A permission rule, or null for none' });

export const PropertySchema = z.object({
  id: PropertyIdSchema,
  type: z.enum(PROPERTY_TYPES),
  value: JsonSchema,
  readPermissions: PermissionRuleSchema,
  writePermissions: PermissionRuleSchema,
  description: z.string().max(500),
  revision: RevisionSchema,
  updatedAt: InstantSchema,
  updatedBy: z.string().nullable(),
});
export type Property = z.infer<typeof PropertySchema>;

const ListFieldSchema = z.object({
  key: z.string(),
  label: z.string(),
  type: z.enum(['text', 'url', 'path', 'link']),
  maxLength: z.int().optional(),
});

const PropertyLimitsSchema = z
  .object({
    min: z.number().optional(),
    max: z.number().optional(),
    whole: z.boolean().optional(),
    maxLength: z.int().optional(),
    maxItems: z.int().optional(),
    fields: z.array(ListFieldSchema).readonly().optional(),
    allowsNone: z.boolean().optional(),
  })
  .meta({ description: 'What a value must keep to beside its type' });

const PropertyPlaceSchema = z.object({
  label: z.string(),
  to: z.string().nullable().meta({ description: 'The path of the page, if it has one' }),
});

/** With what an editor needs to know. */
export const PropertyDetailsSchema = PropertySchema.extend({
  group: z.enum(PROPERTY_GROUPS),
  shownAt: z.array(PropertyPlaceSchema).meta({ description: 'Where the setting shows' }),
  limits: PropertyLimitsSchema,
  fallback: JsonSchema.meta({ description: 'What counts while the value is null' }),
  builtIn: z.boolean().meta({ description: 'The program reads it, so it cannot be deleted' }),
  editor: PlayerReferenceSchema.nullable().meta({ description: 'Who changed it last' }),
});
export type PropertyDetails = z.infer<typeof PropertyDetailsSchema>;

const PropertyChangeSchema = z.object({
  value: JsonSchema,
  revision: RevisionSchema,
  at: InstantSchema,
  by: PlayerReferenceSchema.nullable(),
});
export type PropertyChange = z.infer<typeof PropertyChangeSchema>;

export const properties = {
  get: defineCall({
    method: 'GET',
    path: '/properties/{id}',
    who: 'public',
    summary: 'Read a property; its own readPermissions decide who may',
    input: z.object({ id: PropertyIdSchema }),
    output: PropertySchema,
  }),

  read: defineAction({
    object: 'property',
    action: 'read',
    value: 'id',
    who: 'public',
    summary: 'Read a property; its own readPermissions decide who may',
    input: z.object({ id: PropertyIdSchema }),
    output: PropertySchema,
  }),

  write: defineAction({
    object: 'property',
    action: 'write',
    value: 'id',
    who: 'login',
    summary: 'Give a property a new value; its own writePermissions decide who may',
    input: z.object({ id: PropertyIdSchema, value: JsonSchema, revision: RevisionSeenSchema }),
    output: PropertySchema,
  }),

  updatePermissions: defineAction({
    object: 'property',
    action: 'update_permissions',
    value: 'id',
    who: 'Admin',
    summary: 'Change who may read and write a property',
    input: z.object({
      id: PropertyIdSchema,
      readPermissions: PermissionRuleSchema.optional(),
      writePermissions: PermissionRuleSchema.optional(),
    }),
    output: PropertySchema,
  }),

  create: defineAction({
    object: 'property',
    action: 'create',
    value: 'id',
    who: 'Admin',
    summary: 'Create a property',
    input: z.object({
      id: PropertyIdSchema,
      type: z.enum(PROPERTY_TYPES),
      value: JsonSchema.default(null),
      description: z.string().max(500).default(''),
      readPermissions: PermissionRuleSchema.default(null),
      writePermissions: PermissionRuleSchema.default('Admin'),
    }),
    output: PropertySchema,
  }),

  delete: defineAction({
    object: 'property',
    action: 'delete',
    value: 'id',
    who: 'Admin',
    summary: 'Delete a property that the program itself does not need',
    input: z.object({ id: PropertyIdSchema }),
    output: NothingSchema,
  }),

  all: defineAction({
    object: 'property',
    action: 'all',
    who: 'Admin',
    summary: 'List every property, with what an editor needs to know',
    input: z.object({}),
    output: z.array(PropertyDetailsSchema),
    revision: 'properties',
  }),

  history: defineAction({
    object: 'property',
    action: 'history',
    value: 'id',
    who: 'Admin',
    summary: 'List the values that a property has had, newest first',
    input: z.object({ id: PropertyIdSchema }),
    output: z.array(PropertyChangeSchema),
  }),
};
