import { Button, Textarea } from '@mantine/core'
import type { Card } from '@pal/core/contract/settings'
import { longestCard } from '@pal/core/domain/cards'
import type { OwnLanguage } from '@pal/core/domain/entities'
import { IconCheck, IconLanguage } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { ownDirection } from '../../../components/fields/own-direction.ts'
import { api } from '../../../lib/api.ts'
import { reasonOf } from '../../../lib/errors.ts'
import { languageNames } from '../../../lib/format/language-names.ts'
import { otherScript } from './card-script.ts'

import classes from './cards.module.css'

interface CardTextProps {
  readonly language: OwnLanguage
  readonly text: string
  /** False: proposed from outside, and not said until the seller approves it. */
  readonly approved: boolean | undefined
  readonly isFirst: boolean
  /** The person is in it already: it goes on where it was. */
  readonly begins: boolean
  readonly error: string | null
  /** The card as it is written already, in another language. */
  readonly from: Card['texts'][number] | null
  readonly onFocus: () => void
  readonly onApprove: () => void
  /** The languages in which the card is not written yet. */
  readonly free: readonly OwnLanguage[]
  /** It is in another language than it was begun in. */
  readonly onLanguage: (language: OwnLanguage) => void
  readonly onChange: (text: string) => void
}

/** Its field is another one, by its language. */
const goOn = (field: HTMLTextAreaElement | null) => field?.focus()

/** A card's words in one language. An empty one can be filled by a suggestion, for the seller to read. */
export function CardText(props: CardTextProps) {
  const { language, text, approved = true, isFirst, begins, error, from } = props
  const { onFocus, onApprove, onChange, free, onLanguage } = props
  const written = otherScript(text, language)
  const { t } = useTranslation()
  const suggestion = useMutation({
    mutationFn: (body: Card['texts'][number]) =>
      api.call('cards.translate', {
        body: { text: body.text.trim(), from: body.language, to: language },
      }),
    meta: { shownInPlace: true },
    // Whoever has written something meanwhile keeps it.
    onSuccess: (answer) => {
      if (text.trim() === '') onChange(answer.text)
    },
  })
  const failure = text === '' && suggestion.error ? reasonOf(suggestion.error) : null
  return (
    <div className={classes['text']}>
      <Textarea
        label={t('settings.cards.words', { language: languageNames[language] })}
        description={isFirst ? t('settings.cards.wordsHelp') : undefined}
        error={error ?? failure}
        ref={begins ? goOn : undefined}
        rows={2}
        maxLength={longestCard}
        attributes={ownDirection}
        data-autofocus={isFirst || undefined}
        value={text}
        onFocus={onFocus}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {text.trim() === '' && from ? (
        <Button
          variant="subtle"
          size="xs"
          loading={suggestion.isPending}
          leftSection={<IconLanguage size={14} stroke={1.8} aria-hidden />}
          onClick={() => suggestion.mutate(from)}
        >
          {t('settings.cards.suggest')}
        </Button>
      ) : null}
      {written !== null && free.includes(written) ? (
        <Button variant="default" size="xs" onClick={() => onLanguage(written)}>
          {t('settings.cards.otherLanguage', { language: languageNames[written] })}
        </Button>
      ) : null}
      <p className={classes['state']} role="status">
        {approved ? null : t('settings.cards.unapproved')}
        {text !== '' && text === suggestion.data?.text ? t('settings.cards.suggested') : null}
      </p>
      {approved ? null : (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconCheck size={14} stroke={1.8} aria-hidden />}
          onClick={onApprove}
        >
          {t('settings.cards.approve')}
        </Button>
      )}
    </div>
  )
}
