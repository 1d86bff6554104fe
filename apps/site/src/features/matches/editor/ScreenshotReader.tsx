import type { ScoreboardReading } from '@mes/contract/match-schemas';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api/client';
import { Button } from '../../../components/Button';
import { FormError } from '../../../components/forms/FormError';
import { TextInput } from '../../../components/forms/TextInput';
import { Chip } from '../../../components/layout/Chip';
import { type Column, DataTable } from '../../../components/layout/DataTable';
import { Panel } from '../../../components/layout/Panel';
import { pictureData } from '../../../components/pictures/picture-data';
import { Alert } from '../../../components/states/Alert';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';
import { type MapDraft, type MatchDraft, withReading } from './match-draft';
import styles from './ScreenshotReader.module.css';

interface ScreenshotReaderProps {
  map: MapDraft;
  draft: MatchDraft;
  /** Called after the user has confirmed the result. */
  onRead: (map: MapDraft) => void;
}

type Row = ScoreboardReading['rows'][number];

/** Numbers with less confidence are often wrong. */
const MIN_CONFIDENCE = 0.8;

/** Reads a scoreboard from a screenshot. The result is used only after it was confirmed. */
export function ScreenshotReader({ map, draft, onRead }: ScreenshotReaderProps) {
  const [address, setAddress] = useState('');
  const read = useMutation({
    mutationFn: async (picture: string | File) => {
      const url = typeof picture === 'string' ? picture : await upload(picture);
      return api.matches.readScreenshot({ url });
    },
  });
  return (
    <Panel pad className={styles.reader}>
      <div className={styles.source}>
        <TextInput
          label={texts.pictureAddress}
          type="url"
          placeholder={texts.addressPlaceholder}
          value={address}
          onChange={setAddress}
        />
        <Button
          variant="quiet"
          loading={read.isPending}
          disabled={address.trim() === ''}
          onClick={() => read.mutate(address.trim())}
        >
          {texts.readPicture}
        </Button>
        <label className={styles.file}>
          {texts.orChooseFile}
          <input
            type="file"
            accept="image/*"
            disabled={read.isPending}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) read.mutate(file);
              target.value = '';
            }}
          />
        </label>
      </div>
      <FormError error={read.error} title={texts.pictureNotRead} />
      {read.data && (
        <Reading
          reading={read.data}
          draft={draft}
          expected={map.map}
          onConfirm={() => onRead(withReading(map, read.data))}
        />
      )}
    </Panel>
  );
}

interface ReadingProps {
  reading: ScoreboardReading;
  draft: MatchDraft;
  /** The map that the picture should show. */
  expected: string;
  onConfirm: () => void;
}

function Reading({ reading, draft, expected, onConfirm }: ReadingProps) {
  const { map, scoreA, scoreB, rows } = reading;
  const unknown = rows.filter(({ player, opponent }) => !player || !opponent).length;
  return (
    <div className={styles.reading}>
      <p>
        {[map, scoreA !== null && scoreB !== null && `${scoreA} : ${scoreB}`]
          .filter(Boolean)
          .join(', ') || texts.nothingRead}
      </p>
      {map !== null && map !== expected && (
        <Alert kind="warning">{interpolate(texts.otherMapRead, { map, expected })}</Alert>
      )}
      <DataTable
        caption={texts.readLines}
        columns={columnsFor(draft)}
        rows={rows}
        rowKey={(row) => rows.indexOf(row)}
      />
      <div className={styles.source}>
        <Button onClick={onConfirm}>{texts.useTheseNumbers}</Button>
        {unknown > 0 && (
          <p>
            {unknown === 1 ? texts.rowLeftOut : interpolate(texts.rowsLeftOut, { count: unknown })}
          </p>
        )}
      </div>
    </div>
  );
}

function columnsFor({ teamA, teamB }: MatchDraft): Column<Row>[] {
  const number = (id: 'kills' | 'deaths' | 'assists', header: string): Column<Row> => ({
    id,
    header,
    numeric: true,
    cell: (row) => row[id] ?? '?',
  });
  return [
    { id: 'text', header: texts.read, cell: ({ text }) => text },
    {
      id: 'player',
      header: texts.player,
      key: true,
      cell: ({ player }) => player?.name ?? texts.nobody,
    },
    {
      id: 'team',
      header: texts.team,
      hideOnPhone: true,
      cell: ({ opponent }) => (opponent === 'A' ? teamA : opponent === 'B' ? teamB : '?'),
    },
    number('kills', texts.killsShort),
    number('deaths', texts.deathsShort),
    number('assists', texts.assistsShort),
    {
      id: 'confidence',
      header: texts.sure,
      numeric: true,
      cell: ({ confidence }) => (
        <Chip tone={confidence < MIN_CONFIDENCE ? 'warn' : 'neutral'}>
          {Math.round(confidence * 100)}%
        </Chip>
      ),
    },
  ];
}

async function upload(file: File): Promise<string> {
  const encoded = await pictureData(file);
  const { url } = await api.files.uploadImage({ encoded, path: 'form', name: file.name });
  return url;
}
