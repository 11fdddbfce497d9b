import { Button, NativeSelect, TextInput } from '@mantine/core'
import { beginningOf } from '@pal/core/agent/context/text'
import type { Card } from '@pal/core/contract/settings'
import { cardSubjects, unknownPlaces } from '@pal/core/domain/cards'
import { ownLanguages, type OwnLanguage } from '@pal/core/domain/entities'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { CancelButton } from '../../../components/dialogs/cancel-button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../../components/dialogs/dialog.tsx'
import { focusWrong } from '../../../components/dialogs/focus-wrong.ts'
import { ownDirection } from '../../../components/fields/own-direction.ts'
import { languageNames } from '../../../lib/format/language-names.ts'
import { OvertakenSettings } from '../form/overtaken-settings.tsx'
import { CardText } from './card-text.tsx'
import { cardLine, otherFee, type ShownBy, unfilledPlace } from './card-words.ts'

import classes from './cards.module.css'

interface CardDialogProps {
  readonly start: Card
  readonly isNew: boolean
  readonly shown: ShownBy
  /** By the shop's clock. */
  readonly today: string
  /** Takes what another window saved of it meanwhile; null where none did. */
  readonly newer: (() => void) | null
  readonly onSave: (card: Card) => void
  readonly onClose: () => void
}

/** Words, languages and conditions of one card, with the line that the customer will see. */
export function CardDialog(props: CardDialogProps) {
  const { start, isNew, shown: by, today, newer, onSave, onClose } = props
  const { t } = useTranslation()
  const [subject, setSubject] = useState(start.subject)
  const [texts, setTexts] = useState(start.texts)
  const [areas, setAreas] = useState(start.areas.join(', '))
  const [until, setUntil] = useState(start.until ?? '')
  const [shown, setShown] = useState<OwnLanguage>(start.texts[0]?.language ?? 'en')
  const [checked, setChecked] = useState(false)
  const [renamed, setRenamed] = useState<OwnLanguage | null>(null)
  const typed = JSON.stringify([subject, texts, areas, until])
  const [begun] = useState(typed)
  const written = texts.filter(({ text }) => text.trim() !== '')
  const places = splitAreas(areas)
  const unused = ownLanguages.filter((one) => texts.every(({ language }) => language !== one))
  const problemOf = (text: string, isFirst: boolean) => {
    const unknown = unknownPlaces(text)
    if (unknown.length > 0) {
      return t('settings.cards.wordsUnknown', { places: [...new Set(unknown)].join(' ') })
    }
    return isFirst && checked && written.length === 0 ? t('settings.cards.wordsNeeded') : null
  }
  const write = (language: OwnLanguage, text: string) => {
    setShown(language)
    setTexts(texts.map((one) => (one.language === language ? { language, text } : one)))
  }
  const rename = (language: OwnLanguage, to: OwnLanguage) => {
    setShown(to)
    setTexts(texts.map((one) => (one.language === language ? { ...one, language: to } : one)))
    setRenamed(to)
  }
  // One that has ended already may be written otherwise.
  const over = until !== '' && until !== start.until && until < today
  const save = () => {
    setChecked(true)
    if (over || written.length === 0 || texts.some(({ text }) => unknownPlaces(text).length > 0))
      return focusWrong()
    onSave({
      id: start.id,
      subject,
      texts: written.map((one) => ({ ...one, text: one.text.trim() })),
      areas: places,
      until: until === '' ? null : until,
    })
  }
  return (
    <Dialog
      opened
      typed={typed !== begun}
      title={t(isNew ? 'settings.cards.addTitle' : 'settings.cards.editTitle')}
      size={560}
      onClose={onClose}
    >
      <DialogBody>
        <NativeSelect
          label={t('settings.cards.about')}
          data={cardSubjects.map((value) => ({
            value,
            label: t(`settings.cards.subject.${value}`),
          }))}
          value={subject}
          onChange={(event) => setSubject(event.currentTarget.value as Card['subject'])}
        />
        {texts.map(({ language, text, approved }, index) => (
          <CardText
            key={language}
            language={language}
            text={text}
            approved={approved}
            isFirst={index === 0}
            error={problemOf(text, index === 0)}
            from={written.find((one) => one.language !== language) ?? null}
            onFocus={() => setShown(language)}
            onApprove={() => write(language, text)}
            free={unused}
            begins={renamed === language}
            onLanguage={(to) => rename(language, to)}
            onChange={(words) => write(language, words)}
          />
        ))}
        {unused.length > 0 ? (
          <NativeSelect
            aria-label={t('settings.cards.addLanguage')}
            data={[
              { value: '', label: t('settings.cards.addLanguage') },
              ...unused.map((value) => ({ value, label: languageNames[value] })),
            ]}
            value=""
            onChange={(event) => {
              const language = unused.find((one) => one === event.currentTarget.value)
              if (language) setTexts([...texts, { language, text: '' }])
            }}
          />
        ) : null}
        <TextInput
          label={t('settings.cards.areas')}
          description={t('settings.cards.areasHelp')}
          maxLength={2_000}
          attributes={ownDirection}
          value={areas}
          onChange={(event) => setAreas(event.currentTarget.value)}
        />
        <TextInput
          className={classes['date'] ?? ''}
          label={t('settings.cards.lastDay')}
          description={t('settings.cards.lastDayHelp')}
          type="date"
          error={checked && over && t('reasons.card_day_over')}
          value={until}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
        <Preview
          text={texts.find(({ language }) => language === shown)?.text ?? ''}
          language={shown}
          areas={places}
          subject={subject}
          shown={by}
        />
      </DialogBody>
      <DialogFoot>
        {newer ? <OvertakenSettings by={{ lists: [], useNewer: newer }} /> : null}
        <CancelButton />
        <Button onClick={save}>{t(isNew ? 'settings.add' : 'settings.done')}</Button>
      </DialogFoot>
    </Dialog>
  )
}

interface PreviewProps {
  readonly text: string
  readonly language: OwnLanguage
  readonly areas: readonly string[]
  readonly subject: Card['subject']
  readonly shown: ShownBy
}

function Preview({ text, language, areas, subject, shown }: PreviewProps) {
  const { t, i18n } = useTranslation()
  const card = { subject, texts: [{ language, text }], areas: [...areas] }
  const missing = unfilledPlace(card, shown)
  const other = otherFee(card, shown, i18n.language)
  const line = text.trim() === '' ? '' : cardLine({ text: text.trim(), language }, areas, shown)
  return (
    <section className={classes['preview']} aria-label={t('settings.cards.preview')}>
      <p className={classes['title']}>{t('settings.cards.preview')}</p>
      {line === '' ? (
        <p className={classes['hint']}>{t('settings.cards.previewEmpty')}</p>
      ) : (
        <p className={classes['bubble']} dir="auto">
          {line}
        </p>
      )}
      {missing === null ? null : (
        <p className={classes['state']}>{t('settings.cards.unfilled', { place: missing })}</p>
      )}
      {other === null ? null : (
        <p className={classes['warning']}>{t('settings.cards.otherFee', other)}</p>
      )}
    </section>
  )
}

/** Commas of any script part them. */
function splitAreas(typed: string): string[] {
  const names = typed.split(/[,،;\n]/).map((name) => beginningOf(name.trim(), 60))
  return [...new Set(names)].filter((name) => name !== '').slice(0, 50)
}
