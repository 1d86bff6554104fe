import {
  ForbiddenError,
  InternalError,
  InvalidAction,
  InvalidId,
  InvalidParameter,
  InvalidRequest,
  MissingParameter,
  ObjectNotFound,
  ProductError,
  TooManyRequests,
} from '@mes/contract/errors';
import { describe, expect, it } from 'vitest';
import { toError } from './error-mapping';

describe('an error on the wire', () => {
  it.each([
    { type: 'ProductError', kind: ProductError, status: 400 },
    { type: 'InternalError', kind: InternalError, status: 500 },
    { type: 'ForbiddenError', kind: ForbiddenError, status: 403 },
    { type: 'InvalidRequestError', kind: InvalidRequest, status: 400 },
    { type: 'InvalidParameterError', kind: InvalidParameter, status: 400 },
    { type: 'MissingParameterError', kind: MissingParameter, status: 400 },
    { type: 'InvalidActionError', kind: InvalidAction, status: 400 },
    { type: 'InvalidIdError', kind: InvalidId, status: 400 },
    { type: 'ObjectNotFoundError', kind: ObjectNotFound, status: 404 },
    { type: 'Forbidden', kind: ForbiddenError, status: 403 },
    { type: 'FORBIDDENERROR', kind: ForbiddenError, status: 403 },
    { type: 'forbiddenException', kind: ForbiddenError, status: 403 },
    { type: 'objectNotFound', kind: ObjectNotFound, status: 404 },
    { type: 'InvalidIdErrorException', kind: InvalidId, status: 400 },
  ])('of type $type becomes the class of its kind with its message', ({ type, kind, status }) => {
    const error = toError({ type, message: 'Because.' }, 'fallback');
    expect(error).toBeInstanceOf(kind);
    expect(error).toMatchObject({ message: 'Because.', status });
  });

  it.each([
    { type: 'TeapotError' },
    { type: 'Error' },
    { type: 'constructor' },
    { type: '' },
    { type: 7 },
    { type: undefined },
  ])('of the unknown type $type stays a plain error with its message', ({ type }) => {
    const error = toError({ type, message: 'Short and stout' }, 'fallback');
    expect(error).not.toBeInstanceOf(ProductError);
    expect(error.message).toBe('Short and stout');
  });

  it.each([
    {
      wire: { type: 'InternalError' },
      message: 'Internal Server Error occurred while processing your request.',
    },
    { wire: { type: 'ForbiddenError' }, message: "You don't have access to this resource." },
    {
      wire: { type: 'ForbiddenError', permission: 'Moderator' },
      message: "You are missing permission 'Moderator' to access this resource.",
    },
    { wire: { type: 'InvalidRequest' }, message: 'Invalid Request' },
    {
      wire: { type: 'InvalidParameter', field: 'team' },
      message: "Invalid Request: Field 'team' is not a valid parameter.",
    },
    {
      wire: { type: 'MissingParameter', field: 'id' },
      message: "Invalid Request: Field 'id' is required.",
    },
    { wire: { type: 'InvalidId' }, message: 'Malformed ID' },
    { wire: { type: 'ObjectNotFound' }, message: 'Resource not found' },
    { wire: { type: 'InvalidAction' }, message: 'fallback' },
    { wire: { type: 'Teapot' }, message: 'fallback' },
    {
      wire: { type: 'ForbiddenError', message: '' },
      message: "You don't have access to this resource.",
    },
  ])('without a message becomes "$message"', ({ wire, message }) => {
    expect(toError(wire, 'fallback').message).toBe(message);
  });

  it('keeps its details', () => {
    const error = toError(
      { type: 'ForbiddenError', message: 'Wait.', queue: true, permission: 'Admin' },
      'fallback',
    );
    expect(error).toMatchObject({ details: { queue: true, permission: 'Admin' } });
  });

  it('with retryAfter becomes TooManyRequests', () => {
    const error = toError(
      { type: 'InvalidRequestError', message: 'Too many requests.', retryAfter: 12 },
      'fallback',
    );
    expect(error).toBeInstanceOf(TooManyRequests);
    expect(error).toMatchObject({ status: 429, retryAfter: 12 });
  });
});
