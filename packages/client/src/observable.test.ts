import { describe, expect, it, vi } from 'vitest';
import { emitter, observable } from './observable';

describe('an observable', () => {
  it('calls its subscribers with the new value after a change', () => {
    const number = observable(1);
    const seen: number[][] = [];
    number.subscribe((value) => seen.push([value, number.get()]));
    number.set(2);
    expect(seen).toEqual([[2, 2]]);
  });

  it('does not call them when the value stays the same', () => {
    const number = observable(1);
    const changed = vi.fn();
    number.subscribe(changed);
    number.set(1);
    expect(changed).not.toHaveBeenCalled();
  });
});

describe('an emitter', () => {
  it('calls every subscriber for each event, even if it is equal to the last', () => {
    const events = emitter<string>();
    const [one, other] = [vi.fn(), vi.fn()];
    events.subscribe(one);
    events.subscribe(other);
    events.emit('same');
    events.emit('same');
    expect([one, other].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
  });

  it('lets one callback subscribe twice and unsubscribe once', () => {
    const events = emitter<string>();
    const listener = vi.fn();
    const stop = events.subscribe(listener);
    events.subscribe(listener);
    stop();
    stop();
    events.emit('event');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('counts its subscribers, and calls one that subscribes meanwhile from the next event on', () => {
    const events = emitter<string>();
    const late = vi.fn();
    const stop = events.subscribe(() => {
      stop();
      events.subscribe(late);
    });
    events.emit('first');
    expect([late.mock.calls.length, events.size]).toEqual([0, 1]);
    events.emit('second');
    expect(late).toHaveBeenCalledExactlyOnceWith('second');
  });

  it('lets a listener unsubscribe while it is called', () => {
    const events = emitter<string>();
    const stop = events.subscribe(() => stop());
    const other = vi.fn();
    events.subscribe(other);
    events.emit('event');
    expect(other).toHaveBeenCalledTimes(1);
  });
});
