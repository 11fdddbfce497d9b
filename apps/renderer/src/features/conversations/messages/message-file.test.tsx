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
    expect(said({ id: null, state: null, type: 'fallback', name: 'A page', url: null })).toBe(
      'A page',
    )
    expect(said({ id: null, state: null, type: 'fallback', name: null, url: null })).toBe(
      'Something that only Messenger shows. Open the chat there to see it.',
    )
    expect(screen.queryByRole('img')).toBeNull()
  })

  const nothing = { id: null, state: null, mime: null, size: null }
  it('that is a shared post is a link to it with its title [CV-13, AG-19]', () => {
    const url = 'https://www.facebook.com/sundarban/posts/1'
    show({ ...nothing, type: 'fallback', name: 'Wild <b>honey', url })
    const link = screen.getByRole('link', { name: /Wild <b>honey/ })
    expect(link.getAttribute('href')).toBe(url)
    expect(link.getAttribute('rel')).toBe('noreferrer')
    expect(link.textContent).toContain(url)
  })

  it.each([
    'https://evil.test/www.facebook.com',
    'https://www.facebook.com@evil.test/',
    'https://l.facebook.com/l.php?u=https%3A%2F%2Fevil.test',
    'https://www.facebook.com/l.php?u=https%3A%2F%2Fevil.test',
    'http://www.facebook.com/1',
    'javascript:alert(1)//https://www.facebook.com',
  ])('that is shared from elsewhere is named, and opened by nobody: %s [CV-13]', (url) => {
    const shown = show({ ...nothing, type: 'fallback', name: 'A prize', url })
    expect(screen.queryByRole('link')).toBeNull()
    expect(shown.textContent).toBe(`A prize${url}`)
  })

  it('that is shared without a title is named as what it is [CV-13]', () => {
    const shown = show({ ...nothing, type: 'post', name: null, url: 'https://fb.example/1' })
    expect(shown.textContent).toBe('Shared linkhttps://fb.example/1')
  })
})
