import { ForbiddenError, ObjectNotFound } from '@mes/contract/errors';
import { describe, expect, it } from 'vitest';
import { assertSuccess, readData, toResponseBody } from './response';
import { RetryAfterError } from './retry';

const FORBIDDEN = { type: 'ForbiddenError', message: 'No.' };

describe('the data of a response', () => {
  it.each([
    { of: 'an object', body: { status: 'SUCCESS', data: { a: 1 } }, data: { a: 1 } },
    { of: 'an empty object', body: { status: 'SUCCESS', data: {} }, data: {} },
    { of: 'null', body: { status: 'SUCCESS', data: null }, data: null },
    { of: 'false', body: { status: 'SUCCESS', data: false }, data: false },
    { of: 'a response without a status', body: { data: [1] }, data: [1] },
    {
      of: 'an entity with its own status field',
      body: { status: 'SUCCESS', data: { status: 'live' } },
      data: { status: 'live' },
    },
  ])('is $of', ({ body, data }) => {
    expect(readData(body, false)).toEqual(data);
  });

  it.each([
    { of: 'a page', metadata: { total: 41 }, total: 41 },
    { of: 'a page without a count', metadata: undefined, total: 2 },
    { of: 'a page with a broken count', metadata: { total: 'many' }, total: 2 },
  ])('of $of includes the total number of rows', ({ metadata, total }) => {
    expect(readData({ status: 'SUCCESS', data: [1, 2], metadata }, true)).toEqual({
      data: [1, 2],
      total,
    });
  });

  it.each([
    { of: 'missing data', body: {}, message: 'Error [No Data]' },
    { of: 'missing data with a message', body: { message: 'Gone.' }, message: 'Gone.' },
    { of: 'status ERROR', body: { status: 'ERROR', message: 'No.', data: {} }, message: 'No.' },
    {
      of: 'status ERROR without a message',
      body: { status: 'ERROR' },
      message: 'Error [No Message]',
    },
    {
      of: 'an error inside the data',
      body: { data: { status: 'ERROR', message: 'Closed.' } },
      message: 'Closed.',
    },
    {
      of: 'an error inside the data without a message',
      body: { data: { status: 'ERROR' } },
      message: 'Error [No Message]',
    },
    {
      of: 'an error inside the data of an unknown type',
      body: { data: { status: 'ERROR', message: 'x', error: { type: 'Odd', message: 'Odd.' } } },
      message: 'Odd.',
    },
  ])('is an error for $of', ({ body, message }) => {
    expect(() => readData(body, false)).toThrow(new Error(message));
  });

  it.each([
    { of: 'the response', body: { status: 'ERROR', error: FORBIDDEN } },
    { of: 'a response without data', body: { error: FORBIDDEN } },
    { of: 'the data', body: { status: 'SUCCESS', data: { status: 'ERROR', error: FORBIDDEN } } },
  ])('is a typed error if $of has an error type', ({ body }) => {
    expect(() => readData(body, false)).toThrow(ForbiddenError);
    expect(() => readData(body, false)).toThrow('No.');
  });
});

describe('a socket reply', () => {
  it('with status SUCCESS is valid', () => {
    expect(() => assertSuccess({ status: 'SUCCESS', data: null })).not.toThrow();
  });

  it.each([
    { body: { status: 'ERROR', message: 'Locked.' }, message: 'Locked.' },
    { body: { status: 'ERROR' }, message: 'Error [No Message]' },
    { body: { status: 'OK', data: {} }, message: 'Invalid Server Response' },
    { body: { data: {} }, message: 'Invalid Server Response' },
    { body: toResponseBody('SUCCESS'), message: 'Invalid Server Response' },
    { body: toResponseBody(null), message: 'Invalid Server Response' },
    { body: toResponseBody([{ status: 'SUCCESS' }]), message: 'Invalid Server Response' },
  ])('$body fails with "$message"', ({ body, message }) => {
    expect(() => assertSuccess(body)).toThrow(new Error(message));
  });

  it('has the class of its error', () => {
    const body = { status: 'ERROR', message: 'x', error: { type: 'ObjectNotFoundError' } };
    expect(() => assertSuccess(body)).toThrow(ObjectNotFound);
  });

  it('with retryAfter throws RetryAfterError, whatever its status', () => {
    for (const status of ['ERROR', 'SUCCESS', undefined]) {
      try {
        assertSuccess({ status, retryAfter: 7, message: 'Slow down.' });
        expect.unreachable();
      } catch (error) {
        expect(error).toBeInstanceOf(RetryAfterError);
        expect(error).toMatchObject({ seconds: 7, message: 'Slow down.' });
      }
    }
  });
});
