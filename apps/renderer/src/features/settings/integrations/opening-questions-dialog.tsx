import './own-words.ts'
import { Button, TextInput } from '@mantine/core'
import { iceBreakerLimit } from '@pal/core/constants'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { CancelButton } from '../../../components/dialogs/cancel-button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../../components/dialogs/dialog.tsx'
import { focusWrong } from '../../../components/dialogs/focus-wrong.ts'
import { ownDirection } from '../../../components/fields/own-direction.ts'
import { WaitingRows } from '../../../components/lists/waiting-rows.tsx'
import { QueryError } from '../../../components/notices/query-error.tsx'
import { useSaveIceBreakers } from '../form/mutations.ts'
import { settingsQueries } from '../form/queries.ts'

import classes from './opening-questions-dialog.module.css'

interface OpeningQuestionsDialogProps {
  readonly id: string
  readonly name: string
  readonly onClose: () => void
}

const places = [1, 2, 3, 4] as const

interface Typed {
  /** As they were when typing began, whatever is read since. */
  readonly before: readonly string[]
  readonly texts: readonly string[]
}

/** What a new customer of the page can tap; Facebook keeps it, so it is read there each time. */
export function OpeningQuestionsDialog({ id, name, onClose }: OpeningQuestionsDialogProps) {
  const { t } = useTranslation()
  const kept = useQuery(settingsQueries.iceBreakers(id))
  const save = useSaveIceBreakers()
  const [typed, setTyped] = useState<Typed | null>(null)
  const [checked, setChecked] = useState(false)
  const isThere = kept.data !== undefined
  const first = useRef<HTMLInputElement>(null)
  // The dialog took the keyboard before there was a field.
  useEffect(() => {
    if (isThere) first.current?.focus()
  }, [isThere])
  const before = typed?.before ?? kept.data?.questions ?? []
  const texts = places.map((place) => (typed?.texts ?? before)[place - 1] ?? '')
  const isRepeated = (text: string, at: number) =>
    text.trim() !== '' && texts.slice(0, at).some((other) => other.trim() === text.trim())
  const submit = () => {
    if (!isThere || save.isPending) return
    setChecked(true)
    if (texts.some(isRepeated)) return focusWrong()
    const questions = texts.map((text) => text.trim()).filter((text) => text !== '')
    save.mutate({ id, before: [...before], questions }, { onSuccess: () => onClose() })
  }
  return (
    <Dialog
      opened
      typed={texts.some((text, at) => text !== (before[at] ?? ''))}
      title={t('settings.pages.questions.title', { name })}
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
          <p className={classes['text']}>{t('settings.pages.questions.text')}</p>
          {kept.isPending ? <WaitingRows rows={4} /> : null}
          {kept.error && !kept.data ? (
            <QueryError title={t('settings.pages.questions.loadFailed')} query={kept} />
          ) : null}
          {kept.data ? (
            <>
              {places.map((place, at) => (
                <TextInput
                  key={place}
                  label={t('settings.pages.questions.question', { number: place })}
                  placeholder={t(`settings.pages.questions.example${place}`)}
                  error={
                    checked &&
                    isRepeated(texts[at] ?? '', at) &&
                    t('settings.pages.questions.repeated')
                  }
                  maxLength={iceBreakerLimit.characters}
                  attributes={ownDirection}
                  ref={at === 0 ? first : null}
                  value={texts[at]}
                  onChange={({ currentTarget: { value } }) =>
                    setTyped({
                      before,
                      texts: texts.map((text, other) => (other === at ? value : text)),
                    })
                  }
                />
              ))}
              <p className={classes['help']}>
                {t('settings.pages.questions.place')} {t('settings.pages.questions.review')}
              </p>
            </>
          ) : null}
        </DialogBody>
        <DialogFoot>
          <CancelButton />
          <Button type="submit" disabled={!isThere} loading={save.isPending}>
            {t('settings.pages.questions.save')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
