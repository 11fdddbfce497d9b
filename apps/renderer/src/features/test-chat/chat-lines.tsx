import { Button, UnstyledButton } from '@mantine/core'
import { IconAlertTriangle, IconSparkles } from '@tabler/icons-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { reasonOf } from '../../lib/errors.ts'
import type { Line } from './use-chat-lines.ts'

import classes from './chat-lines.module.css'

interface ChatLinesProps {
  readonly lines: readonly Line[]
  readonly thinking: boolean
  readonly error: Error | null
  readonly say: (text: string, tap?: string) => void
  readonly retry: () => void
}

const examples = ['price', 'order', 'cheaper', 'human'] as const

export function ChatLines({ lines, thinking, error, say, retry }: ChatLinesProps) {
  const { t } = useTranslation()
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Before anything is said its beginning is what is read.
    if (lines.length > 0 || error) end.current?.scrollIntoView({ block: 'end' })
  }, [lines, thinking, error])
  return (
    <section className={classes['chat']} aria-label={t('testChat.chat')}>
      <div className={classes['lines']} role="log" aria-busy={thinking} tabIndex={-1}>
        {lines.length === 0 ? (
          <div className={classes['begin']}>
            <p className={classes['beginTitle']}>{t('testChat.empty')}</p>
            <p>{t('testChat.emptyText')}</p>
            {examples.map((name) => (
              <UnstyledButton
                key={name}
                className={classes['example']}
                onClick={() => say(t(`testChat.examples.${name}`))}
              >
                {t(`testChat.examples.${name}`)}
              </UnstyledButton>
            ))}
          </div>
        ) : null}
        {lines.map((line) => (
          <Said key={line.id} line={line} />
        ))}
        <Taps line={thinking || error ? undefined : lines.at(-1)} say={say} />
        {thinking ? <p className={classes['thinking']}>{t('testChat.thinking')}</p> : null}
        {error && !thinking ? (
          <div className={classes['problem']} role="alert">
            <p>
              <strong>{t('testChat.failed')}</strong> {reasonOf(error)}
            </p>
            <UnstyledButton className={classes['retry']} onClick={retry}>
              {t('common.retry')}
            </UnstyledButton>
          </div>
        ) : null}
        <div ref={end} />
      </div>
      <Writing say={say} />
    </section>
  )
}

function Said({ line: { from, text, result } }: { readonly line: Line }) {
  const { t } = useTranslation()
  return (
    <div className={classes['line']} data-from={from}>
      <p className={classes['author']}>
        {from === 'page' ? <IconSparkles size={14} stroke={1.8} aria-hidden /> : null}
        {t(from === 'page' ? 'testChat.agent' : 'testChat.you')}
      </p>
      {text === '' ? null : (
        <p className={classes['bubble']} dir="auto">
          {text}
        </p>
      )}
      {result?.picture ? (
        <p className={classes['aside']}>{t('testChat.picture', { name: result.picture.name })}</p>
      ) : null}
      {result?.held ? (
        <div className={classes['held']}>
          <IconAlertTriangle size={14} stroke={2} aria-hidden />
          <div>
            <p>{t(result.held.draft === null ? 'testChat.held' : 'testChat.heldDraft')}</p>
            {result.held.draft === null ? null : (
              <p className={classes['draft']} dir="auto">
                {result.held.draft}
              </p>
            )}
          </div>
        </div>
      ) : null}
      {result?.decision?.handOver ? (
        <p className={classes['held']}>
          <IconAlertTriangle size={14} stroke={2} aria-hidden />
          {t('testChat.handedOff')}
        </p>
      ) : null}
    </div>
  )
}

/** As in Messenger: below the newest message only, and gone with the next word. */
function Taps({
  line,
  say,
}: {
  readonly line: Line | undefined
  readonly say: ChatLinesProps['say']
}) {
  const { t } = useTranslation()
  const buttons = line?.result?.buttons ?? []
  if (buttons.length === 0) return null
  return (
    <div className={classes['taps']} role="group" aria-label={t('conversations.buttons')}>
      {buttons.map(({ title, payload }) => (
        <UnstyledButton
          key={payload}
          className={classes['tap']}
          dir="auto"
          onClick={() => say(title, payload)}
        >
          {title}
        </UnstyledButton>
      ))}
    </div>
  )
}

function Writing({ say }: { readonly say: (text: string) => void }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const input = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    // It comes after the drawer has given the focus away; whoever chooses a campaign keeps it.
    if (!(document.activeElement instanceof HTMLSelectElement)) input.current?.focus()
  }, [])
  const ready = text.trim() !== ''
  const send = () => {
    if (!ready) return
    say(text.trim())
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className={classes['writing']}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        ref={input}
        className={classes['input']}
        rows={1}
        maxLength={10_000}
        dir="auto"
        value={text}
        data-autofocus
        aria-label={t('testChat.message')}
        placeholder={t('testChat.placeholder')}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" disabled={!ready}>
        {t('testChat.send')}
      </Button>
    </form>
  )
}
