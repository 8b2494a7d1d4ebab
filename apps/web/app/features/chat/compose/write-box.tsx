import { chatLimits } from '@stagedoor/contract/chat-limits';
import type { AttachmentForm } from '@stagedoor/contract/schemas/chat';
import IconMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button, IconButton } from '../../../ui/buttons/button.tsx';
import { Problem, type ProblemText } from '../../../ui/fields/field-frame.tsx';
import { useReady } from '../../../ui/fields/form.tsx';
import { showTyping } from '../api.ts';
import { AttachButton } from './attach/attach-button.tsx';
import { AttachedList } from './attach/attached-list.tsx';
import { useAttachments } from './attach/use-attachments.ts';
import { type Reply, textDraft } from './draft.ts';
import type { VoiceNote } from './voice/encode-voice.ts';
import styles from './write-box.module.css';

const Recorder = lazy(() => import('./voice/recorder.tsx'));

export type Inserted = { text: string };
export type Written = { text: string; attachments: AttachmentForm[] };

type Props = {
  draftKey: string;
  /** To whom it is written; without it, something written is changed. */
  name?: string;
  files: boolean;
  submit: ReactNode;
  start?: string;
  /** A text to insert, such as a saved reply. */
  inserted?: Inserted | undefined;
  /** Takes the focus when it appears. */
  focused?: boolean;
  /** Not where sending costs money. */
  sendsOnEnter?: boolean;
  busy?: boolean;
  problem?: ProblemText | undefined;
  typingIn?: number;
  reply?: Reply;
  onNoReply?: () => void;
  onText?: (text: string) => void;
  /** True when it was sent, or waits to be: the field is emptied. */
  send: (written: Written) => boolean | Promise<boolean>;
  foot?: ReactNode;
};

/** The field to write a message. What is typed survives closing the tab. */
export const WriteBox = (props: Props) => {
  const { t } = useTranslation('chat');
  const { name, files, submit, busy = false, problem, reply, foot } = props;
  const ready = useReady();
  const { text, change, field } = useText(props);
  const attachments = useAttachments();
  const [isRecording, setRecording] = useState(false);
  const microphone = useRef<HTMLButtonElement>(null);
  const isEmpty = text.trim() === '' && attachments.attached.length === 0;
  const isWaiting = attachments.isSending || isRecording;
  const send = async () => {
    if (isEmpty || busy || isWaiting) return;
    if (!(await props.send({ text: text.trim(), attachments: attachments.forms }))) return;
    change('');
    attachments.clear();
    field.current?.focus();
  };
  const closeRecorder = () => {
    setRecording(false);
    microphone.current?.focus();
  };
  const recorded = (note: VoiceNote) => {
    attachments.addNote(note);
    closeRecorder();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const plain = props.sendsOnEnter && !event.shiftKey && matchMedia('(pointer: fine)').matches;
    if (!plain && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    void send();
  };
  const take = (given: FileList, event: ClipboardEvent | DragEvent) => {
    if (!files || given.length === 0) return;
    event.preventDefault();
    attachments.addFiles([...given]);
  };
  return (
    <form
      className={styles.compose}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onDragOver={(event) => files && event.preventDefault()}
      onDrop={(event) => take(event.dataTransfer.files, event)}
    >
      {reply && <ReplyLine reply={reply} onNoReply={props.onNoReply} />}
      <AttachedList attachments={attachments} />
      {isRecording && (
        <Suspense>
          <Recorder onRecorded={recorded} onClose={closeRecorder} />
        </Suspense>
      )}
      <fieldset className={styles.row} disabled={!ready}>
        <textarea
          ref={field}
          className={styles.input}
          rows={1}
          aria-label={name === undefined ? t('write.editing') : t('write.label', { name })}
          placeholder={name === undefined ? undefined : t('write.placeholder', { name })}
          maxLength={chatLimits.textMax}
          value={text}
          aria-invalid={problem !== undefined}
          onChange={({ target }) => change(target.value)}
          onKeyDown={onKeyDown}
          // What has both is a text with its picture, as office programs copy it.
          onPaste={(event) => {
            if (event.clipboardData.getData('text/plain') === '') take(event.clipboardData.files, event);
          }}
        />
        {files && (
          <>
            <AttachButton onFiles={attachments.addFiles} />
            <IconButton
              ref={microphone}
              aria-label={t('voice.record')}
              aria-disabled={isRecording}
              onClick={() => setRecording(true)}
            >
              <IconMicrophone aria-hidden="true" />
            </IconButton>
          </>
        )}
        <Button type="submit" look="primary" busy={busy || attachments.isSending} inactive={isEmpty || isRecording}>
          <IconSend aria-hidden="true" />
          {submit}
        </Button>
      </fieldset>
      {problem !== undefined && <Problem>{problem}</Problem>}
      {attachments.problem !== undefined && <Problem>{attachments.problem}</Problem>}
      {foot && <div className={styles.foot}>{foot}</div>}
    </form>
  );
};

const ReplyLine = ({ reply: { name, text }, onNoReply }: { reply: Reply; onNoReply: (() => void) | undefined }) => {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.about}>
      <p>
        <strong>{t('write.replying', { name })}</strong> {text}
      </p>
      <IconButton aria-label={t('write.noReply')} onClick={onNoReply}>
        <IconX aria-hidden="true" />
      </IconButton>
    </div>
  );
};

const typingEvery = 3_000;
const tallest = 180;

const useText = ({ draftKey, typingIn, onText, start, inserted, reply, focused = false }: Props) => {
  const draft = textDraft(draftKey);
  const ready = useReady();
  const [text, setText] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const told = useRef(0);
  if (ready && text === undefined) setText(start ?? draft.read()?.text ?? '');
  const shown = text ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field grows with what is typed
  useEffect(() => {
    onText?.(shown);
    const { current } = field;
    if (!current) return;
    current.style.height = 'auto';
    current.style.height = `${Math.min(tallest, current.scrollHeight + 2)}px`;
  }, [shown]);
  useEffect(() => {
    if (reply || focused) field.current?.focus();
  }, [reply, focused]);
  const change = (next: string) => {
    setText(next);
    if (next === '') draft.drop();
    else draft.keep({ text: next });
    const now = Date.now();
    if (typingIn === undefined || next === '' || now - told.current < typingEvery) return;
    told.current = now;
    void showTyping(typingIn).catch(() => {}); // only a courtesy
  };
  useInserted(inserted, shown, change);
  return { text: shown, change, field };
};

/** Adds a text below what was typed. Another one that is chosen right after it takes its place. */
const useInserted = (inserted: Inserted | undefined, text: string, change: (text: string) => void) => {
  const latest = useRef({ before: '', after: '' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice
  useEffect(() => {
    if (!inserted) return;
    const before = text === latest.current.after ? latest.current.before : text;
    const after = before.trim() === '' ? inserted.text : `${before}\n\n${inserted.text}`;
    latest.current = { before, after };
    change(after);
  }, [inserted]);
};
