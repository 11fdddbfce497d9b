import type { Message } from '@pal/core/contract/conversations'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { MessageFile } from './message-file.tsx'

type Attachment = Message['attachments'][number]

function show(part: Partial<Attachment>) {
  const attachment: Attachment = {
    id: 7,
    type: 'image',
    name: null,
    url: 'https://scontent.xx.fbcdn.net/a.jpg',
    state: 'kept',
    reason: null,
    size: 2_140_000,
    mime: 'image/jpeg',
    heard: null,
    ...part,
  }
  return render(<MessageFile attachment={attachment} />).container
}

const kept = '/api/attachments/7'

describe('a file of a message', () => {
  it('that is a picture is shown from the store, never from Facebook [CV-13, CV-14]', () => {
    show({ name: 'garden.jpg' })
    expect(screen.getByRole('img', { name: 'garden.jpg' }).getAttribute('src')).toBe(kept)
    expect(screen.getByRole('button', { name: 'Enlarge: garden.jpg' })).toBeDefined()
  })

  it('that can be heard or seen gets a player [CV-13]', () => {
    const sound = show({ type: 'audio', mime: 'audio/mp4' }).querySelector('audio[controls]')
    expect(sound?.getAttribute('src')).toBe(kept)
    const film = show({ type: 'video', mime: 'video/mp4' }).querySelector('video[controls]')
    expect(film?.getAttribute('aria-label')).toBe('Video')
  })

  it('that was spoken shows what was heard in it [AG-19, CV-13]', () => {
    show({ type: 'audio', mime: 'audio/mp4', heard: 'Do you have honey?' })
    expect(screen.getByText('Heard automatically')).toBeDefined()
    expect(screen.getByText('Do you have honey?')).toBeDefined()
  })

  it('of any other kind is a download with its name and size [CV-13]', () => {
    show({ type: 'file', name: '<b>price.pdf', mime: 'application/pdf' })
    const link = screen.getByRole('link', { name: /^<b>price\.pdf\s?2\.1 MB$/ })
    expect(link.getAttribute('href')).toBe(kept)
    expect(link.getAttribute('download')).toBe('<b>price.pdf')
  })

  it('that calls itself a picture and is none is a download too [CV-13]', () => {
    show({ mime: 'application/octet-stream' })
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByRole('link', { name: /Picture/ })).toBeDefined()
  })

  it('that is not there says so, and why [CV-13, FB-12]', () => {
    const gone = { mime: null, size: null }
    const said = (part: Partial<Attachment>) => show({ ...gone, ...part }).textContent
    expect(said({ state: 'waiting' })).toBe('Picture is being fetched')
    expect(said({ state: 'lost', reason: 'expired' })).toContain(
      'No longer available from Facebook',
    )
    expect(said({ state: 'let_go', reason: 'no_room' })).toContain(
      'Removed to make room for newer files',
    )
    expect(said({ id: null, state: null, type: 'fallback', name: 'A page' })).toBe('A page')
    expect(screen.queryByRole('img')).toBeNull()
  })
})
