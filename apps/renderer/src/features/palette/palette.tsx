import { IconSearch } from '@tabler/icons-react'
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react'
import { useTranslation } from 'react-i18next'

import { reasonOf } from '../../lib/errors.ts'
import type { ConsolePage, Entry, Group } from './entries.ts'
import { Keys } from './keys.tsx'
import { showPalette, usePalette } from './shown.ts'
import { useFixedGroups } from './use-fixed-groups.ts'
import { useFoundGroups } from './use-found-groups.ts'

import classes from './palette.module.css'

interface PaletteProps {
  readonly pages: readonly ConsolePage[]
  /** Where the focus goes once a line was run. */
  readonly contentId: string
}

/** Everything that can be found or done, by a few letters of it. A modal dialog of the browser's own. */
export function Palette({ pages, contentId }: PaletteProps) {
  const { t } = useTranslation()
  const listId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [early] = useState(() => usePalette.getState().early)
  const [text, setText] = useState(early.text)
  const [chosen, setChosen] = useState(0)
  const typed = text.trim()
  const fixed = useFixedGroups(typed, pages)
  const found = useFoundGroups(typed)
  const more = { name: t('palette.more'), entries: found.more }
  const groups = [...fixed.first, ...found.groups, ...fixed.last, more].filter(
    (group) => group.entries.length > 0,
  )
  const entries = groups.flatMap((group) => group.entries)
  // One can always search the messages.
  const bare = typed !== '' && !found.searching && !found.error && entries.length < 2
  const at = Math.min(chosen, entries.length - 1)
  const idOf = (index: number) => `${listId}-${index}`

  // In the moment the waiting line goes: a key pressed in between would reach nothing.
  useLayoutEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [at, typed])

  const run = (entry: Entry | undefined) => {
    if (!entry) return
    dialog.current?.close()
    document.getElementById(contentId)?.focus()
    entry.run()
  }

  // What is above the server's lines keeps its place when they come.
  const sure = fixed.first.reduce((sum, group) => sum + group.entries.length, 0)
  const entered = useRef(early.entered)
  const answerEnter = useEffectEvent(() => {
    if (entered.current) run(entries[at])
    entered.current = false
  })
  useEffect(() => {
    if (!found.searching) answerEnter()
  }, [found.searching])

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && entries.length > 0) {
      event.preventDefault()
      setChosen((at + step + entries.length) % entries.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (found.searching && at >= sure) entered.current = true
      else run(entries[at])
    }
  }
  return (
    <dialog
      ref={dialog}
      className={classes['palette']}
      aria-label={t('palette.label')}
      onClose={() => {
        // A line may have shown the shortcuts in its place.
        if (usePalette.getState().shown === 'search') showPalette(null)
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) dialog.current?.close()
      }}
    >
      <div className={classes['frame']}>
        <div className={classes['line']}>
          <IconSearch size={18} stroke={1.6} aria-hidden />
          <input
            className={classes['input']}
            role="combobox"
            aria-label={t('palette.label')}
            aria-expanded={entries.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={entries.length > 0 ? idOf(at) : undefined}
            placeholder={t('palette.placeholder')}
            value={text}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            // A dialog below is not closed by the Escape that closes this one.
            data-mantine-stop-propagation="true"
            onChange={(event) => {
              setText(event.currentTarget.value)
              setChosen(0)
              entered.current = false
            }}
            onKeyDown={press}
          />
        </div>
        {bare ? (
          <div className={classes['nothing']}>
            <p>{t('palette.nothing', { search: typed })}</p>
            <p>{t('palette.nothingHelp')}</p>
          </div>
        ) : null}
        <div
          ref={list}
          className={classes['list']}
          id={listId}
          role="listbox"
          aria-label={t('palette.results')}
        >
          <Groups groups={groups} at={at} idOf={idOf} onChoose={setChosen} onRun={run} />
        </div>
        {found.error ? (
          <p className={classes['note']} role="alert">
            {t('palette.failed')} {reasonOf(found.error)}
          </p>
        ) : null}
        <Foot />
        <p className="pal-unseen" role="status">
          {typed === '' || found.searching ? '' : t('palette.found', { count: entries.length })}
        </p>
      </div>
    </dialog>
  )
}

interface GroupsProps {
  readonly groups: readonly Group[]
  readonly at: number
  readonly idOf: (index: number) => string
  readonly onChoose: (index: number) => void
  readonly onRun: (entry: Entry) => void
}

function Groups({ groups, at, idOf, onChoose, onRun }: GroupsProps) {
  let index = 0
  return groups.map(({ name, entries }) => (
    <div key={name} role="group" aria-label={name}>
      <div className={classes['group']} aria-hidden>
        {name}
      </div>
      {entries.map((entry) => {
        const own = index++
        const Icon = entry.icon
        return (
          // The keys of the field move through them and run them.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={entry.id}
            id={idOf(own)}
            className={classes['entry']}
            role="option"
            aria-selected={own === at}
            onMouseMove={() => onChoose(own)}
            onClick={() => onRun(entry)}
          >
            <Icon className={classes['icon']} size={16} stroke={1.6} aria-hidden />
            <span className={classes['label']} dir="auto">
              {entry.label}
            </span>
            {entry.hint === undefined ? null : (
              <span className={classes['hint']} dir="auto">
                {entry.hint}
              </span>
            )}
          </div>
        )
      })}
    </div>
  ))
}

function Foot() {
  const { t } = useTranslation()
  return (
    <p className={classes['foot']} aria-hidden>
      <span>
        <Keys keys={['↑']} /> <Keys keys={['↓']} /> {t('palette.hintMove')}
      </span>
      <span>
        <Keys keys={['↵']} /> {t('palette.hintOpen')}
      </span>
      <span>
        <Keys keys={['Esc']} /> {t('palette.hintClose')}
      </span>
    </p>
  )
}
