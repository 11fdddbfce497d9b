import './own-words.ts'
import { Button, Textarea, TextInput } from '@mantine/core'
import { iceBreakerLimit } from '@pal/core/constants'
import { firstNamePlace, greetingLimit, unknownPlaces } from '@pal/core/greeting'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { CancelButton } from '../../../components/dialogs/cancel-button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../../components/dialogs/dialog.tsx'
import { focusWrong } from '../../../components/dialogs/focus-wrong.ts'
import { ownDirection } from '../../../components/fields/own-direction.ts'
import { WaitingRows } from '../../../components/lists/waiting-rows.tsx'
import { QueryError } from '../../../components/notices/query-error.tsx'
import { useSaveMessengerProfile } from '../form/mutations.ts'
import { settingsQueries } from '../form/queries.ts'

import classes from './welcome-dialog.module.css'

interface WelcomeDialogProps {
  readonly id: string
  readonly name: string
  readonly onClose: () => void
}

const places = [1, 2, 3, 4] as const
const first = firstNamePlace

interface Shown {
  readonly greeting: string
  readonly questions: readonly string[]
}

interface Typed {
  /** As it was when typing began, whatever is read since. */
  readonly before: Shown
  readonly greeting: string
  readonly texts: readonly string[]
}

/** What a new customer of the page reads and can tap; Facebook keeps it, so it is read there each time. */
export function WelcomeDialog({ id, name, onClose }: WelcomeDialogProps) {
  const { t } = useTranslation()
  const kept = useQuery(settingsQueries.messengerProfile(id))
  const save = useSaveMessengerProfile()
  const [typed, setTyped] = useState<Typed | null>(null)
  const [checked, setChecked] = useState(false)
  const isThere = kept.data !== undefined
  const field = useRef<HTMLTextAreaElement>(null)
  // The dialog took the keyboard before there was a field.
  useEffect(() => {
    if (isThere) field.current?.focus()
  }, [isThere])
  const before: Shown = typed?.before ?? kept.data ?? { greeting: '', questions: [] }
  const greeting = typed?.greeting ?? before.greeting
  const texts = places.map((place) => (typed?.texts ?? before.questions)[place - 1] ?? '')
  const type = (change: Partial<Typed>) => setTyped({ before, greeting, texts, ...change })
  const isRepeated = (text: string, at: number) =>
    text.trim() !== '' && texts.slice(0, at).some((other) => other.trim() === text.trim())
  const isUnknown = greeting !== before.greeting && unknownPlaces(greeting).length > 0
  const submit = () => {
    if (!isThere || save.isPending) return
    setChecked(true)
    if (isUnknown || texts.some(isRepeated)) return focusWrong()
    const questions = texts.map((text) => text.trim()).filter((text) => text !== '')
    const shown = { greeting: before.greeting, questions: [...before.questions] }
    save.mutate({ id, before: shown, greeting: greeting.trim(), questions }, { onSuccess: onClose })
  }
  const insertName = () => {
    const { selectionStart = greeting.length, selectionEnd = greeting.length } = field.current ?? {}
    const text = greeting.slice(0, selectionStart) + first + greeting.slice(selectionEnd)
    if (text.length <= greetingLimit) type({ greeting: text })
    field.current?.focus()
  }
  return (
    <Dialog
      opened
      typed={
        greeting !== before.greeting ||
        texts.some((text, at) => text !== (before.questions[at] ?? ''))
      }
      title={t('settings.pages.welcome.title', { name })}
      size={520}
      onClose={onClose}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <DialogBody>
          <p className={classes['text']}>{t('settings.pages.welcome.text')}</p>
          {kept.isPending ? <WaitingRows rows={4} /> : null}
          {kept.error && !kept.data ? (
            <QueryError title={t('settings.pages.welcome.loadFailed')} query={kept} />
          ) : null}
          {kept.data ? (
            <>
              <Textarea
                label={t('settings.pages.welcome.greeting')}
                description={t('settings.pages.welcome.greetingHelp', { first })}
                placeholder={t('settings.pages.welcome.example', { first })}
                error={isUnknown && t('settings.pages.welcome.unknownName')}
                maxLength={greetingLimit}
                attributes={ownDirection}
                autosize
                minRows={2}
                ref={field}
                value={greeting}
                onChange={({ currentTarget: { value } }) => type({ greeting: value })}
              />
              <Button
                className={classes['insert']}
                variant="default"
                size="xs"
                disabled={greeting.length + first.length > greetingLimit}
                onClick={insertName}
              >
                {t('settings.pages.welcome.insertName')}
              </Button>
              <h3 className={classes['heading']}>{t('settings.pages.welcome.questions')}</h3>
              <p className={classes['text']}>{t('settings.pages.welcome.questionsText')}</p>
              {places.map((place, at) => (
                <TextInput
                  key={place}
                  label={t('settings.pages.welcome.question', { number: place })}
                  placeholder={t(`settings.pages.welcome.example${place}`)}
                  error={
                    checked &&
                    isRepeated(texts[at] ?? '', at) &&
                    t('settings.pages.welcome.repeated')
                  }
                  maxLength={iceBreakerLimit.characters}
                  attributes={ownDirection}
                  value={texts[at]}
                  onChange={({ currentTarget: { value } }) =>
                    type({ texts: texts.map((text, other) => (other === at ? value : text)) })
                  }
                />
              ))}
              <p className={classes['help']}>
                {t('settings.pages.welcome.place')} {t('settings.pages.welcome.review')}
              </p>
            </>
          ) : null}
        </DialogBody>
        <DialogFoot>
          <CancelButton />
          <Button type="submit" disabled={!isThere} loading={save.isPending}>
            {t('settings.pages.welcome.save')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
