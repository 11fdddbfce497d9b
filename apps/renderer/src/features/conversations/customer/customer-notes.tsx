import { Button, Textarea, TextInput } from '@mantine/core'
import { beginningOf } from '@pal/core/agent/context/text'
import { conversationNotes } from '@pal/core/constants'
import type { ConversationDetail } from '@pal/core/contract/conversations'
import { tagKey, tagText } from '@pal/core/tags'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import '../../../components/fields/form-fields.ts'
import { ownDirection } from '../../../components/fields/own-direction.ts'
import { pathTo } from '../../../lib/paths.ts'
import { useAnnotate } from '../data/annotate.ts'
import { conversationQueries } from '../data/queries.ts'
import { useNote } from './use-note.ts'

import classes from './customer-notes.module.css'

/** What the seller writes down for the shop: tags to sort by, and a note. Each is kept as it is left. */
export function CustomerNotes({ detail }: { readonly detail: ConversationDetail }) {
  const { t } = useTranslation()
  const note = useNote(detail.id, detail.note ?? '')
  return (
    <div className={classes['notes']}>
      <Tags id={detail.id} tags={detail.tags} />
      <Textarea
        aria-label={t('conversations.known.notes.note')}
        placeholder={t('conversations.known.notes.placeholder')}
        description={t('conversations.known.notes.help')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={conversationNotes.noteLength}
        autosize
        minRows={2}
        maxRows={10}
        attributes={ownDirection}
        value={note.text}
        onChange={({ currentTarget }) => note.type(currentTarget.value)}
        onBlur={note.keep}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          // The same key sends what waits for the customer.
          event.preventDefault()
          event.stopPropagation()
          note.keep()
        }}
      />
      {note.overtaken ? (
        <div className={classes['newer']} role="alert">
          {detail.note === null ? (
            <p>{t('conversations.known.notes.removed')}</p>
          ) : (
            <>
              <p>{t('conversations.known.notes.changed')}</p>
              <p className={classes['words']} dir="auto">
                {detail.note}
              </p>
            </>
          )}
          <Button variant="default" size="xs" onClick={note.useNewer}>
            {t('conversations.known.notes.useNewer')}
          </Button>
          <Button variant="default" size="xs" onClick={note.saveMine}>
            {t('conversations.known.notes.saveMine')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

interface TagsProps {
  readonly id: number
  readonly tags: readonly string[]
}

/** With what tags are parted from each other, Arabic's among them. */
const commas = /[,،]/

function Tags({ id, tags }: TagsProps) {
  const { t } = useTranslation()
  const annotate = useAnnotate(id)
  // Another window may have given other tags meanwhile: only the difference is applied.
  const change = (to: readonly string[]) =>
    annotate.mutate({ tags: [...to], was: { tags: [...tags] } })
  const [typed, setTyped] = useState('')
  const known = useId()
  const used = useQuery(conversationQueries.tags).data ?? []
  const full = tags.length >= conversationNotes.tags
  const add = (text: string) => {
    const all = new Map(tags.map((tag) => [tagKey(tag), tag]))
    for (const part of text.split(commas)) {
      const tag = beginningOf(tagText(part), conversationNotes.tagLength)
      const key = tagKey(tag)
      if (tag === '' || all.has(key) || all.size >= conversationNotes.tags) continue
      // As it was written before, so that one filter finds all of them.
      all.set(key, used.find((each) => tagKey(each.tag) === key)?.tag ?? tag)
    }
    setTyped('')
    if (all.size > tags.length) change([...all.values()])
  }
  return (
    <>
      {tags.length > 0 ? (
        <ul className={classes['tags']} aria-label={t('conversations.known.notes.tags')}>
          {tags.map((tag) => (
            <li key={tag}>
              <Link
                to={pathTo.conversationsTagged(tag)}
                title={t('conversations.known.notes.all', { tag })}
                dir="auto"
              >
                {tag}
              </Link>
              <button
                type="button"
                aria-label={t('conversations.known.notes.remove', { tag })}
                onClick={() => change(tags.filter((each) => each !== tag))}
              >
                <IconX size={12} stroke={2} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {full ? null : (
        <>
          <TextInput
            aria-label={t('conversations.known.notes.add')}
            placeholder={t('conversations.known.notes.add')}
            maxLength={conversationNotes.tagLength}
            list={known}
            autoComplete="off"
            attributes={ownDirection}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text')
              // The field has room for one only.
              if (!commas.test(pasted)) return
              event.preventDefault()
              add(`${typed},${pasted}`)
            }}
            onBlur={() => add(typed)}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing) return
              if (event.key !== 'Enter' && !commas.test(event.key)) return
              event.preventDefault()
              add(typed)
            }}
          />
          <datalist id={known}>
            {used.map(({ tag }) => (tags.includes(tag) ? null : <option key={tag}>{tag}</option>))}
          </datalist>
        </>
      )}
    </>
  )
}
