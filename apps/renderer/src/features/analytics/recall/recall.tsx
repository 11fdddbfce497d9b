import '@mantine/core/styles/Input.layer.css'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { mostStatedFacts } from '@pal/core/constants'
import type { StatedFactCount } from '@pal/core/contract/analytics'
import { factKinds } from '@pal/core/domain/entities'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ownDirection } from '../../../components/fields/own-direction.ts'
import { QueryError } from '../../../components/notices/query-error.tsx'
import { Panel } from '../../../components/panel.tsx'
import { wholeNumber } from '../../../lib/format/format-number.ts'
import { FactTable } from './fact-table.tsx'
import { isWorded, useFactWords } from './fact-words.ts'
import { recallQueries } from './recall-queries.ts'
import { RecipientDialog } from './recipient-dialog.tsx'

import classes from './recall.module.css'

type Shown = Omit<Parameters<typeof RecipientDialog>[0], 'onClose'>

/** A price was wrong, or a word: everybody who was sent it, and what corrects it. */
export function Recall() {
  const { t, i18n } = useTranslation()
  const words = useFactWords()
  const facts = useQuery(recallQueries.facts())
  const [shown, setShown] = useState<Shown | null>(null)
  const [kind, setKind] = useState<StatedFactCount['kind'] | null>(null)
  const stated = facts.data ?? []
  const kinds = factKinds.filter((each) => stated.some((fact) => fact.kind === each))
  const isCut = kinds.some(
    (each) => stated.filter((fact) => fact.kind === each).length >= mostStatedFacts,
  )
  // What was chosen may be in the list no more.
  const only = kinds.find((each) => each === kind) ?? null
  const open = (fact: StatedFactCount) => {
    const changed = fact.now !== fact.value
    setShown({
      wanted: { fact: fact.key },
      sought: fact.kind === 'product' ? words.name(fact) : words.stated(fact),
      stillSo: !changed,
      ready: words.ready(fact),
      ...(isWorded(fact)
        ? {
            title: words.name(fact),
            worded: { stated: words.stated(fact), now: changed ? words.now(fact) : null },
          }
        : {
            title: t('analytics.recall.toldTitle', {
              fact: words.name(fact),
              value: words.stated(fact),
            }),
          }),
    })
  }
  return (
    <Panel title={t('analytics.recall.title')}>
      <div className={classes['intro']}>
        <p className={classes['note']}>{t('analytics.recall.note')}</p>
        <WordSearch
          onSearch={(text) =>
            setShown({
              wanted: { words: text },
              sought: text,
              stillSo: false,
              title: t('analytics.recall.wordsTitle', { words: text }),
            })
          }
        />
      </div>
      {facts.error && !facts.data ? (
        <QueryError title={t('analytics.recall.failed')} query={facts} />
      ) : null}
      {facts.data?.length === 0 ? (
        <p className={classes['empty']}>{t('analytics.recall.none')}</p>
      ) : null}
      {kinds.length > 1 ? (
        <div className={classes['kinds']}>
          <NativeSelect
            size="xs"
            aria-label={t('analytics.recall.of')}
            value={only ?? ''}
            onChange={({ currentTarget }) =>
              setKind(kinds.find((each) => each === currentTarget.value) ?? null)
            }
            data={[
              { value: '', label: t('analytics.recall.everything') },
              ...kinds.map((each) => ({ value: each, label: t(`analytics.recall.kind.${each}`) })),
            ]}
          />
        </div>
      ) : null}
      {stated.length > 0 ? (
        <FactTable
          facts={only === null ? stated : stated.filter((fact) => fact.kind === only)}
          onOpen={open}
        />
      ) : null}
      {isCut ? (
        <p className={classes['more']}>
          {t('analytics.recall.latestOnly', {
            shown: wholeNumber(mostStatedFacts, i18n.language),
          })}
        </p>
      ) : null}
      {shown ? <RecipientDialog {...shown} onClose={() => setShown(null)} /> : null}
    </Panel>
  )
}

function WordSearch({ onSearch }: { readonly onSearch: (text: string) => void }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  return (
    <form
      className={classes['search']}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') onSearch(text.trim())
      }}
    >
      <TextInput
        attributes={ownDirection}
        className={classes['words'] ?? ''}
        type="search"
        aria-label={t('analytics.recall.words')}
        placeholder={t('analytics.recall.words')}
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
        maxLength={200}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={text.trim() === ''}>
        {t('analytics.recall.find')}
      </Button>
    </form>
  )
}
