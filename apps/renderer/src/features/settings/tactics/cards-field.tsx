import { Button } from '@mantine/core'
import type { Card } from '@pal/core/contract/settings'
import {
  approvedTexts,
  cardQuestions,
  cardSubjects,
  dayAt,
  type CardSubject,
  freeCardId,
} from '@pal/core/domain/cards'
import type { Language } from '@pal/core/domain/entities'
import { minuteMs } from '@pal/core/durations'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { IconButton } from '../../../components/icon-button.tsx'
import { calendarDay } from '../../../lib/format/format-time.ts'
import { languageNames } from '../../../lib/format/language-names.ts'
import { pathTo } from '../../../lib/paths.ts'
import { useNow } from '../../../lib/use-now.ts'
import { CardDialog } from './card-dialog.tsx'
import { cardLine, otherFee, type ShownBy, textFor, unfilledPlace } from './card-words.ts'

import classes from './cards.module.css'

interface CardsFieldProps {
  readonly cards: readonly Card[]
  /** As they are stored: what is not among them waits for the tab to be saved. */
  readonly stored: readonly Card[]
  /** What customers may be told beside the cards is written in AI Configuration. */
  readonly factsWritten: boolean
  readonly shown: ShownBy
  readonly language: Language
  readonly timezone: string
  readonly onChange: (cards: Card[]) => void
}

