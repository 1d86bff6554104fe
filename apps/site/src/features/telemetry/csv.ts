/** Statistics as CSV, for spreadsheets. Days are those of UTC; times are milliseconds. */
import type {
  Participation,
  ParticipationCounts,
  QueueHistory,
  Registrations,
  Retention,
  Traffic,
} from '@mes/contract/telemetry-schemas';
import { writeCsv } from '@mes/domain/csv/csv';
import { interpolate } from '../../interpolate';
import { routeLabel } from './labels';
import * as texts from './texts';

export function trafficCsv(days: Traffic['days']): string {
  const head = [
    texts.date,
    texts.visits,
    texts.visitors,
    texts.newVisitors,
    texts.signedIn,
    texts.views,
    texts.totalTimeMs,
    texts.medianMs,
  ];
  const lines = days.map((day) => [
    toDate(day.day),
    day.visits,
    day.visitors,
    day.newVisitors,
    day.signedIn,
    day.views,
    day.time,
    day.median,
  ]);
  return writeCsv([head, ...lines]);
}

export function pagesCsv(pages: Traffic['pages']): string {
  const head = [texts.page, texts.views, texts.viewsBefore, texts.totalTimeMs, texts.medianOfPage];
  const lines = pages.map(({ route, views, previousViews, time, median }) => [
    route === '' ? routeLabel(route) : route,
    views,
    previousViews,
    time,
    median,
  ]);
  return writeCsv([head, ...lines]);
}

export function queueCsv(days: QueueHistory['days']): string {
  const head = [
    texts.date,
    texts.arrivals,
    texts.admissions,
    texts.mostWaiting,
    texts.longestWaitMs,
  ];
  const lines = days.map(({ day, arrivals, admitted, mostWaiting, longestWait }) => [
    toDate(day),
    arrivals,
    admitted,
    mostWaiting,
    longestWait,
  ]);
  return writeCsv([head, ...lines]);
}

export function registrationsCsv(days: Registrations['days']): string {
  const lines = days.map(({ day, registered }) => [toDate(day), registered]);
  return writeCsv([[texts.date, texts.registered], ...lines]);
}

export function retentionCsv(cohorts: Retention['cohorts']): string {
  const weeks = Math.max(0, ...cohorts.map(({ active }) => active.length));
  const head = [
    texts.week,
    texts.registered,
    ...Array.from({ length: weeks }, (_, number) => interpolate(texts.weekLater, { number })),
  ];
  const lines = cohorts.map(({ week, registered, active }) => [
    toDate(week),
    registered,
    ...Array.from({ length: weeks }, (_, later) => active[later] ?? null),
  ]);
  return writeCsv([head, ...lines]);
}

const COUNT_HEADS = [texts.signups, texts.matches, texts.forfeits, texts.noShows, texts.disputes];

export function participationCsv(days: Participation['days']): string {
  const lines = days.map(({ day, ...counts }) => [toDate(day), ...countsOf(counts)]);
  return writeCsv([[texts.date, ...COUNT_HEADS], ...lines]);
}

export function tournamentsCsv(tournaments: Participation['tournaments']): string {
  const lines = tournaments.map(({ id, name, ...counts }) => [
    name ?? id ?? texts.outsideOfTournaments,
    ...countsOf(counts),
  ]);
  return writeCsv([[texts.tournament, ...COUNT_HEADS], ...lines]);
}

function countsOf({ signups, matches, forfeits, noShows, disputes }: ParticipationCounts) {
  return [signups, matches, forfeits, noShows, disputes];
}

function toDate(day: number): string {
  return new Date(day).toISOString().slice(0, 10);
}
