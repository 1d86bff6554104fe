import { ForbiddenError, ObjectNotFound } from '@mes/contract/errors';
import { describe, expect, it } from 'vitest';
import { asBody, assertAnswered, dataIn } from './answer';
import { RetryLater } from './retry';

const FORBIDDEN = { type: 'ForbiddenError', message: 'No.' };

describe('the data of an answer', () => {
  it.each([
    { of: 'an object', body: { status: 'SUCCESS', data: { a: 1 } }, data: { a: 1 } },
    { of: 'none to say', body: { status: 'SUCCESS', data: {} }, data: {} },
    { of: 'null', body: { status: 'SUCCESS', data: null }, data: null },
    { of: 'false', body: { status: 'SUCCESS', data: false }, data: false },
    { of: 'an answer without a status', body: { data: [1] }, data: [1] },
    {
      of: 'an entity with a state of its own',
      body: { status: 'SUCCESS', data: { status: 'live' } },
      data: { status: 'live' },
    },
  ])('is $of', ({ body, data }) => {
    expect(dataIn(body, false)).toEqual(data);
  });

  it.each([
    { of: 'a page', metadata: { total: 41 }, total: 41 },
    { of: 'a page without a count', metadata: undefined, total: 2 },
    { of: 'a page with a broken count', metadata: { total: 'many' }, total: 2 },
  ])('of $of comes with the number of all rows', ({ metadata, total }) => {
    expect(dataIn({ status: 'SUCCESS', data: [1, 2], metadata }, true)).toEqual({
      data: [1, 2],
      total,
    });
  });

  it.each([
    { of: 'missing data', body: {}, message: 'Error [No Data]' },
    { of: 'missing data with a message', body: { message: 'Gone.' }, message: 'Gone.' },
    { of: 'status ERROR', body: { status: 'ERROR', message: 'No.', data: {} }, message: 'No.' },
    { of: 'status ERROR without a word', body: { status: 'ERROR' }, message: 'Error [No Message]' },
    {
      of: 'an error inside the data',
      body: { data: { status: 'ERROR', message: 'Closed.' } },
      message: 'Closed.',
    },
    {
      of: 'an error inside the data without a word',
      body: { data: { status: 'ERROR' } },
      message: 'Error [No Message]',
    },
    {
      of: 'an error inside the data of an unknown type',
      body: { data: { status: 'ERROR', message: 'x', error: { type: 'Odd', message: 'Odd.' } } },
      message: 'Odd.',
    },
  ])('is an error for $of', ({ body, message }) => {
    expect(() => dataIn(body, false)).toThrow(new Error(message));
  });

  it.each([
    { of: 'the answer', body: { status: 'ERROR', error: FORBIDDEN } },
    { of: 'an answer without data', body: { error: FORBIDDEN } },
    { of: 'the data', body: { status: 'SUCCESS', data: { status: 'ERROR', error: FORBIDDEN } } },
  ])('is a typed error where $of names its type', ({ body }) => {
    expect(() => dataIn(body, false)).toThrow(ForbiddenError);
    expect(() => dataIn(body, false)).toThrow('No.');
  });
});

describe('a socket reply', () => {
  it('of status SUCCESS is an answer', () => {
    expect(() => assertAnswered({ status: 'SUCCESS', data: null })).not.toThrow();
  });

  it.each([
    { body: { status: 'ERROR', message: 'Locked.' }, message: 'Locked.' },
    { body: { status: 'ERROR' }, message: 'Error [No Message]' },
    { body: { status: 'OK', data: {} }, message: 'Invalid Server Response' },
    { body: { data: {} }, message: 'Invalid Server Response' },
    { body: asBody('SUCCESS'), message: 'Invalid Server Response' },
    { body: asBody(null), message: 'Invalid Server Response' },
    { body: asBody([{ status: 'SUCCESS' }]), message: 'Invalid Server Response' },
  ])('$body fails with "$message"', ({ body, message }) => {
    expect(() => assertAnswered(body)).toThrow(new Error(message));
  });

  it('names the kind of its error', () => {
    const body = { status: 'ERROR', message: 'x', error: { type: 'ObjectNotFoundError' } };
    expect(() => assertAnswered(body)).toThrow(ObjectNotFound);
  });

  it('with retryAfter asks to come back, whatever its status', () => {
    for (const status of ['ERROR', 'SUCCESS', undefined]) {
      try {
        assertAnswered({ status, retryAfter: 7, message: 'Slow down.' });
        expect.unreachable();
      } catch (error) {
        expect(error).toBeInstanceOf(RetryLater);
        expect(error).toMatchObject({ seconds: 7, message: 'Slow down.' });
      }
    }
  });
});