/** What the shop has approved, with the five questions that are still open between it. */
export function CardsField({ cards, stored, factsWritten, onChange, ...by }: CardsFieldProps) {
  const { shown, language, timezone } = by
  const { t } = useTranslation()
  /** Null: no dialog; without a card: a new one. */
  const [editing, setEditing] = useState<{
    readonly card?: Card
    readonly subject: CardSubject
  } | null>(null)
  const time = useNow(minuteMs)
  const [added, setAdded] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // The button that asked for it is gone.
    if (added !== null)
      list.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(added)}"] button`)?.focus()
  }, [added])
  const questions: readonly CardSubject[] = cardQuestions
  const edit = (card: Card) => setEditing({ card, subject: card.subject })
  const now = cards.find(({ id }) => id === editing?.card?.id)
  const save = (card: Card) => {
    const known = cards.some(({ id }) => id === card.id)
    onChange(known ? cards.map((one) => (one.id === card.id ? card : one)) : [...cards, card])
    setEditing(null)
    if (!known) setAdded(card.id)
  }
  const rows = cardSubjects.flatMap((subject) => {
    const own = cards.filter((card) => card.subject === subject)
    if (own.length === 0) {
      // A card keeps the id that it got as an answer, also when it is about something else now.
      return questions.includes(subject)
        ? [
            <Open
              key={`? ${subject}`}
              subject={subject}
              state={t(factsWritten ? 'settings.cards.openFacts' : 'settings.cards.open')}
              onAnswer={() => setEditing({ subject })}
            />,
          ]
        : []
    }
    return own.map((card) => (
      <Row
        key={card.id}
        card={card}
        unsaved={!stored.some((one) => isSame(one, card))}
        shown={shown}
        language={language}
        timezone={timezone}
        onEdit={() => edit(card)}
        onRemove={() => onChange(cards.filter((one) => one !== card))}
      />
    ))
  })
  return (
    <div className={classes['field']}>
      <p className={classes['hint']}>
        {t('settings.cards.questions')}{' '}
        {factsWritten ? (
          <Link to={pathTo.setting('ai', 'settings.ai.shopFacts')}>
            {t('settings.status.toAi')}
          </Link>
        ) : null}
      </p>
      <ul ref={list} className={classes['list']}>
        {rows}
      </ul>
      <Button
        className={classes['add'] ?? ''}
        variant="subtle"
        leftSection={<IconPlus size={14} stroke={1.8} aria-hidden />}
        onClick={() => setEditing({ subject: 'other' })}
      >
        {t('settings.cards.add')}
      </Button>
      {editing ? (
        <CardDialog
          key={JSON.stringify(editing.card)}
          newer={now && !isSame(now, editing.card) ? () => edit(now) : null}
          start={editing.card ?? newCard(editing.subject, cards, language)}
          isNew={editing.card === undefined}
          shown={shown}
          today={dayAt(time, timezone)}
          onSave={save}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </div>
  )
}

const isSame = (one: Card, other: Card | undefined) => JSON.stringify(one) === JSON.stringify(other)

function newCard(subject: CardSubject, cards: readonly Card[], language: Language): Card {
  const id = freeCardId(subject, cards)
  return { id, subject, texts: [{ language, text: '' }], areas: [], until: null }
}

function Open({
  subject,
  state,
  onAnswer,
}: {
  readonly subject: CardSubject
  readonly state: string
  readonly onAnswer: () => void
}) {
  const { t } = useTranslation()
  const question = t(`settings.cards.question.${subject as (typeof cardQuestions)[number]}`)
  return (
    <li className={classes['open']}>
      <div className={classes['words']}>
        <p className={classes['subject']}>{t(`settings.cards.subject.${subject}`)}</p>
        <p>{question}</p>
        <p className={classes['state']}>{state}</p>
      </div>
      <Button
        variant="default"
        size="xs"
        aria-label={t('settings.cards.answerLabel', { question })}
        onClick={onAnswer}
      >
        {t('settings.cards.answer')}
      </Button>
    </li>
  )
}

interface RowProps {
  readonly card: Card
  readonly unsaved: boolean
  readonly shown: ShownBy
  readonly language: Language
  readonly timezone: string
  readonly onEdit: () => void
  readonly onRemove: () => void
}

function Row({ card, unsaved, shown, language, timezone, onEdit, onRemove }: RowProps) {
  const { t } = useTranslation()
  const text = cardLine(textFor(card, language), card.areas, shown)
  const { said, states } = useConditions(card, shown, timezone)
  const other = otherFee(card, shown, language)
  return (
    <li data-card={card.id} data-silent={said ? undefined : true}>
      <div className={classes['words']}>
        <p className={classes['subject']}>{t(`settings.cards.subject.${card.subject}`)}</p>
        <p className={classes['said']}>
          <bdi>{text}</bdi>
        </p>
        <p className={classes['state']}>{states.join(' · ')}</p>
        {unsaved ? <p className={classes['warning']}>{t('settings.notSaved')}</p> : null}
        {other === null ? null : (
          <p className={classes['warning']}>{t('settings.cards.otherFee', other)}</p>
        )}
      </div>
      <IconButton label={t('settings.cards.edit', { text })} icon={IconPencil} onClick={onEdit} />
      <IconButton
        label={t('settings.cards.remove', { text })}
        icon={IconTrash}
        onClick={onRemove}
      />
    </li>
  )
}

/** When the card is true, in words, and in which languages it is written. */
function useConditions(
  card: Card,
  shown: ShownBy,
  timezone: string,
): { readonly said: boolean; readonly states: readonly string[] } {
  const { t, i18n } = useTranslation()
  const now = useNow(minuteMs)
  const { areas, until, texts } = card
  const missing = unfilledPlace(card, shown)
  const date = until === null ? '' : calendarDay(until, i18n.language)
  const over = until !== null && until < dayAt(now, timezone)
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' })
  const names = approvedTexts(texts).map(({ language }) => languageNames[language])
  const waiting = texts
    .filter(({ approved }) => approved === false)
    .map(({ language }) => languageNames[language])
  const [first = ''] = names
  const when = [
    ...(areas.length > 0 ? [t('settings.cards.inAreas', { areas: list.format(areas) })] : []),
    ...(until === null ? [] : [t(over ? 'settings.cards.over' : 'settings.cards.until', { date })]),
  ]
  return {
    said: !over && missing === null && names.length > 0,
    states: [
      when.length > 0 ? when.join(' · ') : t('settings.cards.always'),
      ...(missing === null ? [] : [t('settings.cards.unfilled', { place: missing })]),
      names.length === 0
        ? t('settings.cards.unapproved')
        : names.length > 1
          ? t('settings.cards.languages', { languages: list.format(names.slice(1)) })
          : t('settings.cards.oneLanguage', { language: first }),
      ...(names.length > 0 && waiting.length > 0
        ? [t('settings.cards.toApprove', { languages: list.format(waiting) })]
        : []),
    ],
  }
}
