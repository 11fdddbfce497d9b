import { t } from 'i18next'

import { asSentence } from '../../lib/errors.ts'

type Field = HTMLTextAreaElement | HTMLInputElement

/** What is searched for is no text that anybody keeps, and its field is in a row of others. */
const limited =
  'textarea[maxlength], .mantine-InputWrapper-root input[maxlength]:not([type="search"])'
const lookMs = 200

const prefix = 'cut-'
let notes = 0

/** The fields that a note is shown at, each with the text that it was said of. */
const shown = new Map<Field, string>()
let looking: ReturnType<typeof setInterval> | undefined

/** How long the text around it is that is being composed. */
let around = 0

/*
 * A field that is full lets the rest of a text go without a word: it is said beside the field, until
 * another text is in it, whoever put it there.
 */
document.addEventListener('beforeinput', (event) => {
  const { target } = event
  if (event.defaultPrevented || !isLimited(target) || target.readOnly) return
  // What is composed is cut when it is done.
  if (event.inputType === 'insertCompositionText') return
  sayUnlessFits(target, lengthAround(target), textOf(event, target))
})
document.addEventListener('compositionstart', ({ target }) => {
  if (isLimited(target)) around = lengthAround(target)
})
document.addEventListener('compositionend', ({ target, data }) => {
  if (isLimited(target)) sayUnlessFits(target, around, data)
})

const isLimited = (target: EventTarget | null): target is Field =>
  target instanceof HTMLElement && target.matches(limited)

/** As the field takes it: a line break is one character, and one at the end does not go into a field of one line. */
function textOf(event: InputEvent, field: Field): string {
  const text = (event.data ?? event.dataTransfer?.getData('text/plain') ?? '').replaceAll(
    '\r\n',
    '\n',
  )
  if (field instanceof HTMLInputElement) return text.replace(/\n+$/, '')
  return event.inputType === 'insertLineBreak' ? '\n' : text
}

/** Of what stays when a text is put in. */
const lengthAround = ({ value, selectionStart, selectionEnd }: Field) =>
  value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0))

function sayUnlessFits(field: Field, length: number, text: string): void {
  if (text === '' || length + text.length <= field.maxLength) return
  // The text is not in the field yet.
  setTimeout(() => say(field))
}

function say(field: Field): void {
  if (!field.isConnected) return
  take(field)
  const note = document.createElement('p')
  note.id = prefix + ++notes
  note.className = 'pal-cut'
  note.dir = document.documentElement.dir
  note.role = 'alert'
  note.textContent = asSentence(t('reasons.field_cut', { count: field.maxLength }))
  const wrapper = field.closest('.mantine-InputWrapper-root')
  if (wrapper) wrapper.append(note)
  else field.after(note)
  describe(field, [...described(field), note.id])
  note.scrollIntoView({ block: 'nearest' })
  shown.set(field, field.value)
  looking ??= setInterval(look, lookMs)
}

/** No event tells of a text that the program itself puts into a field, such as none after it was sent. */
function look(): void {
  for (const [field, text] of shown) {
    if (!field.isConnected || field.value !== text) take(field)
  }
  if (shown.size > 0) return
  clearInterval(looking)
  looking = undefined
}

function take(field: Field): void {
  const isNote = (id: string) => id.startsWith(prefix)
  for (const id of described(field)) if (isNote(id)) document.getElementById(id)?.remove()
  describe(
    field,
    described(field).filter((id) => !isNote(id)),
  )
  shown.delete(field)
}

const described = (field: Field): readonly string[] =>
  field.getAttribute('aria-describedby')?.match(/\S+/g) ?? []

function describe(field: Field, ids: readonly string[]): void {
  if (ids.length > 0) field.setAttribute('aria-describedby', ids.join(' '))
  else field.removeAttribute('aria-describedby')
}
