import { scopeOf } from '@mes/contract/call-scopes';
import { type Call, nameOf, type RestCall } from '@mes/contract/define';
import { limitOf } from '../calls/rate-limit';
import { ComponentSchemas, type JsonSchemaObject as Schema } from './schemas';

/** OpenAPI 3.1 document of every REST call; object/action calls are listed under `x-actions`. */
export function describeApi(calls: readonly Call[], brand: string): Schema {
  const paths: Record<string, Schema> = {};
  const actions: Record<string, Schema> = {};
  const schemas = new ComponentSchemas();
  for (const call of calls) {
    if (call.kind === 'rest') {
      paths[call.path] = {
        ...paths[call.path],
        [call.method.toLowerCase()]: describeRest(call, schemas),
      };
    } else {
      actions[nameOf(call)] = {
        ...describeCommon(call),
        ...(call.value ? { value: call.value } : {}),
        input: schemas.describe(call.input, 'input'),
        output: schemas.describe(call.output, 'output'),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: brand, version: '1' },
    servers: [{ url: '/api' }],
    components: {
      schemas: { ...schemas.all, [ERROR]: ErrorAnswerSchema },
      securitySchemes: {
        account: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'id.secret' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'mes_…',
          description: 'An API key: makes the calls whose x-scope it has, over HTTP only',
        },
      },
    },
    paths,
    'x-actions': actions,
  };
}

function describeCommon(call: Call): Schema {
  const scope = scopeOf(call);
  return {
    summary: call.summary,
    'x-who': call.who,
    'x-scope': scope,
    'x-rate-limit': limitOf(call),
    ...(call.cache ? { 'x-cache-seconds': call.cache.seconds } : {}),
    ...(call.who === 'public'
      ? {}
      : { security: [{ account: [] }, ...(scope ? [{ apiKey: [scope] }] : [])] }),
  };
}

function describeRest(call: RestCall, schemas: ComponentSchemas): Schema {
  const input = schemas.describe(call.input, 'input') as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  const fields = Object.entries(input.properties ?? {});
  const inPath = (name: string) => call.path.includes(`{${name}}`);
  const hasBody = call.method === 'POST' || call.method === 'PATCH';
  const parameters = fields
    .filter(([name]) => inPath(name) || !hasBody)
    .map(([name, schema]) => ({
      name,
      in: inPath(name) ? 'path' : 'query',
      required: inPath(name) || (input.required ?? []).includes(name),
      schema,
    }));
  const headers = Object.entries(call.headers ?? {}).map(([field, name]) => ({
    name,
    in: 'header',
    required: false,
    description: `In place of the field ${field}`,
    schema: input.properties?.[field],
  }));
  const bodyFields = fields.filter(([name]) => !inPath(name));

  return {
    ...describeCommon(call),
    parameters: [...parameters, ...headers],
    ...(call.upload ? { requestBody: UPLOAD } : {}),
    ...(hasBody && !call.upload ? { requestBody: describeBody(bodyFields, input.required) } : {}),
    responses: {
      200: {
        description: 'Done',
        content: call.file
          ? {
              [call.file.type]: {
                schema: { type: 'string', ...(call.file.binary && { format: 'binary' }) },
              },
            }
          : { 'application/json': { schema: describeSuccess(call, schemas) } },
      },
      default: {
        description: 'An error of the catalogue',
        content: { 'application/json': { schema: { $ref: `#/components/schemas/${ERROR}` } } },
      },
    },
  };
}

function describeBody(fields: [string, Schema][], needed: string[] = []): Schema {
  const properties = Object.fromEntries(fields);
  const required = needed.filter((name) => name in properties);
  return {
    required: required.length > 0,
    content: { 'application/json': { schema: { type: 'object', properties, required } } },
  };
}

/** One file; the name of its field does not matter. */
const UPLOAD: Schema = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { file: { type: 'string', format: 'binary' } },
        required: ['file'],
      },
    },
  },
};

const ERROR = 'ErrorAnswer';
const ErrorAnswerSchema: Schema = {
  type: 'object',
  required: ['status', 'message', 'error'],
  properties: {
    status: { const: 'ERROR' },
    message: { type: 'string' },
    retryAfter: { type: 'integer', description: 'Seconds' },
    error: {
      type: 'object',
      description: 'Has further fields, depending on the type',
      required: ['type', 'message'],
      properties: {
        type: { type: 'string', description: 'Such as InvalidParameterError' },
        message: { type: 'string' },
      },
      additionalProperties: true,
    },
  },
};

function describeSuccess(call: RestCall, schemas: ComponentSchemas): Schema {
  const properties = {
    status: { const: 'SUCCESS' },
    data: schemas.describe(call.output, 'output'),
    ...(call.paged || call.revision ? { metadata: describeMetadata(call) } : {}),
  };
  return { type: 'object', required: Object.keys(properties), properties };
}

function describeMetadata({ paged, revision }: RestCall): Schema {
  const properties: Record<string, Schema> = {
    ...(paged && { total: { type: 'integer' } }),
    ...(revision && {
      revisions: {
        type: 'object',
        description: 'By the name of a channel: its revision, which the data has at least',
        additionalProperties: { type: 'integer' },
      },
    }),
  };
  return { type: 'object', required: Object.keys(properties), properties };
}
