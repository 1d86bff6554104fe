import type { StreamControl } from '@mes/contract/stream-control';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { TextInput } from '../../components/forms/TextInput';
import { AirPanel } from './AirPanel';
import * as texts from './texts';
import type { Direct } from './use-stream';

interface MessageFormProps {
  message: StreamControl['message'];
  direct: Direct;
}

/** What break and end of stream say in place of their own words. */
export function MessageForm({ message, direct }: MessageFormProps) {
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  return (
    <AirPanel
      title={texts.breakAndEnd}
      state={message ? message.title : null}
      onSubmit={() => void direct({ act: 'message', title, text })}
      buttons={
        <>
          <Button type="submit" variant="quiet" disabled={title.trim() === ''}>
            {texts.showMessage}
          </Button>
          <Button
            variant="ghost"
            disabled={message === null}
            onClick={() => void direct({ act: 'clear_message' })}
          >
            {texts.useSceneText}
          </Button>
        </>
      }
    >
      <TextInput label={texts.title} maxLength={60} value={title} onChange={setTitle} />
      <TextInput label={texts.messageText} maxLength={160} value={text} onChange={setText} />
    </AirPanel>
  );
}
